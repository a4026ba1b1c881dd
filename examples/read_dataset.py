"""Reads a data set and plays its games again: python examples/read_dataset.py run.parquet"""

from __future__ import annotations

import sys
from collections import Counter

import pyarrow.parquet as pq

from cinqmars.research.dataset import line_of
from cinqmars.research.series import replay

wins: Counter[str] = Counter()
for row in pq.read_table(sys.argv[1]).to_pylist():
    table = replay(line_of(row))
    for bot, share in zip(row["bots"], table.returns()):
        wins[bot] += share  # type: ignore[assignment]
for bot, number in wins.most_common():
    print(f"{bot}: {number:.1f} wins")
