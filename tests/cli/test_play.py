"""A game at the table, through pipes: what is asked, typed and printed."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from cinqmars.session import Session
from cinqmars.terminal import files
from cinqmars.terminal.result import totals
from cinqmars.text import Speaker
from cli.plaza import Plaza
from cli.plaza import game as plaza
from cli.run import CYCLE, GAME, command, play, played, process, run, variables, with_toy

ALONE = ("--seats", "3", "--bots", "random", "--seed", "7")


def questions(said: str) -> list[str]:
    return re.findall(r"^▸ (.*)$", said, re.MULTILINE)


# a whole game


class Whole(NamedTuple):
    """A game from the first question to the score."""

    lang: str
    said: str
    session: Session
    players: list[str]


@pytest.fixture(scope="module", params=["en", "fr"])
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    path = tmp_path_factory.mktemp("whole") / "game.json"
    said = play(*ALONE, "--save", path, input=CYCLE, lang=request.param)
    return Whole(request.param, said, *files.load(path))


def test_from_the_first_question_to_the_score(whole: Whole) -> None:
    ends = {"en": r"(●|▲|■) \w+ wins, \d+ to \d+", "fr": r"(●|▲|■) \w+ gagne, \d+ à \d+"}[whole.lang]
    assert re.search(ends, whole.said)
    assert whole.session.over
    assert whole.players == ["person", "random", "random"]
    assert "{" not in whole.said
    assert "Give the screen" not in whole.said
    assert "Passez l’écran" not in whole.said


def test_the_score_table_has_every_source_and_the_winner(whole: Whole) -> None:
    table = re.split(r"wins,|gagne,", whole.said)[1]
    won = whole.session.returns().index(1.0)
    assert f"★ {'●▲■'[won]}" in table
    for source, points in [*whole.session.scores(whole.lang).items(), ("Total", totals(whole.session))]:
        row = next(line for line in table.splitlines() if line.strip().startswith(source))
        assert sorted(re.findall(r"-?\d+", row)) == sorted([str(n) for n in points])


def test_bots_play_alone_when_there_are_no_people() -> None:
    said = play("--people", "0", "--bots", "random", "--seed", "4", "--seats", "4", input="")
    assert not questions(said)
    assert "Scoring after round 10." in said
    assert re.search(r"wins, \d+ to \d+", said)


def test_the_same_seed_is_the_same_game() -> None:
    assert play(*ALONE, input="1\n3\n2\n") == play(*ALONE, input="1\n3\n2\n")


def test_two_people_get_a_bot_for_the_third_company() -> None:
    said = play("--people", "2", "--seed", "3", input="?\n")
    assert re.search(r"■ Jade\s+Medium", said)
    assert re.search(r"▲ Amber\s+person", said)


# leaving


def test_the_end_of_the_input_is_a_polite_end() -> None:
    said = play(*ALONE, input="1\n")
    assert "The game was not saved. To play the same deal again:" in said
    assert f"  cinqmars play {GAME} --seed 7 --seats 3 --people 1 --bots random,random\n" in said


def test_quit_before_anything_is_just_quitting() -> None:
    assert "Until next time." in run("play", input="q\n").out
    assert "The game was not saved" in play(*ALONE, input="q\nn\n")


def test_save_quit_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = play(*ALONE, input="1\n2\n3\nq\n\n")
    assert f"The game is safe in {GAME}-7.json. To come back:" in said
    assert f"  cinqmars play --load {GAME}-7.json\n" in said
    back = run("play", "--load", f"{GAME}-7.json", input="q\n").out
    assert questions(back) == questions(said)[-1:]
    assert "is safe in" in back


def test_save_under_another_name_and_go_on(tmp_path: Path) -> None:
    said = play(*ALONE, input=f"1\ns {tmp_path}/a b.json\n2\nq\nc\nq\nn\n")
    assert f"Saved to {tmp_path}/a b.json." in said
    assert questions(run("play", "--load", tmp_path / "a b.json", input="").out)
    quitting = play(*ALONE, input=f"1\n2\nq\n{tmp_path}/other.json\n")
    assert f"  cinqmars play --load {tmp_path}/other.json\n" in quitting
    assert "cinqmars play --load '" in play(*ALONE, input=f"1\nq\n{tmp_path}/c d.json\n")


def test_a_place_that_cannot_be_written_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    said = play(*ALONE, input=f"1\ns {tmp_path}\ns {tmp_path}/no/game.json\nq\n{tmp_path}\nq\nn\n")
    assert said.count(f"{tmp_path} is a folder, not a file.") == 2
    assert f"There is no folder {tmp_path}/no." in said
    assert not list(tmp_path.iterdir())


def test_with_save_the_file_follows_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(*ALONE, "--save", path, input="1\n2\n")
    session, _ = files.load(path)
    assert [a.seat for a in session.log].count(0) == 2
    path.write_text("old")
    play(*ALONE, "--save", path, input="1\n2\n")
    assert len(files.load(path)[0].log) == len(session.log)
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    files.save(played(10_000), tmp_path / "end.json", ["person", "person", "person"])
    said = run("play", "--load", tmp_path / "end.json").out
    assert re.search(r"wins, \d+ to \d+", said)


def test_a_record_without_players_gets_the_usual_ones(tmp_path: Path) -> None:
    files.save(played(20), tmp_path / "game.json")
    assert re.search(r"■ Jade\s+Medium", run("play", "--load", tmp_path / "game.json", input="?\n").out)
    other = run("play", "--load", tmp_path / "game.json", "--bots", "random,random", input="?\n").out
    assert re.search(r"■ Jade\s+Random", other)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seed", "4"], "--seed does not go with --load"),
        (["--option", "a=b"], "--option does not go with --load"),
        (["--seats", "4"], "The saved game has 3 players, not 4."),
        (["--seats", "9"], "This game is for 2, 3, 4, 5 players, not 9."),
        (["chess"], "There is no game “chess”"),
        (["plaza"], f"is a game of {GAME}."),
        (["--bots", "hal,hal"], "There is no bot “hal”"),
        (["--people", "4"], "3 seats hold at most 3 people, not 4."),
    ],
)
def test_what_does_not_go_with_load(
    args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_toy(monkeypatch, plaza)
    files.save(played(20), tmp_path / "game.json", ["person", "random", "random"])
    assert said in run("play", "--load", tmp_path / "game.json", *args, code=2).err


@pytest.mark.parametrize("players", [["hal"] * 3, [1, 2, 3], "abc", [], ["person"] * 2, None])
def test_players_of_an_edited_file(players: object, tmp_path: Path) -> None:
    data = played(20).save() | {"players": players}
    (tmp_path / "game.json").write_text(json.dumps(data))
    unknown = isinstance(players, list) and len(players) == 3
    ran = run("play", "--load", tmp_path / "game.json", code=2 if unknown else 0)
    assert ("There is no bot" in ran.err) == unknown


def test_only_a_bot_may_hold_a_bot_s_seat(tmp_path: Path) -> None:
    files.save(Session.new(GAME, 2), tmp_path / "game.json", ["person"] * 3)
    assert "Seat 3 can only be held by a bot." in run("play", "--load", tmp_path / "game.json", code=2).err


def test_a_crash_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with_toy(monkeypatch, plaza)

    def broken(self: Plaza, s: object, d: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Plaza, "question", broken)
    with pytest.raises(ZeroDivisionError):
        run("play", "plaza", "--seats", "1", "--seed", "2")
    assert json.loads((tmp_path / "crash-plaza-2.json").read_text())["game"] == "plaza"


# what can be typed


def test_numbers_answer_and_say_what_is_wrong() -> None:
    said = play(*ALONE, input="0\n99\n999999999\n-1\n1.5\n²\nhello\n\n")
    assert said.count("Type a number from 1 to 3, or ? for help.") == 2
    assert said.count("That is neither an option nor a command.") == 5
    assert len(questions(said)) == 1


def test_an_impossible_option_says_why() -> None:
    said = play(*ALONE, input="3\nw\nw 3\nw 1\nw 9\nwhy\n")
    assert re.search(r"3\) \w.* a discovery, given back", said)
    assert re.search(r"^[A-Z][\w ]+: a discovery, given back\.$", said, re.MULTILINE)
    assert " is possible." in said


def test_why_when_everything_is_possible() -> None:
    assert "Everything on the list is possible." in play(*ALONE, input="1\nw\n")


def test_info_on_cards() -> None:
    said = play(*ALONE, input="1\ni 1\ni scien\ni zzz\n")
    assert "Take all your characters back into your hand" in said
    assert said.count("Draw an event card, or look at a discovery already on Mars.") >= 1
    assert "Nothing to say about that." in said
    everything = play(*ALONE, input="1\ni\n").split("? for help >")[-2]
    assert all(name in everything for name in ("1 Recruiter", "9 Pilot"))


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "help log rules view"), ("fr", "aide journal règles vue")]
)
def test_whole_words_are_understood(lang: str, words: str) -> None:
    said = play(*ALONE, input="\n".join(words.split()), lang=lang)
    assert play(*ALONE, input="?\nl\nr\nv\n", lang=lang) == said
    assert ("What you can type" if lang == "en" else "Ce que vous pouvez taper") in said
    assert ("The rules in short" if lang == "en" else "Les règles en bref") in said


def test_help_explains_players_and_signs() -> None:
    said = play(*ALONE, input="?\n")
    for usage in ("u ", "w [number]", "i [card]", "l [n, all]", "r ", "v ", "s [file]", "q "):
        assert f"\n  {usage}" in said
    assert re.search(r"● Azure\s+person", said)
    assert "★  First-player medal" in said
    assert "?  3 cards face down" in said


def test_the_log_is_as_long_as_wanted() -> None:
    said = play(*ALONE, input="1\nl 2\nl all\n").split("? for help >")
    two, everything = said[-3], said[-2]
    assert len(two.strip().splitlines()) == 2
    assert "New ship:" in everything
    assert "You keep" in everything


def test_the_whole_view_in_words() -> None:
    said = play(*ALONE, input="v\n")
    assert "Destination tiles · Vastitas Borealis 2, Syrtis Major 2" in said
    assert "Ring outer" in said
    assert "Hands shown and given back" in said


# undo


TO_THE_SHIPS = "1\n3\n"  # keep the first card, then play the scientist


def test_undo_takes_an_answer_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start = TO_THE_SHIPS
    before = play(*ALONE, "--save", path, input=start)
    assert "Which ship does your astronaut board?" in questions(before)[-1]
    length = len(files.load(path)[0].log)
    for undo in ("u", "undo"):
        said = play(*ALONE, "--save", path, input=f"{start}1\n{undo}\n")
        asked = questions(said)
        assert asked[-1] == asked[-3] == questions(before)[-1]
        assert asked[-2] != asked[-1]
        assert len(files.load(path)[0].log) == length


def test_undo_says_why_not() -> None:
    said = play(*ALONE, input=f"u\n{TO_THE_SHIPS}u\n")
    assert "There is nothing to undo." in said
    assert "What is revealed cannot be undone." in said


# several people: the curtain


def segments(said: str) -> list[tuple[str, str]]:
    """What was printed for whom."""
    parts = re.split(r"^Give the screen to . (\w+)\.\n", said, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_secret_cards_stay_behind_the_curtain() -> None:
    said = play("--people", "3", "--seats", "3", "--seed", "12", input="1\n" * 3)
    for_whom = segments(said)
    assert [name for name, _ in for_whom[:3]] == ["Azure", "Amber", "Jade"]
    start, say = Session.new(GAME, 3, 12), Speaker("en", GAME)
    for seat, name in enumerate(["Azure", "Amber", "Jade"]):
        (dealt,) = [zone for zone in start.view(seat).players[seat].zones if zone.ref == f"offer:{seat}"]
        for card in [say(thing.label) for thing in dealt.things]:
            public = [line for line in said.splitlines() if "shows" in line and card in line]
            assert public or all(card not in text for other, text in for_whom if other != name), card
            assert any(card in text for other, text in for_whom if other == name)


def test_secret_choices_are_not_told_to_the_next_person() -> None:
    """Games that differ only in what Amber chose: Azure sees the same until the characters are called."""
    two = ("--people", "2", "--seats", "3", "--bots", "random", "--seed", "12")
    keep = "1\n1\n"
    before = [play(*two, input=f"{keep}{choice}\n") for choice in (4, 8)]
    assert before[0] == before[1]
    assert [name for name, _ in segments(before[0])] == ["Azure", "Amber", "Azure"]
    after = [play(*two, input=f"{keep}{choice}\n9\n") for choice in (4, 8)]
    assert after[0] != after[1]


# a race


def toy(monkeypatch: pytest.MonkeyPatch, *args: str, input: str) -> str:
    with_toy(monkeypatch, plaza)
    return run("play", "plaza", "--seed", "1", *args, input=input, width=100).out


def test_in_a_race_the_others_may_act_first(monkeypatch: pytest.MonkeyPatch) -> None:
    said = toy(monkeypatch, "--people", "2", input="t\n0\nt 2\n1\n1\n1\n")
    assert [name for name, _ in segments(said)] == ["Azure", "Amber", "Azure", "Amber", "Azure", "Amber"]
    assert "▲ Amber may act too: t hands over the screen" in said
    assert "0 lets it pass" in said
    assert "▲ Amber shouts." in said
    assert "● Azure ends the round." in said


def test_who_only_may_act_can_pass_when_a_bot_leads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_toy(monkeypatch, plaza)
    session = Session.new(plaza, 2, 1).apply(0)
    files.save(session, tmp_path / "game.json", ["person", "random"])
    said = run("play", "--load", tmp_path / "game.json", input="t\n" + "0\n" * 50).out
    assert "Nobody else may act now." in said
    assert "0 lets it pass" in said
    assert "▲ Amber ends the round." in said
    assert "wins" in said or "share the win" in said


def test_races_among_three(monkeypatch: pytest.MonkeyPatch) -> None:
    said = toy(monkeypatch, "--people", "3", input="t 3\n1\n1\n1\n")
    assert [name for name, _ in segments(said)] == ["Azure", "Jade", "Azure", "Amber"]


# a toy with everything


def test_a_large_map_is_listed_and_impossible_places_are_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = toy(monkeypatch, "--seats", "1", input="2\nw\nv\ni purse\ni number\n")
    assert "27 others: out of reach" in said
    assert "Stall 1 ● tent ● flag" in said
    assert "Rounds left 2/50" in said
    assert re.search(r"Shouts +Place\n +● Azure +0 +1\n", said)
    assert "Nobody else knows it." in said


def test_options_are_taken_from_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = toy(monkeypatch, "--people", "2", "--option", "rounds=4", "--option", "loud=off", input="1\n")
    assert "4 rounds left" in said
    assert "may act too" not in said
    assert "--option rounds=4 --option loud=off --people 2" in said


def test_a_shared_win(monkeypatch: pytest.MonkeyPatch) -> None:
    said = toy(monkeypatch, "--people", "2", "--option", "loud=off", input="2\n1\n2\n1\n")
    assert "● Azure, ▲ Amber share the win with 1 point" in said


@pytest.mark.parametrize(("points", "said"), [([1, 1], "You win together"), ([0, 0], "You lose together")])
def test_winning_and_losing_together(points: list[int], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plaza, "cooperative", True)
    monkeypatch.setattr(Plaza, "returns", lambda self, s: [float(n) for n in points])
    assert said in toy(monkeypatch, "--people", "2", "--option", "loud=off", input="1\n1\n")


# the lobby


def test_the_lobby_asks_until_it_understands() -> None:
    said = run("play", "--seed", "3", input="9\n1\nsix\n3\nperson\nhal\nrandom\nrandom\n?\n").out
    assert "Which game do you play?" in said
    assert "There is no game “9”." in said
    assert "This game is for 2, 3, 4, 5 players, not six." in said
    assert "There is no bot “hal”." in said
    assert re.search(r"● Azure\s+person", said)
    assert re.search(r"■ Jade\s+Random", said)


def test_the_lobby_has_an_answer_ready_for_everything() -> None:
    said = run("play", "--seed", "3", input="\n" * 5 + "?\n").out
    assert re.search(r"● Azure\s+person", said)
    assert re.search(r"▲ Amber\s+Medium", said)
    assert re.search(r"■ Jade\s+Medium", said)


def test_the_lobby_gives_a_bot_s_seat_to_bots_only() -> None:
    said = run("play", "--seed", "3", input="1\n2\np\np\np\nrandom\n?\n").out
    assert "Only a bot may hold the seat of ■ Jade." in said
    assert "There is no bot “p”." in said
    assert re.search(r"■ Jade\s+Random", said)


def test_the_lobby_asks_for_options(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(monkeypatch, plaza)
    said = run("play", "--seed", "3", input="plaza\n1\np\n5\n4\noff\n").out
    assert "Rounds: 2, 4? (Enter: 2)" in said
    assert "The option rounds is one of 2, 4, not “5”." in said
    assert "Shouting: on, off? (Enter: on)" in said
    assert "4 rounds left" in said


def test_the_lobby_in_french() -> None:
    said = run("play", "--seed", "3", input="1\n3\npersonne\n\n\n", lang="fr").out
    assert "À quel jeu jouez-vous ?" in said
    assert "Qui est assis où ?" in said
    assert questions(said)


# another process


def test_in_a_process_of_its_own(tmp_path: Path) -> None:
    ran = process("play", GAME, *ALONE, "--lang", "fr", "--save", tmp_path / "partie.json", input="1\n")
    assert ran.code == 0
    assert not ran.err
    assert "La partie est à l’abri dans" in ran.out
    assert "\x1b" not in ran.out


def test_a_terminal_without_our_glyphs_still_works() -> None:
    ran = process("play", GAME, *ALONE, input="1\n", environment={"PYTHONIOENCODING": "ascii"})
    assert ran.code == 0
    assert "Azure" in ran.out
    assert not ran.err


def test_whoever_reads_only_the_head_is_not_told_about_pipes() -> None:
    words = command("play", GAME, "--people", "0", "--bots", "random", "--seed", "1")
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=variables()) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.close()
        assert reader.stderr.read() == b""
