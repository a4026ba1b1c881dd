mars-colony-of = { $who }’s colony
mars-whose = Whose colony
mars-yours = Yours
mars-energy-gauge = Energy: used, available; hatched what is borrowed
mars-points-gauge = Points, and the goal
mars-powered = powered
mars-lost-if-off = { $n } lost if off
mars-free = { $n } free
mars-first-module = the first module
mars-energy = { $n } energy
mars-plus-energy = +{ $n }
mars-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
mars-kept = may be kept
mars-a-turn = +1 a turn
mars-talk-1 = trade
mars-talk-2 = others’ turns
mars-talk-3 = any number
mars-contracts-of = { $n } contracts
mars-contracts-any = of contracts
mars-raid = raid
mars-strength = strength { $n }
mars-roll-1 = roll the die
mars-roll-2 = roll the die
mars-research-cards = R&D { $n } cards
mars-with-earth = with Earth
mars-none-left = none left
mars-after = after { $n }
mars-left = { $n } left
mars-short = { $n } short
mars-no-colonist = no colonist
mars-no-power = no power
mars-waits-for = waits for { $n }
mars-colonists-wait = { $n } colonists wait
mars-colonists-come = { $n } colonists
mars-points-lost = { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
mars-no-point-lost = no point lost
mars-colonists-lost = −{ $n } colonists
mars-less-a-turn = −1 a turn
mars-fewer-cards = { $n } cards kept
mars-family-communication = Communication
mars-family-military = Military bases
mars-family-research = R&D
mars-family-spaceport = Spaceport
mars-family-habitation = Habitations
mars-family-silo = Silos
mars-family-plant = Power plants
mars-family-mine = Mines
mars-head-communication = { $n } of { $m } contracts
mars-head-military = one raid a turn
mars-head-research = one roll a turn
mars-head-habitation = { $n ->
    [one] { $n } free colonist
   *[other] { $n } free colonists
}, { $m } to come
mars-head-silo = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} for { $m }
mars-head-plant = 5 each{ $n ->
    [0] {""}
   *[other] {" "}· { $n } borrowed
}
mars-head-mine = one card each a turn
mars-point = 1 point
mars-colonist-here = a colonist works here
mars-robots-here = needs no colonist
mars-dig = Dig for { $what }
mars-active-of = { $what }: { $n } active of { $m }
mars-event = Event
mars-no-event = No event yet
mars-needs = { $place } active
mars-needs-not = needs { $place }
mars-deck-supply = supply
mars-deck-events = events
mars-deck-colonists = colonists
mars-deck-research = R&D { $n }
mars-die = die
mars-supremacies = Supremacies
mars-supremacies-key = holder · next
mars-supremacies-tip = Who holds it, and who comes next. In amber: stronger than the holder, who keeps it until it is contested.
mars-magna = Magna Scientia
mars-nobody = free
mars-contracts = Contracts
mars-of = { $n } of { $m }
mars-contracts-key = Contracts: the row gives, the column gets
mars-contract-free = { $give } → { $get }: free
mars-contract-held = { $give } → { $get }: { $who }
mars-materials = Materials
mars-too-many = { $n } too many
mars-room = all can be kept
mars-in-reserve = reserve { $n }
mars-in-hand = kept
mars-research-level = R&D { $n }
mars-phase-1 = Event
mars-phase-2 = R&D
mars-phase-3 = Supply
mars-phase-4 = Mines
mars-phase-5 = Exchanges
mars-phase-6 = Construction
mars-phase-7 = End
mars-hand-of = Cards in hand, and storage
mars-energy-of = Energy used, and available
mars-contracts-held = Contracts, and how many are allowed
mars-research-held = R&D cards face up
mars-colonists-free = Free colonists
mars-their-cards = { $who }’s cards
mars-face-up = Face up
mars-hand-line = Hand
mars-seen = seen:
mars-a-mine = Mine
mars-build-next = What you can build next
mars-build-after = after the exchange
mars-build-new = now possible
mars-build-still = possible
mars-build-lost = no longer
mars-becomes-new = { $place } becomes possible
mars-becomes-lost = { $place } is no longer possible
mars-how-to-offer = Choose to whom, then with + what you give and what you get.
mars-to-whom = To whom
mars-everybody = Everybody
mars-who-is-first = who is first
mars-have = have
mars-you-give = You give
mars-you-get = You get
mars-after-it = after
mars-after-trade = After the trade
mars-cards-kept = { $n ->
    [one] card
   *[other] cards
}; { $m } can be kept
mars-asked = asked { $n }
mars-offered = offered { $n }
mars-leads = { $who } leads on points
mars-not-sure = Nobody knows whether { $who } has all of it
mars-more-gives = Give one more: { $what }
mars-less-gives = Give one fewer: { $what }
mars-more-wants = Get one more: { $what }
mars-less-wants = Get one fewer: { $what }
mars-go-offer = Offer to { $who }
mars-go-offer-all = Offer to everybody
mars-go-counter = Counter { $who }’s offer
mars-an-offer = An offer
mars-offer-to = An offer to { $who }
mars-offer-to-all = An offer to everybody
mars-counter-to = A counter to { $who }
mars-way-colonies = Colonies
mars-see-colony = See the colony
mars-open-trade = Exchanges
mars-you-have = you have { $n }
mars-too-few = too few: { $n }
mars-offers = Offers
mars-offers-you = { $who } offers you
mars-counters-you = { $who } counters
mars-offers-all = { $who }, to everybody
mars-offers-other = { $who }, to { $other }
mars-you-to = You, to { $who }
mars-you-to-all = You, to everybody
mars-refused = refused
mars-thinking = thinking
mars-accept = Accept
mars-refuse = Refuse
mars-counter = Counter
mars-withdraw = Withdraw
mars-no-offers = No offers on the table.
mars-mute = Not this turn
mars-mute-more = Refuses all, and nobody asks you again before the turn ends
mars-a-raid = Raid
mars-conflict = Conflict
mars-at-stake = What is won
mars-raid-prize = { $n ->
    [one] One card drawn at random from the loser’s hand.
   *[other] { $n } cards drawn at random from the loser’s hand.
}
mars-you-win = you win
mars-you-lose = you lose
mars-nobody-wins = nobody wins
mars-bonus = bonus card
mars-no-bonus = no bonus card
mars-decides-strength = active installations
mars-decides-bonus = bonus card, in a tie
mars-decides-colonists = then free colonists
mars-verdict-true = You win against { $who }.
mars-verdict-false = { $who } wins.
mars-verdict-null = Nobody wins against { $who }.
mars-because-strength = More active installations decide.
mars-because-bonus = A bonus card breaks the tie.
mars-because-colonists = Free colonists break the tie.
mars-because-tie = Everything is equal.
mars-of-room = of { $m }
mars-table = Table
mars-end-why = What decided it
mars-end-sources = Points by source
mars-end-held = Supremacies, round by round
mars-end-round = Round { $n }
mars-end-overtook = { $who } took the lead for good in round { $round }, with { $n } points.
mars-end-led = { $who } was ahead from the first turn to the last.
mars-end-tie = Points were equal: { $who } wins by what counts next.
mars-end-took = In round { $round } { $who } took the supremacy from { $other }: { $field }.
mars-end-trade = { $n ->
    [one] { $n } bargain
   *[other] { $n } bargains
} between colonies; { $who } had part in { $m }.
mars-end-fights = { $who } won most conflicts and raids: { $n }.
mars-said = { $who }: “{ $word }”
mars-said-nothing = { $who } refuses
mars-research = Research
mars-the-die = The die
mars-the-card = The card
mars-a-discovery = A discovery
mars-meant-for = Yours to choose
mars-other-cards = other cards
mars-aim-frees = its colonist is free then
mars-wins-ties = wins ties
mars-what-it-does = What it brings
mars-face-card = 3 faces of 6: a card of R&D { $n }
mars-face-none = 3 faces of 6: no card
mars-face-draws = your active centre draws it
mars-face-needs = R&D { $n } needs an active centre { $n }
mars-roll-again-once = This stands, or you roll once more
mars-deck-can-be = What R&D { $n } can still hold
mars-before-you = Before you
mars-no-cards-yet = No R&D card yet
mars-magna-held = 1 point for { $who }, until somebody has more science
mars-magna-free = 1 point for the first with 3 science points
mars-cards-too-many = { $n ->
    [one] One card too many
   *[other] { $n } cards too many
}
mars-room-for = Room for { $n } of your { $m } cards
mars-tap-goes = Tap what goes: everybody sees it
mars-discard-open = Too many cards
mars-lose-idle = stands empty
mars-lose-home = no work stops
mars-tile-back = the tile goes back
mars-less-energy = −{ $n } energy
mars-against = against
mars-in-service = active
mars-stake = { $n ->
    [one] at stake: { $n } card
   *[other] at stake: { $n } cards
}
mars-build-stays = with what stays
mars-rate = Rate
mars-rate-usual = with Earth, no spaceport
mars-rate-port = with Earth, by your spaceport
mars-rate-shuttle = with Earth, by your cargo shuttle
mars-rate-contract = by your contract
mars-how-often = How often
mars-once-more = Once more
mars-once-less = Once less
mars-most-often = { $n }× at most: you have { $have }, reserve { $pile }
mars-up-to = up to { $n }×
mars-choose-give = Choose what you give
mars-choose-get = Choose what you get
mars-no-contract = no contract
mars-port = With a spaceport { $n } for 1:
mars-key-yours = yours
mars-key-free = free, bought in phase 6
mars-was = was { $n }
mars-go-earth = Send { $give } for { $get }
mars-go-contract = Exchange { $give } for { $get }
mars-earth-title = With Earth
mars-contracts-title = By contract
mars-way-earth = Earth
mars-way-contracts = Contracts
mars-energy-over = { $n } over
mars-point-won = +1 point
mars-go-here = go here
mars-uses-none = uses none
mars-head-highest = the highest goes first
mars-fewer-contracts = { $n ->
    [one] { $n } contract left
   *[other] { $n } contracts left
}
mars-loss-military-1 = no raid
mars-loss-military-2 = strength 1
mars-loss-military-3 = strength 2
mars-loss-research-1 = no die
mars-loss-research-2 = no R&D 2 cards
mars-loss-spaceport-1 = Earth 3 for 1
mars-borrow-from = Borrow energy from
mars-borrow-nobody = Nobody
mars-home = Habitations
mars-brief-rival = { $who } { $n } : { $m }
mars-brief = { $place }
mars-brief-lost = { $place } · { $main }, { $more }
mars-brief-loss = { $place } · { $main }
mars-end-with = End the turn: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-in-hand = { $n ->
    [one] Or a contract, in the grid.
   *[other] Or one of { $n } contracts in the grid.
}
mars-everybody-at-once = All colonists
mars-staff-all = Staff everything
mars-all-back = All back
mars-take-back = Take this move back
mars-turn = Turn
mars-turn-now = If the turn ends now
mars-turn-so-far = As it stands
mars-turn-points = Points
mars-turn-energy = Energy
mars-turn-storage = Storage
mars-turn-cards = Cards
mars-turn-free = Free colonists
mars-note-goal = That is the goal: you win when you end the turn.
mars-note-dark = { $n ->
    [one] Too little power: one installation has to be switched off.
   *[other] Too little power: { $n } installations have to be switched off.
}
mars-note-until = What is off gives nothing until the end of your next turn. Then everything with a colonist starts again.
mars-note-off = { $n ->
    [one] One habitation has no power: its colonists wait.
   *[other] { $n } habitations have no power: their colonists wait.
}
mars-note-unlit = { $n ->
    [one] One installation has no power.
   *[other] { $n } installations have no power.
}
mars-note-discard = { $n ->
    [one] One card has to go: mark it in your hand.
   *[other] { $n } cards have to go: mark them in your hand.
}
mars-note-idle = { $n ->
    [one] One installation stands idle.
   *[other] { $n } installations stand idle.
}
mars-note-jobless = { $n ->
    [one] One colonist without work: every installation has its own.
   *[other] { $n } colonists without work: every installation has its own.
}
mars-chosen-of = { $n } of { $m } chosen
mars-not-built = not built
mars-tap-again = in any order; tap again to keep it
mars-goes = goes
mars-stays = stays
mars-go-discard = { $n ->
    [one] Discard it, end the turn
   *[other] Discard { $n }, end the turn
}
page-face-board = Colony
page-chart = Points, round by round
page-chart-of = { $what }, round by round
page-move-of-round = { $n ->
    [0] Move { $m }
   *[other] Round { $n }, move { $m }
}
page-look-at-round = See the end of round { $n }
