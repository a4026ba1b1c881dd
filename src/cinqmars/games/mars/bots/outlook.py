"""The outlook of one colony: the points it could show, and what it has to get further."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.rules.colony import capacity, consumption, next_place
from cinqmars.games.mars.state import CONSTRUCTING, EVENT, EXCHANGING, KEPT, MOVING, MarsState

# what an installation at work is worth for each point that is still missing to the goal
MINE_YIELD: Final = 0.075
EQUAL_MINES: Final[list[float]] = [1.0, 0.8, 0.6, 0.5]  # the second mine of a material is worth less
WORK: Final[list[list[float]]] = [  # by type and level above the lowest
    [0.0],
    [0.0, 0.0, 0.0, 0.0],
    [0.06, 0.012, 0.01],
    [0.02, 0.015, 0.01],
    [0.035, 0.02, 0.015],
    [0.035, 0.035],
    [0.02],
]
SHOWN: Final = 0.06  # a point that is already there is a little better than one that could be
SOON: Final = 0.98  # of what it is worth: an installation that a free colonist can man in this turn
LATER: Final = 0.6  # and in the next
IN_SIGHT: Final = 0.6  # once all points needed could be shown, each of the last ones that is
NEAR: Final = 8
SPARE_WORKER: Final = 0.12
SPARE_ENERGY: Final = 0.05
HARD_WON: Final = 0.6  # a point for which a mine must be left, as a part of a point
IDLE_TILE: Final = 0.4  # a tile that cannot be staffed yet
CARD_VALUE: Final = 0.13  # a card without a plan
PLANNED: Final = 0.92  # of what it will build
PARTLY: Final = 0.55
KEPT_CARGO: Final = 0.35
SCIENCE_VALUE: Final = 0.14
BONUS_VALUE: Final = 0.1
DISCOVERY_VALUE: Final = 0.3
CONTRACT_USE: Final = 0.025

LOWEST: Final[list[int]] = c.FIRST_PLACE[:-1]

Plan = tuple[float, tuple[int, int, int, int, int], int]  # what it is worth, what it costs, in how many cards


class Outlook:
    """One colony, as far as a glance tells."""

    def __init__(self, s: MarsState, p: int) -> None:
        self.s = s
        self.p = p
        self.energy = 0  # from cards
        self.extra = 0.0  # what cards are worth beside points
        self.shown = 0  # points of cards and supremacies
        self.reach = 0.0  # points it could show at the end of a turn, tiles that wait counted in part
        self.sure = 0  # without those
        self.worth = 0.0
        self.spare_workers = 0
        self.spare_energy = 0  # beside all that scores and the mines
        self.room = 0  # installations that could score besides, if mines were left
        self.missing = 0.0
        self.plans: list[Plan] = []

    def look(self) -> None:
        s, p = self.s, self.p
        if s.magna == p:
            self.shown += 1
        self.shown += s.supremacy.count(p)
        self.reach = self.reachable()
        self.missing = max(0.0, s.target - self.reach)
        self.worth = min(self.reach, s.target) + self.extra + self.at_work()
        if self.sure >= s.target:
            self.worth += IN_SIGHT * max(0, min(self.best_show(), s.target) - s.target + NEAR)
        self.worth += SPARE_WORKER * min(2, self.spare_workers) + SPARE_ENERGY * min(4, self.spare_energy)
        self.worth += self.contracts()
        self.make_plans()
        self.worth += self.in_hand(s.hand[p * c.N_MATERIALS : p * c.N_MATERIALS + c.N_MATERIALS])
        if s.at[cards.THE_CARGO] == KEPT + p:
            self.worth += KEPT_CARGO

    # what could be shown

    def reachable(self) -> float:
        """Points if all colonists worked where they score; and what is to spare then."""
        s, base = self.s, self.p * c.N_PLACES
        built, mask = s.built, s.unmanned[self.p]
        homes = sum(built[base : base + c.PLANT_0])
        plants = sum(built[base + c.PLANT_0 : base + c.SILO_0])
        scoring = sum(built[base + c.SILO_0 : base + c.MINE_1])  # silo 0 is needed by the other silos
        silos = built[base + c.SILO_0 + 1]
        if not silos:
            scoring -= 1
        unmanned = mask.bit_count()
        workers = s.free[self.p] + sum(s.staff[base : base + c.N_PLACES]) + unmanned
        away = homes - sum(s.on[base : base + c.PLANT_0])
        workers += c.PER_HABITATION * away  # they come with power
        mines = 4 - built[base + c.MINE_1 : base + c.N_PLACES].count(0)
        economy = mines + (0 if silos else 1)  # what one would rather not leave
        best, power, hands, slots = -99.0, 0, 0, 0
        for used in range(1, plants + 1):
            energy = c.ENERGY_PER_PLANT * used + self.energy + s.borrowed[self.p] - homes
            left = min(energy, workers - used)
            good = max(0, min(scoring, left - economy))
            value = good + HARD_WON * (min(scoring, left) - good)
            if value > best:
                best, power, hands, slots = value, energy, workers - used, min(scoring, left)
        self.spare_energy = power - scoring - economy
        self.spare_workers = hands - scoring - economy
        self.room = min(power, hands) - scoring
        self.sure = homes - 1 + slots - (1 if silos and slots == scoring else 0) + self.shown
        return homes - 1 + self.shown + best + IDLE_TILE * (scoring - slots)

    # what works

    def use(self, place: int, mined: list[int]) -> float:
        """What one installation at work is worth."""
        if place >= c.MINE_1:
            m = self.s.built[self.p * c.N_PLACES + place] - 1
            mined[m] += 1
            return MINE_YIELD * EQUAL_MINES[mined[m] - 1] * self.missing + 0.05
        kind = c.TYPE_OF[place]
        return WORK[kind][place - c.FIRST_PLACE[kind]] * self.missing + SHOWN * c.WORTH[place]

    def at_work(self) -> float:
        """What is active, and what colonists without work can man: in one's own turn soon, else after a whole round."""
        s, p = self.s, self.p
        base = p * c.N_PLACES
        share = SOON if s.turn == p and s.phase <= MOVING else LATER
        total = 0.0
        mined = [0] * c.N_MATERIALS
        free = s.free[p]
        room = capacity(s, p) - consumption(s, p)
        if room < 0:
            total += room  # so much must be switched off
        waiting: list[float] = []
        for place in range(c.SILO_0, c.N_PLACES):
            i = base + place
            if not s.built[i]:
                continue
            worth = self.use(place, mined)
            if s.on[i]:
                total += worth
            elif not s.staff[i] and (place >= c.MINE_1 or place in LOWEST or s.on[i - 1]):
                waiting.append(worth)
        if not free or not waiting:
            return total
        waiting.sort(reverse=True)
        plants = 0
        for place in range(c.PLANT_0, c.SILO_0):
            if s.built[base + place] and not s.staff[base + place]:
                plants += 1
        for worth in waiting:
            if room <= 0 and plants and free > 1:
                plants -= 1
                free -= 1
                room += c.ENERGY_PER_PLANT
            if free <= 0 or room <= 0:
                break
            free -= 1
            room -= 1
            total += share * worth
        return total

    def best_show(self) -> int:
        """Points that can be shown at the end of the turn without taking colonists off their work."""
        s, p = self.s, self.p
        base = p * c.N_PLACES
        free = s.free[p]
        room = capacity(s, p) - consumption(s, p)
        score = self.shown + sum(s.on[base + 1 : base + c.PLANT_0])
        plants = 0
        for place in range(c.PLANT_0, c.MINE_1):
            i = base + place
            if s.on[i]:
                score += c.WORTH[place]
                continue
            if not s.built[i] or s.staff[i] or free <= 0:
                continue
            if place < c.SILO_0:
                plants += 1
                continue
            if room <= 0 and plants and free > 1:
                plants -= 1
                free -= 1
                room += c.ENERGY_PER_PLANT
            if room > 0:
                room -= 1
                free -= 1
                score += c.WORTH[place]
        return score + min(0, room)

    def contracts(self) -> float:
        """Useful when they turn what is mined into what is not."""
        s, base = self.s, self.p * c.N_PLACES
        if self.p not in s.contract:
            return 0.0
        mined = [0] * (c.N_MATERIALS + 1)
        for place in range(c.MINE_1, c.N_PLACES):
            mined[s.built[base + place]] += 1
        total = 0.0
        for k in range(c.N_CONTRACTS):
            if s.contract[k] == self.p:
                good = mined[1 + c.CONTRACT_GIVES[k]] and not mined[1 + c.CONTRACT_GETS[k]]
                total += CONTRACT_USE * self.missing if good else 0.03
        return total

    # what the hand can become

    def make_plans(self) -> None:
        """What could be built next, with what it would be worth; most for a card first."""
        s, base = self.s, self.p * c.N_PLACES
        plans: list[Plan] = []
        for kind in range(c.N_LEVELLED):
            place = next_place(s, self.p, kind)
            if place >= 0 and s.tiles[place]:
                plans.append(plan(self.worth_of(place), c.COST[place]))
        if not all(s.built[base + c.MINE_1 : base + c.N_PLACES]):
            plans.append(plan(self.worth_of_mine(-1), c.MINE_COST))
        if self.p not in s.contract:
            plans.append(plan(CONTRACT_USE * self.missing, c.CONTRACT_COST))
        plans.sort(key=rate, reverse=True)
        self.plans = plans

    def worth_of(self, place: int) -> float:
        """What building it would add."""
        workers, energy, kind = self.spare_workers, self.spare_energy, c.TYPE_OF[place]
        if kind == c.HABITATION:
            if energy <= -2:
                return 0.6
            return 1.0 + 0.3 * max(0, min(c.PER_HABITATION, 1 - workers))
        if kind == c.PLANT:
            if self.missing <= 1 or energy > 2:
                return 0.15
            return 0.55 + 0.2 * min(4, 1 - energy)
        worth = 1.0 if workers > 0 and energy > 0 else HARD_WON if self.room > 0 else IDLE_TILE
        return worth + WORK[kind][place - c.FIRST_PLACE[kind]] * self.missing

    def worth_of_mine(self, m: int) -> float:
        base = self.p * c.N_PLACES
        same = self.s.built[base + c.MINE_1 : base + c.N_PLACES].count(1 + m) if m >= 0 else 0
        worth = MINE_YIELD * EQUAL_MINES[same] * self.missing + 0.05
        return worth if self.spare_energy > 0 and self.spare_workers > 0 else 0.5 * worth

    def worth_of_contract(self, contract: int) -> float:
        s, base = self.s, self.p * c.N_PLACES
        mined = s.built[base + c.MINE_1 : base + c.N_PLACES]
        good = 1 + c.CONTRACT_GIVES[contract] in mined and 1 + c.CONTRACT_GETS[contract] not in mined
        return CONTRACT_USE * self.missing if good and self.p not in s.contract else 0.03

    def in_hand(self, hand: list[int]) -> float:
        """What the cards will build, the best plan first; the rest counts a little."""
        s = self.s
        iron, carbon, silicon, water, oxygen = hand
        total = 0.0
        mine = s.turn == self.p
        if not self.has_built():
            for worth, (fe, co, si, wa, ox), _ in self.plans:
                if iron >= fe and carbon >= co and silicon >= si and water >= wa and oxygen >= ox:
                    total += PLANNED * worth
                    iron -= fe
                    carbon -= co
                    silicon -= si
                    water -= wa
                    oxygen -= ox
        left = iron + carbon + silicon + water + oxygen
        if not left:
            return total
        most = 0.0
        for worth, (fe, co, si, wa, ox), need in self.plans:
            have = (
                (iron if iron < fe else fe)
                + (carbon if carbon < co else co)
                + (silicon if silicon < si else si)
            )
            have += (water if water < wa else wa) + (oxygen if oxygen < ox else ox)
            part = worth * have * have / (need * need)
            if part > most:
                most = part
        rest = PARTLY * most + CARD_VALUE * left
        if mine and s.phase >= EXCHANGING:
            keep = self.storage()
            if left > keep:
                rest = rest * keep / left
        return total + rest

    def has_built(self) -> bool:
        """In the turn that goes on, or has just ended: cards are judged alike before and after its end."""
        s = self.s
        if s.phase == EVENT:
            return s.turn == (self.p + 1) % s.n
        return s.turn == self.p and s.phase > CONSTRUCTING

    def benefit(self, gets: list[int], pays: list[int]) -> float:
        """What a bargain would bring; nothing to one who cannot pay. Of two players one always loses by it."""
        base = self.p * c.N_MATERIALS
        hand = self.s.hand[base : base + c.N_MATERIALS]
        if self.s.n == 2 or not payable(hand, pays):
            return 0.0
        after = [hand[m] + gets[m] - pays[m] for m in range(c.N_MATERIALS)]
        return self.in_hand(after) - self.in_hand(hand)

    def price(self, cost: list[int]) -> float:
        return CARD_VALUE * sum(cost)

    def storage(self) -> int:
        base = self.p * c.N_PLACES + c.SILO_0
        return sum([c.STORAGE[i] * self.s.on[base + i] for i in range(len(c.STORAGE))])


def plan(worth: float, cost: list[int]) -> Plan:
    iron, carbon, silicon, water, oxygen = cost
    return worth, (iron, carbon, silicon, water, oxygen), sum(cost)


def rate(plan: Plan) -> float:
    """Worth per card."""
    return plan[0] / plan[2]


def payable(cards: list[int], cost: list[int]) -> bool:
    for m in range(c.N_MATERIALS):
        if cards[m] < cost[m]:
            return False
    return True


def add_cards(s: MarsState, outlooks: list[Outlook]) -> None:
    for card in range(c.N_RESEARCH):
        if 0 <= s.at[card] < s.n:
            add_card(outlooks[s.at[card]], card)


def add_card(view: Outlook, card: int) -> None:
    view.shown += cards.WORTH[card]
    view.extra += SCIENCE_VALUE * cards.SCIENCE[card]
    view.energy += cards.ENERGY[card]
    if cards.BONUS[card] >= 0:
        view.extra += BONUS_VALUE
    elif cards.AIMED[card] >= 0 or cards.SHUTTLE[card] or cards.SHIELD[card]:
        view.extra += DISCOVERY_VALUE
