"""What a person may type: the number of an option, or a command. Each says what is to stand above the prompt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cinqmars import bots
from cinqmars.kernel import CinqMarsError, Message, Refused
from cinqmars.terminal import draw, story
from cinqmars.terminal.complaint import complaint
from cinqmars.terminal.ink import ICONS, UNKNOWN, strung
from cinqmars.terminal.menu import Item
from cinqmars.terminal.screen import Left, Quit
from cinqmars.terminal.seating import PERSON

if TYPE_CHECKING:
    from cinqmars.terminal.table import Asked, Sitting

Said = list[str]
Command = Callable[["Sitting", "Asked", str], Said]

HELP: Final = "?"
QUIT: Final = "q"
LOG_LINES: Final = 30


def obey(table: Sitting, asked: Asked, line: str) -> Said:
    word, _, rest = line.partition(" ")
    if not word:
        return []
    number = number_in(word)
    if number is not None:
        return answer(table, asked, number)
    command = COMMANDS.get(letter(table, word.lower()))
    if command is None:
        return [table.say("table-not-a-command")]
    return command(table, asked, rest.strip())


def letter(table: Sitting, word: str) -> str:
    """Whole words are understood as well as letters."""
    for known in COMMANDS:
        if word == known or word in table.say(f"words-{name_of(known)}").split():
            return known
    return ""


def name_of(letter: str) -> str:
    """As it stands in the ids of texts."""
    return "help" if letter == HELP else letter


def number_in(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None


# answering


def answer(table: Sitting, asked: Asked, number: int) -> Said:
    if number == 0 and not asked.decision.must:
        table.passed.add(asked.seat)
        return []
    item = asked.menu.item(number)
    if item is None:
        return no_such_option(table, asked)
    if not item.possible:
        return [why_not(table, item)]
    try:
        table.moved_to(table.session.apply(item.choice.arg, seat=asked.seat))
    except Refused as e:
        return [complaint(e, table.say)]
    return table.keep()


def no_such_option(table: Sitting, asked: Asked) -> Said:
    return [table.say("table-no-option", n=len(asked.menu.items))]


def undo(table: Sitting, asked: Asked, rest: str) -> Said:
    try:
        table.moved_to(table.session.undo(asked.seat, list(table.bots)))
    except Refused as e:
        return [complaint(e, table.say)]
    return table.keep()


def hand_over(table: Sitting, asked: Asked, rest: str) -> Said:
    """In a race: another person acts first."""
    others = table.others_who_may(asked)
    if not others:
        return [table.say("table-nobody-else")]
    seat = (number_in(rest) or 0) - 1
    other = seat if seat in others else others[0]
    table.passed.discard(other)
    table.turn(table.session.asked(other))
    return []


# asking


def page(table: Sitting, *what: RenderableType) -> Said:
    try:
        table.screen.pages(Group(*what), table.say("table-more"), table.say("table-back"))
    except Left:
        raise Quit from None
    return []


def show_help(table: Sitting, asked: Asked, rest: str) -> Said:
    pen = asked.pen
    parts: list[RenderableType] = [pen.text(table.say("help-title"), "bold")]
    for name in ["n", *[name_of(letter) for letter in COMMANDS]]:
        usage = table.say(f"usage-{name}")
        about = pen.text(table.say(f"help-{name}"))
        parts.append(strung(Text(f"  {usage:<11} ", f"bold {pen.ink.signal}"), about))
    parts += [Text(), pen.text(table.say("help-signs"), "bold"), *seats(table, asked), *signs(asked)]
    return page(table, *parts)


def seats(table: Sitting, asked: Asked) -> list[Text]:
    return [
        strung("  ", asked.pen.name(seat), "  ", asked.pen.quiet(player(table, spec)))
        for seat, spec in enumerate(table.players)
    ]


def player(table: Sitting, spec: str) -> str:
    if spec == PERSON:
        return table.say("lobby-person")
    kind = spec.replace(",", ":").partition(":")[0]
    name = table.say(bots.NAMES[kind].label)
    return name if spec == kind else f"{name} ({spec})"


def signs(asked: Asked) -> list[Text]:
    """What stands for things on the table now."""
    shown: dict[str, Message] = {}
    for thing in [thing for zone in asked.view.zones() for thing in zone.things]:
        sign = UNKNOWN if thing.hidden else ICONS.get(thing.kind)
        if sign is not None:
            shown.setdefault(sign, thing.label)
    for fact in [fact for player in asked.view.players for fact in player.facts]:
        if fact.icon in ICONS:
            shown.setdefault(ICONS[fact.icon], fact.label)
    return [strung(f"  {sign}  ", asked.pen.quiet(label)) for sign, label in shown.items()]


def why(table: Sitting, asked: Asked, rest: str) -> Said:
    """The reason against one option, or against all that are impossible."""
    number = number_in(rest)
    if number is None:
        others = [table.say("menu-others", n=n, why=why) for why, n in asked.menu.others]
        reasons = [why_not(table, item) for item in asked.menu.items if not item.possible]
        return [*reasons, *others] or [table.say("table-all-possible")]
    item = asked.menu.item(number)
    if item is None:
        return no_such_option(table, asked)
    return [table.say("table-possible", what=item.choice.label) if item.possible else why_not(table, item)]


def why_not(table: Sitting, item: Item) -> str:
    return table.say("table-impossible", what=item.choice.label, why=item.choice.reason or "")


def info(table: Sitting, asked: Asked, rest: str) -> Said:
    """On a card by its number in the menu or by a part of its name; on all of them."""
    notes = notes_for(table, asked)
    item = asked.menu.item(number_in(rest) or 0)
    if item is not None:
        label = table.say(item.choice.label)
        found = {label: notes[label]} if label in notes else {}
    else:
        found = {name: note for name, note in notes.items() if rest.lower() in name.lower()}
    if not found:
        return [table.say("table-no-info")]
    lines: list[RenderableType] = []
    for name, note in found.items():
        lines += [asked.pen.text(name, "bold"), Padding(asked.pen.text(note), (0, 0, 0, 4))]
    return page(table, *lines)


def notes_for(table: Sitting, asked: Asked) -> dict[str, str]:
    """What each card in sight does, one's own first."""
    zones = sorted(asked.view.zones(), key=lambda zone: zone.owner != asked.seat)
    things = [thing for zone in zones for thing in zone.things]
    return {table.say(thing.label): table.say(thing.note) for thing in things if thing.note is not None}


def log(table: Sitting, asked: Asked, rest: str) -> Said:
    """The last lines, as many as told, or all."""
    told = story.stories(table.session, asked.seat)
    if rest not in table.say("words-all").split():
        told = told[-(number_in(rest) or min(LOG_LINES, table.screen.height - 1)) :]
    return page(table, *[strung("  ", asked.pen.text(line.story)) for line in told])


def rules(table: Sitting, asked: Asked, rest: str) -> Said:
    game, pen = table.session.game, asked.pen
    parts: list[RenderableType] = [pen.text(table.say("rules-title"), f"bold {pen.ink.brand}")]
    for paragraph in game.summary():
        parts.append(Padding(pen.text(paragraph.title, "bold"), (0, 0, 0, 2)))
        parts.append(Padding(pen.text(paragraph.text), (0, 0, 1, 2)))
    parts.append(pen.text(table.say("about-title"), f"bold {pen.ink.brand}"))
    parts += [Padding(pen.text(text), (0, 0, 1, 2)) for text in game.about()]
    return page(table, *parts)


def whole_view(table: Sitting, asked: Asked, rest: str) -> Said:
    return page(table, draw.whole(asked.pen, asked.view, table.screen.width))


# saving and leaving


def save(table: Sitting, asked: Asked, rest: str) -> Said:
    return saved(table, Path(rest) if rest else table.saving.path)


def saved(table: Sitting, path: Path) -> Said:
    try:
        table.save(path)
    except CinqMarsError as e:
        return [complaint(e, table.say)]
    table.saving = table.saving._replace(path=path)
    return [table.say("table-saved", path=str(path))]


def quit_table(table: Sitting, asked: Asked, rest: str) -> Said:
    return leave(table)


def leave(table: Sitting) -> Said:
    """Offers to save. Whoever is gone, or in a hurry, is not asked twice."""
    if not table.unsaved:
        raise Quit
    say, usual = table.say, table.saving.path
    try:
        reply = table.screen.read(say("quit-save", path=str(usual)) + " ")
    except (Left, KeyboardInterrupt):
        raise Quit from None
    if reply.lower() in say("words-no").split():
        raise Quit
    if reply.lower() in say("words-cancel").split():
        return []
    meant = not reply or reply.lower() in say("words-yes").split()
    said = saved(table, usual if meant else Path(reply))
    if not table.unsaved:
        raise Quit
    return said


COMMANDS: Final[dict[str, Command]] = {
    HELP: show_help,
    "u": undo,
    "w": why,
    "i": info,
    "l": log,
    "r": rules,
    "v": whole_view,
    "t": hand_over,
    "s": save,
    QUIT: quit_table,
}
