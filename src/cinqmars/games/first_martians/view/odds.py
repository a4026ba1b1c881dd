"""What the dice of a planned action may show, after all that changes them."""

from __future__ import annotations

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.dice import free_reroll, reroll_skill
from cinqmars.games.first_martians.rules.plan import AUTO
from cinqmars.games.first_martians.rules.requirements import needed, performer, strength
from cinqmars.games.first_martians.rules.risks import (
    F_ADVENTURE,
    F_CPU,
    F_REROLL,
    F_TERRAIN,
    F_WOUND,
    flags_of,
)
from cinqmars.games.first_martians.state import NONE, RESOLVING, MartiansState
from cinqmars.kernel import Fact, Message, say


def odds(s: MartiansState, i: int) -> list[Fact]:
    """The chances of success, of a wound and of an adventure; none of them for what is certain to go well."""
    action = targets.action_of(s, s.target[i])
    colour = c.COLOUR_OF[action]
    declared = s.phase == RESOLVING and i < len(s.flags)
    flags = s.flags[i] if declared else flags_of(s, i)
    terrain = 0 if declared and s.path_read and i == s.step - 1 else flags >> F_TERRAIN
    sure = s.mode[i] == AUTO if declared else strength(s, i) >= needed(s, s.target[i], s.route[i])[1]
    dice = targets.rolls_dice(s, s.target[i]) and not sure
    facts: list[Fact] = []
    if dice or flags & F_CPU:
        facts.append(Fact(say("fact-odds-success"), success(colour, flags), "check"))
    hurt = flags & F_WOUND or terrain & c.TERRAIN_WOUND
    if dice or hurt:
        n = c.SIDES if hurt else c.FACES[colour * 3 + c.WOUND_DIE]
        facts.append(Fact(say("fact-odds-wound"), chance(n), "wound"))
    strange = flags & F_ADVENTURE or terrain & c.TERRAIN_ADVENTURE
    if dice or strange:
        n = c.SIDES if strange else c.FACES[colour * 3 + c.ADVENTURE_DIE]
        facts.append(Fact(say("fact-odds-adventure"), chance(n), "discovery"))
    if dice or flags & F_CPU:
        again = rerolls(s, performer(s, i), colour)
        if again:
            facts.append(Fact(say("fact-reroll"), names.listed(again), "swap"))
    return facts


def success(colour: int, flags: int) -> Message:  # rules: D1, T4
    n = c.FACES[colour * 3]
    return chance(n * n, c.SIDES * c.SIDES) if flags & F_REROLL else chance(n)


def chance(n: int, of: int = c.SIDES) -> Message:
    return say("odds", n=n, of=of)


def rerolls(s: MartiansState, a: int, colour: int) -> list[Message]:  # rules: A4
    """What the performer could roll a die again with."""
    number, upgrade = reroll_skill(s, a, colour), free_reroll(s, colour)
    found = [names.skill_name(s.profession[a] * c.N_SKILLS + number)] if number != NONE else []
    return found + ([names.upgrade_name(upgrade)] if upgrade != NONE else [])
