"""The server's own log: one line per event, for people or as JSON. Never a token, a seed or a secret of a game."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final

FACTS: Final = (
    "table",
    "game",
    "seat",
    "reason",
    "status",
    "method",
    "path",
    "ms",
    "what",
    "error",
    "address",
)


def facts(record: logging.LogRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in FACTS if hasattr(record, name)}


class Readable(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        told = " ".join([f"{name}={value}" for name, value in facts(record).items()])
        line = f"{at} {record.getMessage()} {told}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(form: str = "text", level: int = logging.INFO) -> None:
    """Write the log to stderr: form is text or json. What libraries say goes there too, if it is worth a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else Readable())
    logging.getLogger().handlers[:] = [handler]
    for name, least in (("", logging.WARNING), ("cinqmars", level)):
        logging.getLogger(name).setLevel(least)
