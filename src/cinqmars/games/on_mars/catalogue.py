"""What is printed on boards, tiles and cards, by ref: for whoever draws them."""

from __future__ import annotations

from typing import Any

from . import components as box
from . import names


def catalogue() -> dict[str, Any]:
    found: dict[str, Any] = {
        f"building:{box.BUILDINGS[t]}": {
            "cost": ["colonist"] if t == box.MINE else cost(box.BUILDING_COST[t]),
            "gives": box.GOODS[product(t)],
        }
        for t in range(box.N_TYPES)
    }
    found |= {f"space:{box.SPACES[i]}": space(i) for i in range(box.N_SPACES)}
    found |= {f"grid:{g}": {"cost": cost(box.GRID_COST[g])} for g in range(box.GRID)}
    found |= {
        f"executive:{name}": {"number": box.EXECUTIVE_COST[i]} for i, name in enumerate(box.EXECUTIVE[:-1])
    }
    found |= {names.blueprint_ref(b): blueprint(b) for b in range(box.N_BLUEPRINTS)}
    found |= {names.card_ref(i): scientist(i) for i in range(box.N_SCIENTISTS)}
    found |= {names.card_ref(box.N_SCIENTISTS + x): contract(x) for x in range(box.N_CONTRACTS)}
    found |= {
        f"mission:{box.MISSIONS[m]}": {"action": names.action_ref(box.MISSION_ACTION[m])}
        for m in range(len(box.MISSIONS))
        if box.MISSION_ACTION[m] != box.NONE
    }
    found |= {
        f"action:{box.ACTIONS[a]}": {
            "ref": names.action_ref(a),
            "side": box.SIDES[box.ORBIT if a < box.CONTROL else box.COLONY],
        }
        for a in range(box.N_ACTIONS)
    }
    found["depot"] = {"spaces": box.EXECUTIVE, "ships": box.SHIPS}
    found["ship"] = {"cost": cost(box.SHIP_COST), "points": box.SHIP_OP}
    found["quarters"] = {"ladder": box.QUARTERS_OP}
    found["progress"] = {"ladder": box.PROGRESS_OP}
    found["building-use"] = {"number": box.BUILDING_USE}
    return found


def cost(units: list[int]) -> list[str]:
    return [box.GOODS[unit] if unit < box.N_GOODS else "any" for unit in units]


def product(building: int) -> int:
    return box.CRYSTAL if building == box.SHELTER else building


def space(i: int) -> dict[str, Any]:
    """A space of the laboratory, and those it leads to."""
    return {
        "cost": cost(box.ENTER_COST[i]),
        "level": box.LEVEL[i],
        "points": box.SPACE_OP[i],
        "benefit": f"space-gives-{box.SPACES[i]}" if i in box.SPACE_GIVES else "",
        "leads": [box.SPACES[target] for origin, target in box.STEPS if origin == i],
    }


def blueprint(b: int) -> dict[str, Any]:
    building = box.UPGRADES_A[b]
    return {
        "building": box.BUILDINGS[building],
        "level": 1 if b < box.N_BASIC else box.LARGE,
        "points": box.BLUEPRINT_OP[b],
        "gives": box.GOODS[product(building)],
    }


def scientist(i: int) -> dict[str, Any]:
    """Where it works, and for what it scores."""
    geologist = ["colonist"] * box.GEOLOGIST_COLONISTS
    return {
        "cost": geologist if i == box.GEOLOGIST else cost(box.SCIENTIST_COST[i]),
        "building": box.BUILDINGS[i],
        "scores": box.BUILDINGS[(i + 1) % box.N_TYPES],
        "points": box.SCIENTIST_OP,
    }


def contract(x: int) -> dict[str, Any]:
    """An upgrade in a large complex, or a delivery."""
    wants = {box.GOODS[good]: n for good, n in enumerate(box.CONTRACT_NEEDS[x]) if n}
    upgrade = x < box.N_UPGRADE_CONTRACTS
    return {
        "cost": cost([box.CRYSTAL] * box.CONTRACT_COST),
        "building": box.BUILDINGS[x] if upgrade else "",
        "number": box.CONTRACT_SIZE if upgrade else 0,
        "wants": wants,
        "points": box.CONTRACT_OP[x],
        "loses": box.CONTRACT_LOSS[x],
    }
