"""What pages look like, compared with pictures that a person has accepted.

The pictures are small: a pixel is the mean of a block of the screen, so that neither fonts drawn a little differently
nor the last pixel of a border matter. A page that has changed on purpose is accepted anew by `make accept`.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
ACCEPTED = HERE / "accepted"
SEEN = HERE.parents[1] / "build" / "looks"
SHOTS = HERE.parents[1] / "build" / "screenshots"
BLOCK = 6  # pixels of the screen to one of the picture
TILE = 8  # pixels of the picture to a tile
MEAN = 0.02  # of the whole range from black to white, over the picture
WORST = 0.14  # the same, over the tile that differs most
SAME = 0.5  # of these limits: so little is not worth a new picture
COMPARE = (HERE / "looks.js").read_text(encoding="utf-8")
REST = (HERE / "rest.js").read_text(encoding="utf-8")
FONTS = "Promise.all([...document.fonts].map((face) => face.load())).then(() => true)"


class Difference(NamedTuple):
    """Between a page and its accepted picture."""

    mean: float
    worst: float
    at: tuple[int, int]  # of the tile's middle, in pixels of the screen

    def within(self, share: float = 1.0) -> bool:
        return self.mean <= MEAN * share and self.worst <= WORST * share


def look(page: Any, eye: Any, name: str) -> None:
    """The page looks as accepted, or fails and says where it does not."""
    shot = still(page)
    save(SHOTS, name, shot)
    small, found = compared(eye, shot, name)
    if os.environ.get("CINQMARS_ACCEPT"):
        if found is None or not found.within(SAME):
            save(ACCEPTED, name, small)
        return
    if found is None or not found.within():
        save(SEEN, name, small)
        save(SEEN, f"{name}-whole", shot)
    assert found is not None, f"no picture of {name} has been accepted: look at build/looks, then make accept"
    assert found.within(), (
        f"{name} looks different near {found.at}: {found.mean:.3f} over all, {found.worst:.3f} there; "
        "compare build/looks with tests/browser/accepted; if it is meant, make accept"
    )


def watched(page: Any) -> None:
    """From its next address on the page says when it waits for something."""
    page.add_init_script(REST)


def still(page: Any) -> bytes:
    """The page once its fonts are there, nothing is on its way and nothing moves any more.

    Two equal pictures alone do not tell: on a busy machine an answer may take longer than the time between them.
    """
    page.evaluate(FONTS)
    before = b""
    for _ in range(50):
        page.wait_for_function("() => atRest()")
        now: bytes = page.screenshot(animations="disabled")
        if now == before and page.evaluate("atRest()"):
            break
        before = now
        page.wait_for_timeout(120)
    return before


def compared(eye: Any, shot: bytes, name: str) -> tuple[bytes, Difference | None]:
    """The small picture, and how it differs from the accepted one."""
    file = ACCEPTED / f"{name}.png"
    known = url(file.read_bytes()) if file.is_file() else ""
    found = eye.evaluate(COMPARE, {"shot": url(shot), "known": known, "block": BLOCK, "tile": TILE})
    small = base64.b64decode(found["small"].partition(",")[2])
    if not known:
        return small, None
    return small, Difference(found["mean"], found["worst"], (found["at"][0], found["at"][1]))


def url(png: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(png).decode()


def save(folder: Path, name: str, png: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.png").write_bytes(png)
