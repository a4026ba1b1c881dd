"""Wrong arguments: one line that says what is allowed, and exit code 2."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cinqmars import __version__, games
from cinqmars.kernel.compiled import is_compiled
from cinqmars.terminal.language import language
from cli.plaza import game as plaza
from cli.run import GAME, process, refused, run, variables, with_toy

GAMES = ", ".join(games.PACKAGES)
BOTS = (
    "easy, medium, strong, random, greedy[:WORLDS], "
    "ismcts[:ITERATIONS | :SECONDSs][,cut=ANSWERS | ROUNDSr][,playouts=random|greedy]"
    "[,halving=on|off][,priors=on|off][,explore=WEIGHT], planner[:crew | :cautious], baseline"
)
SEEDS = "--seed goes from 0 to 9223372036854775807, not"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play chess", f"There is no game “chess”. There are: {GAMES}."),
        ("sim chess", f"There is no game “chess”. There are: {GAMES}."),
        ("fuzz chess", f"There is no game “chess”. There are: {GAMES}."),
        ("bench chess", f"There is no game “chess”. There are: {GAMES}."),
        (f"play {GAME} --seats 6", "This game is for 2, 3, 4, 5 players, not 6."),
        (f"sim {GAME} --seats 1", "This game is for 2, 3, 4, 5 players, not 1."),
        (f"fuzz {GAME} --seats 1", "This game is for 2, 3, 4, 5 players, not 1."),
        (f"play {GAME} --seats -3", "--seats goes from 1 to 99, not -3."),
        (f"play {GAME} --seats 1000000000000", "--seats goes from 1 to 99, not 1000000000000."),
        (f"play {GAME} --people -1", "--people goes from 0 to 99, not -1."),
        (f"play {GAME} --people 6", "5 seats hold at most 5 people, not 6."),
        (f"play {GAME} --seats 3 --people 4", "3 seats hold at most 3 people, not 4."),
        (f"play {GAME} --seats 3 --people 3 --bots random", "No seat is left for a bot."),
        (f"play {GAME} --seats 3 --people 2 --bots random,random", "There is one seat for bots, not 2."),
        (f"play {GAME} --bots hal", f"There is no bot “hal”. There are: {BOTS}."),
        (f"play {GAME} --bots ismcts:-1", f"There is no bot “ismcts:-1”. There are: {BOTS}."),
        (f"sim {GAME} --bots random,hal", f"There is no bot “hal”. There are: {BOTS}."),
        (f"sim {GAME} --bots random,,random", f"There is no bot “”. There are: {BOTS}."),
        (f"sim {GAME} --seats 3 --bots {'random,' * 3}random", "There are 3 seats for bots, not 4."),
        (f"play {GAME} --option rounds=3", "This game has no options."),
        (f"sim {GAME} --option rounds=3", "This game has no options."),
        (f"play {GAME} --seed -1", f"{SEEDS} -1."),
        (f"sim {GAME} --seed 9223372036854775808", f"{SEEDS} 9223372036854775808."),
        (f"fuzz {GAME} --seed {'9' * 100}", f"{SEEDS} {'9' * 40}...."),
        (f"sim {GAME} --games 0", "--games goes from 1 to 10000000, not 0."),
        (f"sim {GAME} --games 10000001", "--games goes from 1 to 10000000, not 10000001."),
        (f"fuzz {GAME} --games -5", "--games goes from 1 to 10000000, not -5."),
        (f"sim {GAME} --jobs 0", "--jobs goes from 1 to 256, not 0."),
        (f"sim {GAME} --jobs 257", "--jobs goes from 1 to 256, not 257."),
        ("games --lang de", "There is no language “de”. There are: en, fr."),
        (f"play {GAME} --lang deutsch", "There is no language “deutsch”. There are: en, fr."),
        (f"play {GAME} --save nowhere/game.json", "There is no folder nowhere."),
        (f"play {GAME} --save .", ". is a folder, not a file."),
        (f"play {GAME} --save /dev/null", "/dev/null is not a regular file."),
        ("serve --port 0", "--port goes from 1 to 65535, not 0."),
        ("serve --store paper:///x", "A store is one of sqlite:///FILE, postgresql://..., not “paper:///x”."),
        (
            "dance",
            (
                "No such command 'dance'. There are: play, games, replay, serve, export, import, sim, arena,"
                " rate, dataset, train, fuzz, bench, admin."
            ),
        ),
        ("sim", "Missing argument 'game'. Try --help."),
        ("replay", "Missing argument 'FILE'. Try --help."),
        (f"play {GAME} --load", "Option '--load' requires an argument. Try --help."),
        (f"play {GAME} chess", "Got unexpected extra argument(s) (chess). Try --help."),
    ],
)
def test_says_what_is_allowed(args: str, said: str) -> None:
    assert refused(*args.split()) == said


@pytest.mark.parametrize("number", ["ten", "1.5", "", "9" * 5000])
def test_a_number_is_a_number(number: str) -> None:
    assert refused("sim", GAME, "--games", number).startswith("Invalid value for '--games':")


def test_an_unknown_flag_is_named() -> None:
    assert refused("play", "--speed").startswith("No such option: --speed")


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("rounds", "An option is given as name=value, not “rounds”."),
        ("sides=3", "This game has no option “sides”. It has: rounds, loud."),
        ("rounds=3", "The option rounds is one of 2, 4, not “3”."),
        ("loud=maybe", "The option loud is one of on, off, not “maybe”."),
    ],
)
def test_options_of_a_game(option: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch, plaza)
    for command in ("play", "sim", "fuzz"):
        assert refused(command, "plaza", "--option", option) == said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play échecs", f"Il n’y a pas de jeu « échecs ». Il y a : {GAMES}."),
        (f"play {GAME} --seats 6", "Ce jeu se joue à 2, 3, 4, 5, pas à 6."),
        (f"sim {GAME} --games 0", "--games va de 1 à 10000000, pas 0."),
        ("games --lang de", "Il n’y a pas de langue « de ». Il y a : en, fr."),
    ],
)
def test_in_the_locale_s_language(args: str, said: str) -> None:
    assert refused(*args.split(), lang="fr") == said


def test_lang_wins_over_the_locale() -> None:
    assert refused("play", "chess", "--lang", "FR").startswith("Il n’y a pas de jeu")
    assert refused("play", "chess", "--lang", "en", lang="fr").startswith("There is no game")


@pytest.mark.parametrize(
    ("variables", "speaks"),
    [
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_is_read_in_order(variables: dict[str, str], speaks: str) -> None:
    assert language(None, variables) == speaks


# help


@pytest.mark.parametrize("command", ["play", "serve", "games", "replay", "sim", "fuzz", "bench"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    said = run(command, "--help").out
    assert f"Usage: cinqmars {command}" in said.replace("root", "cinqmars")
    assert "Example" in said
    assert f"cinqmars {command}" in said.split("Example")[1]


def test_help_lists_the_commands_and_how_to_start() -> None:
    said = run("--help").out
    assert [
        name for name in ("play", "serve", "games", "replay", "sim", "fuzz", "bench") if name not in said
    ] == []
    assert "Start with: cinqmars play" in said


def test_no_command_is_help_too() -> None:
    assert "Start with: cinqmars play" in process().out


def test_version() -> None:
    assert run("--version").out == f"cinqmars {__version__} ({'compiled' if is_compiled() else 'plain'})\n"


LATE = """
import sys
from cinqmars.cli import app
try:
    app(["--help"])
except SystemExit:
    pass
late = ("cinqmars.sim", "cinqmars.bench", "cinqmars.conformance", "cinqmars.terminal")
assert not [name for name in late if name in sys.modules]
"""


def test_help_starts_without_what_only_some_commands_need() -> None:
    subprocess.run([sys.executable, "-c", LATE], check=True, capture_output=True, env=variables(), timeout=60)


# games


def test_games_lists_seats_options_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch, plaza)
    said = run("games", width=120).out
    assert "Mission: Red Planet  mission-planete-rouge" in said
    assert "2, 3, 4, 5 players" in said
    assert "with 2 players, one more seat is held by a bot" in said
    assert "--option rounds=2 (short)* | 4 (long)  Rounds" in said
    assert "--option loud=on (all day)* | off (never)  Shouting" in said
    for bot in ("random", "greedy[:WORLDS]", "ismcts[:ITERATIONS | :SECONDSs]"):
        assert bot in said


def test_games_in_french() -> None:
    said = run("games", lang="fr").out
    assert "Mission : Planète Rouge" in said
    assert "Glouton" in said
