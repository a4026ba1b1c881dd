"""Skills, points of interest and upgrade cards used. Ruling 35 names the windows for it."""

from __future__ import annotations

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import tools
from cinqmars.games.first_martians.rules.causes import BY_POI, BY_SKILL, BY_UPGRADE, because, done
from cinqmars.games.first_martians.rules.effects import run, tick
from cinqmars.games.first_martians.rules.hub import gain_part, pay_skill
from cinqmars.games.first_martians.state import NONE, MartiansState


def window(s: MartiansState, lead: int, moment: str = "phase") -> None:  # rules: A2
    """Whoever has something to use may use it; above all at the end of a phase."""
    for i in range(s.n):
        pause(s, (lead + i) % s.n, lead, moment, NONE, False, False)


def eve(
    s: MartiansState, lead: int, moment: str, performer: int = NONE, on_trip: bool = False
) -> None:  # rules: A2
    """Before a roll or a reveal: whoever has something that could change what comes of it may use it."""
    for i in range(s.n):
        pause(s, (lead + i) % s.n, lead, moment, performer, on_trip, True)


def pause(
    s: MartiansState, seat: int, lead: int, moment: str, performer: int, on_trip: bool, before: bool
) -> None:
    """Until the seat has used enough; what belongs to the whole crew is offered to the first of them."""
    while True:
        arg = s.ask(
            seat, ask.WINDOW, ask.Window.options(s, seat, lead, performer, on_trip, before), (moment,)
        )
        if arg == tools.PASS:
            return
        use(s, seat, arg)


def use(s: MartiansState, seat: int, arg: int) -> None:
    if arg >= tools.STRIP:
        strip(s, arg - tools.STRIP)
    elif arg >= tools.USE_POI:
        use_poi(s, seat, arg - tools.USE_POI)
    else:
        a, number = divmod(arg - tools.USE_SKILL, c.N_SKILLS)
        use_skill(s, a, number)
    tick(s)


def use_skill(s: MartiansState, a: int, number: int) -> None:  # rules: A2
    skill = s.profession[a] * c.N_SKILLS + number
    pay_skill(s, a, number)
    if c.SKILL_WHEN[skill] == c.OWN_TRIP:
        s.path_read = 1
        return
    because(s, BY_SKILL, skill)
    run(s, c.SKILL_EFFECTS[skill], a)
    done(s)


def use_poi(s: MartiansState, seat: int, poi: int) -> None:  # rules: X10
    s.pois[poi] -= 1
    s.pois_used[poi] += 1
    s.emit("use-poi", poi)
    because(s, BY_POI, poi)
    run(s, tools.poi_effects(s, poi), seat if s.n > 1 else s.first)
    done(s)


def strip(s: MartiansState, upgrade: int) -> None:  # rules: X21
    s.upgrade_cards &= ~(1 << upgrade)
    s.emit("strip", upgrade)
    because(s, BY_UPGRADE, upgrade)
    for part in c.UPGRADE_PARTS[upgrade]:
        gain_part(s, part)
    done(s)
