"""Bots as partners: what raises the judgement of both is answered within the turn, and mostly taken."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def study() -> Any:
    spec = importlib.util.spec_from_file_location("mars_study", ROOT / "scripts" / "mars_study.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.interpreted
def test_a_bargain_that_helps_both_is_answered_and_mostly_taken(study: Any) -> None:
    """One short game here; scripts/mars_study.py plays more, at three and four seats."""
    partner = study.Partner(3, 1, "short").play()
    assert partner.put > 0 and partner.answered == partner.put
    assert 2 * partner.taken >= partner.put
    spoken = sum([number for word, number in partner.words.items() if word])
    assert spoken <= partner.put - partner.taken
    assert max([partner.unasked.count(turn) for turn in set(partner.unasked)], default=0) <= 6, (
        "nobody is pestered"
    )
