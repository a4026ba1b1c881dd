"""What a player may do with an action."""

from __future__ import annotations

from .components import AWARDS_FUNDED, MILESTONE_COST, MILESTONES_CLAIMED, N_AWARDS, N_MILESTONES, N_STANDARD
from .kinds import (
    BURN_HEAT,
    CLAIM,
    END_TURN,
    FINANCE,
    PASS,
    PLANT_GREENERY,
    PLAY_CARD,
    STANDARD,
    USE_CARD,
)
from .rules.awards import award_price, funded
from .rules.milestones import cannot_claim, claimed
from .rules.payment import liquid
from .rules.playability import playable
from .rules.playing import usable
from .rules.standard import cannot_build, cannot_burn, cannot_plant
from .state import NOBODY, Table


def act_options(s: Table, p: int) -> list[int]:  # rules: G5, G6
    """Ascending: pass or end the turn, projects, conversions, milestones, awards, cards to play and to use."""
    opts = [END_TURN if s.done else PASS]
    for project in range(N_STANDARD):
        if not cannot_build(s, p, project):
            opts.append(STANDARD + project)
    if not cannot_plant(s, p):
        opts.append(PLANT_GREENERY)
    if not cannot_burn(s, p):
        opts.append(BURN_HEAT)
    money = liquid(s, p)
    if money >= MILESTONE_COST:
        if claimed(s) < MILESTONES_CLAIMED:
            for milestone in range(N_MILESTONES):
                if not cannot_claim(s, p, milestone):
                    opts.append(CLAIM + milestone)
        if funded(s) < AWARDS_FUNDED and money >= award_price(s):
            for award in range(N_AWARDS):
                if s.awards[award] == NOBODY:
                    opts.append(FINANCE + award)
    for card in playable(s, p):
        opts.append(PLAY_CARD + card)
    for card in usable(s, p):
        opts.append(USE_CARD + card)
    return opts
