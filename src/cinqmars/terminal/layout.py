"""The table on one screen: as much of it as fits, the question always."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from cinqmars.kernel import Message, View
from cinqmars.terminal import draw, menu
from cinqmars.terminal.board import WIDE, Maps, Parts, boxed, plain
from cinqmars.terminal.columns import columns
from cinqmars.terminal.ink import strung, unbreakable
from cinqmars.terminal.menu import Menu
from cinqmars.terminal.pen import DOT, Pen, joined
from cinqmars.terminal.roster import roster
from cinqmars.terminal.screen import Drawn, Screen
from cinqmars.terminal.story import News, worth_telling

SOME_NEWS: Final = 4
FEW_OPTIONS: Final = 6  # whose cards are always told


class Scene(NamedTuple):
    """What one person has before them."""

    title: str
    view: View
    geometry: Maps
    question: Message | str
    asked: int
    menu: Menu
    news: list[News]
    chances: list[str]  # what may be done besides answering
    hints: str
    notices: list[str]


class Detail(NamedTuple):
    """How much is drawn."""

    boxes: bool = False
    tight: bool = False
    few: bool = False
    terse: bool = False
    notes: bool = False
    hand: bool = False
    headings: bool = False
    board: bool = True


# From all to nothing but the question.
DETAILS: Final = (
    Detail(boxes=True, notes=True, hand=True, headings=True),
    Detail(boxes=True, notes=True, hand=True),
    Detail(boxes=True, hand=True),
    Detail(boxes=True, tight=True, notes=True, hand=True),
    Detail(boxes=True, tight=True, hand=True),
    Detail(boxes=True, tight=True),
    Detail(boxes=True, tight=True, few=True, notes=True, hand=True),
    Detail(boxes=True, tight=True, few=True, hand=True),
    Detail(boxes=True, tight=True, few=True),
    Detail(boxes=True, tight=True, terse=True, notes=True, hand=True),
    Detail(boxes=True, tight=True, terse=True, hand=True),
    Detail(boxes=True, tight=True, few=True, terse=True, hand=True),
    Detail(boxes=True, tight=True, few=True, terse=True),
    Detail(notes=True, hand=True, headings=True),
    Detail(notes=True, hand=True),
    Detail(notes=True),
    Detail(hand=True, headings=True),
    Detail(hand=True),
    Detail(),
    Detail(notes=True, board=False),
    Detail(board=False),
)


def laid_out(screen: Screen, pen: Pen, scene: Scene) -> RenderableType:
    """The fullest picture that leaves a line for the answer."""
    return Layout(screen, pen, scene).fullest()


class Layout:
    """Tries one detail after the other. What was drawn once is kept."""

    def __init__(self, screen: Screen, pen: Pen, scene: Scene) -> None:
        self.screen = screen
        self.pen = pen
        self.scene = scene
        self.boards: dict[tuple[bool, ...], Drawn] = {}
        self.questions: dict[tuple[bool, bool], Drawn] = {}
        self.title = screen.drawn(title(pen, scene.title, scene.view, screen.width))
        self.hand = screen.drawn(Group(*self.cards()))

    def cards(self) -> list[Text]:
        view = self.scene.view
        offered = frozenset([ref for item in self.scene.menu.items for ref in item.choice.refs])
        return draw.own(self.pen, view.players[view.seat], offered) if view.seat >= 0 else []

    def fullest(self) -> RenderableType:
        """Some news are worth more than a card's text, the board in its frames is worth more than news."""
        framed = [detail for detail in DETAILS if detail.boxes] if self.can_frame() else []
        plain = [detail for detail in DETAILS if not detail.boxes]
        for details, least in ((framed, SOME_NEWS), (framed, 1), (plain, SOME_NEWS), (plain, 1), (plain, 0)):
            for detail in [detail for detail in details if detail.board or not least]:
                picture = self.picture(detail, min(least, len(self.scene.news)))
                if picture is not None:
                    return picture
        return self.question(plain[-1])

    def can_frame(self) -> bool:
        return self.screen.live and self.screen.width >= WIDE

    def picture(self, detail: Detail, least: int) -> RenderableType | None:
        """In this detail, if it fits with at least so many news."""
        above = [self.title, *([self.board(detail)] if detail.board else [])]
        below = [*([self.hand] if detail.hand else []), self.question(detail)]
        room = self.screen.height - 1 - sum([len(part) for part in above + below])
        if room < 0:
            return None
        news = self.news(room, least, flowing=self.screen.live and not detail.boxes)
        return None if news is None else Group(*above, *news, *below)

    def board(self, detail: Detail) -> Drawn:
        key = detail[:4] if detail.boxes else (False, detail.headings)
        if key not in self.boards:
            pen, scene, width = self.pen, self.scene, self.screen.width
            parts = roster(pen, scene.view, width, scene.asked)
            parts += (
                boxed(self.screen, pen, scene.view, scene.geometry, detail.tight, detail.few, detail.terse)
                if detail.boxes
                else plain(pen, scene.view, width, detail.headings)
            )
            self.boards[key] = self.screen.drawn(Group(*parts))
        return self.boards[key]

    def question(self, detail: Detail) -> Drawn:
        key = (detail.notes, detail.headings)
        if key not in self.questions:
            self.questions[key] = self.screen.drawn(
                Group(*question(self.pen, self.scene, detail, self.screen.width))
            )
        return self.questions[key]

    def news(self, room: int, least: int, flowing: bool) -> list[Drawn] | None:
        """The latest that fit in `room` lines; None if they are too few."""
        news, block = self.scene.news, flow if flowing else listed
        best: list[Drawn] | None = None if least else []
        low, high = max(1, least), len(news)
        while low <= high:
            kept = (low + high + 1) // 2
            told = [self.told(one) for one in worth_telling(news, kept)]
            drawn = self.screen.drawn(block(self.pen, told, len(news) - kept, self.screen.width))
            if len(drawn) <= room:
                best, low = [drawn], kept + 1
            else:
                high = kept - 1
        return best

    def told(self, news: News) -> Text:
        return self.pen.text(news.story, "bold" if news.touches else "")


def title(pen: Pen, name: str, view: View, width: int) -> Text:
    """The game, where it stands, and a line to the edge."""
    brand = pen.ink.brand
    bold = Text(unbreakable(name), f"bold {brand}")
    made = strung(Text("── ", brand), bold, Text(" ── ", brand), pen.text(view.headline), " ")
    made.append("─" * max(0, width - made.cell_len), brand)
    made.truncate(width)
    return made


def question(pen: Pen, scene: Scene, detail: Detail, width: int) -> Parts:
    asked = strung(Text("▸ ", f"bold {pen.ink.signal}"), pen.name(scene.asked), "  ")
    lines: Parts = [strung(asked, pen.text(scene.question, "bold"))]
    if menu.has_notes(scene.menu) and (detail.notes or len(scene.menu.items) <= FEW_OPTIONS):
        lines.append(menu.noted(pen, scene.menu))
    else:
        lines.append(menu.in_columns(pen, scene.menu, width))
    lines += menu.others(pen, scene.menu, width)
    lines += [pen.text(chance, pen.ink.signal) for chance in scene.chances]
    lines += [pen.text(notice, pen.ink.bad) for notice in scene.notices]
    lines += [pen.quiet(scene.hints)] if detail.headings else []
    return lines


# news


def flow(pen: Pen, told: Sequence[Text], earlier: int, width: int) -> RenderableType:
    return strung(heading(pen, earlier), "  ", joined(told, " "))


def listed(pen: Pen, told: Sequence[Text], earlier: int, width: int) -> RenderableType:
    return Group(heading(pen, earlier), columns([strung("  ", story) for story in told], width))


def heading(pen: Pen, earlier: int) -> Text:
    made = pen.text(pen.say("table-since"), f"bold {pen.ink.brand}")
    return strung(made, pen.quiet(DOT + pen.say("table-earlier", n=earlier))) if earlier else made
