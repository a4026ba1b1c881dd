"""Confrontations: conflicts between two players, supremacies among all, and raids."""

from __future__ import annotations

from .colony import (
    active,
    cards_in_hand,
    contract_limit,
    contracts,
    has_bonus,
    holds,
    lose_colonists,
    mine_of,
    set_right,
    settle,
    strength,
)
from .components import (
    CONFLICT_FIELD,
    CONFLICT_NEEDS,
    ENERGY_FIELD,
    FIRST_LEVEL,
    HABITATION_FIELD,
    MAJOR_COMMUNICATION,
    MAJOR_MILITARY,
    MAJOR_RESEARCH,
    MAJOR_SPOILS,
    MILITARY,
    MILITARY_FIELD,
    MINE,
    MINE_1,
    MINOR_COMMUNICATION,
    MINOR_LOOT,
    MINOR_MILITARY,
    MINOR_RESEARCH,
    MINOR_SPOILS,
    N_CONTRACTS,
    N_FIELDS,
    N_MATERIALS,
    N_PLACES,
    N_RESEARCH,
    NONE,
    PER_HABITATION,
    PLANT_0,
    PRINTED,
    RAID_LOOT,
    SHIELD,
    SUPREME_LOOT,
    TYPE_OF,
)
from .kinds import CONTEST, DESTROY, NO, RAID, SEIZE, STEAL, TAKE, TARGET
from .materials import at_random, materials_of, slip
from .research import draw_research, hand_on
from .state import Table

TIE = NONE


# Who wins


def first_of(s: Table, seats: list[int], field: int) -> int:  # rules: C5 to C8
    """Most active installations, then a bonus card, then most colonists on habitations; TIE if still equal."""
    ranks = [
        strength(s, p, field) * 10_000 + (1000 if has_bonus(s, p, field) else 0) + s.free[p] for p in seats
    ]
    best = max(ranks)
    return seats[ranks.index(best)] if ranks.count(best) == 1 else TIE


# Conflicts


def conflict(s: Table, p: int, event: int) -> None:  # rules: C1 to C4
    """The player who drew it must start it if the requirement is met, against anyone who can be a target."""
    field = CONFLICT_FIELD[event]
    if not s.on[p * N_PLACES + CONFLICT_NEEDS[event]]:
        s.emit("no-conflict", p)
        return
    targets = target_options(s, p, field)
    if not targets:
        s.emit("no-target", p)
        return
    rival = s.ask(p, TARGET, targets, (event,))
    winner = confront(s, p, rival, field)
    if winner != TIE:
        reward(s, event, winner, rival if winner == p else p)


def confront(s: Table, p: int, rival: int, field: int) -> int:
    """Who wins; told to all."""
    winner = first_of(s, [p, rival], field)
    bonus = has_bonus(s, p, field) != has_bonus(s, rival, field)
    strengths = strength(s, p, field), strength(s, rival, field)
    s.emit("confront", p, rival, field, winner, *strengths, int(bonus), s.free[p], s.free[rival])
    return winner


def cannot_target(s: Table, p: int, rival: int, field: int) -> str:  # rules: C3, D11
    if rival == p:
        return "yourself"
    return "shielded" if field == MILITARY_FIELD and holds(s, rival, SHIELD) else ""


def target_options(s: Table, p: int, field: int) -> list[int]:
    return [q for q in range(s.n) if not cannot_target(s, p, q, field)]


def reward(s: Table, event: int, winner: int, loser: int) -> None:  # rules: C9 to C14
    if event == MINOR_COMMUNICATION:
        spy_and_take(s, winner, loser, MINOR_SPOILS)
    elif event == MINOR_MILITARY:
        loot(s, winner, loser, MINOR_LOOT)
    elif event == MINOR_RESEARCH:
        draw_research(s, winner, 1)
    elif event == MAJOR_COMMUNICATION:
        seize_contract(s, winner, loser)
    elif event == MAJOR_MILITARY:
        destroy(s, winner, loser)
    elif event == MAJOR_RESEARCH:
        steal_research(s, winner, loser)


def loot(s: Table, winner: int, loser: int, number: int) -> None:
    """Cards drawn at random from the loser's hand."""
    number = min(number, cards_in_hand(s, loser))
    s.emit("loot", winner, loser, number)
    if number:
        s.barrier()
    for _ in range(number):
        m = at_random(s, loser)
        slip(s, loser, winner, m)
        s.emit("looted", winner, loser, m, to=1 << winner | 1 << loser)


def spy_and_take(s: Table, winner: int, loser: int, number: int) -> None:
    """The winner looks at the loser's hand and chooses."""
    number = min(number, cards_in_hand(s, loser))
    s.emit("spy", winner, loser, number)
    if not number:
        return
    s.barrier()
    s.spy, s.spied = winner, loser
    base = loser * N_MATERIALS
    s.emit("spied", loser, *s.hand[base : base + N_MATERIALS], to=1 << winner)
    for left in range(number, 0, -1):
        m = s.ask(winner, TAKE, materials_of(s, loser), (loser, left))
        slip(s, loser, winner, m)
        s.emit("looted", winner, loser, m, to=1 << winner | 1 << loser)
    s.spy = s.spied = NONE


def seize_contract(s: Table, winner: int, loser: int) -> None:
    held = [c for c in range(N_CONTRACTS) if s.contract[c] == loser]
    if not held or contracts(s, winner) >= contract_limit(s, winner):
        spy_and_take(s, winner, loser, MAJOR_SPOILS)
        return
    c = s.ask(winner, SEIZE, held, (loser,))
    s.contract[c] = winner
    s.emit("seize", winner, loser, c)


def destroy(s: Table, winner: int, loser: int) -> None:
    opts = destroy_options(s, loser)
    if not opts:
        s.emit("nothing-to-destroy", winner, loser)
        return
    tear_down(s, winner, loser, s.ask(winner, DESTROY, opts, (loser,)))


def destroy_options(s: Table, p: int) -> list[int]:
    """The highest level of each type, never level 0, and any mine."""
    base = p * N_PLACES
    opts: list[int] = []
    for place in range(N_PLACES):
        if not s.built[base + place] or place in PRINTED:
            continue
        above = place + 1 < N_PLACES and TYPE_OF[place + 1] == TYPE_OF[place] and s.built[base + place + 1]
        if not above or TYPE_OF[place] == MINE:
            opts.append(place)
    return opts


def tear_down(s: Table, winner: int, p: int, place: int) -> None:  # rules: C12, H5
    """The tile goes back to the stock, its colonist home; a habitation's colonists leave."""
    i = p * N_PLACES + place
    s.emit("destroy", winner, p, place, mine_of(s, p, place), s.staff[i])
    if place >= MINE_1:
        s.mine_tiles[s.built[i] - 1] += 1
    else:
        s.tiles[place] += 1
    s.free[p] += s.staff[i]
    had_power = s.on[i]
    s.built[i] = s.staff[i] = s.on[i] = 0
    if 0 < place < PLANT_0 and had_power:
        lose_colonists(s, p, PER_HABITATION)
    set_right(s, p)


def steal_research(s: Table, winner: int, loser: int) -> None:
    cards = [c for c in range(N_RESEARCH) if s.at[c] == loser]
    if not cards:
        draw_research(s, winner, 2)
        return
    hand_on(s, s.ask(winner, STEAL, cards, (loser,)), winner)
    set_right(s, loser)


# Supremacies


def supremacy(s: Table, field: int) -> bool:  # rules: U1, U2
    """All players are compared; False if the card is discarded."""
    if not any_meets(s, field):
        s.emit("no-supremacy", field)
        return False
    winner = first_of(s, list(range(s.n)), field)
    if winner == TIE:
        s.emit("supremacy-tied", field)
        return False
    s.supremacy[field] = winner
    s.emit("supremacy", winner, field)
    if field == HABITATION_FIELD:  # rules: U7
        settle(s, winner, PER_HABITATION)
    return True


def any_meets(s: Table, field: int) -> bool:
    """An active level 1; of habitations one that is owned, with power or without."""
    there = s.built if field == HABITATION_FIELD else s.on
    return any([there[p * N_PLACES + FIRST_LEVEL[field]] for p in range(s.n)])


def contested(s: Table, p: int) -> None:  # rules: U3 to U5
    """The player who drew it names a supremacy that somebody holds; it is judged again."""
    held = [field for field in range(N_FIELDS) if s.supremacy[field] != NONE]
    if not held:
        s.emit("nothing-contested", p)
        return
    field = s.ask(p, CONTEST, held)
    holder = s.supremacy[field]
    winner = first_of(s, list(range(s.n)), field) if any_meets(s, field) else holder
    s.emit("contest", p, field)
    if winner in (TIE, holder):
        s.emit("upheld", holder, field)
        return
    s.supremacy[field] = winner
    s.emit("supremacy", winner, field)
    if field == ENERGY_FIELD:
        s.borrowed[holder] = 0
        set_right(s, holder)
    elif field == HABITATION_FIELD:
        lose_colonists(s, holder, PER_HABITATION)
        set_right(s, holder)
        settle(s, winner, PER_HABITATION)


# Raids


def raid_options(s: Table, p: int) -> list[int]:  # rules: L1
    opts = [NO]
    for q in range(s.n):
        if not cannot_target(s, p, q, MILITARY_FIELD):
            opts.append(1 + q)
    return opts


def raid(s: Table, p: int) -> None:  # rules: L1 to L3
    """Once after the event, with an active base, a player may open a military conflict."""
    if not active(s, p, MILITARY):
        return
    rival = s.ask(p, RAID, raid_options(s, p)) - 1
    if rival < 0:
        return
    s.emit("raid", p, rival)
    winner = confront(s, p, rival, MILITARY_FIELD)
    if winner != TIE:
        supreme = s.supremacy[MILITARY_FIELD] == winner  # rules: U9
        loot(s, winner, rival if winner == p else p, SUPREME_LOOT if supreme else RAID_LOOT)
