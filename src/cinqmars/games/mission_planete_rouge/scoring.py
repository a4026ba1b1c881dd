"""Scoring after rounds 5, 8 and 10, and the points of the last one."""

from __future__ import annotations

from typing import Final

from .components import (
    ADJACENT,
    BROKEN_GROUND,
    CELERIUM,
    CELERIUM_POCKET,
    CELERIUM_TRUST,
    CORRUPTION,
    DIVERSIFICATION,
    DIVERSIFICATION_POINTS,
    DIVERSIFICATION_TOKENS,
    EXHAUSTED_SEAM,
    EXPANSION_POINTS,
    FLAT_GROUND,
    FROZEN_CAVERN,
    GREAT_EXPANSION,
    ICE,
    ICE_BONUS,
    LAKE_POINTS,
    LICHENS_POINTS,
    MARTIAN_LICHENS,
    MARTYRS_MAX,
    MINING_RAILWAY,
    N_OUTER,
    N_RESOURCES,
    N_ZONE_CARDS,
    N_ZONES,
    NATIVE_RESISTANCE,
    PATRONAGE_POINTS,
    POINTS_PER_LOSS,
    RADIATION,
    RADIATION_POINTS,
    RAILWAY_TOKENS,
    RED_ZONES,
    RICH_VEIN,
    RICH_VEIN_TOKENS,
    ROUNDS,
    SCORING,
    SPACE_MARTYRS,
    STATE_SUBSIDY,
    SUBSIDY_POINTS,
    SYLVANITE,
    SYLVANITE_TRUST,
    TOKEN_VALUE,
    TRUST_POINTS,
    UNDERGROUND_LAKE,
    ZONE_CARD_POINTS,
)
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
    for zone in range(N_ZONES):
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
            s.tokens[p * N_RESOURCES + resource] += share
            s.emit("token", p, zone, resource, share)
    return tokens - share * len(winners)


# The end of the game


def final_scoring(s: PlaneteState) -> None:  # rules: F1 to F9
    s.emit("scoring", s.round)
    for zone in range(N_OUTER):
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
    for zone in range(N_OUTER):
        if s.discovery[zone] == NATIVE_RESISTANCE:
            for p in range(n):
                if s.mars[zone * n + p]:
                    s.mars[zone * n + p] -= 1
                    s.lost[p] += 1
                    s.emit("native", zone, p)


def share_out_last_tokens(s: PlaneteState) -> None:  # rules: F4 to F6
    for zone in range(N_ZONES):
        own = s.resource[zone]
        if own == NONE:
            continue
        heaps = [0] * N_RESOURCES
        heaps[own] = s.pot[zone] + railway_tokens(s, zone)
        heaps[added_resource(s, zone)] += added_tokens(s, zone)
        s.pot[zone] = 0
        winners = first_by_discovery(s, zone)
        if winners:
            for resource in range(N_RESOURCES):
                if heaps[resource]:
                    share_out(s, zone, resource, heaps[resource], winners)


def added_tokens(s: PlaneteState, zone: int) -> int:  # rules: F4, VD2, VD3
    card = s.discovery[zone]
    if card == EXHAUSTED_SEAM:
        return 0
    return RICH_VEIN_TOKENS if card == RICH_VEIN else SCORING[ROUNDS]


def added_resource(s: PlaneteState, zone: int) -> int:  # rules: VD4, VD5
    card = s.discovery[zone]
    if card == FROZEN_CAVERN:
        return ICE
    return CELERIUM if card == CELERIUM_POCKET else s.resource[zone]


def railway_tokens(s: PlaneteState, zone: int) -> int:  # rules: VD6
    if s.discovery[zone] == EXHAUSTED_SEAM:
        return 0
    railways = [z for z in ADJACENT[zone] if s.discovery[z] == MINING_RAILWAY]
    return RAILWAY_TOKENS * len(railways)


def first_by_discovery(s: PlaneteState, zone: int) -> list[int]:
    """Who counts as first for the tokens of the last scoring."""
    card, n = s.discovery[zone], s.n
    row = s.mars[zone * n : zone * n + n]
    present = [x for x in row if x]
    if not present:
        return []
    if card == FLAT_GROUND:  # rules: VD7
        return [p for p in range(n) if row[p]]
    rank = max(present)
    if card == BROKEN_GROUND:  # rules: VD8
        rank = min(present)
    elif card == CORRUPTION:  # rules: VD9
        behind = [x for x in present if x < rank]
        rank = max(behind) if behind else rank
    return [p for p in range(n) if row[p] == rank]


def count_tokens(s: PlaneteState) -> None:  # rules: F7
    for p in range(s.n):
        for resource in range(N_RESOURCES):
            s.points[resource * s.n + p] = s.tokens[p * N_RESOURCES + resource] * TOKEN_VALUE[resource]


def count_ice_bonus(s: PlaneteState) -> None:  # rules: F8, F9
    for p in range(s.n):
        s.points[ICE_BONUS_ROW * s.n + p] = most_tokens(s, p, ICE, ICE_BONUS)


def most_tokens(s: PlaneteState, p: int, resource: int, points: int) -> int:
    """`points` for most tokens of a resource; tied players divide them, rounded down."""
    counts = [s.tokens[q * N_RESOURCES + resource] for q in range(s.n)]
    most = max(counts)
    return points // counts.count(most) if most and counts[p] == most else 0


def count_bonus_cards(s: PlaneteState) -> None:
    for p in range(s.n):
        for card in s.bonus[p]:
            points = bonus_points(s, p, card)
            s.points[BONUS_ROW * s.n + p] += points
            s.emit("bonus", p, card, points)


def bonus_points(s: PlaneteState, p: int, card: int) -> int:  # rules: VB1 to VB12
    if card < N_ZONE_CARDS:
        controlled = [zone for zone in RED_ZONES[card] if leaders(s, zone) == [p]]  # rules: V7, V8
        return ZONE_CARD_POINTS[len(controlled)]
    if card == CELERIUM_TRUST:
        return most_tokens(s, p, CELERIUM, TRUST_POINTS)
    if card == SYLVANITE_TRUST:
        return most_tokens(s, p, SYLVANITE, TRUST_POINTS)
    if card == SPACE_MARTYRS:
        return min(MARTYRS_MAX, POINTS_PER_LOSS * s.lost[p])
    if card == GREAT_EXPANSION:
        return EXPANSION_POINTS[len([z for z in range(N_ZONES) if s.mars[z * s.n + p]])]
    if card == DIVERSIFICATION:
        fewest = min(s.tokens[p * N_RESOURCES : (p + 1) * N_RESOURCES])
        return DIVERSIFICATION_POINTS if fewest >= DIVERSIFICATION_TOKENS else 0
    return SUBSIDY_POINTS if card == STATE_SUBSIDY else PATRONAGE_POINTS


def count_discoveries(s: PlaneteState) -> None:  # rules: VD10 to VD12
    n = s.n
    for zone in range(N_OUTER):
        card = s.discovery[zone]
        if card == UNDERGROUND_LAKE:
            first = leaders(s, zone)
            gains = [LAKE_POINTS // len(first) if p in first else 0 for p in range(n)]
        elif card in (MARTIAN_LICHENS, RADIATION):
            each = LICHENS_POINTS if card == MARTIAN_LICHENS else RADIATION_POINTS
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
        (total[p], sum(s.tokens[p * N_RESOURCES : (p + 1) * N_RESOURCES]), sum(s.mars[p::n]))
        for p in range(n)
    ]
    best = max(rank)
    return [p for p in range(n) if rank[p] == best]
