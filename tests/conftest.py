"""What all tests share."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

# A shell starts background jobs with Ctrl-C ignored, and every process they start inherits that. With a handler here
# the processes that tests start hear it again.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# These run against real processes, browsers and clocks, which a busy machine can hold up for any length of time: each
# may be tried again, twice at most, and pytest says so ("rerun"). A test of rules never is.
REAL = ("browser", "cli", "server", "test_bench.py", "test_sim.py", "test_wheel.py")
# A picture waits for all that is on its way: a second try would hide what has changed.
CERTAIN = "looks.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in REAL and not item.path.name.endswith(CERTAIN):
            item.add_marker(pytest.mark.flaky(reruns=2))
