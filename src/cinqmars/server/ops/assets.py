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
        path = str(full_path)
        if response.status_code != 200 or not path.endswith(SQUEEZED):
            return response
        if takes("br", scope) and (small := brotli(path)) is not None:
            return packed(small, response, "br")
        if takes_gzip(scope):
            return gzipped(squeezed(path, stat_result.st_mtime), response)
        return response


def takes(encoding: str, scope: Scope) -> bool:
    """Browsers take Brotli over TLS, and from their own machine."""
    return encoding in re.split(r"[\s,;]+", Headers(scope=scope).get("accept-encoding", ""))


def takes_gzip(scope: Scope) -> bool:
    return takes("gzip", scope)


def gzipped(data: bytes, like: Response) -> Response:
    return packed(data, like, "gzip")


def packed(data: bytes, like: Response, encoding: str) -> Response:
    """What another response would say, in compressed bytes."""
    names = ("content-type", "cache-control", "content-security-policy", "etag", "last-modified")
    headers = {name: like.headers[name] for name in names if name in like.headers}
    return Response(data, headers={**headers, "content-encoding": encoding, "vary": "accept-encoding"})


@lru_cache(maxsize=64)
def squeezed(path: str, changed: float) -> bytes:
    """A file as it was changed last."""
    return gzip.compress(Path(path).read_bytes())


@lru_cache(maxsize=128)
def brotli(path: str) -> bytes | None:
    """A file as the page's build has packed it, if it has: one that is named by its content."""
    small = Path(path + ".br")
    return small.read_bytes() if NAMED.search(path) and small.is_file() else None
