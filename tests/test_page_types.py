"""The page's types are those of the wire: web/src/lib/types.ts is written by a script, never by hand."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[1] / "scripts" / "page_types.py"


def script() -> Any:
    spec = importlib.util.spec_from_file_location("page_types", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_reads_what_the_server_sends() -> None:
    found = script()
    assert found.TARGET.read_text(encoding="utf-8") == found.Writer().text(), "run scripts/page_types.py"


def test_a_field_that_may_be_left_out_is_optional_and_no_other() -> None:
    lines = script().Writer().text().splitlines()
    assert "  seed?: string | null" in lines and "  since: number" in lines
    assert "  view: View" in lines, "the encoded view of a position is a view"
    assert "  args: Record<string, Arg>" in lines
