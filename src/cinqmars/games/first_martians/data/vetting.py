"""Effects are vetted when they are read in: what cannot be carried out fails at import, not at the table."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx

N_KEYWORDS: Final = 4
N_DICE: Final = 12
N_COUNTERS: Final = 3
MANY: Final = 100

# domains of arguments: a tuple of what is allowed
Domain = tuple[int, ...]
UNUSED: Final[Domain] = (0,)
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

# what each operation takes, in turn
TAKES: Final[dict[int, tuple[Domain, ...]]] = {
    fx.GAIN: (RESOURCE, SOME),
    fx.LOSE: (RESOURCE, SOME),
    fx.GAIN_PART: ((*PART, fx.CHOOSE_ONE, fx.ANY_ONE), SOME),
    fx.LOSE_PART: ((fx.CHOOSE_ONE, fx.ANY_ONE), SOME),
    fx.GAIN_SAMPLE: (SOME, (0, fx.PENDING)),
    fx.LOSE_SAMPLE: ((fx.FROM_ANYWHERE, fx.FROM_MAP), SOME),
    fx.ADD_SAMPLE: (SOME,),
    fx.GAIN_POI: (SOME,),
    fx.GAIN_SEED: (SOME,),
    fx.GAIN_OBJECTIVE: (COLOUR, SOME),
    fx.PLACE_OBJECTIVE: (COLOUR, PLACE),
    fx.MORALE: (CHANGE,),
    fx.MORALE_TOKENS: (ANYBODY, CHANGE),
    fx.STRESS: (CHANGE,),
    fx.WOUND: (ANYBODY, SOME),
    fx.HEAL: (ANYBODY, SOME),
    fx.AFFLICT: (WHO, (*range(c.N_AFFLICTIONS), fx.ANY_ONE)),
    fx.CURE: ((fx.CHOSEN,),),
    fx.TRACK: ((*BLOCK, fx.CHOOSE_ONE, fx.SAME_BLOCK), CHANGE),
    fx.CARD: (BLOCK, tuple(range(N_KEYWORDS))),
    fx.BREAK: (FACILITY, PART),
    fx.REPAIR: (),
    fx.PRODUCTIVITY: (FACILITY, CHANGE),
    fx.SHUT: ((0, 1),),
    fx.WILT: (),
    fx.GROW: (CHANGE, FLAG),
    fx.TOKEN: (TOKEN_KIND, (*range(c.N_FACILITIES), fx.THIS_ONE), SPACE),
    fx.TOKEN_ROI: (TOKEN_KIND, PLACE),
    fx.TOKEN_ROVER: (TOKEN_KIND, (*range(c.N_ROVERS), fx.CHOOSE_ONE)),
    fx.TOKEN_CARD: (TOKEN_KIND, WHO, SPACE),
    fx.FREE_ROVER: (),
    fx.CLEAN_ROI: (TOKEN_KIND,),
    fx.ROLL: (tuple([die for die in range(N_DICE) if die % 3 in (c.SUCCESS_DIE, c.WOUND_DIE)]),),
    fx.CHOOSE: (),
    fx.OPTION: (tuple(range(MANY)), RESOURCE, tuple(range(MANY))),
    fx.IF_COUNTER: (COUNTERS, SOME),
    fx.COUNTER: (COUNTERS, CHANGE),
    fx.COUNTER_SHARE: (COUNTERS,),
    fx.ADVANCE: (SOME,),
    fx.PAWNS: (
        (*range(1, c.N_ACTIONS), fx.OUTSIDE),
        CHANGE,
        tuple(range(fx.THIS_ROUND, fx.THE_MISSION + 1)),
        tuple(range(256)),
    ),
    fx.RELAY: (),
    fx.LOSE_PAWN: (WHO,),
    fx.DISCARD_SKILL: (WHO,),
    fx.DISCARD_TILE: (),
}
LEADS_ON: Final = (fx.ROLL, fx.CHOOSE, fx.OPTION, fx.IF_COUNTER)  # operations that something follows from


class BadEffect(Exception):
    """A card, an event, an adventure or a mission says what nobody can carry out."""


def vet(effects: fx.Effects, where: str, options: bool = False) -> None:
    """Raises BadEffect for an effect that is none; `options` is what a choice consists of."""
    for e in effects:
        if (e.op == fx.OPTION) != options:
            raise BadEffect(f"{where}: {e}: options stand in a choice, and nothing else does")
        vet_one(e, where)
        vet(e.then, where, e.op == fx.CHOOSE)
        vet(e.other, where)


def vet_one(e: fx.Effect, where: str) -> None:
    if e.op not in TAKES:
        raise BadEffect(f"{where}: {e}: there is no operation {e.op}")
    takes = TAKES[e.op]
    args = (e.a, e.b, e.c, e.d)
    for i in range(4):
        if args[i] not in (takes[i] if i < len(takes) else UNUSED):
            raise BadEffect(f"{where}: {e}: argument {'abcd'[i]} cannot be {args[i]}")
    if bool(e.then or e.other) != (e.op in LEADS_ON) or (e.other and e.op != fx.ROLL):
        raise BadEffect(f"{where}: {e}: what follows does not fit the operation")
    if e.op == fx.CHOOSE and len(e.then) != 2:
        raise BadEffect(f"{where}: {e}: a choice has two options")


def within(value: int, size: int, where: str) -> None:
    if not 0 <= value < size:
        raise BadEffect(f"{where}: {value} is not one of {size}")


def vet_components() -> None:
    for skill, effects in enumerate(c.SKILL_EFFECTS):
        vet(effects, f"skill {skill}")
    for poi, effects in enumerate(c.POI_EFFECTS):
        vet(effects, f"point of interest {poi}")


vet_components()
