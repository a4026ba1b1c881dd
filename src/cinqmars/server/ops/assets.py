"""What the page is made of, on its way to a browser: compressed, and kept there."""

from __future__ import annotations

import gzip
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SQUEEZED: Final = (".js", ".css", ".svg")  # fonts are compressed already
NAMED: Final = re.compile(r"-[\w-]{8}\.\w+$")  # by its content: another content has another name
FOREVER: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """The files of the built page. Each is compressed once."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        if NAMED.search(str(full_path)):
            response.headers["cache-control"] = FOREVER
        if response.status_code != 200 or not str(full_path).endswith(SQUEEZED) or not takes_gzip(scope):
            return response
        return gzipped(squeezed(str(full_path), stat_result.st_mtime), response)


def takes_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


def gzipped(data: bytes, like: Response) -> Response:
    """What another response would say, in compressed bytes."""
    names = ("content-type", "cache-control", "content-security-policy", "etag", "last-modified")
    headers = {name: like.headers[name] for name in names if name in like.headers}
    return Response(data, headers={**headers, "content-encoding": "gzip", "vary": "accept-encoding"})


@lru_cache(maxsize=64)
def squeezed(path: str, changed: float) -> bytes:
    """A file as it was changed last."""
    return gzip.compress(Path(path).read_bytes())
