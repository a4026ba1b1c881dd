"""The server's own measurements run and report; what they say is for docs/server.md."""

from __future__ import annotations

import json

from cinqmars import games
from cinqmars.bench import cluster
from cinqmars.bench import server as bench


def test_a_small_cluster_reports_every_figure(postgres_url: str) -> None:
    report = cluster.run(postgres_url, processes=(1, 2), tables=12, playing=3, rate=10, seconds=0.5)
    assert json.loads(json.dumps(report)) == report
    assert [found["processes"] for found in report["cluster"]] == [1, 2]
    for found in report["cluster"]:
        assert found["tables"] == 12 and found["kb_per_table"] > 0 and found["cpu_ms_per_table_made"] > 0
        assert found["at_rate"]["samples"] > 0 and found["at_rate"]["p95_ms"] > 0
        assert found["saturated"]["answers_per_second"] > 0 and found["saturated"]["cpu_ms_per_answer"] > 0
    assert report["appends"]["appends_per_second"] > 0 and report["appends"]["hints_within"] > 0


def test_a_small_run_reports_every_figure() -> None:
    paces = dict.fromkeys(games.PACKAGES, 20.0)
    report = bench.run(seconds=0.5, tables=(3,), paces=paces, sockets=20, weighed=2, clicks=0, answers=3)
    assert json.loads(json.dumps(report)) == report
    assert report["throughput"][0]["answers_per_second"] > 0
    assert [found["game"] for found in report["latency"]] == list(games.PACKAGES)
    assert all([0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"] for found in report["latency"]])
    assert set(report["cost"]) == set(games.PACKAGES)
    assert all([found["answer_ms"] > found["of_it_probe_ms"] > 0 for found in report["cost"].values()])
    assert report["sockets"]["held"] == 20
    assert set(report["memory"]) == {"tables", "idle_table", "live_table"}
