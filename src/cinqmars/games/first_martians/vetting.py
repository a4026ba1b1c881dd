"""Effects are vetted when they are read in: what cannot be carried out fails at import, not at the table."""

from __future__ import annotations

from typing import Final

from .components import (
    N_ACTIONS,
    N_AFFLICTIONS,
    N_BLOCKS,
    N_FACILITIES,
    N_PARTS,
    N_ROVERS,
    N_SPACES,
    N_TOKEN_COLOURS,
    POI_EFFECTS,
    RESOURCES,
    SKILL_EFFECTS,
    SUCCESS_DIE,
    TOKENS,
    WOUND_DIE,
)
from .effect import (
    ACTIVE,
    ADD_SAMPLE,
    ADVANCE,
    AFFLICT,
    ANY_ONE,
    BREAK,
    CARD,
    CHOOSE,
    CHOOSE_ONE,
    CHOSEN,
    CHOSEN_EXPLORED,
    CLEAN_ROI,
    COUNTER,
    COUNTER_SHARE,
    CURE,
    DISCARD_SKILL,
    DISCARD_TILE,
    FREE_ROVER,
    FROM_ANYWHERE,
    FROM_MAP,
    GAIN,
    GAIN_OBJECTIVE,
    GAIN_PART,
    GAIN_POI,
    GAIN_SAMPLE,
    GAIN_SEED,
    GROW,
    HEAL,
    HERE,
    IF_COUNTER,
    LOSE,
    LOSE_PART,
    LOSE_PAWN,
    LOSE_SAMPLE,
    MARKED,
    MORALE,
    MORALE_TOKENS,
    NEXT,
    NOW,
    OPTION,
    OUTSIDE,
    OXYGENATORS,
    PAWNS,
    PENDING,
    PLACE_OBJECTIVE,
    PRODUCTIVITY,
    RELAY,
    REPAIR,
    ROLL,
    SAME_BLOCK,
    SHUT,
    SOLARS,
    SOMEBODY,
    STRESS,
    THE_MISSION,
    THIS_ONE,
    THIS_ROUND,
    TOKEN,
    TOKEN_CARD,
    TOKEN_ROI,
    TOKEN_ROVER,
    TRACK,
    WILT,
    WOUND,
    Effect,
    Effects,
)

N_KEYWORDS: Final = 4
N_DICE: Final = 12
N_COUNTERS: Final = 3
MANY: Final = 100

# domains of arguments: a tuple of what is allowed
Domain = tuple[int, ...]
UNUSED: Final[Domain] = (0,)
SOME: Final[Domain] = tuple(range(1, MANY))
CHANGE: Final[Domain] = (*range(-MANY, 0), *range(1, MANY))
RESOURCE: Final[Domain] = tuple(range(len(RESOURCES)))
PART: Final[Domain] = tuple(range(N_PARTS))
BLOCK: Final[Domain] = tuple(range(N_BLOCKS))
FACILITY: Final[Domain] = (*range(N_FACILITIES), OXYGENATORS, SOLARS)
TOKEN_KIND: Final[Domain] = tuple(range(1, len(TOKENS)))
COLOUR: Final[Domain] = tuple(range(N_TOKEN_COLOURS))
WHO: Final[Domain] = tuple([who for who in range(ACTIVE, SOMEBODY + 1) if who != CHOSEN])
ANYBODY: Final[Domain] = tuple(range(ACTIVE, SOMEBODY + 1))
SPACE: Final[Domain] = (NOW, NEXT)
PLACE: Final[Domain] = (*range(N_SPACES), HERE, CHOSEN_EXPLORED, *range(MARKED, MARKED + 9))
COUNTERS: Final[Domain] = tuple(range(N_COUNTERS))
FLAG: Final[Domain] = (0, 1)

# what each operation takes, in turn
TAKES: Final[dict[int, tuple[Domain, ...]]] = {
    GAIN: (RESOURCE, SOME),
    LOSE: (RESOURCE, SOME),
    GAIN_PART: ((*PART, CHOOSE_ONE, ANY_ONE), SOME),
    LOSE_PART: ((CHOOSE_ONE, ANY_ONE), SOME),
    GAIN_SAMPLE: (SOME, (0, PENDING)),
    LOSE_SAMPLE: ((FROM_ANYWHERE, FROM_MAP), SOME),
    ADD_SAMPLE: (SOME,),
    GAIN_POI: (SOME,),
    GAIN_SEED: (SOME,),
    GAIN_OBJECTIVE: (COLOUR, SOME),
    PLACE_OBJECTIVE: (COLOUR, PLACE),
    MORALE: (CHANGE,),
    MORALE_TOKENS: (ANYBODY, CHANGE),
    STRESS: (CHANGE,),
    WOUND: (ANYBODY, SOME),
    HEAL: (ANYBODY, SOME),
    AFFLICT: (WHO, (*range(N_AFFLICTIONS), ANY_ONE)),
    CURE: ((CHOSEN,),),
    TRACK: ((*BLOCK, CHOOSE_ONE, SAME_BLOCK), CHANGE),
    CARD: (BLOCK, tuple(range(N_KEYWORDS))),
    BREAK: (FACILITY, PART),
    REPAIR: (),
    PRODUCTIVITY: (FACILITY, CHANGE),
    SHUT: ((0, 1),),
    WILT: (),
    GROW: (CHANGE, FLAG),
    TOKEN: (TOKEN_KIND, (*range(N_FACILITIES), THIS_ONE), SPACE),
    TOKEN_ROI: (TOKEN_KIND, PLACE),
    TOKEN_ROVER: (TOKEN_KIND, (*range(N_ROVERS), CHOOSE_ONE)),
    TOKEN_CARD: (TOKEN_KIND, WHO, SPACE),
    FREE_ROVER: (),
    CLEAN_ROI: (TOKEN_KIND,),
    ROLL: (tuple([die for die in range(N_DICE) if die % 3 in (SUCCESS_DIE, WOUND_DIE)]),),
    CHOOSE: (),
    OPTION: (tuple(range(MANY)), RESOURCE, tuple(range(MANY))),
    IF_COUNTER: (COUNTERS, SOME),
    COUNTER: (COUNTERS, CHANGE),
    COUNTER_SHARE: (COUNTERS,),
    ADVANCE: (SOME,),
    PAWNS: (
        (*range(1, N_ACTIONS), OUTSIDE),
        CHANGE,
        tuple(range(THIS_ROUND, THE_MISSION + 1)),
        tuple(range(256)),
    ),
    RELAY: (),
    LOSE_PAWN: (WHO,),
    DISCARD_SKILL: (WHO,),
    DISCARD_TILE: (),
}
LEADS_ON: Final = (ROLL, CHOOSE, OPTION, IF_COUNTER)  # operations that something follows from


class BadEffect(Exception):
    """A card, an event, an adventure or a mission says what nobody can carry out."""


def vet(effects: Effects, where: str, options: bool = False) -> None:
    """Raises BadEffect for an effect that is none; `options` is what a choice consists of."""
    for e in effects:
        if (e.op == OPTION) != options:
            raise BadEffect(f"{where}: {e}: options stand in a choice, and nothing else does")
        vet_one(e, where)
        vet(e.then, where, e.op == CHOOSE)
        vet(e.other, where)


def vet_one(e: Effect, where: str) -> None:
    if e.op not in TAKES:
        raise BadEffect(f"{where}: {e}: there is no operation {e.op}")
    takes = TAKES[e.op]
    args = (e.a, e.b, e.c, e.d)
    for i in range(4):
        if args[i] not in (takes[i] if i < len(takes) else UNUSED):
            raise BadEffect(f"{where}: {e}: argument {'abcd'[i]} cannot be {args[i]}")
    if bool(e.then or e.other) != (e.op in LEADS_ON) or (e.other and e.op != ROLL):
        raise BadEffect(f"{where}: {e}: what follows does not fit the operation")
    if e.op == CHOOSE and len(e.then) != 2:
        raise BadEffect(f"{where}: {e}: a choice has two options")


def within(value: int, size: int, where: str) -> None:
    if not 0 <= value < size:
        raise BadEffect(f"{where}: {value} is not one of {size}")


def vet_components() -> None:
    for skill, effects in enumerate(SKILL_EFFECTS):
        vet(effects, f"skill {skill}")
    for poi, effects in enumerate(POI_EFFECTS):
        vet(effects, f"point of interest {poi}")


vet_components()
