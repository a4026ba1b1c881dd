"""What travels: the home page, a table on top of it; what a browser has to load before it shows them."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import ASKED
from cinqmars import games

Visit = Callable[..., Any]
KB = 1000
HOME, TABLE = 250 * KB, 160 * KB


class Scales:
    """Counts what a page is sent, as it travels: files with their headers, and the frames of its line."""

    def __init__(self, page: Any) -> None:
        self.bytes = 0
        self.files: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.line = zlib.compressobj(wbits=-12, memLevel=5)  # as the server compresses it
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.on("Network.webSocketFrameReceived", self._framed)

    def _asked(self, event: dict[str, Any]) -> None:
        self.names[event["requestId"]] = event["request"]["url"].partition("//")[2].partition("/")[2]

    def _came(self, event: dict[str, Any]) -> None:
        name = self.names.get(event["requestId"], "?")
        self.files[name] = self.files.get(name, 0) + int(event["encodedDataLength"])
        self.bytes += int(event["encodedDataLength"])

    def _framed(self, event: dict[str, Any]) -> None:
        text = event["response"]["payloadData"].encode()
        self.bytes += len(self.line.compress(text) + self.line.flush(zlib.Z_SYNC_FLUSH))

    def heaviest(self) -> list[tuple[int, str]]:
        return sorted(((size, name) for name, size in self.files.items()), reverse=True)[:12]


def home(page: Any) -> Scales:
    scales = Scales(page)
    page.goto("/")
    page.wait_for_selector(".plate .go")
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    return scales


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_home_is_light(visit: Visit, lang: str) -> None:
    scales = home(visit("/api/docs", lang=lang))
    assert 0 < scales.bytes <= HOME, scales.heaviest()


@pytest.mark.parametrize("game", games.PACKAGES)
def test_a_table_adds_little_to_the_home_page(visit: Visit, game: str) -> None:
    page = visit("/api/docs", lang="fr-FR")
    scales = home(page)
    before = scales.bytes
    scales.files.clear()
    page.click(f".plate:has(a[href='/about/{game}']) .go")
    page.wait_for_selector(f".table .decision, {ASKED}")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    assert 0 < scales.bytes - before <= TABLE, scales.heaviest()
