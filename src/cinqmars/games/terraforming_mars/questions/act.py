"""The question of the action phase: everything that a player may do with an action."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import names
from cinqmars.games.terraforming_mars.bots import instinct
from cinqmars.games.terraforming_mars.bots.judgement import Outlook, net_worth
from cinqmars.games.terraforming_mars.bots.worth import BASELINE
from cinqmars.games.terraforming_mars.cards.index import FIRST_PRELUDE, N_PROJECTS
from cinqmars.games.terraforming_mars.rules import standard
from cinqmars.games.terraforming_mars.rules.awards import award_price, cannot_fund, fundable
from cinqmars.games.terraforming_mars.rules.milestones import claimable
from cinqmars.games.terraforming_mars.rules.playability import playable
from cinqmars.games.terraforming_mars.rules.prices import liquid, price
from cinqmars.games.terraforming_mars.rules.usability import usable
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Decision, Message, say

from .asked import Weighed
from .reasons import priced, stocked, why_not_claim, why_not_play, why_not_use

# arguments of ACT; those that are computed have a type of their own, as modules import each other
PASS: Final = 0
END_TURN: Final = 1
STANDARD: Final = 2  # + standard project
PLANT_GREENERY: Final[int] = STANDARD + box.N_STANDARD
BURN_HEAT: Final[int] = PLANT_GREENERY + 1
CLAIM: Final[int] = BURN_HEAT + 1  # + milestone
FINANCE: Final[int] = CLAIM + box.N_MILESTONES  # + award
PLAY_CARD: Final[int] = FINANCE + box.N_AWARDS  # + project
USE_CARD: Final[int] = PLAY_CARD + N_PROJECTS  # + project or corporation
N_ACTS: Final[int] = USE_CARD + FIRST_PRELUDE


class Action:
    """One thing that an action may be: the arguments from `first` to the next one's. `i` is counted from there."""

    first: ClassVar[int] = 0

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        raise NotImplementedError

    def refs(self, i: int) -> tuple[str, ...]:
        return ()

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("why-not-now")

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        """What it brings, in M€; what is not seen at a glance brings nothing."""
        return 0.0


class Pass(Action):
    """No more actions in this generation."""

    first = PASS

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-pass")


class EndTurn(Action):
    """The turn ends after one action."""

    first = END_TURN

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-end-turn")


class Standard(Action):
    """A standard project."""

    first = STANDARD

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        if i == box.SELL_PATENTS:
            return names.standard_name(i)
        return say("pick-standard", what=names.standard_name(i), price=standard.project_price(s, p, i))

    def refs(self, i: int) -> tuple[str, ...]:
        return (f"standard:{box.STANDARD_PROJECTS[i]}",)

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return priced(s, p, standard.cannot_build(s, p, i), standard.project_price(s, p, i))

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        return instinct.project_gain(i, outlook)


class PlantGreenery(Action):
    """Plants become a greenery."""

    first = PLANT_GREENERY

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-plant", n=standard.greenery_price(s, p))

    def refs(self, i: int) -> tuple[str, ...]:
        return ("oxygen",)

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return stocked(s, p, standard.cannot_plant(s, p), box.PLANTS, standard.greenery_price(s, p))

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        return outlook.greenery


class BurnHeat(Action):
    """Heat raises the temperature."""

    first = BURN_HEAT

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-burn")

    def refs(self, i: int) -> tuple[str, ...]:
        return ("temperature",)

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return stocked(s, p, standard.cannot_burn(s, p), box.HEAT, box.HEAT_PER_STEP)

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        return outlook.step


class Claim(Action):
    """A milestone."""

    first = CLAIM

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-claim", what=names.milestone_name(i), price=box.MILESTONE_COST)

    def refs(self, i: int) -> tuple[str, ...]:
        return (f"milestone:{box.MILESTONES[i]}",)

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return why_not_claim(s, p, i)

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        return 4 * BASELINE.w.point


class Finance(Action):
    """An award."""

    first = FINANCE

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-fund", what=names.award_name(i), price=award_price(s))

    def refs(self, i: int) -> tuple[str, ...]:
        return (f"award:{box.AWARDS[i]}",)

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return priced(s, p, cannot_fund(s, p, i), award_price(s))

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        return instinct.award_gain(s, p, i) - award_price(s)


class PlayCard(Action):
    """A project of the hand."""

    first = PLAY_CARD

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-play", card=names.card_name(i), price=price(s, p, i))

    def refs(self, i: int) -> tuple[str, ...]:
        return (names.card_ref(i),)

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return why_not_play(s, p, i)

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        return net_worth(s, p, i, outlook)


class UseCard(Action):
    """The action of a card in play."""

    first = USE_CARD

    def label(self, s: TerraformingState, p: int, i: int) -> Message:
        return say("pick-use", card=names.card_name(i))

    def refs(self, i: int) -> tuple[str, ...]:
        return (names.card_ref(i),)

    def why_not(self, s: TerraformingState, p: int, i: int) -> Message:
        return why_not_use(s, p, i)

    def gain(self, s: TerraformingState, p: int, i: int, outlook: Outlook) -> float:
        return 2.0 + BASELINE.acting[i]


ACTIONS: Final[list[Action]] = [
    Pass(),
    EndTurn(),
    Standard(),
    PlantGreenery(),
    BurnHeat(),
    Claim(),
    Finance(),
    PlayCard(),
    UseCard(),
]
ACTION_OF: Final[list[Action]] = [[a for a in ACTIONS if a.first <= arg][-1] for arg in range(N_ACTS)]
FIRST_OF: Final[list[int]] = [action.first for action in ACTION_OF]


class Act(Weighed):
    """What to do with an action: PASS, END_TURN or the like, + what. About how many were taken in this turn."""

    # rules: G5, G6

    name = "act"
    passing = (PASS, END_TURN)
    size = N_ACTS
    aloud = True

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        """The first of its kind, and which of them."""
        first = FIRST_OF[arg]
        return first, arg - first

    @staticmethod
    def options(s: TerraformingState, p: int) -> list[int]:
        """Ascending: pass or end the turn, projects, conversions, milestones, awards, cards to play and to use."""
        opts = [END_TURN if s.done else PASS]
        money = liquid(s, p)
        for project in standard.buildable(s, p, money):
            opts.append(STANDARD + project)
        if not standard.cannot_plant(s, p):
            opts.append(PLANT_GREENERY)
        if not standard.cannot_burn(s, p):
            opts.append(BURN_HEAT)
        if money >= box.MILESTONE_COST:
            for milestone in claimable(s, p):
                opts.append(CLAIM + milestone)
        if money >= box.AWARD_COSTS[0] and money >= award_price(s):
            for award in fundable(s):
                opts.append(FINANCE + award)
        for card in playable(s, p):
            opts.append(PLAY_CARD + card)
        for card in usable(s, p):
            opts.append(USE_CARD + card)
        return opts

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-act-again" if d.ctx[0] else "ask-act")

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return ACTION_OF[arg].label(s, d.seat, arg - FIRST_OF[arg])

    def refs(self, s: TerraformingState, d: Decision, arg: int) -> tuple[str, ...]:
        return ACTION_OF[arg].refs(arg - FIRST_OF[arg])

    def candidates(self, s: TerraformingState, d: Decision) -> list[int]:
        hand = [PLAY_CARD + card for card in s.hand[d.seat]]
        actors = [USE_CARD + card for card in s.actors[d.seat]]
        return d.opts[:1] + list(range(STANDARD, PLAY_CARD)) + hand + actors

    def why_not(self, s: TerraformingState, d: Decision, arg: int) -> Message | None:
        return None if arg in d.opts else ACTION_OF[arg].why_not(s, d.seat, arg - FIRST_OF[arg])

    def priors(self, s: TerraformingState, seat: int, opts: list[int]) -> list[float]:
        outlook = Outlook(s, self.worth)
        return instinct.weights([ACTION_OF[arg].gain(s, seat, arg - FIRST_OF[arg], outlook) for arg in opts])
