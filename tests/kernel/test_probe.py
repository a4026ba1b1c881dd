"""probe: what would follow an answer, without giving it and without telling what the seat cannot know."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cinqmars.kernel import (
    Change,
    Choice,
    Decision,
    Fact,
    Panel,
    PlayerView,
    Probe,
    Rng,
    Session,
    Setup,
    Thing,
    View,
    Zone,
    probe,
    say,
    simultaneously,
)
from cinqmars.kernel.errors import ILLEGAL, NOT_ASKED, OVER, PAST_A_REVEAL, STALE, TOO_MANY
from cinqmars.kernel.probe import changed
from cinqmars.kernel.session import Mark
from toys.box import Box, OneOff, one, start
from toys.expect import refused
from toys.mars_trade import ACCEPT, END, EVERYBODY, GIVE, MENU, OFFER, PARTNER, STOCK, WANT, MarsTrade
from toys.play import Options, every_toy, frozen, walk
from toys.reactions import Reactions
from toys.research import Research

A, B, C = 0, 1, 2


def fact(view: View, name: str) -> Any:
    """What a toy's view says under this name, as text."""
    [value] = [f.value for f in view.panels[0].facts if f.label.id == name]
    assert not isinstance(value, int)
    return value.args["v"]


# the next question


def walking(s: Box) -> None:
    """Where to, how fast (which depends on where), then another seat."""
    s.d["where"] = s.ask(0, A, [1, 2, 3])
    s.d["speed"] = s.ask(0, B, list(range(s.d["where"] + 1)), held=True)
    s.ask(1, C, [0, 1])


def test_the_next_question_of_a_compound() -> None:
    t = one(walking)
    for where in (1, 2, 3):
        assert probe(t, 0, [(A, where)]).decision == Decision(0, B, list(range(where + 1)), held=True)


def test_several_steps_at_once() -> None:
    p = probe(one(walking), 0, [(A, 2), (B, 1)])
    assert p.decision is None, "the next question is another seat's"
    assert p.reveals is False
    assert (fact(p.view, "where"), fact(p.view, "speed")) == ("2", "1")


def test_without_answers_it_is_the_question_itself() -> None:
    t = one(walking)
    expected = Probe(t.asked(0), t.view(0), [], False, say("a"), t.choices(t.asked(0)))
    assert probe(t, 0, []) == expected


def test_the_next_question_in_words() -> None:
    p = probe(one(walking), 0, [(A, 1)])
    assert p.question == say("b")
    assert p.choices == [Choice(0, say("b", n=0)), Choice(1, say("b", n=1))]


def test_no_words_without_a_question() -> None:
    assert probe(one(walking), 0, [(A, 1), (B, 1)])[4:] == (None, [], None)
    assert probe(deck_of(50), 0, [(A, 1), (B, 1)])[4:] == (None, [], None)


def test_the_kind_may_be_left_open() -> None:
    assert probe(one(walking), 0, [(-1, 2)]) == probe(one(walking), 0, [(A, 2)])


def test_the_end_of_the_game() -> None:
    t = one(walking).apply(1, 1)
    p = probe(t, 1, [(C, 0)])
    assert (p.decision, p.reveals) == (None, False)


def test_past_checkpoints() -> None:
    t = table(("30000", "03000"), turn_of=0)
    p = probe(t, 0, [*offer(1, "10000", "01000")])
    assert p.decision is not None
    assert (p.decision.kind, p.decision.held) == (MENU, False)
    assert "'maker': 0" in fact(p.view, "offers")


def test_nothing_is_stored() -> None:
    t = one(walking)
    before = frozen(t.state), t.log[:], t.pending[:], t.events[:], len(t.marks), frozen(t.marks[0].state)
    feed = [(A, 2), (B, 1)]
    probe(t, 0, feed)
    assert feed == [(A, 2), (B, 1)]
    after = frozen(t.state), t.log, t.pending, t.events, len(t.marks), frozen(t.marks[0].state)
    assert after == before


# what is refused


def test_an_illegal_answer() -> None:
    for feed in ([(A, 4)], [(B, 1)], [(A, 1), (B, 2)]):
        with refused(ILLEGAL):
            probe(one(walking), 0, feed)


def test_more_answers_than_questions() -> None:
    with refused(TOO_MANY):
        probe(one(walking), 0, [(A, 1), (B, 1), (C, 1)])


def test_a_seat_that_is_not_asked() -> None:
    with refused(NOT_ASKED):
        probe(one(walking), 1, [(C, 0)])
    with refused(NOT_ASKED):
        probe(one(walking), 1, [])


def test_a_game_that_is_over() -> None:
    with refused(OVER):
        probe(one(walking).apply(1, 1).apply(0, seat=1), 0, [(A, 1)])


def test_a_question_that_has_changed() -> None:
    t = one(walking)
    seen = t.asked(0).token()
    assert probe(t, 0, [(A, 1)], seen).decision is not None
    for feed in ([], [(B, 1)]):
        with refused(STALE):
            probe(t.apply(1), 0, feed, seen)


# before a reveal


def drawing(s: Box) -> None:
    s.d["paid"] = s.ask(0, A, [1, 2])
    s.d["place"] = s.ask(0, B, [0, 1], held=True)
    s.barrier()
    s.d["card"] = s.d["deck"].pop()
    s.ask(0, C, [0, s.d["card"]])


def deck_of(top: int) -> Session[Any]:
    return one(drawing, deck=[5, 6, 7, 8, 9, top], card=0)


def test_it_stops_before_something_is_revealed() -> None:
    p = probe(deck_of(50), 0, [(A, 2), (B, 1)])
    assert (p.decision, p.reveals) == (None, True)
    assert (fact(p.view, "paid"), fact(p.view, "place"), fact(p.view, "card")) == ("2", "1", "0")


def test_until_then_it_does_not_say_that_something_will_be() -> None:
    assert probe(deck_of(50), 0, [(A, 2)]).reveals is False


def test_answers_past_a_reveal_are_refused_whatever_they_are() -> None:
    for guess in (0, 50, 51):
        with refused(PAST_A_REVEAL):
            probe(deck_of(50), 0, [(A, 2), (B, 1), (C, guess)])


def test_after_the_reveal_one_may_probe_again() -> None:
    t = deck_of(50).apply(2, 1)
    assert probe(t, 0, [(C, 50)]).reveals is False
    assert fact(probe(t, 0, [(C, 50)]).view, "card") == "50"


def test_the_close_of_a_region_reveals() -> None:
    t = voting().apply(1, seat=0).apply(2, seat=1)
    p = probe(t, 2, [(A, 0), (B, 0)])
    assert p.decision is None
    assert "shown" not in str(p.view)


# what would change


def tokens(s: Box) -> tuple[Thing, ...]:
    """In the order of arrival."""
    return tuple([Thing(f"token:{t}", say("token"), number=n) for t, n in s.d["tokens"]])


class Board(OneOff):
    def observe(self, s: Box, seat: int) -> View:
        hellas = Zone("zone:hellas", say("hellas"), things=tokens(s))
        players = tuple([PlayerView(p, (Fact(say("money"), s.d["money"][p]),)) for p in range(s.n)])
        return View(seat, say("round", n=1), players, (Panel("board", say("board"), zones=(hellas,)),))


def tokens_at(*path: str) -> tuple[str, ...]:
    return ("panels", "board", "zones", "zone:hellas", "things", *path)


def test_changes_are_named_by_refs_and_seats() -> None:
    def rules(s: Box) -> None:
        s.ask(1, A, [0, 1])
        s.d["money"][1] -= 2
        s.d["tokens"][1][1] += 1
        s.ask(1, B, [0, 1])

    t = start(Board(rules), Box(2, 1, {"money": [5, 5], "tokens": [["a", 1], ["b", 1]]}))
    assert probe(t, 1, [(A, 1)]).changes == [
        Change(("players", "1", "facts", "0", "value"), 5, 3),
        Change(tokens_at("token:b", "number"), 1, 2),
    ]


def test_what_comes_and_goes() -> None:
    def rules(s: Box) -> None:
        s.ask(0, A, [0, 1])
        s.d["tokens"] = [["b", 1], ["c", 4]]
        s.ask(0, B, [0, 1])

    t = start(Board(rules), Box(2, 1, {"money": [5, 5], "tokens": [["a", 1], ["b", 1]]}))
    gone, come = probe(t, 0, [(A, 1)]).changes
    assert (gone.path, gone.before.ref, gone.after) == (tokens_at("token:a"), "token:a", None)
    assert (come.path, come.before, come.after.number) == (tokens_at("token:c"), None, 4)


def test_another_order_is_no_change() -> None:
    def rules(s: Box) -> None:
        s.ask(0, A, [0, 1])
        s.d["tokens"].reverse()
        s.ask(0, B, [0, 1])

    t = start(Board(rules), Box(2, 1, {"money": [5, 5], "tokens": [["a", 1], ["b", 1]]}))
    assert probe(t, 0, [(A, 1)]).changes == []


def test_changes_before_a_reveal_are_told_too() -> None:
    changes = probe(deck_of(50), 0, [(A, 2), (B, 1)]).changes
    assert changes == changed(deck_of(50).view(0), probe(deck_of(50), 0, [(A, 2), (B, 1)]).view)
    assert changes != []


def test_a_view_does_not_differ_from_itself() -> None:
    view = Session.new(Research(), 2).view(0)
    assert changed(view, view) == []


# nothing leaks


def forgetful(s: Box) -> None:
    """Draws and rolls without saying so: a mistake in the rules."""
    s.ask(0, A, [0, 1])
    s.d["card"] = s.d["deck"].pop()
    s.d["die"] = s.rng.below(1000)
    s.ask(0, B, [0, s.d["card"]], (s.d["die"],))


def test_even_rules_without_barriers_do_not_tell_hidden_cards() -> None:
    decks = ([7, 8, 9], [9, 8, 7], [8, 9, 7])
    probes = [probe(one(forgetful, deck=deck), 0, [(A, 1)]) for deck in decks]
    assert probes[0] == probes[1] == probes[2]


def test_even_rules_without_barriers_do_not_tell_the_dice() -> None:
    probes = [probe(one(forgetful, seed=seed, deck=[7, 8, 9]), 0, [(A, 1)]) for seed in range(4)]
    assert all([p == probes[0] for p in probes])


def test_what_was_learnt_before_is_true() -> None:
    def rules(s: Box) -> None:
        s.ask(0, A, [0, 1])
        s.barrier()
        s.d["card"] = s.d["deck"].pop()
        s.d["die"] = s.rng.below(1000)
        s.ask(0, B, [0, 1])
        s.ask(0, C, [0, s.d["card"]], (s.d["die"],))

    t = one(rules, deck=[7, 8, 9]).apply(1)
    p = probe(t, 0, [(B, 1)])
    assert p.decision == t.apply(1).asked(0)


def vote(s: Box, seat: int) -> None:
    s.d["first"][seat] = s.ask(seat, A, [0, 1, 2])
    s.d["second"][seat] = s.ask(seat, B, list(range(s.d["first"][seat] + 2)))


def voting() -> Session[Any]:
    def rules(s: Box) -> None:
        simultaneously(s, vote)
        s.d["shown"] = 1
        s.ask(0, C, [0, 1])

    return one(rules, 3, first=[-1] * 3, second=[-1] * 3)


def test_the_next_question_of_a_lane() -> None:
    p = probe(voting(), 1, [(A, 2)])
    assert p.decision == Decision(1, B, [0, 1, 2, 3])
    assert fact(p.view, "first") == "[-1, 2, -1]"


def test_the_others_secret_answers_do_not_show() -> None:
    alone = probe(voting(), 1, [(A, 2)])
    assert probe(voting().apply(2, seat=0), 1, [(A, 2)]) == alone
    assert probe(voting().apply(2, 1, seat=2).apply(0, seat=0), 1, [(A, 2)]) == alone


def test_nor_that_they_are_all_there() -> None:
    waiting = voting().apply(1, seat=1)
    last = waiting.apply(2, 1, seat=0).apply(0, 0, seat=2)
    assert probe(last, 1, [(B, 0)]) == probe(waiting, 1, [(B, 0)])
    for t in (waiting, last):
        with refused(PAST_A_REVEAL):
            probe(t, 1, [(B, 0), (C, 0)])


def test_ones_own_answers_in_the_lane_are_remembered() -> None:
    t = voting().apply(2, seat=0).apply(1, seat=1).apply(0, seat=2)
    p = probe(t, 1, [(B, 2)])
    assert (fact(p.view, "first"), fact(p.view, "second")) == ("[-1, 1, -1]", "[-1, 2, -1]")


def test_a_reveal_in_ones_own_lane_stops_a_probe() -> None:
    def look(s: Box, seat: int) -> None:
        s.ask(seat, A, [0, 1])
        s.barrier()
        s.d["seen"][seat] = 1
        s.ask(seat, B, [0, 1])

    t = one(lambda s: simultaneously(s, look), seen=[0, 0]).apply(1, seat=0)
    p = probe(t, 1, [(A, 1)])
    assert (p.reveals, fact(p.view, "seen")) == (True, "[0, 0]")
    assert probe(t, 0, [(B, 1)]).reveals is False


def test_hidden_cards_do_not_show_in_a_lane() -> None:
    def dig(s: Box, seat: int) -> None:
        s.ask(seat, A, [0, 1])
        s.ask(seat, B, [0, s.d["deck"][seat]])

    decks = ([7, 8, 9], [9, 8, 7], [8, 9, 7])
    probes = [probe(one(lambda s: simultaneously(s, dig), deck=deck), 1, [(A, 1)]) for deck in decks]
    assert probes[0] == probes[1] == probes[2]


def test_the_dice_after_a_lane_of_ones_own_do_not_show() -> None:
    def rules(s: Box) -> None:
        simultaneously(s, lambda s, seat: s.d.update(x=s.ask(seat, A, [0, 1])), [1])
        s.d["die"] = s.rng.below(1000)  # without a barrier: a mistake
        s.ask(1, B, [0, 1])

    probes = [probe(one(rules, seed=seed), 1, [(A, 1)]) for seed in range(4)]
    assert all([p == probes[0] for p in probes])


# in a race


def table(stocks: tuple[str, ...], turn_of: int = 0, seed: int = 1) -> Session[Any]:
    """An exchange; all may propose at any time."""
    game = MarsTrade()
    s = game.new(Setup(len(stocks), seed, {"level": [2] * len(stocks)}, 1))
    s.stock = [[int(k) for k in stock] for stock in stocks]
    s.turn = turn_of
    s.phase = "exchange"
    return start(game, s)


def offer(to: int, give: str, want: str) -> list[tuple[int, int]]:
    terms = [(GIVE, m * STOCK + int(k)) for m, k in enumerate(give)]
    terms += [(WANT, m * STOCK + int(k)) for m, k in enumerate(want)]
    return [(MENU, OFFER), (PARTNER, to), *terms]


def test_composing_an_offer_step_by_step() -> None:
    t = table(("31000", "03000", "00300"))
    form = offer(EVERYBODY, "10000", "01000")
    assert probe(t, 0, form[:1]).decision == Decision(0, PARTNER, [1, 2, EVERYBODY], held=True)
    amounts = probe(t, 0, form[:2]).decision
    assert amounts is not None
    assert (amounts.kind, amounts.opts, amounts.held) == (GIVE, [0, 1, 2, 3], True)


def test_any_seat_that_may_act_may_probe() -> None:
    t = table(("30000", "03000", "00300"))
    for seat, stock in ((1, [STOCK * 1 + k for k in (1, 2, 3)]), (2, [2 * STOCK + k for k in (1, 2, 3)])):
        assert all([d.opts != stock for d in t.pending])
        next_question = probe(t, seat, [(MENU, OFFER)]).decision
        assert next_question is not None
        assert (next_question.seat, next_question.opts) == (seat, stock)


def test_the_lead_is_asked_once() -> None:
    t = table(("30000", "03000", "00300"))
    p = probe(t, 0, offer(1, "10000", "01000"))
    assert p.decision is not None
    assert p.decision.must
    assert probe(t, 1, [(MENU, OFFER), *offer(0, "01000", "10000")[2:]]).decision is not None


def test_a_bargain_is_not_struck_by_a_probe() -> None:
    t = table(("30000", "03000", "00300")).submit(0, offer(1, "10000", "01000"))
    p = probe(t, 1, [(MENU, ACCEPT)])
    assert (p.decision, p.reveals) == (None, True)
    assert fact(p.view, "stock") == "[0, 3, 0, 0, 0]"


def test_the_others_stocks_do_not_show_in_a_race() -> None:
    feeds = [[(MENU, END)], [(MENU, OFFER)], offer(1, "10000", "01000")]
    for feed in feeds:
        worlds = [table(("30000", *others)) for others in (("03000", "00300"), ("00030", "11100"))]
        probes = [probe(t, 0, feed) for t in worlds]
        assert probes[0] == probes[1]


# along whole games


@every_toy
def test_a_probe_tells_what_an_answer_brings(game: Any, options: Options) -> None:
    told = 0
    for t in walk(game, 3, 1, options)[::3]:
        for d in t.pending:
            for arg in d.opts[:4]:
                p, new = probe(t, d.seat, [(d.kind, arg)]), t.apply(arg, seat=d.seat)
                assert p.changes == changed(t.view(d.seat), p.view)
                if p.reveals:
                    assert any([ply > len(t.log) for _, ply in new.barriers])
                elif not any([ply > len(t.log) for _, ply in new.barriers]):
                    told += 1
                    assert p.view == new.view(d.seat)
                    assert p.decision == question_to(new, d.seat)
                    assert p.choices == (new.choices(p.decision) if p.decision else [])
    assert told > 20


def question_to(t: Session[Any], seat: int) -> Decision | None:
    return next((d for d in t.pending if d.seat == seat), None)


@every_toy
def test_no_probe_depends_on_an_unrevealed_answer(game: Any, options: Options) -> None:
    path = walk(game, 3, 2, options)
    for before, after in pairwise(path):
        if before.region >= 0 and after.region == before.region:
            for d in before.pending:
                if d.seat != after.log[-1].seat:
                    feed = [(d.kind, d.opts[0])]
                    assert probe(before, d.seat, feed) == probe(after, d.seat, feed)


@pytest.mark.parametrize("game", [MarsTrade(), Reactions()])
def test_no_probe_depends_on_what_is_hidden(game: Any) -> None:
    """In another world that looks the same to the seat, with other luck to come, it says the same."""
    compared = 0
    for t in walk(game, 3, 2)[::2]:
        for d in t.pending:
            other = another_world(t, d.seat)
            if other is not None:
                compared += 1
                for arg in d.opts[:5]:
                    assert probe(t, d.seat, [(d.kind, arg)]) == probe(other, d.seat, [(d.kind, arg)])
    assert compared > 10


def another_world(t: Session[Any], seat: int) -> Session[Any] | None:
    """The same table with hidden things dealt again; only where nobody else acted since the checkpoint."""
    mark = t.marks[-1]
    strangers = [a for a in t.log[mark.ply :] if a.seat != seat]
    reveals = [ply for _, ply in t.barriers[1:]]
    if strangers or reveals:
        return None
    s = mark.state.copy()
    t.game.resample(s, seat, Rng(7))
    s.rng = Rng(99)
    return Session(t.game, t.setup, [Mark(mark.ply, s, mark.barrier, mark.number)], t.log)
