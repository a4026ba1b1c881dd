"""References and names of the things on the table."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Fact, Message, Thing, say, seat_name

from . import components as box
from .possible.movement import ROVER
from .state import HOME, MINE_HEX, RESERVE, SLOT, WORK, OnMarsState

LETTERS: Final = "abcdefghijklm"
FIRST_ROW: Final[list[int]] = [low for _, low, _ in box.COLUMNS]


def word_of(h: int) -> str:
    """A hex by its column, a to m from the west, and its place there, 1 to 9 from the north."""
    q, r = box.HEXES[h]
    return f"{LETTERS[q + 6]}{r - FIRST_ROW[q + 6] + 1}"


WORDS: Final[list[str]] = [word_of(h) for h in range(len(box.HEXES))]


# references


def hex_ref(h: int) -> str:
    return f"hex:{WORDS[h]}"


def bot_ref(c: int, i: int) -> str:
    return f"bot:{c}:{i}"


def rover_ref(c: int) -> str:
    return f"rover:{c}"


def slot_ref(slot: int) -> str:
    return f"slot:{box.ACTIONS[box.ACTION_OF_SLOT[slot]]}"


def space_ref(i: int) -> str:
    return f"order:{i + 1}"


def marker_ref(c: int) -> str:
    """A company's marker on the turn order."""
    return f"marker:{c}"


def blueprint_ref(b: int) -> str:
    return f"blueprint:{box.BLUEPRINTS[b]}"


def goal_ref(g: int) -> str:
    return f"goal:{box.GOALS[g]}"


def card_ref(card: int) -> str:
    """A scientist or a contract, as the board numbers them."""
    if card < box.N_SCIENTISTS:
        return f"scientist:{box.SCIENTISTS[card]}"
    return f"contract:{box.CONTRACTS[card - box.N_SCIENTISTS]}"


def tech_ref(c: int, tech: int) -> str:
    return f"tech:{c}:{box.TECHS[tech]}"


def place_ref(c: int, place: int) -> str:
    """Where colonists are, as events tell it."""
    if place == RESERVE:
        return f"reserve:{c}"
    if place == HOME:
        return f"home:{c}"
    if place == WORK:
        return f"work:{c}"
    return slot_ref(place - SLOT) if place < MINE_HEX else hex_ref(place - MINE_HEX)


def good_ref(c: int, good: int) -> str:
    """A company's stock of a good."""
    return f"good:{c}:{box.GOODS[good]}"


def next_ref(c: int) -> str:
    """The crystals that a company may spend from its next turn on."""
    return f"crystal:next:{c}"


def lab_ref(c: int, space: int) -> str:
    """A space of a laboratory."""
    return f"lab:{c}:{box.SPACES[space]}"


def action_ref(action: int) -> str:
    """A main action: its slots, where it has some."""
    slot = box.SLOT_OF[action]
    return f"action:{box.ACTIONS[action]}" if slot == box.NONE else slot_ref(slot)


def executive_ref(c: int, place: int) -> str:
    """A depot space that no ship closes."""
    return f"executive:{c}:{box.EXECUTIVE[place]}"


def ship_ref(c: int, place: int) -> str:
    return f"ship:{c}:{place + 1}"


def station_ref(side: int, station: int) -> str:
    """A space of the shuttle's track; 1 is the departure."""
    return f"station:{box.SIDES[side]}:{station}"


def stack_ref(building: int) -> str:
    return f"stack:{box.BUILDINGS[building]}"


# names


def company(n: int, c: int) -> Message:
    return seat_name(c) if c < n else say("lacerda")


def hex_name(h: int) -> Message:
    return say("hex", name=WORDS[h].upper())


def piece_name(piece: int) -> Message:
    return say("piece-rover" if piece == ROVER else "piece-bot")


def building_name(t: int) -> Message:
    return say(f"building-{box.BUILDINGS[t]}")


def good_name(good: int) -> Message:
    return say(f"good-{box.GOODS[good]}")


def tech_name(tech: int) -> Message:
    return say(f"tech-{box.TECHS[tech]}")


def tech_note(tech: int) -> Message:
    return say(f"tech-{box.TECHS[tech]}-does")


def blueprint_name(b: int) -> Message:
    return say(f"blueprint-{box.BLUEPRINTS[b]}")


def goal_name(g: int) -> Message:
    return say(f"goal-{box.GOALS[g]}")


def card_name(card: int) -> Message:
    if card < box.N_SCIENTISTS:
        return say(f"scientist-{box.SCIENTISTS[card]}")
    return say(f"contract-{box.CONTRACTS[card - box.N_SCIENTISTS]}")


def tile_name(tile: int) -> Message:
    if tile >= box.RESEARCH:
        return say("research", colour=say(f"colour-{box.COLOURS[tile - box.RESEARCH]}"))
    return say(f"discovery-{box.DISCOVERIES[tile]}")


def tile_note(tile: int) -> Message:
    return say("research-does") if tile >= box.RESEARCH else say(f"discovery-{box.DISCOVERIES[tile]}-does")


def listed(messages: list[Message]) -> Message:
    """None, one, or several with commas."""
    if not messages:
        return say("nothing")
    names = messages[-1]
    for message in reversed(messages[:-1]):
        names = say("and-then", first=message, rest=names)
    return names


def research_names(s: OnMarsState, c: int) -> Message:
    """The colours of a company's research tiles."""
    return listed([say(f"colour-{box.COLOURS[i]}") for i in range(box.N_COLOURS) if s.research[c] >> i & 1])


def progress_names(s: OnMarsState, c: int) -> Message:
    """The types with a company's cube in the progress area."""
    return listed([building_name(t) for t in range(box.N_STOCKED) if s.progress[c] >> t & 1])


# costs, and what they buy


def cost_name(cost: list[int]) -> Message:
    """Unit by unit; equal ones counted."""
    if not cost:
        return say("cost-nothing")
    return listed([unit_name(unit, cost.count(unit)) for i, unit in enumerate(cost) if unit not in cost[:i]])


def unit_name(unit: int, number: int) -> Message:
    if number > 1:
        return say("times", n=number, good=good_name(unit))
    return say(f"cost-{box.GOODS[unit]}" if unit < box.N_GOODS else "cost-any")


def building_cost(building: int) -> Message:
    return say("colonists", n=1) if building == box.MINE else cost_name(box.BUILDING_COST[building])


def card_cost(card: int) -> Message:
    """What a scientist or a contract costs, as the board numbers them."""
    if card >= box.N_SCIENTISTS:
        return cost_name([box.CRYSTAL] * box.CONTRACT_COST)
    if card == box.GEOLOGIST:
        return say("colonists", n=box.GEOLOGIST_COLONISTS)
    return cost_name(box.SCIENTIST_COST[card])


def product_name(building: int) -> Message:
    """The good that a building of the type, or a blueprint for it, gives."""
    return good_name(box.CRYSTAL if building == box.SHELTER else building)


def space_name(space: int) -> Message:
    """A space of the laboratory, with its points and what it gives."""
    name = say(f"space-{box.SPACES[space]}")
    if space in box.SPACE_GIVES:
        return say(
            "space-giving", space=name, n=box.SPACE_OP[space], gives=say(f"space-gives-{box.SPACES[space]}")
        )
    return say("space-paying", space=name, n=box.SPACE_OP[space])


def tech_facts(space: int) -> tuple[Fact, ...]:
    """What is told of a tile on a space of the laboratory."""
    found = [
        Fact(say("fact-tech-level"), box.LEVEL[space]),
        Fact(say("fact-space"), say(f"space-{box.SPACES[space]}")),
        Fact(say("fact-points-end"), box.SPACE_OP[space], "points"),
    ]
    ahead = [target for origin, target in box.STEPS if origin == space]
    if ahead:
        found.append(Fact(say("fact-develop"), cost_name(box.ENTER_COST[ahead[0]])))
    return tuple(found)


TECH_FACTS: Final = [tech_facts(space) for space in range(box.N_SPACES)]


# things


def colonist_thing(ref: str, c: int, number: int) -> Thing:
    return Thing(ref, say("colonists", n=number), "colonist", c, number)


def blueprint_card(s: OnMarsState, b: int) -> Thing:
    facts = [
        Fact(say("fact-upgrades"), building_name(box.UPGRADES_A[b]), box.BUILDINGS[box.UPGRADES_A[b]]),
        Fact(say("fact-blueprint-level"), 1 if b < box.N_BASIC else 3),
        Fact(say("fact-gives"), product_name(box.UPGRADES_A[b])),
        Fact(
            say("fact-points-built"),
            say("points-or-loss", n=box.BLUEPRINT_OP[b], loss=box.BLUEPRINT_OP[b]),
            "points",
        ),
    ]
    if s.built[b] != box.NONE:
        facts.append(Fact(say("fact-built"), hex_name(s.built[b])))
    elif s.holder[b] >= 0:
        facts.append(Fact(say("fact-built"), say("no")))
    who = box.UPGRADES_A[b]
    if s.works[who] == b:
        facts.append(Fact(say("fact-works-here"), card_name(who)))
    holder = s.holder[b] if s.holder[b] >= 0 else box.NONE
    note = say(f"blueprint-{box.BLUEPRINTS[b]}-does")
    return Thing(blueprint_ref(b), blueprint_name(b), "blueprint", holder, facts=tuple(facts), note=note)


def board_card(s: OnMarsState, place: int) -> Thing:
    return card_thing(s.board[place], box.NONE, (Fact(say("fact-cost"), card_cost(s.board[place])),))


def card_thing(card: int, owner: int, facts: tuple[Fact, ...] = ()) -> Thing:
    if card < box.N_SCIENTISTS:
        note = say(f"scientist-{box.SCIENTISTS[card]}-does")
        return Thing(card_ref(card), card_name(card), "scientist", owner, facts=facts, note=note)
    x = card - box.N_SCIENTISTS
    note = say("contract-upgrade-does" if x < box.N_UPGRADE_CONTRACTS else "contract-deliver-does")
    worth = Fact(
        say("fact-points-completed"),
        say("points-or-loss", n=box.CONTRACT_OP[x], loss=box.CONTRACT_LOSS[x]),
        "points",
    )
    return Thing(card_ref(card), card_name(card), "contract", owner, facts=(*facts, worth), note=note)


def solo_card(card: int) -> Message:
    return say(
        "solo-card-stays" if box.SOLO_STAYS[card] else "solo-card",
        n=box.SOLO_ACTION[card],
        letter="ABC"[box.SOLO_MISSION[card]],
    )
