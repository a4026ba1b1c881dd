"""Bots of one's own, good and bad."""

from __future__ import annotations

import os
import time

from cinqmars.bots import Eyes
from cinqmars.kernel import Decision


class Bold:
    """Likes what it is shown last."""

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        return decision.opts[-1]


class Lucky:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        return decision.opts[self.seed % len(decision.opts)]


class Crashing(Bold):
    def choose(self, eyes: Eyes, decision: Decision) -> int:
        if eyes.ply() > 20:
            raise LookupError("on purpose")
        return super().choose(eyes, decision)


class Cheating:
    def choose(self, eyes: Eyes, decision: Decision) -> int:
        return 9999


class Dying:
    def choose(self, eyes: Eyes, decision: Decision) -> int:
        os._exit(3)


class Dreaming:
    def choose(self, eyes: Eyes, decision: Decision) -> int:
        time.sleep(3600)
        return 0


class Mute:
    pass
