"""I. Events: what is due, and what happens."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.adventures import ADVENTURES, Delayed
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.rules import causes
from cinqmars.games.first_martians.rules.effects import change_track, run, tick
from cinqmars.games.first_martians.rules.hub import draw
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.rules.phases import begin_phase, lead
from cinqmars.games.first_martians.rules.skills import eve, window
from cinqmars.games.first_martians.rules.tales import beside, dawn
from cinqmars.games.first_martians.state import MORALE, NONE, MartiansState


def events(s: MartiansState) -> None:
    s.emit("round", s.round)
    dawn(s)
    window(s, lead(s), "round")
    name_track(s)
    what_is_due(s)
    eve(s, lead(s), "event")
    happen(s)
    tick(s)
    window(s, lead(s))
    begin_phase(s, MORALE)


def name_track(s: MartiansState) -> None:  # rules: E1
    """The app names a block; each once before any comes again."""
    if s.bag == 0:
        s.bag = (1 << c.N_BLOCKS) - 1
    left = [b for b in range(c.N_BLOCKS) if s.bag >> b & 1]
    block = left[draw(s, len(left))]
    s.bag &= ~(1 << block)
    causes.because(s, causes.BY_APP)
    change_track(s, block, 1)
    causes.done(s)


def what_is_due(s: MartiansState) -> None:  # rules: E2, E5, E6, D6
    """What earlier events and adventures bring, the oldest first."""
    for born in range(1, s.round):
        for event in s.journal[:]:
            if s.age[s.journal.index(event)] == born:
                may_follow(s, event, s.round - born)
        coming = s.coming[:]
        for i in range(0, len(coming), 3):
            if coming[i + 1] == born:
                may_come(s, coming[i], born, coming[i + 2])


def may_follow(s: MartiansState, event: int, left_alone: int) -> None:  # rules: E5
    chance = EVENTS[event].chances[left_alone - 1] * c.CONSEQUENCE_SCALE[s.difficulty]
    comes = draw(s, 10000) < chance
    if not comes and left_alone < c.EVENT_ROUNDS:
        return
    i = s.journal.index(event)
    del s.journal[i]
    del s.age[i]
    if not comes:
        s.emit("expire", event)
        return
    s.emit("consequence", event)
    causes.because(s, causes.BY_CONSEQUENCE, event)
    run(s, EVENTS[event].consequence, NONE)
    causes.done(s)


def may_come(s: MartiansState, code: int, born: int, a: int) -> None:  # rules: E6, D6
    """Each round it may come is as likely as the next; past the last it does not come at all."""
    soonest, latest, chance, effects = what_may_come(code)
    age = s.round - born
    if age < soonest:
        return
    rounds = latest - soonest + 1
    missed = age - soonest
    comes = draw(s, 10000) * (100 * rounds - chance * missed) < 10000 * chance
    if comes or age >= latest:
        i = find_coming(s, code, born, a)
        del s.coming[i : i + 3]
    if comes:
        s.emit("comes", code, a)
        s.because.append(code)
        run(s, effects, NONE, a)
        causes.done(s)


def find_coming(s: MartiansState, code: int, born: int, a: int) -> int:
    for i in range(0, len(s.coming), 3):
        if s.coming[i : i + 3] == [code, born, a]:
            return i
    raise AssertionError("what comes was announced")


def what_may_come(code: int) -> tuple[int, int, int, fx.Effects]:
    """Soonest, latest, chance in per cent, effects."""
    kind, number = divmod(code, causes.KIND)
    if kind == causes.BY_LATER:
        later = later_of(number)
        return later.soonest, later.latest, later.chance, later.effects
    echo = EVENTS[number].echo
    assert echo is not None
    return echo.soonest, echo.latest, echo.chance, echo.effects


def later_of(number: int) -> Delayed:
    adventure = ADVENTURES[number // 3]
    way = number % 3
    later = adventure.ways[way - 1].later if way else adventure.later
    assert later is not None
    return later


def happen(s: MartiansState) -> None:  # rules: E3, E4, E6, E8
    event = next_event(s)
    s.events.remove(event)
    if EVENTS[event].action is not None:
        s.journal.append(event)
        s.age.append(s.round)
    s.emit("event", event, s.first, beside(s, s.first))
    echo = EVENTS[event].echo
    if echo is not None and echo.profile in s.profile:
        s.coming += [causes.BY_ECHO * causes.KIND + event, s.round, s.profile.index(echo.profile)]
    causes.because(s, causes.BY_EVENT, event)
    run(s, EVENTS[event].effects, NONE)
    causes.done(s)


def next_event(s: MartiansState) -> int:  # rules: E3
    """The mission's event for this round, or one not seen yet."""
    round_of_script, name = sheet(s).script
    if s.round == round_of_script:
        for event in s.events:
            if EVENTS[event].name == name:
                return event
    special = [event for event in s.events if EVENTS[event].mission >= 0 and EVENTS[event].name != name]
    general = [event for event in s.events if EVENTS[event].mission < 0]
    pool = special if special and (draw(s, 100) < c.MISSION_EVENTS or not general) else general
    return pool[draw(s, len(pool))]
