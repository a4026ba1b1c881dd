"""The table: people around one screen, and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from cinqmars import bots
from cinqmars.kernel import CinqMarsError, Decision, View
from cinqmars.session import Session
from cinqmars.terminal import commands, files, result, story
from cinqmars.terminal.complaint import complaint
from cinqmars.terminal.ink import Ink, marked, strung
from cinqmars.terminal.layout import Scene, laid_out
from cinqmars.terminal.menu import Menu, menu_of
from cinqmars.terminal.pen import Pen
from cinqmars.terminal.screen import Left, Quit, Screen
from cinqmars.terminal.seating import PERSON, bots_of
from cinqmars.text import Speaker

NO_ONE: Final = -1


class Asked(NamedTuple):
    """A question as it lies on the screen."""

    decision: Decision
    view: View
    menu: Menu
    pen: Pen

    @property
    def seat(self) -> int:
        return self.decision.seat


class Saving(NamedTuple):
    """Where a game is saved unless told; `always` after every answer."""

    path: Path
    always: bool = False


class Sitting:
    """A game in progress, from the first question to the score."""

    def __init__(
        self, screen: Screen, session: Session, players: list[str], lang: str, ink: Ink, saving: Saving
    ) -> None:
        self.screen = screen
        self.session = session
        self.players = players
        self.bots = bots_of(players, session.setup.seed)
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        plain = Speaker(lang, session.game.id)
        self.say = Speaker(lang, session.game.id, marked([plain.seat(n) for n in range(session.seats)]))
        self.ink = ink
        self.saving = saving
        self.saved = session  # as it lies on disk, or as it was before anybody answered
        self.holder = NO_ONE  # whose screen it is
        self.passed: set[int] = set()  # who let this moment of a race go by

    # the flow

    def play(self) -> bool:
        """To the end, or until somebody leaves. True if the game is over."""
        try:
            with self.screen.opened():
                while not self.session.over:
                    self.step_or_leave()
        except (Quit, KeyboardInterrupt):  # also between two steps, or twice in a hurry
            return False
        self.end()
        return True

    def step_or_leave(self) -> None:
        """Ctrl-C at any time is the wish to leave."""
        try:
            self.step()
        except KeyboardInterrupt:
            if not self.screen.live:
                raise Quit from None
            commands.leave(self)

    def step(self) -> None:
        self.let_bots_play()
        decision = self.next_question()
        if decision is not None:
            self.turn(decision)

    def let_bots_play(self) -> None:
        with self.screen.busy(self.say("table-bots")):
            played = bots.play_on(self.session, self.bots, self.passed)
        if len(played.log) > len(self.session.log):
            self.moved_to(played)

    def moved_to(self, session: Session) -> None:
        self.session = session
        self.passed.clear()

    def next_question(self) -> Decision | None:
        """Who must answer comes before who may, and who holds the screen before the others."""
        people = [seat for seat in self.people if seat not in self.passed]
        asked = [d for d in self.session.pending if d.seat in people and not d.idle]
        asked.sort(key=lambda d: (not d.must, d.seat != self.holder))
        return asked[0] if asked else None

    def turn(self, decision: Decision) -> None:
        """Ask until there is an answer, or somebody else has the screen."""
        self.lift_curtain(decision.seat)
        before, notices, first = self.session, list[str](), True
        while self.session is before and self.holder == decision.seat and decision.seat not in self.passed:
            asked = self.asked(decision)
            self.show(asked, notices, first)
            notices, first = self.obeyed(asked), False

    def lift_curtain(self, seat: int) -> None:
        if self.holder != seat and len(self.people) > 1:
            text = self.say("table-curtain", who=self.say.seat(seat))
            self.screen.curtain(self.pen().text(text, "bold"), self.say("table-enter"))
        self.holder = seat

    def obeyed(self, asked: Asked) -> list[str]:
        """What came of one line of input: things to say, if any."""
        try:
            line = self.screen.read(self.say("table-prompt") + " ")
        except Left:
            raise Quit from None
        return commands.obey(self, asked, line)

    # the picture

    def pen(self, menu: Menu | None = None) -> Pen:
        return Pen(self.say, self.ink, menu.lit() if menu is not None else ())

    def asked(self, decision: Decision) -> Asked:
        view = self.session.view(decision.seat)
        menu = menu_of(self.session.choices(decision), view)
        return Asked(decision, view, menu, self.pen(menu))

    def show(self, asked: Asked, notices: list[str], first: bool) -> None:
        """All of it; on paper only what is new."""
        if first or self.screen.clears:
            picture = laid_out(self.screen, asked.pen, self.scene(asked, notices))
            self.screen.clear()
            self.screen.print(picture)
        else:
            self.screen.print(*[asked.pen.text(notice, self.ink.bad) for notice in notices])

    def scene(self, asked: Asked, notices: list[str]) -> Scene:
        return Scene(
            title=self.say("game-title"),
            view=asked.view,
            geometry=self.session.game.geometry(self.session.seats),
            question=self.session.game.question(self.session.seen(asked.seat), asked.decision),
            asked=asked.seat,
            menu=asked.menu,
            news=story.news(self.session, asked.seat),
            chances=self.chances(asked),
            hints=self.say("table-hints"),
            notices=notices,
        )

    def chances(self, asked: Asked) -> list[str]:
        """What a race lets people do besides answering."""
        others = self.others_who_may(asked)
        found = (
            [self.say("table-others", who=", ".join([self.say.seat(n) for n in others]))] if others else []
        )
        return found if asked.decision.must else [self.say("table-may-pass"), *found]

    def others_who_may(self, asked: Asked) -> list[int]:
        """People who may act first, while this one thinks. Secret simultaneous choices are no such race."""
        if self.session.region >= 0:
            return []
        return [d.seat for d in self.session.pending if d.seat in self.people and d.seat != asked.seat]

    # saving

    def save(self, path: Path) -> None:
        files.save(self.session, path, self.players)
        self.saved = self.session

    def keep(self) -> list[str]:
        """With --save the file follows the game; if it can't, that is said once."""
        if not self.saving.always:
            return []
        try:
            self.save(self.saving.path)
        except CinqMarsError as e:
            self.saving = self.saving._replace(always=False)
            return [complaint(e, self.say)]
        return []

    @property
    def unsaved(self) -> bool:
        return self.saved is not self.session

    # the end

    def end(self) -> None:
        pen = self.pen()
        last = max([story.last_answer(self.session, seat) for seat in self.people], default=-1)
        told = [strung("  ", pen.text(line.story)) for line in story.stories(self.session, NO_ONE, last)]
        self.screen.print(pen.text(self.say("end-title"), f"bold {self.ink.brand}"), *told, Text())
        self.screen.print(result.headline(pen, self.session), result.table(pen, self.session))
        self.screen.print(*[pen.text(trouble, self.ink.bad) for trouble in self.keep()])
