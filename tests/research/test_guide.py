"""What docs/research.md and docs/dataset.md show runs as it stands."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

from cinqmars.research.log import text_of
from cinqmars.research.series import Series, play

pytest.importorskip("pettingzoo", reason="no PettingZoo here: pip install 'cinqmars[research]'")

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = [(DOCS / name).read_text(encoding="utf-8") for name in ("research.md", "dataset.md")]
BLOCKS = re.findall(r"```python\n(.*?)```", "\n".join(GUIDES), re.DOTALL)


def needs(block: str) -> str | None:
    found = re.search(r"pyspiel|pyarrow", block)
    return None if found is None else found[0]


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = needs(BLOCKS[number])
    if missing is not None:
        pytest.importorskip(missing, reason=f"no {missing} here: make test-research")
    monkeypatch.chdir(tmp_path)
    if "run.parquet" in BLOCKS[number]:
        from cinqmars.research.dataset import write

        series = Series("mission-planete-rouge", 3, ["random"], 3)
        (tmp_path / "run.jsonl").write_bytes(b"".join([text_of(play(series, k)) for k in range(3)]))
        write([tmp_path / "run.jsonl"], "parquet")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(BLOCKS[number], f"example {number + 1}", "exec"), {"__name__": "example"})


def test_there_are_examples() -> None:
    assert len(BLOCKS) >= 3
