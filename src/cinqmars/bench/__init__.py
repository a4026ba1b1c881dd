"""How fast we play: `run` measures games on every build there is, and against a yardstick, in interleaved rounds."""

from cinqmars.bench.report import Figure, Report
from cinqmars.bench.rounds import run
from cinqmars.bench.table import show

__all__ = ["Figure", "Report", "run", "show"]
