"""What is printed on tiles, cards and the mission sheet, by ref or by the id of its name: for whoever draws it."""

from __future__ import annotations

from typing import Any

from . import names
from .data import components as c
from .data.missions import MISSIONS


def catalogue() -> dict[str, Any]:
    found: dict[str, Any] = {names.facility_ref(f): facility(f) for f in range(c.N_FACILITIES)}
    for region in range(c.N_REGIONS):
        found[names.region_name(region).id] = region_tile(region)
    for skill in range(len(c.SKILLS)):
        found[names.skill_name(skill).id] = {"price": c.SKILL_COST[skill]}
    for upgrade in range(c.N_UPGRADES):
        found[names.upgrade_name(upgrade).id] = {
            "facility": names.facility_ref(c.UPGRADE_OF[upgrade]),
            "parts": [c.PARTS[part] for part in c.UPGRADE_PARTS[upgrade]],
        }
    for number, mission in enumerate(MISSIONS):
        found[names.mission_name(number).id] = {
            "rounds": list(mission.rounds),
            "threshold": mission.threshold,
        }
    found["dice"] = dice()
    return found


def facility(f: int) -> dict[str, Any]:
    """Its block, what is done there, what it makes at most and uses, and the penalty of each part."""
    parts = {c.PARTS[part]: c.PENALTIES[c.PENALTY[f * c.N_PARTS + part]] for part in range(c.N_PARTS)}
    return {
        "name": c.FACILITIES[f],
        "block": c.BLOCKS[c.BLOCK_OF[f]],
        "action": c.ACTIONS[c.FACILITY_OF.index(f)] if f in c.FACILITY_OF else "",
        "makes": next((c.RESOURCES[r] for r in range(2) if f in c.MAKES[r]), ""),
        "output": c.MAX_OUTPUT[f],
        "uses": [c.RESOURCES[r] for r in range(2) if c.USES[r][f]],
        "parts": {part: penalty for part, penalty in parts.items() if penalty != "none"},
    }


def region_tile(region: int) -> dict[str, Any]:
    bits = c.REGION_TERRAIN[region]
    return {
        "samples": c.REGION_SAMPLES[region],
        "finds": c.REGION_POIS[region],
        "terrain": [name for i, name in enumerate(c.TERRAINS) if bits >> i & 1],
    }


def dice() -> dict[str, Any]:
    """Faces: how many of six show the symbol; of malfunction dice, what each face adds."""
    found: dict[str, Any] = {
        colour: {kind: c.FACES[3 * i + k] for k, kind in enumerate(names.DICE_KINDS)}
        for i, colour in enumerate(c.COLOURS)
    }
    for b, block in enumerate(c.BLOCKS):
        found[block] = {"colour": c.DICE[b], "faces": c.MALFUNCTION_FACES[b]}
    return found
