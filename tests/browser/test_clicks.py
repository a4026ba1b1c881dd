"""The page's own measurement runs and reports; what it says is for docs/server.md."""

from __future__ import annotations

from browser.conftest import PAGE, missing
from cinqmars.bench.clicks import measured, possible


def test_a_few_clicks_are_measured() -> None:
    if not possible() or not PAGE.is_file():
        missing("no Chromium, no playwright or no built page here: make page, apt-get install chromium")
    report = measured(4)
    assert report["clicks"] == 4
    assert 20 < report["script_kB"] < 200
    for figures in (report, report["pick"], report["answer"]):
        assert 0 < figures["p50_ms"] <= figures["p95_ms"]
