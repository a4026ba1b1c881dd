"""Questions and options, as messages and references; computed only when a person looks."""

from __future__ import annotations

from cinqmars.kernel import Decision, Message, say

from .cards.actions import ALTERNATIVES
from .cards.index import CARDS, STORES
from .cards.programs import CHOICE_EFFECTS, TARGETS, animals_hit
from .cards.text import START, action_text, effect_text, effects_text
from .components import (
    AWARDS,
    CITY,
    GREENERY,
    MILESTONE_COST,
    MILESTONES,
    N_AWARDS,
    N_MILESTONES,
    N_OWNERS,
    OCEAN,
    RESOURCES,
    STANDARD_PROJECTS,
    TILES,
)
from .kinds import (
    ACT,
    ADD,
    AMOUNT,
    BURN_HEAT,
    BUY,
    CHOOSE,
    CLAIM,
    COPY,
    DISCARD,
    DRAFT,
    END_TURN,
    FEED,
    FINANCE,
    FUND,
    INCORPORATE,
    KEEP,
    KINDS,
    LOWER,
    NO,
    ORDER,
    PASS,
    PAY,
    PLACE,
    PLANT_GREENERY,
    PLAY,
    PLAY_CARD,
    PRELUDE,
    PRODUCE,
    REMOVE,
    REMOVE_CARD,
    SELL,
    STANDARD,
    USE_CARD,
)
from .log import means_quantity
from .names import (
    award_name,
    card_name,
    card_ref,
    cubes_name,
    hex_name,
    hex_ref,
    milestone_name,
    owner_ref,
    production_name,
    quantity,
    resource_name,
    seat_name,
    standard_name,
    tile_name,
)
from .rules.awards import award_price
from .rules.payment import price, worth
from .rules.rivals import takeable
from .rules.standard import greenery_price, project_price
from .state import Table

CARD_KINDS = (INCORPORATE, KEEP, DRAFT, PRELUDE, ADD, FEED, COPY, PLAY)  # card
MAYBE_CARD_KINDS = (BUY, SELL, DISCARD)  # 1 + card
MEANS = (*RESOURCES, "microbes")  # of payment


# questions


def question(s: Table, d: Decision) -> Message:
    kind = d.kind
    if kind == ACT:
        return say("ask-act" if d.ctx[0] == 0 else "ask-act-again")
    if kind == KEEP:
        return say("ask-keep", n=d.ctx[0])
    if kind == PAY:
        return say(f"ask-pay-{MEANS[d.ctx[0]]}", n=d.ctx[1], worth=worth(s, d.seat, d.ctx[0]))
    if kind == PLACE:
        return ask_place(d.ctx[0])
    if kind == ADD:
        return say("ask-add", n=d.ctx[0])
    if kind == LOWER:
        return say("ask-lower", what=production_name(d.ctx[0]), n=d.ctx[1])
    if kind == REMOVE:
        return say("ask-steal" if d.ctx[1] else "ask-remove")
    if kind == FEED and d.ctx[0] < 0:
        return say("ask-bot-invades")
    if kind in (CHOOSE, DISCARD, AMOUNT, PRODUCE, FEED, FUND, ORDER):
        return say(f"ask-{KINDS[kind].name}", card=card_name(d.ctx[0]))
    if kind == PLAY:
        return say("ask-play", card=card_name(d.ctx[1]))
    return say(f"ask-{KINDS[kind].name}")


def ask_place(tile: int) -> Message:
    if tile < 0:
        return say("ask-claim")
    if tile in (OCEAN, GREENERY, CITY):
        return say(f"ask-place-{TILES[tile]}")
    return say("ask-place", tile=tile_name(tile))


# options


def label(s: Table, d: Decision, arg: int) -> Message:
    kind = d.kind
    if kind in CARD_KINDS:
        return card_name(arg)
    if kind in MAYBE_CARD_KINDS:
        return say(f"no-{KINDS[kind].name}") if arg == NO else card_name(arg - 1)
    if kind == ACT:
        return act_label(s, d, arg)
    if kind == PAY:
        return means_quantity(d.ctx[0], arg)
    if kind == PLACE:
        return hex_name(arg)
    if kind == CHOOSE:
        return alternative_text(d.ctx[0], d.ctx[1], arg)
    if kind == LOWER:
        return seat_name(arg)
    if kind == REMOVE:
        return removal_label(s, d, arg)
    if kind == AMOUNT:
        return say("number", n=arg)
    if kind == PRODUCE:
        return resource_name(arg)
    if kind == FUND:
        return award_name(arg)
    if kind == ORDER:
        return effect_text(CARDS[d.ctx[0]], CARDS[d.ctx[0]].effects[arg], START)
    return say("pick-green" if arg else "no-green")


def alternative_text(card: int, choice: int, i: int) -> Message:
    """Of an action, or of an effect."""
    if choice < 0:
        return action_text(CARDS[card], CARDS[card].action[i], START)
    return effects_text(CARDS[card], CHOICE_EFFECTS[choice][i], START)


def removal_label(s: Table, d: Decision, arg: int) -> Message:
    if arg == NO:
        return say("no-remove")
    which = d.ctx[0]
    if arg >= REMOVE_CARD:
        card = arg - REMOVE_CARD
        number = min(animals_hit(which), s.cubes[card])
        what = cubes_name(STORES[card], number)
        return say("pick-remove-cubes", who=seat_name(s.holder[card]), card=card_name(card), what=what)
    i, q = divmod(arg - 1, N_OWNERS)
    target = TARGETS[which][i]
    number = takeable(s, d.seat, q, target.resource, target.number)
    return say("pick-remove", who=seat_name(q), what=quantity(target.resource, number))


def act_label(s: Table, d: Decision, arg: int) -> Message:
    p = d.seat
    if arg == PASS:
        return say("pick-pass")
    if arg == END_TURN:
        return say("pick-end-turn")
    if arg < PLANT_GREENERY:
        project = arg - STANDARD
        if project == 0:
            return standard_name(project)
        return say("pick-standard", what=standard_name(project), price=project_price(s, p, project))
    if arg == PLANT_GREENERY:
        return say("pick-plant", n=greenery_price(s, p))
    if arg == BURN_HEAT:
        return say("pick-burn")
    if arg < FINANCE:
        return say("pick-claim", what=milestone_name(arg - CLAIM), price=MILESTONE_COST)
    if arg < PLAY_CARD:
        return say("pick-fund", what=award_name(arg - FINANCE), price=award_price(s))
    if arg < USE_CARD:
        card = arg - PLAY_CARD
        return say("pick-play", card=card_name(card), price=price(s, p, card))
    return say("pick-use", card=card_name(arg - USE_CARD))


def refs(s: Table, d: Decision, arg: int) -> tuple[str, ...]:
    kind = d.kind
    if kind in CARD_KINDS:
        return (card_ref(arg),)
    if kind in MAYBE_CARD_KINDS:
        return (card_ref(arg - 1),) if arg else ()
    if kind == PLACE:
        return (hex_ref(arg),)
    if kind == ACT:
        return act_refs(arg)
    if kind == LOWER:
        return (owner_ref(arg),)
    if kind == FUND:
        return (f"award:{AWARDS[arg]}",)
    if kind == REMOVE and arg:
        if arg >= REMOVE_CARD:
            return (card_ref(arg - REMOVE_CARD),)
        return (owner_ref((arg - 1) % N_OWNERS),)
    return ()


def act_refs(arg: int) -> tuple[str, ...]:
    if STANDARD <= arg < PLANT_GREENERY:
        return (f"standard:{STANDARD_PROJECTS[arg - STANDARD]}",)
    if arg == BURN_HEAT:
        return ("temperature",)
    if arg == PLANT_GREENERY:
        return ("oxygen",)
    if CLAIM <= arg < FINANCE:
        return (f"milestone:{MILESTONES[arg - CLAIM]}",)
    if FINANCE <= arg < PLAY_CARD:
        return (f"award:{AWARDS[arg - FINANCE]}",)
    if PLAY_CARD <= arg < USE_CARD:
        return (card_ref(arg - PLAY_CARD),)
    return (card_ref(arg - USE_CARD),) if arg >= USE_CARD else ()


# what is not possible


def candidates(s: Table, d: Decision) -> list[int]:
    if d.kind == ACT:
        p = d.seat
        fixed = list(range(STANDARD, CLAIM + N_MILESTONES + N_AWARDS))
        hand = [PLAY_CARD + card for card in s.hand[p]]
        return d.opts[:1] + fixed + hand + [USE_CARD + card for card in s.actors[p]]
    if d.kind == CHOOSE and d.ctx[1] < 0:
        return list(range(len(ALTERNATIVES[d.ctx[0]])))
    if d.kind == BUY and d.ctx[0] == 0:
        return [NO] + [1 + card for card in s.offer[d.seat]]
    return d.opts
