"""Effects are vetted when they are read in: what cannot be carried out fails at import, not at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx

N_KEYWORDS: Final = 4
N_DICE: Final = 12
N_COUNTERS: Final = 3
MANY: Final = 100

# domains of arguments: a tuple of what is allowed
Domain = tuple[int, ...]
SOME: Final[Domain] = tuple(range(1, MANY))
CHANGE: Final[Domain] = (*range(-MANY, 0), *range(1, MANY))
RESOURCE: Final[Domain] = tuple(range(len(c.RESOURCES)))
PART: Final[Domain] = tuple(range(c.N_PARTS))
BLOCK: Final[Domain] = tuple(range(c.N_BLOCKS))
FACILITY: Final[Domain] = (*range(c.N_FACILITIES), fx.OXYGENATORS, fx.SOLARS)
TOKEN_KIND: Final[Domain] = tuple(range(1, len(c.TOKENS)))
COLOUR: Final[Domain] = tuple(range(c.N_TOKEN_COLOURS))
WHO: Final[Domain] = tuple([who for who in range(fx.ACTIVE, fx.SOMEBODY + 1) if who != fx.CHOSEN])
ANYBODY: Final[Domain] = tuple(range(fx.ACTIVE, fx.SOMEBODY + 1))
SPACE: Final[Domain] = (fx.NOW, fx.NEXT)
PLACE: Final[Domain] = (*range(c.N_SPACES), fx.HERE, fx.CHOSEN_EXPLORED, *range(fx.MARKED, fx.MARKED + 9))
COUNTERS: Final[Domain] = tuple(range(N_COUNTERS))
FLAG: Final[Domain] = (0, 1)

# what each effect takes, in turn
TAKES: Final[dict[type[Any], tuple[Domain, ...]]] = {
    fx.Gain: (RESOURCE, SOME),
    fx.Lose: (RESOURCE, SOME),
    fx.GainPart: ((*PART, fx.CHOOSE_ONE, fx.ANY_ONE), SOME),
    fx.LosePart: ((fx.CHOOSE_ONE, fx.ANY_ONE), SOME),
    fx.GainSample: (SOME, (0, fx.PENDING)),
    fx.LoseSample: ((fx.FROM_ANYWHERE, fx.FROM_MAP), SOME),
    fx.AddSample: (SOME,),
    fx.GainPoi: (SOME,),
    fx.GainSeed: (SOME,),
    fx.GainObjective: (COLOUR, SOME),
    fx.PlaceObjective: (COLOUR, PLACE),
    fx.Morale: (CHANGE,),
    fx.MoraleTokens: (ANYBODY, CHANGE),
    fx.Stress: (CHANGE,),
    fx.Wound: (ANYBODY, SOME),
    fx.Heal: (ANYBODY, SOME),
    fx.Afflict: (WHO, (*range(c.N_AFFLICTIONS), fx.ANY_ONE)),
    fx.Cure: ((fx.CHOSEN,),),
    fx.Track: ((*BLOCK, fx.CHOOSE_ONE, fx.SAME_BLOCK), CHANGE),
    fx.Card: (BLOCK, tuple(range(N_KEYWORDS))),
    fx.Break: (FACILITY, PART),
    fx.Repair: (),
    fx.Productivity: (FACILITY, CHANGE),
    fx.Shut: ((0, 1),),
    fx.Wilt: (),
    fx.Grow: (CHANGE, FLAG),
    fx.Token: (TOKEN_KIND, (*range(c.N_FACILITIES), fx.THIS_ONE), SPACE),
    fx.TokenRoi: (TOKEN_KIND, PLACE),
    fx.TokenRover: (TOKEN_KIND, (*range(c.N_ROVERS), fx.CHOOSE_ONE)),
    fx.TokenCard: (TOKEN_KIND, WHO, SPACE),
    fx.FreeRover: (),
    fx.CleanRoi: (TOKEN_KIND,),
    fx.Roll: (tuple([die for die in range(N_DICE) if die % 3 in (c.SUCCESS_DIE, c.WOUND_DIE)]),),
    fx.Choose: (),
    fx.Option: (tuple(range(MANY)), RESOURCE, tuple(range(MANY)), (*PART, fx.NO_PART)),
    fx.IfCounter: (COUNTERS, SOME),
    fx.Counter: (COUNTERS, CHANGE),
    fx.CounterShare: (COUNTERS,),
    fx.Advance: (SOME,),
    fx.Pawns: (
        (*range(1, c.N_ACTIONS), fx.OUTSIDE),
        CHANGE,
        tuple(range(fx.THIS_ROUND, fx.THE_MISSION + 1)),
        tuple(range(256)),
    ),
    fx.Relay: (),
    fx.LosePawn: (WHO,),
    fx.DiscardSkill: (WHO,),
    fx.DiscardTile: (),
    fx.DiscardUpgrade: (),
    fx.AddGoal: (tuple(range(MANY)),),
}


class BadEffect(Exception):
    """A card, an event, an adventure or a mission says what nobody can carry out."""


def vet(effects: Sequence[fx.Effect | fx.Option], where: str) -> None:
    """Raises BadEffect for an effect that nobody can carry out."""
    for e in effects:
        if isinstance(e, fx.Option):
            raise BadEffect(f"{where}: {e}: options stand in a choice")
        vet_numbers(e, where)
        if isinstance(e, fx.Choose):
            vet_choice(e, where)
        elif isinstance(e, fx.Roll):
            vet_what_follows(e.hit + e.miss, where)
        elif isinstance(e, fx.IfCounter):
            vet_what_follows(e.then, where)


def vet_numbers(e: fx.Effect | fx.Option, where: str) -> None:
    """Its numbers come first, what follows from it last."""
    values: Sequence[object] = e
    for name, value, domain in zip(e._fields, values, TAKES[type(e)]):
        if value not in domain:
            raise BadEffect(f"{where}: {e}: {name} cannot be {value}")


def vet_choice(e: fx.Choose, where: str) -> None:
    if len(e.options) != 2:
        raise BadEffect(f"{where}: {e}: a choice has two options")
    for option in e.options:
        if not isinstance(option, fx.Option):
            raise BadEffect(f"{where}: {e}: nothing but options stands in a choice")
        vet_numbers(option, where)
        vet_what_follows(option.then, where)


def vet_what_follows(effects: fx.Effects, where: str) -> None:
    if not effects:
        raise BadEffect(f"{where}: nothing follows")
    vet(effects, where)


def within(value: int, size: int, where: str) -> None:
    if not 0 <= value < size:
        raise BadEffect(f"{where}: {value} is not one of {size}")


def vet_components() -> None:
    for skill, effects in enumerate(c.SKILL_EFFECTS):
        vet(effects, f"skill {skill}")
    for poi, effects in enumerate(c.POI_EFFECTS):
        vet(effects, f"point of interest {poi}")


vet_components()
