"""Free trade, as in Mars: offers, counter-offers and acceptances of several seats at once."""

from __future__ import annotations

from typing import Any

from cinqmars.kernel import WAIT, Decision, Refused, Rng, Session, Setup
from cinqmars.kernel.errors import (
    ANSWERED_SINCE,
    ILLEGAL,
    NOT_ASKED,
    REFUSALS,
    REVEALED_SINCE,
    STALE,
    UNFINISHED,
)
from toys.box import start
from toys.expect import refused
from toys.mars_trade import (
    ACCEPT,
    BUILD,
    CAP,
    COUNTER,
    END,
    EVERYBODY,
    GIVE,
    MATERIALS,
    MENU,
    OFFER,
    PARTNER,
    REFUSE,
    SLOTS,
    STOCK,
    WANT,
    WITHDRAW,
    MarsTrade,
)
from toys.play import Scribe, any_of, frozen, walk

GAME = MarsTrade()
Form = list[tuple[int, int]]


def table(*stocks: str, level: tuple[int, ...] = (1, 2, 0)) -> Session[Any]:
    """The exchange of seat 0, with a stock like "30000" for each seat."""
    s = GAME.new(Setup(len(stocks), 1, {"level": level}, 1))
    s.stock = [[int(k) for k in stock] for stock in stocks]
    s.phase = "exchange"
    return start(GAME, s)


def usual() -> Session[Any]:
    return table("30000", "03000", "00300")


def amounts(kind: int, what: str) -> Form:
    return [(kind, m * STOCK + int(k)) for m, k in enumerate(what)]


def terms(give: str, want: str) -> Form:
    """What a form says: every field, forced or not."""
    return amounts(GIVE, give) + amounts(WANT, want)


def offer(to: int, give: str, want: str) -> Form:
    return [(MENU, OFFER), (PARTNER, to), *terms(give, want)]


def seats(t: Session[Any]) -> list[int]:
    return sorted([d.seat for d in t.pending])


def test_all_who_may_act_are_pending_and_the_game_waits_for_the_active_player() -> None:
    assert [(d.seat, d.must) for d in usual().pending] == [(0, True), (1, False)]


def test_an_open_offer_gives_everybody_something_to_say() -> None:
    t = usual().submit(0, offer(EVERYBODY, "10000", "01000"), whole=True)
    assert seats(t) == [0, 1, 2]
    assert ACCEPT in t.asked(1).opts
    assert ACCEPT not in t.asked(2).opts, "seat 2 cannot pay"
    assert WITHDRAW in t.asked(0).opts


def test_who_was_put_nothing_is_idle() -> None:
    t = table("30000", "03000", "00300", level=(1, 2, 2))
    assert [(d.seat, d.must, d.idle) for d in t.pending] == [
        (0, True, False),
        (1, False, True),
        (2, False, True),
    ]
    t = t.submit(0, offer(1, "10000", "01000"), whole=True)
    assert [d.seat for d in t.pending if d.idle] == [2]
    t = t.submit(1, offer(0, "01000", "10000")[:1] + terms("01000", "10000"), whole=True)
    assert [d.seat for d in t.pending if d.idle] == [2], (
        "its own offer would not call it, but that of seat 0 does"
    )


def test_silence_blocks_nobody() -> None:
    t = usual().submit(0, offer(1, "10000", "01000")).apply(END, seat=0)
    assert t.state.offers == [None] * SLOTS
    assert t.state.phase == "build"


def test_people_compose_an_offer_whole_or_not_at_all() -> None:
    t = usual()
    with refused(UNFINISHED):
        t.submit(0, [(MENU, OFFER)], whole=True)
    with refused(UNFINISHED):
        t.submit(0, offer(1, "10000", "01000")[:-3], whole=True)
    assert t.log == []


def test_a_bot_may_compose_step_by_step_and_has_the_floor_meanwhile() -> None:
    t = usual().submit(0, [(MENU, OFFER)])
    assert seats(t) == [0]
    with refused(NOT_ASKED):
        t.apply(OFFER, seat=1)


def test_an_offer_that_asks_for_what_it_gives_is_illegal() -> None:
    with refused(ILLEGAL):
        usual().submit(0, offer(1, "10000", "11000"))


def test_an_offer_must_give_and_want_something() -> None:
    with refused(ILLEGAL):
        usual().submit(0, offer(1, "00000", "01000"))
    with refused(ILLEGAL):
        usual().submit(0, offer(1, "10000", "00000"))


def test_a_number_that_would_fit_another_question_is_illegal() -> None:
    with refused(ILLEGAL):
        usual().submit(0, [(BUILD, END)])


def test_the_first_acceptance_wins_and_the_second_is_stale() -> None:
    t = table("30000", "03000", "03000").submit(0, offer(EVERYBODY, "10000", "01000"))
    seen = [t.asked(seat).token() for seat in range(3)]
    won = t.submit(1, [(MENU, ACCEPT)], seen[1])
    assert won.state.stock == [[2, 1, 0, 0, 0], [1, 2, 0, 0, 0], [0, 3, 0, 0, 0]]
    won = won.submit(0, offer(2, "10000", "02000"))
    with refused(STALE):
        won.submit(2, [(MENU, ACCEPT)], seen[2])
    assert t.submit(2, [(MENU, ACCEPT)], seen[2]).state.stock[2] == [1, 2, 0, 0, 0]


def test_the_loser_of_a_race_is_not_asked_any_more_if_nothing_is_left() -> None:
    t = table("30000", "03000", "03000").submit(0, offer(EVERYBODY, "10000", "01000"))
    with refused(NOT_ASKED):
        t.submit(1, [(MENU, ACCEPT)]).submit(2, [(MENU, ACCEPT)], t.asked(2).token())


def test_the_log_alone_rebuilds_a_race() -> None:
    t = table("30000", "03000", "03000").submit(0, offer(EVERYBODY, "10000", "01000"))
    a, b = t.apply(ACCEPT, seat=1), t.apply(ACCEPT, seat=2)
    assert frozen(a.state) != frozen(b.state)
    for end in (a, b):
        again = Session(GAME, t.setup, t.marks[:1], end.log)
        assert frozen(again.state) == frozen(end.state)


def test_an_offer_is_undone_as_a_whole() -> None:
    assert usual().submit(0, offer(1, "10000", "01000")).undo(0).log == []


def test_a_bargain_is_not_undone_by_one_of_the_two() -> None:
    t = usual().submit(0, offer(1, "10000", "01000")).apply(ACCEPT, seat=1)
    with refused(REVEALED_SINCE):
        t.undo(1)


def test_an_offer_that_was_answered_is_not_undone() -> None:
    t = usual().submit(0, offer(1, "10000", "01000")).apply(REFUSE, seat=1)
    with refused(ANSWERED_SINCE):
        t.undo(0)


def test_an_offer_swapped_under_a_click_is_stale() -> None:
    t = table("30000", "09000", "00000").submit(0, offer(1, "10000", "01000"))
    seen = t.asked(1).token()
    t = t.apply(WITHDRAW, seat=0).submit(0, offer(1, "10000", "06000"))
    assert ACCEPT in t.asked(1).opts, "the same int now means another bargain"
    with refused(STALE):
        t.submit(1, [(MENU, ACCEPT)], seen)


def test_what_does_not_concern_a_seat_leaves_its_question_valid() -> None:
    t = usual().submit(0, offer(2, "10000", "00100"))
    seen = t.asked(1).token()
    t = t.apply(REFUSE, seat=2)
    assert t.submit(1, [(MENU, OFFER), *terms("01000", "10000")], seen).state.offers[0]["maker"] == 1


def test_level_two_proposes_in_anothers_turn() -> None:
    t = usual()
    assert OFFER in t.asked(1).opts
    t = t.submit(1, [(MENU, OFFER), *terms("01000", "10000")], whole=True)
    assert ACCEPT in t.asked(0).opts
    assert seats(t) == [0, 1]


def test_an_offer_is_countered_once() -> None:
    t = usual().submit(1, [(MENU, OFFER), *terms("01000", "10000")])
    t = t.submit(0, [(MENU, COUNTER), *terms("10000", "02000")], whole=True)
    assert t.state.offers[0]["maker"] == 0
    assert COUNTER not in t.asked(1).opts
    assert t.apply(ACCEPT, seat=1).state.stock[0] == [2, 2, 0, 0, 0]


def test_an_offer_its_maker_can_no_longer_pay_is_void() -> None:
    t = table("10000", "03000", "00300", level=(1, 1, 1))
    t = t.submit(0, offer(1, "10000", "01000")).submit(0, offer(2, "10000", "00100"))
    assert t.apply(ACCEPT, seat=1).state.offers == [None] * SLOTS


def test_two_clients_click_at_once() -> None:
    """As a server does it: the loser is tried again on the new session, with the token he saw."""
    rng = Rng(4)
    reasons: list[str] = []
    kept = 0
    for seed in range(10):
        t = Session.new(GAME, 3, seed, {"level": 2})
        while t.pending:
            clicks = [click(t, d, rng) for d in t.pending]  # all of them on the same view
            while clicks:
                seat, form, token = clicks.pop(rng.below(len(clicks)))
                try:
                    t = t.submit(seat, form, token, whole=True)
                    kept += 1
                except Refused as e:
                    reasons.append(e.reason)
        assert frozen(Session(GAME, t.setup, t.marks[:1], t.log).state) == frozen(t.state)
    assert kept > len(reasons) > 0
    assert {STALE, NOT_ASKED} <= set(reasons) <= set(REFUSALS)


def click(t: Session[Any], d: Decision, rng: Rng) -> tuple[int, Form, int]:
    """A random compound of a seat, with the token of the question it saw."""
    new = t.apply(any_of(d.opts, rng), seat=d.seat)
    while any([q.seat == d.seat and q.held for q in new.pending]):
        new = new.apply(any_of(new.asked(d.seat).opts, rng), seat=d.seat)
    return d.seat, [(a.kind, a.arg) for a in new.log[len(t.log) :]], d.token()


def test_bots_end_and_their_log_replays() -> None:
    for seed in range(40):
        t = Session.new(GAME, 4, seed, {"level": 2})
        bot = Scribe(seed)
        end = t.run(bot)
        assert bot.count < 8 * 4 * CAP * 40
        assert frozen(Session(GAME, t.setup, t.marks[:1], bot.answers).state) == frozen(end)


def test_materials_are_neither_made_nor_lost_in_an_exchange() -> None:
    for before, after in zip(path := walk(GAME, 3, 1, {"level": 2}), path[1:]):
        if before.state.turns_left == after.state.turns_left and after.state.phase == "exchange":
            for m in range(MATERIALS):
                assert sum(x[m] for x in before.state.stock) == sum(x[m] for x in after.state.stock)


def test_a_flat_action_space_has_room_for_everything_and_for_waiting() -> None:
    base = [1]
    for kind in GAME.kinds:
        base.append(base[-1] + kind.size)
    assert base[-1] == 1 + 26 + 7 + 35 + 35 + 6
    d = usual().asked(1)
    flat = {0 if arg == WAIT else base[d.kind] + arg for arg in [WAIT, *d.opts]}
    assert len(flat) == 1 + len(d.opts)
