"""Set-up: corporations, first cards and preludes."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards.compiled import FIRST_ACTION, PROGRAM
from cinqmars.games.terraforming_mars.cards.index import BEGINNER, CARDS
from cinqmars.games.terraforming_mars.marsbot import course as marsbot
from cinqmars.games.terraforming_mars.marsbot.actions import settle
from cinqmars.games.terraforming_mars.marsbot.rival import plays
from cinqmars.games.terraforming_mars.state import (
    ACTION,
    PRELUDES,
    TerraformingState,
)
from cinqmars.kernel import simultaneously

from .decks import buy_some, drawn, give_up_offer
from .order import turn_order
from .playing import play_prelude, put_down, resolve, set_off_by_card


def set_up(s: TerraformingState) -> None:  # rules: S5 to S10
    s.barrier()
    for p in turn_order(s):
        deal(s, p)
    if plays(s):
        begin_solo(s)
    else:
        begin_together(s)
    s.turn = s.first
    s.phase = PRELUDES if s.prelude else ACTION


def begin_together(s: TerraformingState) -> None:
    simultaneously(s, begin)
    for p in turn_order(s):
        give_up_offer(s, p)
    for p in turn_order(s):
        s.emit("corporation", p, s.corporation[p])
        tell_hand(s, p, len(s.hand[p]))
        found(s, p)


def tell_hand(s: TerraformingState, p: int, number: int) -> None:
    """A beginner's cards are not bought."""
    s.emit("draw" if s.corporation[p] == BEGINNER else "buy", p, number)


def deal(s: TerraformingState, p: int) -> None:  # rules: S5, S6, D1
    if not s.beginner[p]:
        s.shelf[p] = sorted([s.corporation_deck.pop() for _ in range(box.CORPORATIONS_DEALT)])
    s.offer[p] = drawn(s, box.HAND_DEALT)
    if s.prelude:
        s.preludes[p] = sorted([s.prelude_deck.pop() for _ in range(box.PRELUDES_DEALT)])


def begin(s: TerraformingState, p: int) -> None:  # rules: S7 to S9, D1
    """Choose a corporation and preludes, and pay for the cards one keeps; a beginner keeps all of them for nothing."""
    choose_corporation(s, p)
    choose_cards(s, p)


def begin_solo(s: TerraformingState) -> None:  # rules: R57
    """MarsBot's corporation comes between the player's own and the preludes."""
    marsbot.shuffle_bonus_cards(s)
    choose_corporation(s, 0)
    s.barrier()
    s.emit("corporation", 0, s.corporation[0])
    found(s, 0)
    marsbot.found_corporation(s)
    before = len(s.hand[0])
    choose_cards(s, 0)
    tell_hand(s, 0, len(s.hand[0]) - before)
    give_up_offer(s, 0)
    marsbot.draw_action_deck(s)


def choose_corporation(s: TerraformingState, p: int) -> None:
    corporation = BEGINNER
    if not s.beginner[p]:
        corporation = s.ask(p, ask.INCORPORATE, ask.Incorporate.options(s, p))
        s.shelf[p].remove(corporation)
    s.corporation[p] = corporation
    s.stock[p * box.N_RESOURCES + box.MEGACREDITS] = CARDS[corporation].megacredits


def choose_cards(s: TerraformingState, p: int) -> None:
    if s.prelude:
        keep_preludes(s, p)
    if s.corporation[p] == BEGINNER:
        s.hand[p] = s.offer[p]
        s.offer[p] = []
    else:
        buy_some(s, p)


def keep_preludes(s: TerraformingState, p: int) -> None:
    dealt = s.preludes[p]
    first = s.then(p, ask.KEEP, ask.Keep.options(dealt, 0, box.PRELUDES_KEPT), (box.PRELUDES_KEPT,))
    after = dealt.index(first) + 1
    second = s.then(p, ask.KEEP, ask.Keep.options(dealt, after, 1), (box.PRELUDES_KEPT, first))
    s.shelf[p] += [card for card in dealt if card not in (first, second)]
    s.preludes[p] = [first, second]


def found(s: TerraformingState, p: int) -> None:  # rules: S7
    """The corporation and what it brings."""
    corporation = s.corporation[p]
    if corporation == BEGINNER:
        return
    put_down(s, p, corporation)
    s.first_action[p] = int(bool(FIRST_ACTION[corporation]))
    resolve(s, p, PROGRAM[corporation], corporation)
    set_off_by_card(s, p, corporation)


def prelude_turn(s: TerraformingState) -> None:  # rules: D2
    p = s.turn
    if s.preludes[p]:
        chosen = s.then(p, ask.PRELUDE, ask.Prelude.options(s, p), (0,))
        s.preludes[p].remove(chosen)
        play_prelude(s, p, chosen)
        settle(s)
    if not s.preludes[p]:
        s.turn = (p + 1) % s.n
        if s.turn == s.first:
            s.phase = ACTION
