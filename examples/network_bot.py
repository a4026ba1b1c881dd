"""A bot of its own process: takes a seat at a table and plays a whole game over the network.

    python examples/network_bot.py http://127.0.0.1:8047                      # makes a table against a bot
    python examples/network_bot.py http://127.0.0.1:8047 --table K7F2QXAB --invite TOKEN

It chooses at random; put your own idea into `choose`.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

from cinqmars.client import Seat, Server, play


def choose(question: dict[str, Any], possible: list[dict[str, Any]]) -> int:
    """One of the possible choices, by its number. `question["name"]` says what is asked."""
    arg: int = random.choice(possible)["arg"]
    return arg


def take_seat(server: Server, args: argparse.Namespace) -> Seat:
    if args.table:
        return server.sit(args.table, args.invite, args.name)
    seats = [{"who": "here", "name": args.name}, {"who": "bot", "bot": "random"}]
    table = server.make(args.game, seats)
    table.start()
    return table.seats[0]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("server")
    parser.add_argument("--table", help="sit down at this table instead of making one")
    parser.add_argument("--invite", default="", help="the token of an invitation")
    parser.add_argument("--name", default="network bot")
    parser.add_argument("--game", default="mission-planete-rouge")
    args = parser.parse_args()
    seat = take_seat(Server(args.server), args)
    print(f"seat {seat.number} at table {seat.table}", flush=True)
    last = play(seat, choose)
    if last is not None and last["over"]:
        print("result:", last["over"]["returns"])


if __name__ == "__main__":
    main()
