"""Conflicts between two players, and raids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.effects import (
    Choose,
    Conflict,
    DestroyTile,
    Discover,
    Loot,
    SeizeContract,
    StealDiscovery,
)
from cinqmars.games.mars.cards.events import RICH_RAIDS
from cinqmars.games.mars.questions import confrontations as ask
from cinqmars.games.mars.rules.colony import active, cards_in_hand, contract_limit, contracts, mine_of
from cinqmars.games.mars.rules.losses import lose_colonists, set_right
from cinqmars.games.mars.rules.materials import at_random, slip
from cinqmars.games.mars.rules.research import draw_research, hand_on
from cinqmars.games.mars.rules.strength import TIE, first_of, has_bonus, strength
from cinqmars.games.mars.state import MarsState

RAID: Final = Loot(1)  # rules: L2


# Conflicts


def conflict(s: MarsState, p: int, card: int, event: Conflict) -> None:  # rules: C1 to C4, C14
    """The player who drew it must start it if the requirement is met, against anyone who can be a target."""
    if not s.on[p * c.N_PLACES + event.needs]:
        s.emit("no-conflict", p)
        return
    targets = ask.Target.options(s, p, event.field)
    if not targets:
        s.emit("no-target", p)
        return
    rival = s.ask(p, ask.TARGET, targets, (card,))
    winner = confront(s, p, rival, event.field)
    if winner != TIE:
        PRIZES[type(event.prize)](s, winner, rival if winner == p else p, event.prize)


def confront(s: MarsState, p: int, rival: int, field: int) -> int:
    """Who wins; told to all."""
    winner = first_of(s, [p, rival], field)
    bonus = has_bonus(s, p, field) != has_bonus(s, rival, field)
    mine, theirs = strength(s, p, field), strength(s, rival, field)
    s.emit("confront", p, rival, field, winner, mine, theirs, int(bonus), s.free[p], s.free[rival])
    return winner


def loot(s: MarsState, winner: int, loser: int, prize: Loot) -> None:  # rules: C10
    """Cards drawn at random from the loser's hand."""
    number = min(prize.number, cards_in_hand(s, loser))
    s.emit("loot", winner, loser, number)
    if number:
        s.barrier()
    for _ in range(number):
        m = at_random(s, loser)
        slip(s, loser, winner, m)
        s.emit("looted", winner, loser, m, to=1 << winner | 1 << loser)


def choose(s: MarsState, winner: int, loser: int, prize: Choose) -> None:  # rules: C9
    """The winner looks at the loser's hand and chooses."""
    number = min(prize.number, cards_in_hand(s, loser))
    s.emit("spy", winner, loser, number)
    if not number:
        return
    s.barrier()
    s.spy, s.spied = winner, loser
    base = loser * c.N_MATERIALS
    s.emit("spied", loser, tuple(s.hand[base : base + c.N_MATERIALS]), to=1 << winner)
    for left in range(number, 0, -1):
        m = s.ask(winner, ask.TAKE, ask.Take.options(s, loser), (loser, left))
        slip(s, loser, winner, m)
        s.emit("looted", winner, loser, m, to=1 << winner | 1 << loser)
    s.spy = s.spied = c.NONE


def discover(s: MarsState, winner: int, loser: int, prize: Discover) -> None:  # rules: C10
    draw_research(s, winner, prize.level)


def seize_contract(s: MarsState, winner: int, loser: int, prize: SeizeContract) -> None:  # rules: C11
    held = ask.Seize.options(s, loser)
    if not held or contracts(s, winner) >= contract_limit(s, winner):
        choose(s, winner, loser, prize.instead)
        return
    contract = s.ask(winner, ask.SEIZE, held, (loser,))
    s.contract[contract] = winner
    s.emit("seize", winner, loser, contract)


def destroy(s: MarsState, winner: int, loser: int, prize: DestroyTile) -> None:  # rules: C12
    opts = ask.Destroy.options(s, loser)
    if not opts:
        s.emit("nothing-to-destroy", winner, loser)
        return
    tear_down(s, winner, loser, s.ask(winner, ask.DESTROY, opts, (loser,)))


def tear_down(s: MarsState, winner: int, p: int, place: int) -> None:  # rules: C12, H5
    """The tile goes back to the stock, its colonist home; a habitation's colonists leave."""
    i = p * c.N_PLACES + place
    s.emit("destroy", winner, p, place, mine_of(s, p, place), s.staff[i])
    if place >= c.MINE_1:
        s.mine_tiles[s.built[i] - 1] += 1
    else:
        s.tiles[place] += 1
    s.free[p] += s.staff[i]
    had_power = s.on[i]
    s.built[i] = s.staff[i] = s.on[i] = 0
    if 0 < place < c.PLANT_0 and had_power:
        lose_colonists(s, p, c.PER_HABITATION)
    set_right(s, p)


def steal(s: MarsState, winner: int, loser: int, prize: StealDiscovery) -> None:  # rules: C13
    cards = ask.Steal.options(s, loser)
    if not cards:
        discover(s, winner, loser, prize.instead)
        return
    hand_on(s, s.ask(winner, ask.STEAL, cards, (loser,)), winner)
    set_right(s, loser)


PRIZES: Final[dict[type[Any], Callable[[MarsState, int, int, Any], None]]] = {
    Choose: choose,
    Loot: loot,
    Discover: discover,
    SeizeContract: seize_contract,
    DestroyTile: destroy,
    StealDiscovery: steal,
}


# Raids


def raid(s: MarsState, p: int) -> None:  # rules: L1 to L3
    """Once after the event, with an active base, a player may open a military conflict."""
    if not active(s, p, c.MILITARY):
        return
    rival = s.ask(p, ask.RAID, ask.Raid.options(s, p)) - 1
    if rival < 0:
        return
    s.emit("raid", p, rival)
    winner = confront(s, p, rival, c.MILITARY_FIELD)
    if winner != TIE:
        supreme = s.supremacy[c.MILITARY_FIELD] == winner  # rules: U9
        loot(s, winner, rival if winner == p else p, RICH_RAIDS.loot if supreme else RAID)
