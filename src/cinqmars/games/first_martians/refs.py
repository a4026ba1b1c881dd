"""References: how options and the log point at things in the view."""

from __future__ import annotations

from .components import FACILITY_OF, RESOURCES, SPACES
from .requirements import action_of
from .state import Table


def space_ref(x: int) -> str:
    return f"space:{SPACES[x]}"


def facility_ref(f: int) -> str:
    return f"facility:{f}"


def slot_ref(slot: int) -> str:
    return f"slot:{slot}"


def piece_ref(piece: int) -> str:
    return f"piece:{piece}"


def stack_ref(i: int) -> str:
    return f"stack:{i}"


def profession_ref(profession: int) -> str:
    return f"profession:{profession}"


def skill_ref(a: int, number: int) -> str:
    return f"skill:{a}:{number}"


def upgrade_ref(upgrade: int) -> str:
    return f"upgrade:{upgrade}"


def special_ref(i: int) -> str:
    return f"special:{i}"


def tile_ref(f: int, resource: int) -> str:
    return f"shutdown:{f}:{RESOURCES[resource]}"


def facility_of_target(s: Table, target: int) -> int:
    return FACILITY_OF[action_of(s, target)]
