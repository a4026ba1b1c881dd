"""Makes the recorded games of the tests again, after a change that makes old games play differently.

Each game says in its tests (`endings.py`) which ways of ending are kept; random play finds one of each.
"""

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path

from cinqmars import Session

TESTS = Path(__file__).resolve().parent.parent / "tests"


def main() -> None:
    games = [path.parent.name for path in sorted(TESTS.glob("games/*/endings.py"))]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"one of {', '.join(games)}; all if none is named")
    sys.path.insert(0, str(TESTS))
    for game in parser.parse_args().game or games:
        endings = import_module(f"games.{game}.endings")
        folder = TESTS / "games" / game / "records"
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for ending in endings.ENDINGS:
            session = Session.of(endings.found(ending))
            text = json.dumps(session.save(), separators=(",", ":")) + "\n"
            (folder / f"{ending.name}.json").write_text(text, encoding="utf-8")
            print(f"{game}: {ending.name}: seed {session.setup.seed}, {len(session.log)} answers", flush=True)


if __name__ == "__main__":
    main()
