"""Games learn by playing themselves: what a fit finds, how it is kept, how a course goes on."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import Learning, Session
from cinqmars.kernel.network import MORE, Network, chance_of, logit

np = pytest.importorskip("numpy")

from cinqmars.research.learning import fit, train  # noqa: E402

GAME = "mission-planete-rouge"


def lessons(number: int = 30_000) -> fit.Data:
    """Games that end by the judgement and by two features that it overlooks; the last column is noise."""
    luck = np.random.default_rng(3)
    rows = luck.integers(0, 5, (number, 4)).astype(np.float32)
    judged = luck.normal(0, 1, number).astype(np.float32)
    margins = (10 * judged + 6 * rows[:, 0] - 8 * (rows[:, 1] > 2)).astype(np.float32)
    return fit.Data(rows, judged, margins, np.arange(number, dtype=np.int32) // 40)


def test_a_fit_finds_what_the_judgement_overlooks() -> None:
    found = fit.fitted(lessons(), [4, 4, 4, 4], 1)
    assert found.error < 0.3 * found.plain_error


def test_what_runs_at_a_table_says_what_was_fitted() -> None:
    data = lessons()
    found = fit.fitted(data, [4, 4, 4, 4], 1)
    network = Network(found.plain)
    scale = float(data.margins.std())
    tested = [i for i in range(len(data.judged)) if data.game[i] % fit.TESTED == 0]
    said = [network.logit_of(data.rows[i].tolist(), float(data.judged[i])) for i in tested]
    off = np.mean([(x - data.margins[i] / scale) ** 2 for x, i in zip(said, tested)])
    assert off == pytest.approx(found.error, rel=0.2), "bytes are fine enough"


def test_a_network_that_is_not_trusted_leaves_the_judgement_alone() -> None:
    plain = {**fit.fitted(lessons(), [4, 4, 4, 4], 1).plain, "mix": 0.0}
    assert Network(plain).logit_of([1.0, 2.0, 3.0, 4.0], 0.7) == pytest.approx(plain["slope"] * 0.7)


@pytest.mark.parametrize("chance", [0.0, 0.001, 0.3, 0.5, 0.999, 1.0])
def test_chances_and_logits(chance: float) -> None:
    assert chance_of(logit(chance)) == pytest.approx(chance, abs=2e-4)


@pytest.fixture(autouse=True)
def _few_mixes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "MIXES", (0.5,))


def course(folder: Path, generations: int, jobs: int = 1) -> train.Course:
    return train.Course(GAME, 3, {}, folder, generations, 4, 1, 11, jobs)


def silent(what: str, done: int, of: int) -> None:
    pass


@pytest.fixture(autouse=True)
def _as_shipped() -> Any:
    yield
    learning = games.get(GAME).learning
    assert learning is not None
    learning.read, learning.networks = False, {}


def test_a_course_goes_on_where_it_stopped_and_comes_out_alike(tmp_path: Path) -> None:
    whole = train.train(course(tmp_path / "whole", 2), silent)
    train.train(course(tmp_path / "parts", 1), silent)
    parts = train.train(course(tmp_path / "parts", 2), silent)
    assert whole.history == parts.history and whole.network == parts.network
    assert [one["generation"] for one in whole.history] == [1, 2]
    train.write(course(tmp_path, 2), whole, tmp_path / "learnt.json")
    kept = json.loads((tmp_path / "learnt.json").read_text(encoding="utf-8"))
    assert kept["networks"][MORE] == whole.network and kept["history"][MORE] == whole.history


def test_a_file_of_weights_changes_what_the_learned_game_thinks(tmp_path: Path) -> None:
    game = games.get(GAME)
    columns = sum([feature.size for feature in game.features])
    file = tmp_path / "learnt.json"
    bytes_ = fit.in_bytes(np.full(2, 0.5, np.float32))
    plain = {
        "mix": 1.0,
        "slope": 1.0,
        "used": [0],
        "most": [1],
        "flat": 0.25,
        "bias": [],
        "out": [],
        "line": bytes_[0],
        "line_scale": bytes_[1],
        "units": [],
        "scales": [],
    }
    s = Session.new(game, 3, 5).state
    judged = game.values(s)
    learning = Learning(file, columns)
    assert learning.values(game, s, judged) == judged, "nothing has been learnt"
    file.write_text(json.dumps({"networks": {MORE: plain}}), encoding="utf-8")
    row = array("f", bytes(4 * columns))
    game.encode(s, 1, row)
    expected = chance_of(logit(judged[1]) + 0.25 + 0.5 * row[0] + 0.5 * logit(judged[1]))
    learnt = Learning(file, columns)
    assert learnt.value(game, s, 1, judged) == pytest.approx(expected, abs=1e-6)
    assert learnt.values(game, s, judged)[1] == learnt.value(game, s, 1, judged)


@pytest.mark.parametrize("name", games.PACKAGES)
def test_weights_are_small_and_fit_their_game(name: str) -> None:
    learning = games.get(name).learning
    if learning is None or not learning.file.exists():
        return
    assert learning.file.stat().st_size < 300_000
    columns = sum([feature.size for feature in games.get(name).features])
    for told in json.loads(learning.file.read_text(encoding="utf-8"))["networks"].values():
        network = Network(told)
        assert max(network.used) < columns
        assert all([len(unit) == len(network.used) + 1 for unit in [network.line, *network.units]])
