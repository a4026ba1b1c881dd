"""What is wrong with a plan."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import reasons, targets
from cinqmars.games.first_martians.rules.bills import Standing, lacking, overdrawn
from cinqmars.games.first_martians.rules.hub import holds
from cinqmars.games.first_martians.rules.requirements import cannot_drive, needed, performer, strength
from cinqmars.games.first_martians.state import NONE, MartiansState, has


def flaw(s: MartiansState, i: int) -> str:  # rules: L4, L5, X5, T11
    """What is wrong with a stack of the plan; empty if nothing."""
    target = s.target[i]
    least, _ = needed(s, target, s.route[i])
    if strength(s, i) < least:
        return reasons.TOO_FEW
    if s.rover[i] != NONE:
        reason = cannot_drive(s, s.rover[i], i)
        if reason:
            return reason
    if any(s.worn) and holds(s.worn[performer(s, i)], c.BLOCKED) and target != targets.REST:
        return reasons.PERFORMER_BLOCKED
    return cannot_treat(s, i) if target == targets.TREAT else ""


def cannot_treat(s: MartiansState, i: int) -> str:  # rules: X5, X6
    patient = performer(s, i)
    if not s.wounds[patient] and not s.afflicted[patient]:
        return reasons.NOBODY_HURT
    if has(s, 0) or s.profession[patient] == c.MEDIC:
        return ""
    helps = any([p < c.N_PAWNS and s.profession[p // 2] == c.MEDIC for p in s.pawns[i]])
    least, _ = needed(s, targets.TREAT, [])
    return "" if helps and strength(s, i) > least else reasons.NO_MEDIC


def trouble(s: MartiansState, now: Standing) -> str:
    """What keeps the whole plan from being carried out."""
    worn = any(s.worn)
    for i, target in enumerate(s.target):
        if worn or s.rover[i] != NONE or target == targets.TREAT:
            reason = flaw(s, i)
            if reason:
                return reason
        elif len(s.pawns[i]) < needed(s, target, s.route[i])[0]:  # nothing else can be wrong
            return reasons.TOO_FEW
    place = overdrawn(now.left)
    return lacking(place) if place != NONE else heart_trouble(s)


def heart_trouble(s: MartiansState) -> str:  # rules: A11
    """Whoever has heart trouble uses one of both pawns only to be treated."""
    for a in range(s.crew):
        if s.suffering[a] >> c.HEART & 1:
            elsewhere = [
                p
                for i in range(len(s.target))
                for p in s.pawns[i]
                if p < c.N_PAWNS
                and p // 2 == a
                and not (s.target[i] == targets.TREAT and performer(s, i) == a)
            ]
            if len(elsewhere) > 1:
                return reasons.HEART_TROUBLE
    return ""
