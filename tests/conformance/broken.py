"""Games that break one promise each, in the few lines that differ from an honest game."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from itertools import count
from typing import Any, ClassVar, Final

from cinqmars.kernel import (
    Decision,
    Event,
    Game,
    Geometry,
    Message,
    Move,
    Option,
    Question,
    Rng,
    Score,
    Setup,
    Spot,
    View,
    Zone,
    bare,
    say,
)
from conformance.honest import CARDS, DECK, DRAW, LAY, PLAY, REST, TURN, Bidding, Camp, Drilling, Gambling
from toys.box import redealt

# what the game says of itself


class DefaultOutsideTheValues(Drilling):
    options: ClassVar[Sequence[Option]] = (Option("ice", (1, 2), 3),)


class SeatsThatAreNotThere(Drilling):
    def bot_seats(self, seats: int) -> list[int]:
        return [seats]


# the state


class SlotForgottenInCopy(Drilling):
    def blank(self) -> Camp:
        s = super().blank()
        s.__class__ = ForgetfulCamp
        return s


class ForgetfulCamp(Camp):
    def copy(self) -> ForgetfulCamp:
        twin = super().copy()
        twin.table = []
        return twin


class ListSharedByCopy(Drilling):
    def blank(self) -> Camp:
        s = super().blank()
        s.__class__ = SharingCamp
        return s


class SharingCamp(Camp):
    def copy(self) -> SharingCamp:
        twin = super().copy()
        twin.hands = self.hands[:]
        return twin


POINTS: Final = [0, 0, 0]


class ListSharedByTables(Drilling):
    seats: ClassVar[Sequence[int]] = (3,)

    def new(self, setup: Setup) -> Camp:
        s = super().new(setup)
        s.points = POINTS
        return s


class AttributeNotInFields(Drilling):
    def new(self, setup: Setup) -> Camp:
        s = super().new(setup)
        s.mood = "good"  # type: ignore[attr-defined]
        return s


class KeepsWhatItFound(Drilling):
    def blank(self) -> Camp:
        s = super().blank()
        s.__class__ = ProudCamp
        return s

    def stretch(self, s: Camp) -> None:
        s.best = 1  # type: ignore[attr-defined]
        super().stretch(s)


class ProudCamp(Camp):
    memo: ClassVar[tuple[str, ...]] = ("best",)
    best: int | None = None

    def rest(self) -> None:
        """Forgets nothing."""


class KernelsFieldAmongItsOwn(Drilling):
    def new(self, setup: Setup) -> Camp:
        s = super().new(setup)
        s.__class__ = GreedyCamp
        return s


class GreedyCamp(Camp):
    fields: ClassVar[tuple[str, ...]] = (*Camp.fields, "rules")


class FieldThatIsNotThere(Drilling):
    def new(self, setup: Setup) -> Camp:
        s = super().new(setup)
        del s.drawn
        return s


class CopyOfAnotherType(Drilling):
    def blank(self) -> Camp:
        s = super().blank()
        s.__class__ = ShyCamp
        return s


class ShyCamp(Camp):
    def copy(self) -> Camp:  # type: ignore[override]
        return Drilling().load(self.to_json())


class SetInTheState(Drilling):
    def new(self, setup: Setup) -> Camp:
        s = super().new(setup)
        s.drawn = set()  # type: ignore[assignment]
        return s


class LoadForgets(Drilling):
    def load(self, plain: dict[str, Any]) -> Camp:
        s = super().load(plain)
        s.table = []
        return s


class TupleInTheState(Drilling):
    def lay(self, s: Camp, seat: int) -> None:
        super().lay(s, seat)
        s.table = tuple(s.table)  # type: ignore[assignment]


# chance and the clock

TICKS: Final = count()


class ChanceFromElsewhere(Drilling):
    def draw(self, s: Camp, seat: int) -> None:
        s.deck.insert(0, s.deck.pop(random.randrange(len(s.deck))))
        super().draw(s, seat)


class ClockInTheRules(Drilling):
    def menu(self, s: Camp, seat: int) -> list[int]:
        s.points[0] = time.perf_counter_ns()
        return super().menu(s, seat)


class CounterInAnEvent(Drilling):
    def next_turn(self, s: Camp) -> None:
        super().next_turn(s)
        s.emit("tick", next(TICKS))


class CalendarInTheRules(Drilling):
    def new(self, setup: Setup) -> Camp:
        s = super().new(setup)
        s.points[0] = date.today().toordinal()
        return s


class OrderOfASet(Drilling):
    def pile(self) -> list[int]:
        return [int(name) for name in {str(number) for number in range(CARDS)}]


class OrderOfASetInTheView(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        names = {str(number) for number in range(CARDS)}
        return replace(super().observe(s, seat), headline=say("cards", names=",".join(names)))


# options


class DeadEnd(Drilling):
    def menu(self, s: Camp, seat: int) -> list[int]:
        return [what for what in super().menu(s, seat) if what != REST and s.left > 3]


class UnsortedOptions(Drilling):
    def menu(self, s: Camp, seat: int) -> list[int]:
        return super().menu(s, seat)[::-1]


class ArgumentOutsideItsKind(Drilling):
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("turn", 3), bare("play", 5))


class OptionsThatAreNoInts(Drilling):
    def menu(self, s: Camp, seat: int) -> list[int]:
        return [False, True]


class UnknownKind(Drilling):
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("turn", 3),)


class NeverEnds(Drilling):
    def menu(self, s: Camp, seat: int) -> list[int]:
        return [REST, LAY]

    def lay(self, s: Camp, seat: int) -> None:
        s.emit("wait")

    def next_turn(self, s: Camp) -> None:
        s.turn = (s.turn + 1) % s.n


class NobodyIsAsked(Drilling):
    def stretch(self, s: Camp) -> None:
        if s.left > 3:
            super().stretch(s)


class Crashes(Drilling):
    def lay(self, s: Camp, seat: int) -> None:
        super().lay(s, seat)
        if s.table:
            s.points[s.n] += 1


# simultaneous choices


class LaneTouchesAnothersData(Bidding):
    """What one bids is taken from the left neighbour's hand."""

    def bid(self, s: Camp, seat: int) -> None:
        super().bid(s, seat)
        left = s.hands[(seat + 1) % s.n]
        left.append(left.pop(0))

    def bids(self, s: Camp, seat: int) -> list[int]:
        return sorted(s.hands[seat][:1])


class LanesDrawFromASharedPile(Bidding):
    def bid(self, s: Camp, seat: int) -> None:
        super().bid(s, seat)
        if s.deck:
            s.hands[seat].insert(0, s.deck.pop())


class LaneLeavesATrace(Bidding):
    """Whose lane runs last begins the next round."""

    def bid(self, s: Camp, seat: int) -> None:
        super().bid(s, seat)
        s.turn = seat


class FirstToAnswerScores(Bidding):
    """The rules read the log: whose answer came first."""

    def settle(self, s: Camp) -> None:
        if s.io.log:
            s.points[s.io.log[s.io.pos - s.n].seat] += 1
        super().settle(s)


class LaneCountsTheAnswers(Bidding):
    """Each question says how many have answered."""

    def stretch(self, s: Camp) -> None:
        s.turn = 0
        super().stretch(s)

    def bid(self, s: Camp, seat: int) -> None:
        chosen = s.ask(seat, 1, sorted(s.hands[seat]), (s.turn,))
        s.turn += 1
        s.hands[seat].remove(chosen)
        s.hands[seat].append(chosen)


class ChanceInALane(Bidding):
    def bid(self, s: Camp, seat: int) -> None:
        super().bid(s, seat)
        s.rng.below(6)


class LaneAsksAnotherSeat(Bidding):
    def bid(self, s: Camp, seat: int) -> None:
        super().bid(s, seat)
        s.ask((seat + 1) % s.n, 0, [0])


# pieces


class PieceVanishes(Drilling):
    def lay(self, s: Camp, seat: int) -> None:
        super().lay(s, seat)
        s.deck[:1] = []


class MoveIsNotTold(Drilling):
    def moves(self, e: Event) -> list[Move]:
        return [move for move in super().moves(e) if move.origin != DECK]


class EventWithoutAStory(Drilling):
    def next_turn(self, s: Camp) -> None:
        super().next_turn(s)
        s.emit("turn", s.turn)

    def story(self, e: Event) -> Message | None:
        return None if e.what == "turn" else super().story(e)


# sessions


class EventsOnlyWhenLive(Drilling):
    def lay(self, s: Camp, seat: int) -> None:
        super().lay(s, seat)
        if s.io.seat == seat:
            s.emit("applause")


class RulesNoticeBots(Drilling):
    def draw(self, s: Camp, seat: int) -> None:
        super().draw(s, seat)
        s.points[seat] += s.io.listening


class LookingChangesIt(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        s.deck.sort()
        return super().observe(s, seat)


class RefusalIsSwallowed(Drilling):
    def lay(self, s: Camp, seat: int) -> None:
        try:
            super().lay(s, seat)
        except Exception:
            s.points[seat] -= 1


class HeldWithoutABeginning(Drilling):
    def stretch(self, s: Camp) -> None:
        s.ask(s.turn, TURN, [REST, DRAW], held=True)
        super().stretch(s)


class HeldAfterABarrier(Drilling):
    def lay(self, s: Camp, seat: int) -> None:
        s.barrier()
        super().lay(s, seat)


# what a seat cannot know


class SecretInTheView(Drilling):
    """Everyone sees the top of the deck."""

    def observe(self, s: Camp, seat: int) -> View:
        seen = super().observe(s, seat)
        return replace(seen, headline=say("top", n=s.deck[-1] if s.deck else -1))


class SecretShownToSpectators(Drilling):
    def hand(self, s: Camp, owner: int, seat: int) -> Zone:
        return super().hand(s, owner, owner if seat < 0 else seat)


class LabelLeaksASecret(Drilling):
    def label(self, s: Camp, d: Decision, arg: int) -> Message:
        if d.kind != PLAY and arg == DRAW:
            return say("draw", n=s.deck[-1])
        return super().label(s, d, arg)


class AskedAloudWhatIsSecret(Drilling):
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("turn", 3, aloud=True), bare("play", CARDS))

    def question(self, s: Camp, d: Decision) -> Message:
        return (
            say("turn", n=s.hands[d.seat][0])
            if d.kind == TURN and s.hands[d.seat]
            else super().question(s, d)
        )


class MenuLeaksASecret(Drilling):
    """Who may act first, and how, depends on the top of the deck."""

    def stretch(self, s: Camp) -> None:
        s.race([s.turn], self.offers)
        super().stretch(s)

    def offers(self, s: Camp, seat: int) -> Decision | None:
        return Decision(seat, PLAY, [0, 1 + s.deck[-1]] if s.deck and s.deck[-1] < CARDS - 1 else [0])


class RedealKeepsTheOrder(Drilling):
    """Shuffled, but not sorted before: the result depends on where the cards lay."""

    def resample(self, s: Camp, seat: int, rng: Rng) -> None:
        rng.shuffle(s.deck)
        others = [cards for owner, cards in enumerate(s.hands) if owner != seat]
        redealt(others, rng)
        for cards in others:
            cards.sort()


class RedealDoesNothing(Drilling):
    def resample(self, s: Camp, seat: int, rng: Rng) -> None:
        pass


class RedealForgetsTheDeck(Drilling):
    def resample(self, s: Camp, seat: int, rng: Rng) -> None:
        others = [cards for owner, cards in enumerate(s.hands) if owner != seat]
        redealt(others, rng)
        for cards in others:
            cards.sort()


class RedealDoublesCards(Drilling):
    def resample(self, s: Camp, seat: int, rng: Rng) -> None:
        own = s.hands[seat] if seat >= 0 else []
        unseen = [c for c in range(CARDS) if c not in s.table + own]
        for cards in [s.deck, *[cards for owner, cards in enumerate(s.hands) if owner != seat]]:
            rng.shuffle(unseen)
            cards[:] = sorted(unseen[: len(cards)])


class SecretInALocal(Gambling):
    """The card drawn is in no zone while its owner thinks."""

    def draw(self, s: Camp, seat: int) -> None:
        drawn = s.deck.pop()
        pays = s.ask(seat, 2, [0, 1])
        s.barrier()
        s.hands[seat] = sorted([*s.hands[seat], drawn])
        s.points[seat] -= pays
        s.emit("draw", seat)


class SecretInALocalNotCounted(SecretInALocal):
    pieces: ClassVar[Sequence[str]] = ()

    def conserved(self, s: Camp) -> dict[str, int]:
        return {}


class StaleList(Gambling):
    """The rules hold the deck itself across a question; a re-deal puts another one into the state."""

    def draw(self, s: Camp, seat: int) -> None:
        deck = s.deck
        pays = s.ask(seat, 2, [0, 1])
        s.barrier()
        s.hands[seat] = sorted([*s.hands[seat], deck.pop()])
        s.deck = deck
        s.points[seat] -= pays
        s.emit("draw", seat)

    def resample(self, s: Camp, seat: int, rng: Rng) -> None:
        s.deck = s.deck[:]
        super().resample(s, seat, rng)


# barriers


class MissingBarrier(Drilling):
    def draw(self, s: Camp, seat: int) -> None:
        s.hands[seat] = sorted([*s.hands[seat], s.deck.pop()])
        s.emit("draw", seat)


class BarrierAfterTheReveal(Drilling):
    def draw(self, s: Camp, seat: int) -> None:
        s.hands[seat] = sorted([*s.hands[seat], s.deck.pop()])
        s.barrier()
        s.emit("draw", seat)


class BarrierBySecret(Drilling):
    """Only a high card makes a barrier: no barrier tells that it is low."""

    def draw(self, s: Camp, seat: int) -> None:
        if s.deck[-1] >= CARDS // 2:
            s.barrier()
        s.drawn.append(s.deck.pop())
        s.emit("lift")

    def moves(self, e: Event) -> list[Move]:
        return [Move("card", DECK, "drawn")] if e.what == "lift" else super().moves(e)


# what is published


class ListInTheView(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        seen = super().observe(s, seat)
        return replace(seen, players=list(seen.players))  # type: ignore[arg-type]


class NotANumberInTheView(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        return replace(super().observe(s, seat), headline=say("share", n=float("nan")))


class ViewOfAnotherSeat(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        return replace(super().observe(s, seat), seat=0)


class PlayerNotShown(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        seen = super().observe(s, seat)
        return replace(seen, players=seen.players[1:])


class RefNotInTheView(Drilling):
    def refs(self, s: Camp, d: Decision, arg: int) -> tuple[str, ...]:
        return ("well:1",) if arg == DRAW else ()


class OneRefTwice(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        seen = super().observe(s, seat)
        return replace(seen, panels=seen.panels * 2)


class ThingWithoutARef(Drilling):
    def hand(self, s: Camp, owner: int, seat: int) -> Zone:
        return replace(super().hand(s, owner, seat), ref="")


class SpotOutsideTheMap(Drilling):
    def geometry(self, n: int) -> dict[str, Geometry]:
        return {"camp": Geometry(10, 10, (Spot(DECK, 11, 1),))}


class MapWithoutGeometry(Drilling):
    def observe(self, s: Camp, seat: int) -> View:
        seen = super().observe(s, seat)
        return replace(seen, panels=(replace(seen.panels[0], map=True),))


class ZoneWithoutASpot(Drilling):
    def geometry(self, n: int) -> dict[str, Geometry]:
        return {"camp": Geometry(10, 10, (Spot(DECK, 1, 1),))}

    def observe(self, s: Camp, seat: int) -> View:
        seen = super().observe(s, seat)
        return replace(seen, panels=(replace(seen.panels[0], map=True),))


class LinkToNowhere(Drilling):
    def geometry(self, n: int) -> dict[str, Geometry]:
        return {"camp": Geometry(10, 10, (Spot(DECK, 1, 1),), ((DECK, "well"),))}


class ImpossibleWithoutAReason(Drilling):
    def candidates(self, s: Camp, d: Decision) -> list[int]:
        return list(range(self.kinds[d.kind].size))

    def refs(self, s: Camp, d: Decision, arg: int) -> tuple[str, ...]:
        return ()

    def why_not(self, s: Camp, d: Decision, arg: int) -> Message | None:
        return None


class OptionWithAReason(Drilling):
    def why_not(self, s: Camp, d: Decision, arg: int) -> Message | None:
        return say("why-not-now")


class UnsortedCandidates(Drilling):
    def candidates(self, s: Camp, d: Decision) -> list[int]:
        return d.opts[::-1]


class CandidateOutsideItsKind(Drilling):
    def candidates(self, s: Camp, d: Decision) -> list[int]:
        return [*d.opts, CARDS]

    def refs(self, s: Camp, d: Decision, arg: int) -> tuple[str, ...]:
        return ()


class CandidateMissing(Drilling):
    def candidates(self, s: Camp, d: Decision) -> list[int]:
        return d.opts[1:]


class ProgressFalls(Drilling):
    def progress(self, s: Camp) -> float:
        return 1.0 if self.over(s) else s.left / (5 * s.n)


class ProgressAboveOne(Drilling):
    def progress(self, s: Camp) -> float:
        return 1.0 + super().progress(s)


class ProgressStopsShort(Drilling):
    def progress(self, s: Camp) -> float:
        return super().progress(s) / 2


class ValuesAboveOne(Drilling):
    def values(self, s: Camp) -> list[float]:
        return [2.0] * s.n


class PriorOfNothing(Drilling):
    def priors(self, s: Camp, seat: int, kind: int, opts: list[int]) -> list[float]:
        return [0.0 if arg == LAY else 1.0 for arg in opts]


class TwoWinners(Drilling):
    def returns(self, s: Camp) -> list[float]:
        return [1.0] * s.n


class OneWinnerTogether(Drilling):
    cooperative: ClassVar[bool] = True

    def returns(self, s: Camp) -> list[float]:
        return [1.0] + [0.0] * (s.n - 1)


class PointsForSome(Drilling):
    def scores(self, s: Camp) -> list[Score]:
        return [Score(say("total"), (1,))]


class HalfPoints(Drilling):
    def scores(self, s: Camp) -> list[Score]:
        return [Score(say("total"), tuple([p / 2 for p in s.points]))]  # type: ignore[misc]


class MissingTranslation(Drilling):
    def label(self, s: Camp, d: Decision, arg: int) -> Message:
        return say("missing-lay") if d.kind != PLAY and arg == LAY else super().label(s, d, arg)


# Each with the check that catches it first, and an honest game that does the same.
Case = tuple[type[Game[Any]], str, type[Game[Any]]]

CAUGHT: Final[list[Case]] = [
    (DefaultOutsideTheValues, "schema", Drilling),
    (SeatsThatAreNotThere, "seats", Drilling),
    (SlotForgottenInCopy, "copy", Drilling),
    (ListSharedByCopy, "copy", Drilling),
    (ListSharedByTables, "copy", Drilling),
    (AttributeNotInFields, "fields", Drilling),
    (KeepsWhatItFound, "fields", Drilling),
    (KernelsFieldAmongItsOwn, "fields", Drilling),
    (FieldThatIsNotThere, "fields", Drilling),
    (CopyOfAnotherType, "copy", Drilling),
    (SetInTheState, "json", Drilling),
    (LoadForgets, "json", Drilling),
    (TupleInTheState, "json", Drilling),
    (ChanceFromElsewhere, "chance", Drilling),
    (ClockInTheRules, "clone", Drilling),
    (CounterInAnEvent, "clone", Drilling),
    (CalendarInTheRules, "elsewhere", Drilling),
    (OrderOfASet, "elsewhere", Drilling),
    (OrderOfASetInTheView, "elsewhere", Drilling),
    (DeadEnd, "options", Drilling),
    (UnsortedOptions, "options", Drilling),
    (ArgumentOutsideItsKind, "options", Drilling),
    (OptionsThatAreNoInts, "options", Drilling),
    (UnknownKind, "options", Drilling),
    (NeverEnds, "ends", Drilling),
    (NobodyIsAsked, "contract", Drilling),
    (Crashes, "crash", Drilling),
    (LaneTouchesAnothersData, "lanes", Bidding),
    (LanesDrawFromASharedPile, "lanes", Bidding),
    (LaneLeavesATrace, "lanes", Bidding),
    (LaneCountsTheAnswers, "lanes", Bidding),
    (ChanceInALane, "contract", Bidding),
    (LaneAsksAnotherSeat, "contract", Bidding),
    (PieceVanishes, "conservation", Drilling),
    (MoveIsNotTold, "moves", Drilling),
    (EventWithoutAStory, "events", Drilling),
    (EventsOnlyWhenLive, "replay", Drilling),
    (RulesNoticeBots, "bots", Drilling),
    (LookingChangesIt, "looking", Drilling),
    (RefusalIsSwallowed, "refusals", Drilling),
    (HeldWithoutABeginning, "compounds", Drilling),
    (HeldAfterABarrier, "compounds", Drilling),
    (SecretInTheView, "redeal-view", Drilling),
    (SecretShownToSpectators, "redeal-view", Drilling),
    (LabelLeaksASecret, "redeal-choices", Drilling),
    (AskedAloudWhatIsSecret, "redeal-aloud", Drilling),
    (MenuLeaksASecret, "redeal-plays", Drilling),
    (RedealKeepsTheOrder, "redeal-blind", Drilling),
    (RedealDoesNothing, "redeal-all", Drilling),
    (RedealForgetsTheDeck, "redeal-all", Drilling),
    (RedealDoublesCards, "redeal-plays", Drilling),
    (SecretInALocal, "conservation", Gambling),
    (SecretInALocalNotCounted, "redeal-reach", Gambling),
    (MissingBarrier, "barriers", Drilling),
    (BarrierAfterTheReveal, "barrier-first", Drilling),
    (BarrierBySecret, "barriers", Drilling),
    (ListInTheView, "view", Drilling),
    (NotANumberInTheView, "view", Drilling),
    (ViewOfAnotherSeat, "view", Drilling),
    (PlayerNotShown, "view", Drilling),
    (RefNotInTheView, "refs", Drilling),
    (ThingWithoutARef, "refs", Drilling),
    (OneRefTwice, "refs", Drilling),
    (SpotOutsideTheMap, "geometry", Drilling),
    (MapWithoutGeometry, "geometry", Drilling),
    (ZoneWithoutASpot, "geometry", Drilling),
    (LinkToNowhere, "geometry", Drilling),
    (ImpossibleWithoutAReason, "candidates", Drilling),
    (OptionWithAReason, "candidates", Drilling),
    (UnsortedCandidates, "candidates", Drilling),
    (CandidateOutsideItsKind, "candidates", Drilling),
    (CandidateMissing, "candidates", Drilling),
    (ProgressFalls, "progress", Drilling),
    (ProgressAboveOne, "progress", Drilling),
    (ProgressStopsShort, "progress", Drilling),
    (ValuesAboveOne, "values", Drilling),
    (PriorOfNothing, "priors", Drilling),
    (TwoWinners, "returns", Drilling),
    (OneWinnerTogether, "returns", Drilling),
    (HalfPoints, "scores", Drilling),
    (PointsForSome, "scores", Drilling),
    (MissingTranslation, "texts", Drilling),
]

# Some promises are broken only together with others that are checked earlier: caught by each check alone.
CAUGHT_ALONE: Final[list[Case]] = [
    (ClockInTheRules, "replay", Drilling),
    (ClockInTheRules, "goto", Drilling),
    (ClockInTheRules, "save", Drilling),
    (ClockInTheRules, "resume", Drilling),
    (ClockInTheRules, "undo", Drilling),
    (ListSharedByCopy, "clone", Drilling),
    (LaneCountsTheAnswers, "arrival", Bidding),
    (FirstToAnswerScores, "arrival", Bidding),
    (LaneCountsTheAnswers, "unrevealed", Bidding),
    (SecretInALocal, "redeal-plays", Gambling),
    (StaleList, "redeal-reach", Gambling),
    (StaleList, "redeal-plays", Gambling),
    (RedealDoublesCards, "redeal-plays", Drilling),
    (RedealKeepsTheOrder, "redeal-all", Drilling),
]
