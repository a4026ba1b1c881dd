"""The dice of an action, and rolling them again."""

from __future__ import annotations

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules.hub import draw, pay_skill
from cinqmars.games.first_martians.rules.plan import AUTO
from cinqmars.games.first_martians.rules.possible import can_pay_skill
from cinqmars.games.first_martians.rules.risks import F_CPU, F_REROLL
from cinqmars.games.first_martians.state import NONE, MartiansState, has, seat_of


def roll_dice(s: MartiansState, i: int, a: int, action: int) -> tuple[bool, bool, bool]:
    """Success, wound, adventure: three dice, or only the first, or none."""
    if s.mode[i] == AUTO:
        success = not s.flags[i] & F_CPU or succeeds(s, i, a, action)
        return success, False, False
    colour = c.COLOUR_OF[action] * 3
    s.dice = [int(draw(s, c.SIDES) < c.FACES[colour + k]) for k in range(3)]
    s.emit("roll", a, action, s.dice[0], s.dice[1], s.dice[2])
    rerolls(s, i, a, action)
    return bool(s.dice[0]), bool(s.dice[1]), bool(s.dice[2])


def succeeds(s: MartiansState, i: int, a: int, action: int) -> bool:  # rules: L12
    """The success die alone."""
    colour = c.COLOUR_OF[action] * 3
    s.dice = [int(draw(s, c.SIDES) < c.FACES[colour])]
    s.emit("check", a, action, s.dice[0])
    rerolls(s, i, a, action)
    return bool(s.dice[0])


def forced_again(s: MartiansState, i: int, colour: int) -> bool:  # rules: T4
    """With a reroll token a success, however it came, is rolled again, and that result stands."""
    if not s.dice[0] or not s.flags[i] & F_REROLL:
        return False
    s.dice[0] = int(draw(s, c.SIDES) < c.FACES[colour * 3])
    s.emit("forced", colour * 3, s.dice[0])
    return True


def rerolls(s: MartiansState, i: int, a: int, action: int) -> None:  # rules: A4, D1, T4
    """The performer may roll a die again, by a skill or an upgrade; a result that was forced stands."""
    colour = c.COLOUR_OF[action]
    stands = False
    while True:
        stands = stands or forced_again(s, i, colour)
        opts = reroll_options(s, a, colour, stands)
        if not opts:
            return
        arg = s.ask(seat_of(s, a), ask.REROLL, [ask.KEEP, *opts], (a, action, *s.dice))
        if arg == ask.KEEP:
            return
        die = arg - ask.DIE
        if arg == ask.BY_UPGRADE:
            upgrade = free_reroll(s, colour)
            s.upgrades_used |= 1 << upgrade
            s.emit("upgrade-reroll", upgrade)
            die = 0
        else:
            pay_skill(s, a, reroll_skill(s, a, colour))
        s.dice[die] = int(draw(s, c.SIDES) < c.FACES[colour * 3 + die])
        s.emit("die", colour * 3 + die, s.dice[die])


def reroll_options(s: MartiansState, a: int, colour: int, stands: bool) -> list[int]:
    """Dice worth rolling again: a failure unless it stands, a wound, an adventure."""
    opts: list[int] = []
    if reroll_skill(s, a, colour) != NONE:
        opts = [ask.DIE + k for k in range(int(stands), len(s.dice)) if s.dice[k] == (k > 0)]
    if not stands and not s.dice[0] and free_reroll(s, colour) != NONE:
        opts.append(ask.BY_UPGRADE)
    return opts


def reroll_skill(s: MartiansState, a: int, colour: int) -> int:
    for number in range(c.N_SKILLS):
        skill = s.profession[a] * c.N_SKILLS + number
        if (
            c.SKILL_WHEN[skill] == c.OWN_ROLL
            and colour in c.SKILL_DICE[skill]
            and can_pay_skill(s, a, number)
        ):
            return number
    return NONE


def free_reroll(s: MartiansState, colour: int) -> int:
    for upgrade, die in ((c.SPECTROMETER, c.BLUE), (c.TOOL_RACK, c.BROWN)):
        if colour == die and has(s, upgrade) and not s.upgrades_used >> upgrade & 1:
            return upgrade
    return NONE
