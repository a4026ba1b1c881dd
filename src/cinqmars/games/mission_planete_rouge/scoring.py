"""Scoring after rounds 5, 8 and 10, and the points of the last one."""

from __future__ import annotations

from typing import Final

from . import components as c
from .state import NONE, PlaneteState

SOURCES: Final = ("ice", "sylvanite", "celerium", "ice-bonus", "bonus-cards", "discoveries")
ICE_BONUS_ROW: Final = 3
BONUS_ROW: Final = 4
DISCOVERY_ROW: Final = 5


def leaders(s: PlaneteState, zone: int) -> list[int]:
    """Who has the most astronauts there, at least one; several if tied."""
    n = s.n
    row = s.mars[zone * n : zone * n + n]
    most = max(row)
    return [p for p in range(n) if row[p] == most] if most else []


# After rounds 5 and 8


def scoring(s: PlaneteState, tokens: int) -> None:  # rules: P1 to P6
    s.emit("scoring", s.round)
    for zone in range(c.N_ZONES):
        resource = s.resource[zone]
        if resource == NONE:
            continue
        s.pot[zone] += tokens
        winners = leaders(s, zone)
        if winners and (tokens > 1 or len(winners) == 1):  # rules: P2
            s.pot[zone] = share_out(s, zone, resource, s.pot[zone], winners)
        if s.pot[zone]:
            s.emit("wait", zone, resource, s.pot[zone])


def share_out(s: PlaneteState, zone: int, resource: int, tokens: int, winners: list[int]) -> int:
    """Equal shares; the remainder that nobody gets."""
    share = tokens // len(winners)
    if share:
        for p in winners:
            s.tokens[p * c.N_RESOURCES + resource] += share
            s.emit("token", p, zone, resource, share)
    return tokens - share * len(winners)


# The end of the game


def final_scoring(s: PlaneteState) -> None:  # rules: F1 to F9
    s.emit("scoring", s.round)
    for zone in range(c.N_OUTER):
        if s.discovery[zone] != NONE:
            s.known[zone] = (1 << s.n) - 1
            s.emit("reveal", zone, s.discovery[zone])
    native_resistance(s)
    share_out_last_tokens(s)
    s.points = [0] * (len(SOURCES) * s.n)
    count_tokens(s)
    count_ice_bonus(s)
    count_bonus_cards(s)
    count_discoveries(s)


def native_resistance(s: PlaneteState) -> None:  # rules: VD1
    n = s.n
    for zone in range(c.N_OUTER):
        if s.discovery[zone] == c.NATIVE_RESISTANCE:
            for p in range(n):
                if s.mars[zone * n + p]:
                    s.mars[zone * n + p] -= 1
                    s.lost[p] += 1
                    s.emit("native", zone, p)


def share_out_last_tokens(s: PlaneteState) -> None:  # rules: F4 to F6
    for zone in range(c.N_ZONES):
        own = s.resource[zone]
        if own == NONE:
            continue
        heaps = [0] * c.N_RESOURCES
        heaps[own] = s.pot[zone] + railway_tokens(s, zone)
        heaps[added_resource(s, zone)] += added_tokens(s, zone)
        s.pot[zone] = 0
        winners = first_by_discovery(s, zone)
        if winners:
            for resource in range(c.N_RESOURCES):
                if heaps[resource]:
                    share_out(s, zone, resource, heaps[resource], winners)


def added_tokens(s: PlaneteState, zone: int) -> int:  # rules: F4, VD2, VD3
    card = s.discovery[zone]
    if card == c.EXHAUSTED_SEAM:
        return 0
    return c.RICH_VEIN_TOKENS if card == c.RICH_VEIN else c.SCORING[c.ROUNDS]


def added_resource(s: PlaneteState, zone: int) -> int:  # rules: VD4, VD5
    card = s.discovery[zone]
    if card == c.FROZEN_CAVERN:
        return c.ICE
    return c.CELERIUM if card == c.CELERIUM_POCKET else s.resource[zone]


def railway_tokens(s: PlaneteState, zone: int) -> int:  # rules: VD6
    if s.discovery[zone] == c.EXHAUSTED_SEAM:
        return 0
    railways = [z for z in c.ADJACENT[zone] if s.discovery[z] == c.MINING_RAILWAY]
    return c.RAILWAY_TOKENS * len(railways)


def first_by_discovery(s: PlaneteState, zone: int) -> list[int]:
    """Who counts as first for the tokens of the last scoring."""
    card, n = s.discovery[zone], s.n
    row = s.mars[zone * n : zone * n + n]
    present = [x for x in row if x]
    if not present:
        return []
    if card == c.FLAT_GROUND:  # rules: VD7
        return [p for p in range(n) if row[p]]
    rank = max(present)
    if card == c.BROKEN_GROUND:  # rules: VD8
        rank = min(present)
    elif card == c.CORRUPTION:  # rules: VD9
        behind = [x for x in present if x < rank]
        rank = max(behind) if behind else rank
    return [p for p in range(n) if row[p] == rank]


def count_tokens(s: PlaneteState) -> None:  # rules: F7
    for p in range(s.n):
        for resource in range(c.N_RESOURCES):
            s.points[resource * s.n + p] = s.tokens[p * c.N_RESOURCES + resource] * c.TOKEN_VALUE[resource]


def count_ice_bonus(s: PlaneteState) -> None:  # rules: F8, F9
    for p in range(s.n):
        s.points[ICE_BONUS_ROW * s.n + p] = most_tokens(s, p, c.ICE, c.ICE_BONUS)


def most_tokens(s: PlaneteState, p: int, resource: int, points: int) -> int:
    """`points` for most tokens of a resource; tied players divide them, rounded down."""
    counts = [s.tokens[q * c.N_RESOURCES + resource] for q in range(s.n)]
    most = max(counts)
    return points // counts.count(most) if most and counts[p] == most else 0


def count_bonus_cards(s: PlaneteState) -> None:
    for p in range(s.n):
        for card in s.bonus[p]:
            points = bonus_points(s, p, card)
            s.points[BONUS_ROW * s.n + p] += points
            s.emit("bonus", p, card, points)


def bonus_points(s: PlaneteState, p: int, card: int) -> int:  # rules: VB1 to VB12
    if card < c.N_ZONE_CARDS:
        controlled = [zone for zone in c.RED_ZONES[card] if leaders(s, zone) == [p]]  # rules: V7, V8
        return c.ZONE_CARD_POINTS[len(controlled)]
    if card == c.CELERIUM_TRUST:
        return most_tokens(s, p, c.CELERIUM, c.TRUST_POINTS)
    if card == c.SYLVANITE_TRUST:
        return most_tokens(s, p, c.SYLVANITE, c.TRUST_POINTS)
    if card == c.SPACE_MARTYRS:
        return min(c.MARTYRS_MAX, c.POINTS_PER_LOSS * s.lost[p])
    if card == c.GREAT_EXPANSION:
        return c.EXPANSION_POINTS[len([z for z in range(c.N_ZONES) if s.mars[z * s.n + p]])]
    if card == c.DIVERSIFICATION:
        fewest = min(s.tokens[p * c.N_RESOURCES : (p + 1) * c.N_RESOURCES])
        return c.DIVERSIFICATION_POINTS if fewest >= c.DIVERSIFICATION_TOKENS else 0
    return c.SUBSIDY_POINTS if card == c.STATE_SUBSIDY else c.PATRONAGE_POINTS


def count_discoveries(s: PlaneteState) -> None:  # rules: VD10 to VD12
    n = s.n
    for zone in range(c.N_OUTER):
        card = s.discovery[zone]
        if card == c.UNDERGROUND_LAKE:
            first = leaders(s, zone)
            gains = [c.LAKE_POINTS // len(first) if p in first else 0 for p in range(n)]
        elif card in (c.MARTIAN_LICHENS, c.RADIATION):
            each = c.LICHENS_POINTS if card == c.MARTIAN_LICHENS else c.RADIATION_POINTS
            gains = [each if s.mars[zone * n + p] else 0 for p in range(n)]
        else:
            continue
        for p in range(n):
            if gains[p]:
                s.points[DISCOVERY_ROW * n + p] += gains[p]
                s.emit("discovery", p, zone, card, gains[p])


# The winner


def totals(s: PlaneteState) -> list[int]:
    n = s.n
    return [sum(s.points[p::n]) for p in range(n)]


def winners(s: PlaneteState) -> list[int]:  # rules: F10, F11
    """Highest score, then most tokens, then most astronauts on Mars."""
    n = s.n
    total = totals(s)
    rank = [
        (total[p], sum(s.tokens[p * c.N_RESOURCES : (p + 1) * c.N_RESOURCES]), sum(s.mars[p::n]))
        for p in range(n)
    ]
    best = max(rank)
    return [p for p in range(n) if rank[p] == best]
