"""Questions, options and references, as messages; computed only when a person looks."""

from __future__ import annotations

from cinqmars.kernel import Decision, Message, say

from .components import (
    ACTIONS,
    BLUEPRINT_OP,
    BUILDING_USE,
    BUILDINGS,
    DIRECTION_NAMES,
    ENTER_COST,
    EXECUTIVE,
    EXECUTIVE_COST,
    GOAL_REWARDS,
    GOODS,
    GRID_COST,
    N_BLUEPRINTS,
    N_GOODS,
    N_SCIENTISTS,
    NONE,
    REWARD_OF,
    SHIP_COST,
    SHIP_TECH,
    SIDES,
    SLOT_OF,
    STEPS,
    TOWARDS,
    UPGRADES_A,
    WAREHOUSE,
)
from .components import WELCOME as WELCOME_ACTION
from .hexes import connected, kind_of, rover_at
from .kinds import (
    ACHIEVE,
    ACT,
    BENEFIT,
    BOOST,
    BOT_STEP,
    COLONIST,
    CONSTRUCT,
    CREW,
    DELIVER,
    DEVELOP,
    EXECUTE,
    EXPLORE,
    FROM_SLOT,
    FROM_WORK,
    GAIN,
    HIRE,
    KINDS,
    LABORATORY,
    LAUNCH,
    LEARN,
    MORE,
    MOVE,
    NO,
    OBTAIN,
    PAY,
    PLACE,
    PRICE,
    PRODUCE,
    PUT,
    RADAR,
    RECRUIT,
    REFILL,
    REPAY,
    RETRIEVE,
    RETURN,
    REWARD,
    RIVAL_SITE,
    ROVER_STEP,
    SITE,
    SPACE,
    SPEED,
    SPEND,
    TAKE,
    TRAVEL,
    TURN,
    UPGRADE,
    USE,
    USE_FREE,
    USE_PAID,
    WAREHOUSE_KIND,
    WELCOME,
)
from .names import (
    blueprint_name,
    blueprint_ref,
    bot_ref,
    building_cost,
    building_name,
    card_cost,
    card_name,
    card_ref,
    company,
    cost_name,
    goal_name,
    goal_ref,
    good_name,
    hex_name,
    hex_ref,
    product_name,
    rover_ref,
    slot_ref,
    space_name,
    space_ref,
    tech_name,
    tech_ref,
    tile_name,
    word_of,
)
from .possible.colonists import price_of
from .possible.movement import ROVER, piece_of, target_of
from .state import Table
from .technology import level_of, tech_on

BENEFITS = ("bots", "mineral", "crystal", "colonist")


# questions


def question(s: Table, d: Decision) -> Message:
    kind, ctx = d.kind, d.ctx
    name = KINDS[kind].name
    if kind == TURN:
        return say("ask-turn-after" if s.main else "ask-turn")
    if kind == PRICE:
        return say("ask-price", action=say(f"action-{ACTIONS[ctx[0]]}"), n=ctx[1])
    if kind == PAY:
        return say("ask-pay", good=say(f"cost-{GOODS[ctx[0]]}" if ctx[0] < N_GOODS else "cost-any"))
    if kind == SPEND:
        return say("ask-spend", n=ctx[0])
    if kind in (OBTAIN, WAREHOUSE_KIND, DEVELOP):
        return say(f"ask-{name}-sending" if ctx[1] else f"ask-{name}")
    if kind in (LEARN, WELCOME):
        return say(f"ask-{name}-sending" if ctx[0] else f"ask-{name}")
    if kind == LABORATORY:
        return say("ask-laboratory", tech=tech_name(ctx[0]))
    if kind == MOVE:
        return move_question(ctx[0], ctx[1])
    if kind == SITE:
        return site_question(ctx)
    if kind == USE:
        return say("ask-use-ship" if ctx[0] == SHIP_TECH else "ask-use", tech=tech_name(ctx[0]), n=ctx[1])
    if kind == RIVAL_SITE:
        return say("ask-rival-site", building=building_name(ctx[0]))
    if kind == PUT:
        return put_question(ctx)
    if kind == REPAY:
        return say("ask-repay", tech=tech_name(ctx[0]))
    if kind == TRAVEL:
        return say("ask-travel-shuttle" if ctx[0] else "ask-travel")
    if kind == TAKE:
        return say("ask-take", tile=tile_name(ctx[0]))
    if kind == REWARD:
        return say("ask-reward", goal=goal_name(ctx[0]))
    if kind == DELIVER:
        if ctx[0] == "overflow":
            return say("ask-overflow", good=good_name(ctx[1]))
        return say("ask-deliver")
    if kind in (RETRIEVE, GAIN):
        return say(f"ask-{name}", n=ctx[0])
    return say(f"ask-{name}")


def move_question(bots: int, rover: int) -> Message:
    if rover < 0:
        return say("ask-move-bots", bots=bots)
    if bots < 0:
        return say("ask-move-rover", rover=rover)
    return say("ask-move", bots=bots, rover=rover)


def site_question(ctx: tuple[object, ...]) -> Message:
    what, thing = ctx[0], ctx[1]
    assert isinstance(thing, int)
    if what == "construct":
        return say("ask-site-construct", building=building_name(thing))
    if what == "upgrade":
        return say("ask-site-upgrade", card=blueprint_name(thing))
    return say("ask-site-explore", tile=tile_name(thing))


def put_question(ctx: tuple[object, ...]) -> Message:
    if ctx[0] == "bot":
        return say("ask-put-bot")
    return say("ask-put-displaced", piece=say("piece-rover" if ctx[1] == ROVER else "piece-bot"))


# options


def label(s: Table, d: Decision, arg: int) -> Message:
    kind = d.kind
    name = KINDS[kind].name
    if kind == TURN:
        return turn_label(s, d.seat, arg)
    if kind == MOVE:
        return move_label(s, d, arg)
    if kind == SPACE:
        return say("pick-space", n=arg + 1, bonus=say(f"space-bonus-{arg + 1}"))
    if kind in (LAUNCH, RETURN):
        return say(f"side-{SIDES[arg]}")
    if kind == PRICE:
        return say("pick-price", colonists=arg, crystals=d.ctx[1] - arg)
    if kind == BOOST:
        return say("pick-boost", n=arg)
    if kind == PAY:
        return good_name(arg)
    if kind == SITE and d.ctx[0] == "construct":
        return site_label(s, d, arg)
    if kind in (SITE, PUT):
        return hex_name(arg)
    if kind == LABORATORY:
        return space_name(arg)
    if kind == CREW:
        return say("crew-bot" if arg else "crew-colonists", n=(1 if arg else 2) + d.ctx[0])
    if kind == REFILL:
        return card_name(N_SCIENTISTS + arg)
    if kind == BENEFIT:
        return say(f"benefit-{BENEFITS[arg]}")
    if kind in (EXPLORE, RADAR):
        return tile_name(s.explore[arg])
    if kind == REWARD:
        return say(f"goal-reward-{GOAL_REWARDS[REWARD_OF[d.ctx[0]]]}") if arg else say("goal-reward-develop")
    if kind == SPEND:
        return say("pick-forgo", goal=goal_name(arg - 1)) if arg else say("pick-crystals", n=d.ctx[0])
    if arg == NO:
        return say(f"no-{name}")
    return pick_label(s, d, arg)


def pick_label(s: Table, d: Decision, arg: int) -> Message:
    """Of an optional kind, something."""
    kind = d.kind
    if kind == RIVAL_SITE:
        return hex_name(arg - 1)
    if kind in (OBTAIN, UPGRADE):
        return blueprint_label(arg - 1, kind == OBTAIN)
    if kind == LEARN:
        return say("pick-at", what=tech_name(s.grid[arg - 1]), cost=cost_name(GRID_COST[arg - 1]))
    if kind in (DEVELOP, REPAY):
        return develop_label(s, d, arg - 1)
    if kind == WAREHOUSE_KIND:
        return good_name(WAREHOUSE[arg - 1])
    if kind == CONSTRUCT:
        return say("pick-at", what=building_name(arg - 1), cost=building_cost(arg - 1))
    if kind == PRODUCE:
        return building_name(arg - 1)
    if kind == USE or (kind == MORE and arg != COLONIST):
        tech = d.ctx[0] if kind == USE else 7
        return say("pick-use", who=company(s.n, arg - 1), n=level_of(s, arg - 1, tech))
    if kind == MORE:
        return say("pick-more-colonist")
    if kind == WELCOME:
        action = say("pick-execute", action=say(f"executive-{EXECUTIVE[arg - 1]}"), n=EXECUTIVE_COST[arg - 1])
        return say("pick-welcome", n=arg, action=action)
    if kind == HIRE:
        card = s.board[arg - 1]
        return card_name(card) if d.ctx[0] else say("pick-at", what=card_name(card), cost=card_cost(card))
    if kind == RETRIEVE:
        if arg == FROM_WORK:
            return say("zone-work")
        return say(f"action-{ACTIONS[(1, 3, 6, 7, 9)[arg - FROM_SLOT]]}")
    if kind == DELIVER:
        x, good = divmod(arg - 1, N_GOODS)
        return say("pick-deliver", good=good_name(good), contract=card_name(N_SCIENTISTS + x))
    if kind in (RECRUIT, GAIN):
        return good_name(arg - 1)
    return say(f"yes-{KINDS[kind].name}")  # travel, take, task


def blueprint_label(b: int, gained: bool) -> Message:
    """What it upgrades and is worth; if it is `gained` now, also what it gives at once."""
    card, building, points = blueprint_name(b), building_name(UPGRADES_A[b]), BLUEPRINT_OP[b]
    if gained:
        return say("pick-obtain", card=card, building=building, n=points, good=product_name(UPGRADES_A[b]))
    return say("pick-upgrade", card=card, building=building, n=points)


def develop_label(s: Table, d: Decision, step: int) -> Message:
    """From where to where, and for what unless it is free."""
    origin, target = STEPS[step]
    what = say("pick-develop", tech=tech_name(tech_on(s, d.seat, origin)), space=space_name(target))
    free = d.kind == REPAY or d.ctx[2]
    return what if free else say("pick-at", what=what, cost=cost_name(ENTER_COST[target]))


def site_label(s: Table, d: Decision, h: int) -> Message:
    """A hex, and what the building brings there."""
    building = d.ctx[1]
    size = connected(s, kind_of(d.seat, building), h) + 1
    return say("pick-site", hex=hex_name(h), n=size, good=product_name(building))


def action_label(s: Table, c: int, action: int) -> Message:
    """A main action, with the colonists it wants or the ship's price."""
    name = say(f"action-{ACTIONS[action]}")
    if action == WELCOME_ACTION:
        return say("pick-at", what=name, cost=cost_name(SHIP_COST))
    if SLOT_OF[action] == NONE:
        return name
    price = price_of(s, c, SLOT_OF[action])
    return say("pick-act-price" if price else "pick-act", action=name, n=price)


def turn_label(s: Table, c: int, arg: int) -> Message:
    if arg == NO:
        return say("no-turn")
    if arg < EXECUTE:
        return action_label(s, c, arg - ACT)
    if arg < USE_PAID:
        place = arg - EXECUTE
        return say("pick-execute", action=say(f"executive-{EXECUTIVE[place]}"), n=EXECUTIVE_COST[place])
    if arg < USE_FREE:
        return say("pick-use-paid", card=blueprint_name(arg - USE_PAID), n=BUILDING_USE)
    if arg < ACHIEVE:
        return say(
            "pick-use-free", card=blueprint_name(arg - USE_FREE), who=card_name((arg - USE_FREE) % 12 // 2)
        )
    if arg < PLACE:
        return say("pick-achieve", goal=goal_name(arg - ACHIEVE))
    x, good = divmod(arg - PLACE, N_GOODS)
    return say("pick-deliver", good=good_name(good), contract=card_name(N_SCIENTISTS + x))


def move_label(s: Table, d: Decision, arg: int) -> Message:
    if arg == NO:
        return say("no-move")
    if arg >= SPEED:
        level = level_of(s, arg - SPEED, 5)
        return say("pick-speed", who=company(s.n, arg - SPEED), n=level)
    target = target_of(s, d.seat, arg)
    rover = arg >= ROVER_STEP
    origin = rover_at(s, d.seat) if rover else (arg - BOT_STEP) // 6
    points = d.ctx[1] if rover else d.ctx[0]
    piece = say("piece-rover" if rover else "piece-bot")
    direction = say(f"direction-{DIRECTION_NAMES[TOWARDS[origin].index(target)]}")
    return say(
        "pick-step-crystal" if points <= 0 else "pick-step",
        piece=piece,
        origin=hex_name(origin),
        target=hex_name(target),
        direction=direction,
    )


# references


def refs(s: Table, d: Decision, arg: int) -> tuple[str, ...]:
    kind, p = d.kind, d.seat
    if kind == TURN:
        return turn_refs(s, p, arg)
    if kind == MOVE:
        return move_refs(s, d, arg)
    if kind == SPACE:
        return (space_ref(arg),)
    if kind == PAY:
        return good_refs(s, p, arg)
    if kind in (SITE, PUT):
        return (hex_ref(arg),)
    if kind in (EXPLORE, RADAR):
        return (f"explore:{arg}",)
    if kind == REFILL:
        return (card_ref(N_SCIENTISTS + arg),)
    if arg == NO or kind in (LAUNCH, RETURN, PRICE, BOOST, LABORATORY, CREW, BENEFIT, REWARD, TRAVEL):
        return ()
    return pick_refs(s, d, arg)


def pick_refs(s: Table, d: Decision, arg: int) -> tuple[str, ...]:
    kind, p = d.kind, d.seat
    if kind == RIVAL_SITE:
        return (hex_ref(arg - 1),)
    if kind == SPEND:
        return (goal_ref(arg - 1),)
    if kind in (OBTAIN, UPGRADE):
        return (blueprint_ref(arg - 1),)
    if kind == LEARN:
        return (f"grid:{arg - 1}",) if s.grid[arg - 1] != NONE else ()
    if kind in (DEVELOP, REPAY):
        tech = tech_on(s, p, STEPS[arg - 1][0])
        return (tech_ref(p, tech),) if tech != NONE else ()
    if kind == WAREHOUSE_KIND:
        return (f"warehouse:{GOODS[WAREHOUSE[arg - 1]]}",) if s.warehouse[arg - 1] else ()
    if kind == CONSTRUCT:
        return stack_refs(s, arg - 1)
    if kind == USE or (kind == MORE and arg != COLONIST):
        return (tech_ref(arg - 1, d.ctx[0] if kind == USE else 7),) if arg - 1 < s.n else ()
    if kind == WELCOME:
        return (f"ship:{p}:{arg}",)
    if kind == HIRE:
        return (card_ref(s.board[arg - 1]),) if s.board[arg - 1] != NONE else ()
    if kind == RETRIEVE:
        return (f"work:{p}",) if arg == FROM_WORK else (slot_ref(arg - FROM_SLOT),)
    if kind == TAKE:
        return (f"tile:{word_of(d.ctx[1])}",)
    if kind == DELIVER:
        return (card_ref(N_SCIENTISTS + (arg - 1) // N_GOODS),)
    if kind == RECRUIT:
        return good_refs(s, p, arg - 1)
    return ()


def good_refs(s: Table, p: int, good: int) -> tuple[str, ...]:
    return (f"good:{p}:{GOODS[good]}",) if s.goods[p * 5 + good] else ()


def stack_refs(s: Table, building: int) -> tuple[str, ...]:
    return (f"stack:{BUILDINGS[building]}",) if building < 5 and s.left[building] else ()


def turn_refs(s: Table, p: int, arg: int) -> tuple[str, ...]:
    if arg == NO:
        return ()
    if arg < EXECUTE:
        slot = SLOT_OF[arg - ACT]
        return (slot_ref(slot),) if slot != NONE else ()
    if arg < USE_PAID:
        return (f"depot:{p}",)
    if arg < ACHIEVE:
        b = (arg - USE_PAID) % N_BLUEPRINTS
        return (blueprint_ref(b),) if 0 <= s.holder[b] < s.n else ()
    if arg < PLACE:
        return (goal_ref(arg - ACHIEVE),)
    return (card_ref(N_SCIENTISTS + (arg - PLACE) // N_GOODS),)


def move_refs(s: Table, d: Decision, arg: int) -> tuple[str, ...]:
    if arg == NO:
        return ()
    if arg >= SPEED:
        return (tech_ref(arg - SPEED, 5),) if arg - SPEED < s.n else ()
    piece = piece_of(s, d.seat, arg, d.ctx[2])
    ref = rover_ref(d.seat) if piece == ROVER else bot_ref(d.seat, piece)
    return (ref, hex_ref(target_of(s, d.seat, arg)))
