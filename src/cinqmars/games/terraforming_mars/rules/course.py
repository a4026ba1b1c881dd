"""Terraforming Mars, in the order of the rulebook. Numbers refer to RULES.md.

Cards are played in playing.py; what they do to players is in effects.py, to Mars in terraforming.py.
"""

from __future__ import annotations

from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards.compiled import FIRST_ACTION, PROGRAM
from cinqmars.games.terraforming_mars.cards.index import BEGINNER, CARDS
from cinqmars.games.terraforming_mars.cards.traits import N_TRAITS, NEXT_LEEWAY, NEXT_OFF
from cinqmars.games.terraforming_mars.components import (
    ACTIONS,
    CORPORATIONS_DEALT,
    ENERGY,
    HAND_DEALT,
    HEAT,
    MARSBOT,
    MAXIMUM,
    MEGACREDITS,
    N_RESOURCES,
    PLANTS,
    PRELUDES_DEALT,
    PRELUDES_KEPT,
    RESEARCHED,
    STEEL,
    TITANIUM,
)
from cinqmars.games.terraforming_mars.marsbot import course as marsbot
from cinqmars.games.terraforming_mars.marsbot.actions import settle
from cinqmars.games.terraforming_mars.marsbot.research import research as marsbot_research
from cinqmars.games.terraforming_mars.marsbot.rival import plays
from cinqmars.games.terraforming_mars.marsbot.scoring import out_of_time
from cinqmars.games.terraforming_mars.state import (
    ACTION,
    LAST_GREENERIES,
    NOBODY,
    OVER,
    PRELUDES,
    PRODUCTION,
    RESEARCH,
    SET_UP,
    Table,
)
from cinqmars.kernel import simultaneously

from .actions import plant, take
from .decks import buy_some, drawn, give_up_offer
from .playing import play_prelude, put_down, resolve, set_off_by_card
from .rivals import has_passed, rivals
from .scoring import final_scoring, total
from .standard import cannot_plant


def stretch(s: Table) -> None:
    """The next part of the game that starts and ends with everything in the state."""
    if s.phase == ACTION:
        action(s)
    elif s.phase == SET_UP:
        set_up(s)
    elif s.phase == PRELUDES:
        prelude_turn(s)
    elif s.phase == RESEARCH:
        research(s)
    elif s.phase == PRODUCTION:
        production(s)
    else:
        last_greeneries(s)


def turn_order(s: Table) -> list[int]:
    return [(s.first + i) % s.n for i in range(s.n)]


def after(s: Table, p: int) -> list[int]:  # rules: G2, R6
    """Everybody who takes turns, from whoever comes after `p` to `p`."""
    everybody = rivals(s)
    following = everybody.index(p) + 1
    return everybody[following:] + everybody[:following]


# Set-up


def set_up(s: Table) -> None:  # rules: S5 to S10
    s.barrier()
    for p in turn_order(s):
        deal(s, p)
    if plays(s):
        begin_solo(s)
    else:
        begin_together(s)
    s.turn = s.first
    s.phase = PRELUDES if s.prelude else ACTION


def begin_together(s: Table) -> None:
    simultaneously(s, begin)
    for p in turn_order(s):
        give_up_offer(s, p)
    for p in turn_order(s):
        s.emit("corporation", p, s.corporation[p])
        tell_hand(s, p, len(s.hand[p]))
        found(s, p)


def tell_hand(s: Table, p: int, number: int) -> None:
    """A beginner's cards are not bought."""
    s.emit("draw" if s.corporation[p] == BEGINNER else "buy", p, number)


def deal(s: Table, p: int) -> None:  # rules: S5, S6, D1
    if not s.beginner[p]:
        s.shelf[p] = sorted([s.corporation_deck.pop() for _ in range(CORPORATIONS_DEALT)])
    s.offer[p] = drawn(s, HAND_DEALT)
    if s.prelude:
        s.preludes[p] = sorted([s.prelude_deck.pop() for _ in range(PRELUDES_DEALT)])


def begin(s: Table, p: int) -> None:  # rules: S7 to S9, D1
    """Choose a corporation and preludes, and pay for the cards one keeps; a beginner keeps all of them for nothing."""
    choose_corporation(s, p)
    choose_cards(s, p)


def begin_solo(s: Table) -> None:  # rules: R57
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


def choose_corporation(s: Table, p: int) -> None:
    corporation = BEGINNER
    if not s.beginner[p]:
        corporation = s.ask(p, ask.INCORPORATE, ask.Incorporate.options(s, p))
        s.shelf[p].remove(corporation)
    s.corporation[p] = corporation
    s.stock[p * N_RESOURCES + MEGACREDITS] = CARDS[corporation].megacredits


def choose_cards(s: Table, p: int) -> None:
    if s.prelude:
        keep_preludes(s, p)
    if s.corporation[p] == BEGINNER:
        s.hand[p] = s.offer[p]
        s.offer[p] = []
    else:
        buy_some(s, p)


def keep_preludes(s: Table, p: int) -> None:
    dealt = s.preludes[p]
    first = s.then(p, ask.KEEP, ask.Keep.options(dealt, 0, PRELUDES_KEPT), (PRELUDES_KEPT,))
    after = dealt.index(first) + 1
    second = s.then(p, ask.KEEP, ask.Keep.options(dealt, after, 1), (PRELUDES_KEPT, first))
    s.shelf[p] += [card for card in dealt if card not in (first, second)]
    s.preludes[p] = [first, second]


def found(s: Table, p: int) -> None:  # rules: S7
    """The corporation and what it brings."""
    corporation = s.corporation[p]
    if corporation == BEGINNER:
        return
    put_down(s, p, corporation)
    s.first_action[p] = int(bool(FIRST_ACTION[corporation]))
    resolve(s, p, PROGRAM[corporation], corporation)
    set_off_by_card(s, p, corporation)


def prelude_turn(s: Table) -> None:  # rules: D2
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


# 1. Player order


def player_order(s: Table) -> None:  # rules: G2
    s.generation += 1
    s.first = after(s, s.first)[0]
    s.turn = s.first
    s.emit("generation", s.generation, s.first)


# 2. Research


def research(s: Table) -> None:  # rules: G3, G4
    if not (marsbot_research(s) if plays(s) else offer_cards(s)):
        return
    before = [len(hand) for hand in s.hand]
    simultaneously(s, buy)
    for p in turn_order(s):
        give_up_offer(s, p)
        s.emit("research", p, len(s.hand[p]) - before[p], len(s.hand[p]))
    s.phase = ACTION


def offer_cards(s: Table) -> bool:
    """Dealt or drafted; whether everybody has them."""
    if s.drafting:
        if not any(s.packs):
            deal_packs(s)
        if max([len(pack) for pack in s.packs]) > 1:
            simultaneously(s, draft_one)
            pass_packs(s)
            return False
        take_last(s)
    else:
        s.barrier()
        for p in turn_order(s):
            s.offer[p] = drawn(s, RESEARCHED)
    return True


def buy(s: Table, p: int) -> None:
    buy_some(s, p)


def deal_packs(s: Table) -> None:  # rules: V1
    s.barrier()
    for p in turn_order(s):
        s.packs[p] = drawn(s, RESEARCHED)


def draft_one(s: Table, p: int) -> None:  # rules: V2
    if s.packs[p]:
        card = s.ask(p, ask.DRAFT, ask.Draft.options(s, p))
        s.packs[p].remove(card)
        s.draft[p].append(card)


def draft_direction(s: Table) -> int:  # rules: V3
    """To the left in even generations, to the right in odd ones."""
    return 1 if s.generation % 2 == 0 else -1


def pass_packs(s: Table) -> None:
    step = draft_direction(s)
    s.packs = [s.packs[(p - step) % s.n] for p in range(s.n)]


def take_last(s: Table) -> None:  # rules: V4
    for p in range(s.n):
        s.offer[p] = sorted(s.draft[p] + s.packs[p])
        s.draft[p] = []
        s.packs[p] = []


# 3. Actions


def action(s: Table) -> None:  # rules: G5 to G8
    """One action of the player whose turn it is."""
    p = s.turn
    if p == MARSBOT:
        marsbot.turn(s)
        next_turn(s)
        return
    if s.first_action[p]:
        s.first_action[p] = 0
        s.emit("first-action", p, s.corporation[p])
        resolve(s, p, FIRST_ACTION[s.corporation[p]], s.corporation[p])
    else:
        act = s.then(p, ask.ACT, ask.Act.options(s, p), (s.done,))
        if act == ask.PASS:
            s.passed[p] = 1
            s.emit("pass", p)
        if act <= ask.END_TURN:
            next_turn(s)
            return
        take(s, p, act)
    settle(s)
    s.done += 1
    if s.done == ACTIONS:
        next_turn(s)


def next_turn(s: Table) -> None:  # rules: G8, R6
    """Clockwise to whoever has not passed."""
    s.done = 0
    for q in after(s, s.turn):
        if not has_passed(s, q):
            s.turn = q
            return
    s.phase = PRODUCTION


# 4. Production


def production(s: Table) -> None:  # rules: G10 to G13
    s.emit("production")
    for p in range(s.n):
        produce_resources(s, p)
        s.passed[p] = 0
        s.raised[p] = 0
        s.traits[p * N_TRAITS + NEXT_OFF] = 0
        s.traits[p * N_TRAITS + NEXT_LEEWAY] = 0
    s.used = []
    if s.params == MAXIMUM:
        s.turn = s.first
        s.phase = LAST_GREENERIES
        s.emit("terraformed")
    else:
        player_order(s)
        s.phase = RESEARCH
        if out_of_time(s):
            end(s)


def produce_resources(s: Table, p: int) -> None:
    base = p * N_RESOURCES
    stock, made = s.stock, s.production
    money, heat = s.rating[p] + made[base + MEGACREDITS], stock[base + ENERGY] + made[base + HEAT]
    s.emit("income", p, (money, *made[base + STEEL : base + HEAT], heat))
    stock[base + HEAT] += heat
    stock[base + ENERGY] = made[base + ENERGY]
    stock[base + MEGACREDITS] += money
    stock[base + STEEL] += made[base + STEEL]
    stock[base + TITANIUM] += made[base + TITANIUM]
    stock[base + PLANTS] += made[base + PLANTS]


# End of the game


def last_greeneries(s: Table) -> None:  # rules: F1, F2
    """In turn order, as many as one's plants allow."""
    p = s.turn
    if p == MARSBOT:
        s.barrier()
        marsbot.last_greeneries(s)
    elif not cannot_plant(s, p) and s.then(p, ask.GREEN, ask.Green.options()):
        plant(s, p)
        return
    s.turn = after(s, p)[0]
    if s.turn == s.first:
        end(s)


def end(s: Table) -> None:
    s.barrier()
    final_scoring(s)
    for p in range(s.n):
        s.emit("score", p, total(s, p))
    s.turn = NOBODY
    s.phase = OVER
