"""How long a search thinks, and how; as it is written: "200", "0.5s", "18,cut=1r,playouts=greedy,halving=on"."""

from __future__ import annotations

from typing import Final, NamedTuple

ITERATIONS: Final = 200
TO_THE_END: Final = -1
MOST: Final = 10_000_000  # worlds, iterations, seconds or answers: beyond it is a slip of the pen


class Search(NamedTuple):
    """How long to search, and how."""

    iterations: int = ITERATIONS
    seconds: float = 0.0  # if not 0, the budget instead of `iterations`; then results depend on the machine
    cut: int = TO_THE_END  # answers beyond the tree before the game's `values` are taken
    rounds: int = 0  # if not 0, instead of `cut`: until so many rounds have ended
    priors: bool = True  # the game's `priors` guide the tree
    explore: float = 0.7
    greedy: bool = False  # play-outs by the game's own judgement, one answer ahead, instead of at random
    halving: bool = False  # the options take turns in the same worlds, instead of by what was found

    def judges(self) -> bool:
        """Whether it ends in positions, not in results."""
        return self.cut != TO_THE_END or self.rounds > 0


def searching(text: str) -> Search:
    """The search that is written so. ValueError if none is."""
    budget, *settings = text.split(",")
    timed = budget.endswith("s")
    search = Search(seconds=positive(budget[:-1])) if timed else Search(whole(budget, 1))
    for setting in settings:
        match setting.split("="):
            case ["cut", limit]:
                search = (
                    search._replace(cut=TO_THE_END, rounds=whole(limit[:-1], 1))
                    if limit.endswith("r")
                    else search._replace(cut=whole(limit, 0), rounds=0)
                )
            case ["explore", weight]:
                search = search._replace(explore=positive(weight))
            case ["playouts", "random" | "greedy" as player]:
                search = search._replace(greedy=player == "greedy")
            case ["halving", "on" | "off" as switch]:
                search = search._replace(halving=switch == "on")
            case ["priors"] | ["priors", "on" | "off"]:
                search = search._replace(priors=setting != "priors=off")
            case _:
                raise ValueError(setting)
    return search


def whole(text: str, least: int) -> int:
    number = int(text) if text.isdecimal() and text.isascii() else -1
    if not least <= number <= MOST:
        raise ValueError(text)
    return number


def positive(text: str) -> float:
    number = float(text)
    if not 0 < number <= MOST:
        raise ValueError(text)
    return number
