"""People at a table: asking each other, watching, coming and going."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser.hands import (
    ASKED,
    BAR,
    GO,
    LONG,
    answer,
    asked,
    choose,
    make_table,
    menu,
    panel,
    play_now,
    question,
    tab,
)
from browser.tables import GAME, Spot, played, seated, shelved, take
from cinqmars.client import Server
from cinqmars.kernel import Session

Visit = Callable[..., Any]
HERE = {"who": "here"}
BOT_PLAYS = "a bot plays"
ALL_CHOOSE = "2"  # a deal where the first question is put to all at once


def at_seat(seat: int) -> Spot:
    """Well into the game, and this seat alone is asked."""

    def found(session: Session[Any]) -> bool:
        return session.region < 0 and len(session.log) > 20 and session.pending[0].seat == seat

    return found


def to_the_end(session: Session[Any]) -> bool:
    return False


def table_at(
    visit: Visit,
    store: str,
    folder: Path,
    spot: Spot,
    *seats: int,
    game: str = GAME,
    people: int = 2,
    seed: int = 6,
) -> list[Any]:
    """A device per seat, at one table that stands there."""
    made = shelved(store, folder, played(spot, people, seed, game))
    pages = []
    for seat in seats:
        page = visit("/about/" + game)
        take(page, made, seat)
        page.goto(f"/t/{made.live.ledger.table}")
        page.wait_for_selector(".table .decision")
        pages.append(page)
    return pages


def lines(page: Any) -> int:
    """How much the log tells."""
    return int(page.locator(".log li").count())


# taking back


def test_beyond_a_free_undo_the_others_are_asked(visit: Visit, store: str, tmp_path: Path) -> None:
    ana, ben = table_at(visit, store, tmp_path, at_seat(0), 0, 1)
    ana.wait_for_selector(".log li")
    end = time.monotonic() + LONG
    while not ana.locator(".undo.asking").count():  # until somebody else has answered after her
        assert time.monotonic() < end
        for page in (ana, ben):
            if page.locator(ASKED).count():
                answer(page)
        ana.wait_for_timeout(50)
    before = lines(ana)
    for reply in ("Refuse", "Agree"):
        ana.click(".undo.asking")
        ana.wait_for_selector("text=The others have been asked")
        ben.wait_for_selector("text=/asks to take back/")
        ben.click(f".decision button:text-is('{reply}')")
        ben.wait_for_selector("text=/asks to take back/", state="detached")
        ana.wait_for_selector("text=The others have been asked", state="detached")
        if reply == "Refuse":
            assert lines(ana) == before
    ana.wait_for_function("n => document.querySelectorAll('.log li').length < n", arg=before)
    assert asked(ana)
    tab(ben, "Chat")
    ben.wait_for_function("() => document.querySelectorAll('.log .note').length >= 4")
    notes = ben.locator(".log .note").all_inner_texts()
    assert [len(notes), "does not want" in notes[1], "All agree" in notes[3]] == [4, True, True]


# waiting


def asks_aloud(session: Session[Any]) -> bool:
    """Well into the game, the first seat is asked what all may hear."""
    return at_seat(0)(session) and session.game.heard(session.pending[0])


def test_whoever_waits_hears_what_is_asked_and_may_see_the_last_turn_again(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    ana, ben = table_at(visit, store, tmp_path, asks_aloud, 0, 1)
    assert asked(ana)
    text = ana.locator(".decision h2").inner_text()
    ben.wait_for_selector(f".decision:not(.mine) p:has-text('“{text}”')")
    ben.click("[data-act=review]")
    ben.wait_for_selector(".deck")
    ben.keyboard.press("Escape")
    ben.wait_for_selector(".decision [data-act=review]")


def test_what_happened_since_ones_last_turn_is_told_first(visit: Visit, store: str, tmp_path: Path) -> None:
    ana, ben = table_at(visit, store, tmp_path, at_seat(0), 0, 1)
    end = time.monotonic() + LONG
    while not ben.locator(".digest li").count():
        assert time.monotonic() < end
        for page in (ana, ben):
            if page.locator(ASKED).count() and not ben.locator(".digest li").count():
                answer(page, -1)
        ana.wait_for_timeout(50)
    assert 1 <= ben.locator(".digest li").count() <= 4
    assert "Since your last turn" in ben.inner_text(".digest")
    answer(ben)
    ben.wait_for_selector(".digest", state="detached")


def test_the_host_may_let_a_bot_play_for_whoever_is_long_gone(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    made = shelved(store, tmp_path, played(at_seat(0), seats=2))
    ben = visit("/about/" + GAME)
    take(ben, made, 1)
    ben.clock.install()
    ben.goto(f"/t/{made.live.ledger.table}")
    ben.wait_for_selector(".decision [data-act=review]")
    assert not ben.locator("[data-act=to-bot]").count()
    ben.clock.fast_forward("05:05")
    ben.click("[data-act=to-bot]")
    panel(ben, 0).locator(f"text={BOT_PLAYS}").wait_for()


def test_a_lost_line_counts_down_and_keeps_the_choice_in_hand(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    made = shelved(store, tmp_path, played(at_seat(0), seats=2))
    ana = visit("/about/" + GAME)
    cut, lines = False, []

    def wire(line: Any) -> None:
        if cut:
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    ana.route_web_socket("**/socket", wire)
    take(ana, made, 0)
    ana.goto(f"/t/{made.live.ledger.table}")
    assert asked(ana)
    assert choose(ana, 1)
    chosen = ana.inner_text(GO)
    cut = True
    lines[-1].close()
    for seconds in (3, 2):  # after a few tries in vain it waits longer
        ana.wait_for_selector(f".decision.offline:has-text('Nothing is lost: trying again in {seconds} s')")
    cut = False
    ana.wait_for_selector(".decision:not(.offline)")
    assert ana.inner_text(f"{GO}:enabled") == chosen


# watching


def test_whoever_watches_sees_no_secret_and_cannot_act(visit: Visit, store: str, tmp_path: Path) -> None:
    made = shelved(store, tmp_path, played(at_seat(0), seats=2))
    ana, eva = visit("/about/" + GAME), visit("/about/" + GAME)
    heard: list[str] = []
    eva.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    take(ana, made, 0)
    ana.goto(f"/t/{made.live.ledger.table}")
    asked(ana)
    secrets = ana.locator(".hand .bonus strong").all_inner_texts()
    assert secrets
    eva.goto(f"/t/{made.live.ledger.table}#watch={made.watch}")
    eva.wait_for_selector("text=You are watching")
    assert "watch" not in eva.url
    shown = eva.inner_text("body")
    assert not [name for name in secrets if name in shown]
    for gone in (ASKED, GO, ".undo", ".hand .can", "svg .hit"):
        assert not eva.locator(gone).count()
    own = ana.evaluate(
        "[...document.querySelectorAll('.hand .bonus [data-ref]')].map(card => card.dataset.ref)"
    )
    assert all(own) and heard and not [ref for ref in own for frame in heard if f'"{ref}"' in frame]
    tab(eva, "Chat")
    assert not eva.locator(".say").count()
    tab(eva, "Log")
    told = eva.locator(".log .told button")
    told.first.wait_for()
    before = told.count()
    answer(ana)
    eva.wait_for_function("n => document.querySelectorAll('.log .told button').length > n", arg=before)
    assert told.nth(before).inner_text().startswith("Boards "), "who watches is told what Ana has done"
    for_all = [
        line for line in ana.locator(".log .told button").all_inner_texts() if not line.startswith("You keep")
    ]
    assert told.all_inner_texts() == for_all


def test_an_unlisted_table_is_shown_to_nobody_without_its_link(visit: Visit, address: str) -> None:
    server = Server(address)
    table = server.make(GAME, [HERE, HERE])
    table.start()
    eva = visit(f"/t/{table.id}")
    eva.wait_for_selector("text=Only whoever has the link may do this")
    assert not eva.locator(".pp").count()
    server.close()


# seats


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit, store: str, tmp_path: Path) -> None:
    (ana,) = table_at(visit, store, tmp_path, at_seat(0), 0)
    assert asked(ana)
    before = question(ana)
    menu(ana, "Let a bot play")
    panel(ana, 0).locator(f"text={BOT_PLAYS}").wait_for()
    ana.wait_for_function(
        "before => document.querySelector('.decision')?.dataset.question !== before", arg=before
    )
    menu(ana, "Play again yourself")
    panel(ana, 0).locator(f"text={BOT_PLAYS}").wait_for(state="detached")


def test_an_open_seat_is_found_in_the_lobby_left_and_taken_again(visit: Visit) -> None:
    host, guest = visit(), visit()
    make_table(host, GAME, ["here", "open"], listed=True)
    host.wait_for_selector("[data-act=start]")
    code = host.url.rpartition("/")[2]
    empty = "nobody yet"
    guest.goto("/")
    guest.click(f"a[href='/t/{code}']")
    for _ in range(2):
        guest.click("button:text-is('Sit down')")
        host.locator(".seat >> nth=1 >> text=ready").first.wait_for()
        guest.click("button:has-text('Leave')")
        host.wait_for_selector(f".seat >> nth=1 >> text={empty}")
        guest.goto(f"/t/{code}")
    guest.click("button:text-is('Sit down')")
    host.locator(".seat >> nth=1 >> text=ready").first.wait_for()
    host.click("[data-act=start]")
    for seat, page in enumerate((host, guest)):
        panel(page, seat).locator("small:has-text('you')").wait_for()


def test_my_tables_are_on_the_home_page(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert asked(page)
    table = page.url.rpartition("/")[2]
    before = question(page)
    page.goto("/")
    page.click(f"a[href='/t/{table}']")
    assert asked(page)
    assert question(page).split(":")[2] == before.split(":")[2]


# time


def test_when_the_clock_runs_out_a_bot_plays_until_the_person_is_back(visit: Visit, address: str) -> None:
    server = Server(address)
    table = server.make(GAME, [HERE, HERE, HERE], pace={"bank": 4, "increment": 0}, seed=ALL_CHOOSE)
    table.start()
    for seat in (1, 2):  # only she is waited for
        position = next(table.seats[seat].positions())
        table.seats[seat].answer(
            position, table.seats[seat].whole(position, lambda _, choices: choices[0]["arg"])
        )
    ana = visit("/about/" + GAME)
    seated(ana, table, 0)
    ana.goto(f"/t/{table.id}")
    clock = panel(ana, 0).locator(".clock")
    clock.wait_for()
    assert re.fullmatch(r"0:0\d", clock.inner_text())
    panel(ana, 0).locator(f"text={BOT_PLAYS}").wait_for()
    menu(ana, "Play again yourself")
    panel(ana, 0).locator(f"text={BOT_PLAYS}").wait_for(state="detached")
    ana.wait_for_selector(f"{ASKED}, .end")
    server.close()


# two at once


def test_a_stale_click_gets_the_fresh_view_and_one_line(visit: Visit, store: str, tmp_path: Path) -> None:
    """Two devices hold one seat; the second has not heard yet that the first has answered."""
    made = shelved(store, tmp_path, played(at_seat(0), seats=2))
    quick, slow = visit("/about/" + GAME), visit("/about/" + GAME)
    kept: list[Any] = []
    lines: list[Any] = []
    deaf = False

    def wire(line: Any) -> None:
        server = line.connect_to_server()
        lines.append(line)
        server.on_message(lambda message: kept.append(message) if deaf else line.send(message))

    slow.route_web_socket("**/socket", wire)
    for page in (quick, slow):
        take(page, made, 0)
        page.goto(f"/t/{made.live.ledger.table}")
        assert asked(page)
        assert choose(page, -1)
    deaf = True
    answer(quick, -1)
    slow.click(GO)
    slow.wait_for_timeout(500)
    deaf = False
    for message in kept:
        lines[-1].send(message)
    slow.wait_for_selector("text=The question has changed meanwhile")
    slow.wait_for_function(
        "now => document.querySelector('.decision').dataset.question.split(':')[2] === now.split(':')[2]",
        arg=question(quick),
    )
    said = " ".join(slow.locator(".decision .ask p").inner_text().split())
    assert len(said) > len("The question has changed meanwhile. ")  # and what happened


# an answer in the making, while others answer


def asks_all(kind: str) -> Spot:
    """Two seats at least are asked this at once."""

    def found(s: Session[Any]) -> bool:
        asked = [d for d in s.pending if s.game.kinds[d.kind].name == kind]
        return len(asked) > 1 and s.game.progress(s.state) > 0.1

    return found


def pick(page: Any, *args: int) -> None:
    """These options one after another: the parts of one answer."""
    for arg in args:
        page.locator(f"{ASKED}[data-arg='{arg}']").first.click()
        page.wait_for_selector(f"{GO}:enabled, .decision .step:has-text('›')")


def place(page: Any, piece: int, target: int) -> None:
    """A piece of the plan goes somewhere: the second click sends it."""
    pick(page, piece)
    before = question(page)
    page.locator(f"{ASKED}[data-arg='{target}']").first.click()
    heard(page, before)


def confirm(page: Any) -> None:
    before = question(page)
    page.click(f"{GO}:enabled")
    page.wait_for_function(
        "before => document.querySelector('.decision').dataset.question !== before", arg=before
    )


def heard(page: Any, before: str) -> None:
    """Something has happened, and this seat was told."""
    page.wait_for_function(
        "before => document.querySelector('.decision').dataset.question?.split(':')[1] !== before.split(':')[1]",
        arg=before,
    )


def trail(page: Any) -> list[str]:
    return [text.strip(" ›") for text in page.locator(".decision .step").all_inner_texts()]


REST, RELAX = 1, 2  # where a pawn may go
FIRST, THIRD = 1, 3  # pawns of the crew
NO_MORE, TO_EARTH, OFFER = 0, 1, 42


def exchanging(s: Session[Any]) -> bool:
    """A seat leads the exchanges, and another may offer it something."""
    asked = [d for d in s.pending if s.game.kinds[d.kind].name == "exchange"]
    return any(d.seat == s.state.turn for d in asked) and any(OFFER in d.opts for d in asked if d.idle)


def test_a_plan_in_the_making_stays_while_others_plan(visit: Visit, store: str, tmp_path: Path) -> None:
    ana, ben = table_at(visit, store, tmp_path, asks_all("plan"), 0, 1, game="first-martians", seed=3)
    pick(ben, FIRST)
    ben.wait_for_selector(f"{BAR}[data-kind=target]")
    parts, before = trail(ben), question(ben)
    place(ana, THIRD, RELAX)
    heard(ben, before)
    ben.wait_for_selector(f"{BAR}[data-kind=target]")
    assert trail(ben) == parts
    assert ben.locator(".meanwhile").count() == 0
    ben.locator(f"{ASKED}[data-arg='{REST}']").first.click()
    ana.wait_for_selector(".plan .stack:has-text('Rest')")


def test_what_others_have_made_impossible_is_dropped_and_said(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    ana, ben = table_at(visit, store, tmp_path, asks_all("plan"), 0, 1, game="first-martians", seed=3)
    pick(ben, FIRST)
    ben.wait_for_selector(f"{BAR}[data-kind=target]")
    before = question(ben)
    place(ana, FIRST, RELAX)
    heard(ben, before)
    ben.wait_for_selector(".decision .meanwhile:has-text('impossible')")
    assert ben.locator(f"{GO}:not([data-act=close]):enabled").count() == 0
    pick(ben, THIRD)
    assert ben.locator(".meanwhile").count() == 0


def test_an_offer_in_the_making_stays_until_the_exchanges_end(
    visit: Visit, store: str, tmp_path: Path
) -> None:
    ana, ben = table_at(visit, store, tmp_path, exchanging, 1, 0, game="mars", people=3, seed=7)
    ben.keyboard.press("v")  # the plain view puts an offer together in the bar, not over the board
    ben.wait_for_selector(".plain .panel")
    ben.locator(f"{BAR} .opt[data-arg='{OFFER}']").click()
    ben.wait_for_selector(f"{BAR}[data-kind=want]")  # the only card there is to give is given
    parts, before = trail(ben), question(ben)
    assert parts
    pick(ana, TO_EARTH)
    confirm(ana)
    heard(ben, before)
    ben.wait_for_selector(f"{BAR}[data-kind=want]")
    assert trail(ben) == parts
    assert ben.locator(".meanwhile").count() == 0
    ben.locator(f"{BAR} .opt").first.click()
    ben.wait_for_function("() => document.querySelectorAll('.decision .step').length > 1")
    pick(ana, NO_MORE)
    confirm(ana)
    ben.wait_for_selector(f"{BAR} .meanwhile:has-text('no longer asked')")


# again


def test_a_rematch_takes_both_along(visit: Visit, store: str, tmp_path: Path) -> None:
    ana, ben = table_at(visit, store, tmp_path, to_the_end, 0, 1)
    old = ana.url
    ana.click(".decision .go")
    ana.wait_for_selector("[data-act=start]")
    assert ana.url != old
    ben.wait_for_selector(".joined .who.p1")
    assert "1 of 2 at the next table" in ben.inner_text(".joined")
    ben.click(".decision .go")
    ben.wait_for_function("old => location.href !== old", arg=old)
    assert ben.url == ana.url
    ana.click("[data-act=start]")
    for seat, page in enumerate((ana, ben)):
        panel(page, seat).locator("small:has-text('you')").wait_for()
