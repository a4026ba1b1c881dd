"""Every worked example of the rulebook is a test."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = re.compile(r"^def test_p(\d+)_", re.MULTILINE)
WORKED_EXAMPLES = {  # by page of the rulebook
    5: ["missions of a short game"],
    6: ["storage with one shelter"],
    7: ["where the shuttle starts", "crystals gained", "a complex of greenhouses"],
    8: ["turn order", "the turquoise colonist"],
    9: ["two other colours", "full slots in a tie", "full slots with most of one colour"],
    10: ["a blueprint", "a further one", "a technology"],
    11: ["developments", "resupply"],
    12: ["rover technology"],
    14: ["possible sites", "a complex of condensers", "levels for water extractors"],
    15: ["a mine", "rewards of life support"],
    16: ["a new level", "progress points", "an upgrade", "upgrade technology of level 2"],
    17: ["ships that ever left"],
    18: ["executive actions", "hydrologist", "both owners", "concentrator"],
    19: ["the shuttle at level 2", "missions left by level"],
    20: ["where a discovery goes", "production"],
    21: ["colonists", "advanced buildings", "contract", "technology", "scientist"],
    22: ["Lacerda's discovery tile"],
    23: ["Lacerda's building"],
    24: ["a First Colonist task"],
}


def test_every_worked_example_is_a_test_with_its_page_in_its_name() -> None:
    names = [name for path in TESTS.glob("test_*.py") for name in PAGE.findall(path.read_text("utf-8"))]
    assert {page: names.count(str(page)) for page in WORKED_EXAMPLES} == {
        page: len(examples) for page, examples in WORKED_EXAMPLES.items()
    }
    assert len(names) == sum([len(examples) for examples in WORKED_EXAMPLES.values()])
