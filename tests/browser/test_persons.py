"""A person on several devices, called when it is their turn; and people who have to get along."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

from browser.hands import answer, make_table, panel, tab
from browser.tables import GAME, at, named, played
from browser.test_people import at_seat
from browser.test_together import call_oneself, link_of_the_table
from cinqmars.client import Server
from cinqmars.server.hub import Made

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
PUSH = """
PushManager.prototype.subscribe = async function (wish) {
  const keys = { p256dh: '%s', auth: '%s' }
  window.own = { endpoint: '%s', toJSON: () => ({ keys }), unsubscribe: async () => { window.own = null } }
  return window.own
}
PushManager.prototype.getSubscription = async () => window.own ?? null
"""


def phrase_of(page: Any) -> str:
    page.goto("/me")
    page.click("[data-act=show-phrase]")
    page.wait_for_selector(".phrase li")
    return " ".join(page.locator(".phrase li").all_inner_texts())


def test_the_phrase_brings_a_persons_seats_to_another_device(visit: Visit, keep: Keep) -> None:
    first = visit()
    make_table(first, GAME, ["here", "remote"])
    first.wait_for_selector(".links .cpy")
    table = first.url.rpartition("/")[2]
    first.wait_for_function("() => localStorage['cinqmars-tables'].includes('kept')")
    phrase = phrase_of(first)
    assert len(phrase.split()) == 12
    keep(first, "phrase")
    second = visit("/me", lang="fr-FR", size=(390, 844))
    second.fill("#phrase", "martien " + phrase)
    second.type("#phrase", " ")
    second.wait_for_selector(".bad:has-text('martien')")
    assert second.is_disabled("form .go")
    words = phrase.split()
    second.fill("#phrase", " ".join([*words[1:], words[0]]))
    second.click("form .go")
    second.wait_for_selector(".bad:has-text('Aucune table')")
    second.fill("#phrase", phrase.upper().replace(" ", ", "))
    keep(second, "phrase-phone")
    assert second.evaluate("document.documentElement.scrollWidth <= innerWidth")
    second.click("form .go")
    second.wait_for_selector("[role=status]:has-text('est maintenant ici')")
    second.goto(f"/t/{table}")
    second.wait_for_selector(".seat.p1 input")
    second.click("[data-act=start]")
    second.wait_for_selector(".table .decision")
    first.goto(f"/t/{table}")
    first.wait_for_selector(".table .decision")


def people_at(visit: Visit, store: str, seats: int = 3) -> tuple[Made, list[Any]]:
    """A table of people at a quiet point, where seat 0 is asked; the host sits at seat 1."""
    made = named(store, played(at_seat(0), seats), ["Ana", "Ben", "Chloé"])
    pages = [at(visit, made, seat=seat) for seat in range(seats)]
    for seat in (0, 2):
        pages[seat].evaluate(
            "table => { const all = JSON.parse(localStorage['cinqmars-tables']); delete all[table].host;"
            " localStorage['cinqmars-tables'] = JSON.stringify(all) }",
            made.live.ledger.table,
        )
        pages[seat].reload()
        pages[seat].wait_for_selector(".table .decision")
    return made, pages


def people(page: Any) -> Any:
    page.click(".tools .menu summary")
    page.click(".menu [data-act=people]")
    dialog = page.locator("dialog.people")
    dialog.wait_for()
    return dialog


def test_people_vote_for_a_bot_and_the_host_gives_a_seat_a_new_link(
    visit: Visit, store: str, keep: Keep
) -> None:
    _, (ana, ben, chloe) = people_at(visit, store)
    sheet = people(chloe)
    assert not sheet.locator("[data-act=renew], [data-act=mute], [data-act=ask-delete]").count()
    assert not sheet.locator("[data-seat='1'] [data-act=vote]").count(), "the game does not wait for Ben"
    sheet.locator("[data-seat='0'] [data-act=vote]").click()
    sheet.locator("[data-seat='0'] [data-act=vote]:has-text('You voted')").wait_for()
    hosts = people(ben)
    keep(ben, "people")
    hosts.locator("[data-seat='0'] [data-act=vote]").click()
    panel(ana, 0).locator("text=a bot plays").wait_for()
    hosts.locator("[data-seat='0'] [data-act=renew]").click()
    link = hosts.locator("[data-seat='0'] .cpy span").first.inner_text().strip()
    new = visit(link, size=(390, 844))
    new.wait_for_selector(".table .decision")
    panel(ben, 0).locator("text=a bot plays").wait_for(state="detached")
    assert not new.locator("text=You are watching").count(), "the seat is somebody else's now, and no bot's"
    ben.keyboard.press("Escape")
    ben.wait_for_selector("dialog.people", state="detached")
    people(new)
    keep(new, "people-phone")


def test_a_chat_that_gets_out_of_hand(visit: Visit, store: str, address: str, keep: Keep) -> None:
    made, (ana, ben, chloe) = people_at(visit, store)
    for page in (ana, ben, chloe):
        tab(page, "Chat")
    ana.fill(".say input", "you are all too slow")
    ana.keyboard.press("Enter")
    ana.wait_for_selector(".log .said")
    ana.fill(".say input", "sorry")
    ana.keyboard.press("Enter")
    for page in (ben, chloe):
        page.wait_for_selector(".log .said:has-text('sorry')")
    assert not chloe.locator(".said [title='Remove this message']").count()
    chloe.focus(".said >> nth=0 >> [title='Report this message']")
    keep(chloe, "chat-report")
    chloe.keyboard.press("Enter")
    chloe.wait_for_selector(".said >> nth=0 >> [title='Report this message'][disabled]")
    ben.hover(".said >> nth=0")
    ben.click(".said >> nth=0 >> [title='Remove this message']")
    for page in (ana, ben, chloe):
        page.wait_for_selector(".said:has-text('message removed')")
        assert "too slow" not in page.inner_text(".log")
    sheet = people(chloe)
    sheet.locator("[data-seat='0'] [data-act=hide]").click()
    chloe.keyboard.press("Escape")
    chloe.wait_for_selector(".said:has-text('message hidden')")
    sheet = people(ben)
    sheet.locator("[data-seat='0'] [data-act=mute]").click()
    sheet.locator("[data-seat='0'] [data-act=mute][aria-pressed=true]").wait_for()
    ana.fill(".say input", "and again")
    ana.keyboard.press("Enter")
    ana.wait_for_selector(".decision :has-text('muted you')")
    sheet.locator("[data-act=ask-delete]").click()
    sheet.locator("[data-act=delete]").click()
    ben.wait_for_url("**/tables")
    ana.wait_for_selector("text=This table was closed")
    with contextlib.closing(Server(address)) as server:
        assert not [t for t in server.tables([made.host]) if t["table"] == made.live.ledger.table]


def test_tables_are_found_by_game_and_state(visit: Visit, address: str, keep: Keep) -> None:
    with contextlib.closing(Server(address)) as server:
        for game, start in (("mars", True), ("mars", False), ("on-mars", False), (GAME, False), (GAME, True)):
            made = server.make(game, [{"who": "here"}, {"who": "open"}], listed=True)
            if start:
                made.start()
    page = visit("/tables")
    page.wait_for_selector(".filters")
    page.select_option(".filters select >> nth=0", "mars")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.tables b')].every(b => b.textContent === 'Mars')"
    )
    assert page.locator(".tables b").count() >= 2
    page.select_option(".filters select >> nth=1", "running")
    page.wait_for_function(
        "() => ![...document.querySelectorAll('h2.sect')].some(h => /Open/.test(h.textContent))"
    )
    assert page.locator(".tables li").count() >= 1
    keep(page, "filters")
    page.select_option(".filters select >> nth=0", "first-martians")
    page.wait_for_selector("text=No such table now.")


def test_a_game_of_days_is_made_on_a_phone(visit: Visit, address: str, keep: Keep) -> None:
    page = visit(f"/new/{GAME}", lang="fr-FR", size=(390, 844))
    page.click("[data-option=pace] button:has-text('7 jours')")
    page.wait_for_selector("[data-option=pace] button[aria-pressed=true]:has-text('7 jours')")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    edge = page.locator("[data-option=pace] .seg").bounding_box()
    assert edge["x"] >= 0 and edge["x"] + edge["width"] <= 390
    keep(page, "days-phone")
    page.click(".form .go")
    page.wait_for_selector(".clock:has-text('6 j 23 h'), .clock:has-text('7 j 0 h')")
    keep(page, "days-clock-phone")


def test_a_closed_page_is_called_when_it_is_ones_turn(visit: Visit, keep: Keep) -> None:
    from server.test_bells import Browser, Endpoint

    keys = Browser()
    with contextlib.closing(Endpoint()) as service:
        ana = visit("/about")
        call_oneself(ana, "Ana")
        ana.context.grant_permissions(["notifications"])
        wish = keys.wish(f"{service.url}/ana")
        ana.add_init_script(PUSH % (wish["p256dh"], wish["auth"], wish["address"]))
        ana.goto("/me")
        ana.click("role=switch[name=/closed/]")
        ana.wait_for_selector("role=switch[name=/closed/][checked]")
        keep(ana, "called")
        make_table(ana, "mars", ["here", "remote"])
        ana.wait_for_selector(".links .cpy")
        ana.wait_for_function("() => localStorage['cinqmars-tables'].includes('kept')")
        ben = visit(link_of_the_table(ana))
        ben.wait_for_selector(".seat input")
        table = ben.url.rpartition("/")[2]
        worker = registration(ana)
        host = ana.evaluate("table => JSON.parse(localStorage['cinqmars-tables'])[table].host", table)
        ana.goto("/me")
        ben.evaluate(
            "([table, host]) => fetch(`/api/tables/${table}/start`,"
            " { method: 'POST', headers: { authorization: `Bearer ${host}` } })",
            [table, host],
        )
        ben.wait_for_selector(".table .decision")
        while not service.got:  # the game waits for Ana, now or after what Ben answers
            if ben.locator(".decision.mine").count():
                answer(ben)
            ben.wait_for_timeout(50)
        message = keys.reads(service.got[0][2]).decode()
        assert json.loads(message)["url"] == f"/t/{table}"
        deliver(ana, worker, message)
        ana.wait_for_function(
            "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length === 1"
        )
        shown = ana.evaluate(
            "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
            ".map(n => [n.title, n.body, n.data.url])"
        )
        assert shown == [["Mars", "It is your turn.", f"/t/{table}"]]


def registration(page: Any) -> Any:
    """The page's service worker, as the browser's own tools know it."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend([r["registrationId"] for r in told["registrations"]]),
    )
    tools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    while not found:
        page.wait_for_timeout(20)
    return tools, found[-1]


def deliver(page: Any, worker: Any, message: str) -> None:
    """As the push service does."""
    tools, number = worker
    origin = page.evaluate("location.origin")
    tools.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": number, "data": message}
    )
