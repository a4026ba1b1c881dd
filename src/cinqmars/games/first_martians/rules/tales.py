"""The app's voice: scenes that name the crew and build on each other, each told once in a game."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import tales
from cinqmars.games.first_martians.rules.objectives import have, rounds, sheet, tiles_down, wanted
from cinqmars.games.first_martians.state import DEATH, WON, MartiansState, broken_parts

BADLY_HURT: Final = 3  # wounds
TENSE: Final = 9  # stress
CHEERFUL: Final = 2  # morale


def tell(s: MartiansState, name: str, a: int) -> bool:
    """A passage about `a` and whoever comes next, unless it was told before."""
    number = tales.NUMBER[name]
    if number in s.told:
        return False
    s.told.append(number)
    s.emit("tale", number, a, beside(s, a))
    return True


def beside(s: MartiansState, a: int) -> int:
    return (a + 1) % s.crew


def setting_out(s: MartiansState) -> None:  # rules: E7
    tell(s, f"{sheet(s).name}-crew", s.first)


def dawn(s: MartiansState) -> None:  # rules: E7
    """The last round is told as such; before it, how the crew and the base are doing."""
    if s.round == rounds(s):
        tell(s, f"{sheet(s).name}-last", s.first)
        return
    for mood, a in moods(s):
        number = tales.MOODS[mood]
        for k in range(number):
            if tell(s, tales.scene(mood, (s.stress + s.round + k) % number), a):
                return


def moods(s: MartiansState) -> list[tuple[str, int]]:
    """All that apply and whom they are about, the gravest first."""
    worst = max(s.wounds)
    found: list[tuple[str, int]] = []
    if worst >= BADLY_HURT:
        found.append(("hurt", s.wounds.index(worst)))
    if tiles_down(s):
        found.append(("dark", s.first))
    if 0 in s.reserve:
        found.append(("lean", s.first))
    if broken_parts(s) > sheet(s).threshold:
        found.append(("worn", s.first))
    if s.stress >= TENSE:
        found.append(("strained", s.first))
    if s.morale >= CHEERFUL:
        found.append(("bright", s.first))
    return found


def evening(s: MartiansState) -> None:  # rules: E7
    """What has turned in this round; then the story of somebody goes on, in the first half of the mission of two."""
    for turn in sheet(s).turns:
        if have(s, turn) >= wanted(s, turn):
            tell(s, turn.name, s.first)
    left = 2 if 2 * s.round <= rounds(s) else 1
    for k in range(s.crew):
        a = (s.played + k) % s.crew
        for number in next_chapter(s, a):
            if left and tell(s, tales.chapter(s.profile[a], number), a):
                left -= 1


def next_chapter(s: MartiansState, a: int) -> list[int]:
    """The number of the first chapter about `a` that is still to be told, if there is one."""
    left = [
        k + 1 for k in range(tales.CHAPTERS) if tales.NUMBER[tales.chapter(s.profile[a], k + 1)] not in s.told
    ]
    return left[:1]


def end_of_mission(s: MartiansState, well: bool = True) -> None:  # rules: E7
    """How it ended; and, where all is over and well, how the crew's stories end."""
    if s.outcome == DEATH:
        tell(s, f"{sheet(s).name}-death", fallen(s))
    elif s.outcome == WON and not well:
        tell(s, tales.FAINT, s.first)
    else:
        tell(s, f"{sheet(s).name}-{tales.ENDS[s.outcome]}", s.first)


def codas(s: MartiansState) -> None:  # rules: E7
    """The end of every story that was told so far that one wonders."""
    for a in range(s.crew):
        if tales.NUMBER[tales.chapter(s.profile[a], tales.CHAPTERS // 2)] in s.told:
            tell(s, tales.chapter(s.profile[a], tales.CODA), a)


def fallen(s: MartiansState) -> int:
    return s.wounds.index(max(s.wounds))


# a campaign


def begins_again(s: MartiansState) -> None:
    tell(s, tales.RETRIES[s.retries - 1], s.first)


def bridge(s: MartiansState, won: bool, found: bool) -> None:  # rules: K6
    """From one mission to the next: what is known now, who came back, what was found."""
    tell(s, f"bridge-{sheet(s).name}-{'won' if won else 'lost'}", s.first)
    if s.outcome == DEATH:
        tell(s, "bridge-death", fallen(s))
    tell(s, "bridge-found" if found else "bridge-nothing", s.first)


def epilogue(s: MartiansState, won: list[bool], found: bool) -> None:  # rules: K6
    """Whether Earth was heard again, and why it had fallen silent, by what was won of the three missions."""
    _, driven, heard = won
    number = sum(won)
    if number == c.CAMPAIGN_WON:
        tell(s, "epilogue-heard" if heard else "epilogue-known", s.first)
    elif number > c.CAMPAIGN_WON:
        tell(s, "epilogue-all", s.first)
    elif number == 0:
        tell(s, "epilogue-none", s.first)
    else:
        tell(s, "epilogue-echo" if heard else "epilogue-one", s.first)
    if heard and number >= c.CAMPAIGN_WON:
        tell(s, "epilogue-why", s.first)
        codas(s)
    elif not driven:
        tell(s, "epilogue-why-not", s.first)
    if found:
        tell(s, "epilogue-found", s.first)
    if s.outcome != DEATH:
        tell(s, "epilogue-all-here", s.first)
