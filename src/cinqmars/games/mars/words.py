"""Questions, options and reasons as messages and references; computed only when a person looks. The log: log.py."""

from __future__ import annotations

from cinqmars.kernel import Decision, Message, say, seat_name

from .colony import capacity, cards_in_hand, consumption, storage
from .components import (
    CARD,
    CONFLICT_FIELD,
    CONTRACT_COST,
    CONTRACT_GETS,
    CONTRACT_GIVES,
    COST,
    DISCOVERIES,
    FIRST_PLACE,
    MILITARY_FIELD,
    MINE_COST,
    N_CONTRACTS,
    N_MATERIALS,
    N_PLACES,
    NONE,
    PLANT_0,
)
from .confrontations import cannot_target
from .construction import cannot_build, cannot_buy, cannot_mine, next_place
from .exchanges import (
    cannot_accept,
    cannot_counter,
    cannot_offer,
    cannot_send,
    cannot_swap,
    earth_rate,
    offset,
)
from .kinds import (
    ACCEPT,
    AIM,
    BORROW,
    BREAK,
    BUILD,
    BUILD_MINE,
    BUY,
    CONTEST,
    CONTRACT,
    COUNTER,
    DESTROY,
    DISCARD,
    EARTH,
    EXCHANGE,
    GIVE,
    KINDS,
    LOSE,
    MOVE,
    NO,
    OF_EACH,
    OFFER,
    OPEN_CARGO,
    PARTNER,
    PICK,
    PROSPECT,
    RAID,
    RATE,
    REFUSE,
    ROLL,
    SEIZE,
    STAY_OUT,
    STEAL,
    SWITCH_OFF,
    TAKE,
    TARGET,
    UNLOAD,
    WANT,
    WITHDRAW,
)
from .rules import cannot_move, unused
from .state import GIVES, MAKER, NUMBER, STRIDE, TO, WANTS, Table
from .view import (
    aim_name,
    bundle,
    card_name,
    card_ref,
    colony_ref,
    contract_name,
    contract_ref,
    event_name,
    field_name,
    housing_ref,
    material_name,
    material_ref,
    mine_name,
    mine_ref,
    offer_ref,
    partner_name,
    pile_ref,
    place_name,
    place_ref,
    prize,
    some,
    supremacy_ref,
    tile_ref,
)

SEAT_KINDS = (RAID, BORROW)  # 1 + seat


# questions


def question(s: Table, d: Decision) -> Message:
    kind, name = d.kind, KINDS[d.kind].name
    if kind in (PICK, UNLOAD, LOSE, DISCARD):
        return say(f"ask-{name}", n=d.ctx[0])
    if kind == TARGET:
        return say("ask-target", event=event_name(d.ctx[0]), prize=prize(d.ctx[0]))
    if kind == TAKE:
        return say("ask-take", who=seat_name(d.ctx[0]), n=d.ctx[1])
    if kind in (SEIZE, DESTROY, STEAL):
        return say(f"ask-{name}", who=seat_name(d.ctx[0]))
    if kind == ROLL and d.ctx:
        return say("ask-roll-again", face=d.ctx[0])
    if kind == AIM:
        return say(f"ask-aim-{DISCOVERIES[CARD[d.ctx[0]]]}")
    if kind == BUILD:
        return say("ask-build", cost=bundle(CONTRACT_COST))
    if kind == BREAK:
        return say("ask-break", contract=contract_name(d.ctx[0]))
    if kind == EXCHANGE and d.seat != s.turn:
        return say("ask-exchange-with", who=seat_name(s.turn))
    if kind in (GIVE, WANT):
        draft = list(d.ctx)
        return say(
            f"ask-{name}",
            who=partner_name(draft[TO]),
            give=bundle(draft[GIVES:WANTS]),
            want=bundle(draft[WANTS:STRIDE]),
        )
    if kind == MOVE:
        return end_question(s, d.seat)
    return say(f"ask-{name}")


def end_question(s: Table, p: int) -> Message:
    """What will have to be settled when the turn ends is said before."""
    lack, spare = consumption(s, p) - capacity(s, p), cards_in_hand(s, p) - storage(s, p)
    if lack > 0:
        return say("ask-move-dark", n=lack)
    return say("ask-move-full", n=spare) if spare > 0 else say("ask-move")


# options


def label(s: Table, d: Decision, arg: int) -> Message:
    kind, p = d.kind, d.seat
    if kind == PROSPECT:
        return mine_name(arg)
    if kind in (TAKE, RATE):
        return material_name(arg)
    if kind in (PICK, UNLOAD, DISCARD):
        return material_name(arg // OF_EACH)
    if kind == TARGET:
        return seat_name(arg)
    if kind == CONTEST:
        return say("pick-contest", field=field_name(arg), who=seat_name(s.supremacy[arg]))
    if kind in (SEIZE, BREAK):
        return contract_name(arg)
    if kind == STEAL:
        return card_name(arg)
    if kind == DESTROY:
        return place_name(arg, s.built[d.ctx[0] * N_PLACES + arg])
    if kind == SWITCH_OFF:
        return place_name(arg, s.built[p * N_PLACES + arg])
    if kind == AIM:
        return aim_name(s, p, arg)
    if kind == EXCHANGE:
        return exchange_label(s, d, arg)
    if kind == MOVE and arg != NO:
        return move_label(s, p, arg - 1)
    if kind == PARTNER:
        return partner_name(arg)
    if arg == NO:
        return say("no-roll-again" if kind == ROLL and d.ctx else f"no-{KINDS[kind].name}")
    if kind == RAID:
        return seat_name(arg - 1)
    if kind == ROLL:
        return say("pick-roll-again" if d.ctx else "pick-roll")
    if kind in (GIVE, WANT):
        m, k = divmod(arg - 1, OF_EACH)
        return some(m, k + 1)
    if kind == BUILD:
        return build_label(s, p, arg)
    if kind == BORROW:
        return say("pick-borrow", who=seat_name(arg - 1), n=unused(s, arg - 1))
    return place_name(arg - 1, s.built[p * N_PLACES + arg - 1])


def move_label(s: Table, p: int, place: int) -> Message:
    i = p * N_PLACES + place
    return say("pick-leave" if s.staff[i] else "pick-man", place=place_name(place, s.built[i]))


def build_label(s: Table, p: int, arg: int) -> Message:
    if arg < BUILD_MINE:
        place = next_place(s, p, arg - 1)
        if place == NONE:
            return place_name(FIRST_PLACE[arg] - 1)
        return say("pick-build", place=place_name(place), cost=bundle(COST[place]))
    if arg < BUY:
        return say("pick-build", place=mine_name(arg - BUILD_MINE), cost=bundle(MINE_COST))
    return say("pick-contract", contract=contract_name(arg - BUY))


def exchange_label(s: Table, d: Decision, arg: int) -> Message:
    if arg == NO:
        return say("no-exchange")
    if arg < OPEN_CARGO:
        pair = (arg - EARTH) % N_CONTRACTS
        give, get = material_name(CONTRACT_GIVES[pair]), material_name(CONTRACT_GETS[pair])
        if arg < CONTRACT:
            rate = earth_rate(s, d.seat, CONTRACT_GIVES[pair])
            return say("pick-earth", n=rate, give=give, get=get)
        return say("pick-swap", give=give, get=get)
    if arg == OPEN_CARGO:
        return say("pick-cargo")
    if arg in (OFFER, STAY_OUT):
        return say("pick-offer" if arg == OFFER else "pick-stay-out")
    action, number = answer_of(arg)
    o = offset(s, number)
    give, want = bundle(s.offers[o + GIVES : o + WANTS]), bundle(s.offers[o + WANTS : o + STRIDE])
    return say(f"pick-{action}", who=seat_name(s.offers[o + MAKER]), give=give, want=want)


def answer_of(arg: int) -> tuple[str, int]:
    """What is done with a proposal, and its number."""
    if arg < REFUSE:
        return "accept", arg - ACCEPT
    if arg < COUNTER:
        return "refuse", arg - REFUSE
    if arg < WITHDRAW:
        return "counter", arg - COUNTER
    return "withdraw", arg - WITHDRAW


def refs(s: Table, d: Decision, arg: int) -> tuple[str, ...]:
    kind, p = d.kind, d.seat
    if kind == PROSPECT:
        return (mine_ref(arg),)
    if kind == RATE:
        return (pile_ref(arg),)
    if kind in (PICK, UNLOAD):
        return (pile_ref(arg // OF_EACH),)
    if kind == TAKE:
        return (material_ref(d.ctx[0], arg),)
    if kind == DISCARD:
        return (material_ref(p, arg // OF_EACH),)
    if kind == TARGET:
        return (colony_ref(arg), f"player:{arg}")
    if kind == CONTEST:
        return (supremacy_ref(arg),)
    if kind in (SEIZE, BREAK):
        return (contract_ref(arg),)
    if kind == STEAL:
        return (card_ref(arg),)
    if kind == DESTROY:
        return (place_ref(d.ctx[0], arg),)
    if kind == SWITCH_OFF:
        return (place_ref(p, arg),)
    if kind == AIM:
        return (place_ref(p, arg),) if s.built[p * N_PLACES + arg] else ()
    if kind == EXCHANGE:
        return exchange_refs(d, arg)
    if kind == PARTNER:
        return (f"player:{arg}",) if arg < s.n else ()
    if kind == LOSE and arg == NO:
        return (housing_ref(p),)
    if arg == NO or kind == ROLL:
        return ()
    if kind in SEAT_KINDS:
        return (colony_ref(arg - 1), f"player:{arg - 1}")
    if kind == GIVE:
        return (material_ref(p, (arg - 1) // OF_EACH),)
    if kind == WANT:
        return (pile_ref((arg - 1) // OF_EACH),)
    if kind == BUILD:
        return build_refs(s, p, arg)
    return (place_ref(p, arg - 1),)


def build_refs(s: Table, p: int, arg: int) -> tuple[str, ...]:
    if arg < BUILD_MINE:
        place = next_place(s, p, arg - 1)
        return () if place == NONE else (tile_ref(place),)
    return (mine_ref(arg - BUILD_MINE),) if arg < BUY else (contract_ref(arg - BUY),)


def exchange_refs(d: Decision, arg: int) -> tuple[str, ...]:
    if arg == NO or arg in (OPEN_CARGO, OFFER, STAY_OUT):
        return ()
    if arg < OPEN_CARGO:
        pair = (arg - EARTH) % N_CONTRACTS
        give, get = material_ref(d.seat, CONTRACT_GIVES[pair]), pile_ref(CONTRACT_GETS[pair])
        return (give, get) if arg < CONTRACT else (contract_ref(pair), give, get)
    return (offer_ref(answer_of(arg)[1]),)


# what is not possible


def candidates(s: Table, d: Decision) -> list[int]:
    kind, p = d.kind, d.seat
    if kind == PROSPECT:
        return list(range(N_MATERIALS))
    if kind == TARGET:
        return [q for q in range(s.n) if q != p]
    if kind == RAID:
        return [NO] + [1 + q for q in range(s.n) if q != p]
    if kind == BUILD:
        return list(range(BUY + N_CONTRACTS))
    if kind == MOVE:
        here = range(PLANT_0, N_PLACES)
        return [NO] + [1 + place for place in here if s.built[p * N_PLACES + place]]
    if kind == EXCHANGE:
        return exchange_candidates(s, d)
    return d.opts


def exchange_candidates(s: Table, d: Decision) -> list[int]:
    """Earth for what one has a card of, one's contracts, a proposal, and the open ones."""
    p = d.seat
    found = [arg for arg in d.opts if arg in (NO, OPEN_CARGO, STAY_OUT)]
    if p == s.turn:
        held = [pair for pair in range(N_CONTRACTS) if s.hand[p * N_MATERIALS + CONTRACT_GIVES[pair]]]
        found += [EARTH + pair for pair in held]
        found += [CONTRACT + pair for pair in held if s.contract[pair] == p]
    found.append(OFFER)
    for o in range(0, len(s.offers), STRIDE):
        number = s.offers[o + NUMBER]
        if s.offers[o + MAKER] == p:
            found.append(WITHDRAW + number)
        elif REFUSE + number in d.opts:
            found += [ACCEPT + number, REFUSE + number, COUNTER + number]
    return sorted(found)


def why_not(s: Table, d: Decision, arg: int) -> Message | None:
    if arg in d.opts:
        return None
    reason = cannot(s, d, arg)
    return say(f"why-{reason}") if reason else say("why-not-now")


def cannot(s: Table, d: Decision, arg: int) -> str:
    kind, p = d.kind, d.seat
    if kind == PROSPECT:
        return "no-tile"
    if kind == TARGET:
        return cannot_target(s, p, arg, CONFLICT_FIELD[d.ctx[0]])
    if kind == RAID:
        return cannot_target(s, p, arg - 1, MILITARY_FIELD)
    if kind == MOVE:
        return cannot_move(s, p, arg - 1)
    if kind == BUILD:
        if arg < BUILD_MINE:
            return cannot_build(s, p, arg - 1)
        return cannot_mine(s, p, arg - BUILD_MINE) if arg < BUY else cannot_buy(s, p, arg - BUY)
    if kind == EXCHANGE:
        return cannot_exchange(s, p, arg)
    return ""


def cannot_exchange(s: Table, p: int, arg: int) -> str:
    if arg < CONTRACT:
        return cannot_send(s, p, arg - EARTH)
    if arg < OPEN_CARGO:
        return cannot_swap(s, p, arg - CONTRACT)
    if arg == OFFER:
        return cannot_offer(s, p)
    action, number = answer_of(arg)
    if action == "accept":
        return cannot_accept(s, p, offset(s, number))
    return cannot_counter(s, p, offset(s, number)) if action == "counter" else ""
