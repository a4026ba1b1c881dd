"""What browsers are told with every answer: load nothing from elsewhere, run nothing inline, be in nobody's frame."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SOURCES: Final = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def policy(**other: str) -> str:
    """The content security policy; a page of its own kind may name other sources."""
    sources = {**SOURCES, **{name.replace("_", "-"): value for name, value in other.items()}}
    return "; ".join([f"{name} {value}" for name, value in sources.items()])


def only(text: str) -> str:
    """A source that is this very text and nothing else."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


class SafeHeaders:
    """Adds them to every answer that does not say otherwise itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = {"content-security-policy": policy(), **ALWAYS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                found: Any = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    found.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent)
