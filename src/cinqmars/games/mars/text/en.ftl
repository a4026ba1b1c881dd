### Mars, English

## game

game-title = Mars
game-pitch = Build the first working colony on Mars: mine, trade, settle, and keep the lights on.

## options

option-length = Length
option-length-short = Short: 10 points
option-length-medium = Medium: 12 points
option-length-long = Long: 15 points
option-setup = Set-up
option-setup-standard = Standard: four supply cards each
option-setup-revised = Revised: three materials of your choice, fewer mines for 2 or 3 players

## materials

material-iron = Iron
material-carbon = Carbon
material-silicon = Silicon
material-water = Water
material-oxygen = Oxygen
some-iron = { $n } iron
some-carbon = { $n } carbon
some-silicon = { $n } silicon
some-water = { $n } water
some-oxygen = { $n } oxygen
nothing = nothing

## installations

type-habitation = Habitation { $level }
type-plant = Power plant { $level }
type-silo = Silo { $level }
type-communication = Communication { $level }
type-military = Military base { $level }
type-research = R&D centre { $level }
type-spaceport = { $level ->
   *[other] Spaceport
}
mine-iron = Iron mine
mine-carbon = Carbon mine
mine-silicon = Silicon mine
mine-water = Water mine
mine-oxygen = Oxygen mine
mine-none = the next mine
does-habitation = With power, a new habitation brings 3 colonists and 1 point; without power it loses them.

## contracts, fields, events

contract = { $give } → { $get }
field-energy = energy
field-habitation = habitation
field-communication = communication
field-military = military
field-research = R&D
supremacy = Supremacy: { $field }
supremacy-energy-does = 1 point. At the end of your turn, use the unused energy of one other colony.
supremacy-habitation-does = 1 point and 3 colonists, which leave with the card.
supremacy-communication-does = 1 point. You draw one more supply card each turn.
supremacy-military-does = 1 point. A raid you win takes 2 cards instead of 1.
supremacy-research-does = 1 point. You may roll the R&D die again once each turn.
event-deposit-iron = New iron deposit
event-deposit-carbon = New carbon deposit
event-deposit-silicon = New silicon deposit
event-deposit-water = New water deposit
event-deposit-oxygen = New oxygen deposit
event-colonist = New colonist
event-minor-communication = Minor communication conflict
event-minor-military = Minor military conflict
event-minor-research = Minor R&D conflict
event-major-communication = Major communication conflict
event-major-military = Major military conflict
event-major-research = Major R&D conflict
event-supremacy-energy = Energy supremacy
event-supremacy-habitation = Habitation supremacy
event-supremacy-communication = Communication supremacy
event-supremacy-military = Military supremacy
event-supremacy-research = R&D supremacy
event-contested = Contested supremacy
event-deposit-does = Whoever draws it takes { $what } from the reserve.
event-colonist-does = { $n ->
    [one] One colonist arrives
   *[other] { $n } colonists arrive
} on the habitations of whoever draws it.
event-conflict-does = Against a colony of one’s choice: { $prize }.
event-contested-does = Whoever draws it names a supremacy; all colonies are compared again.
prize-minor-communication = the winner looks at the loser’s hand and takes 1 card
prize-minor-military = the winner draws 2 cards from the loser’s hand
prize-minor-research = the winner draws an R&D 1 card
prize-major-communication = the winner takes a contract, or looks at the loser’s hand and takes 2 cards
prize-major-military = the winner destroys an installation of the loser
prize-major-research = the winner takes an R&D card of the loser, or draws an R&D 2 card

## R&D cards

card-bonus-communication = Communication bonus
card-bonus-communication-does = You win ties in communication confrontations.
card-bonus-military = Military bonus
card-bonus-military-does = You win ties in military confrontations.
card-bonus-research = R&D bonus
card-bonus-research-does = 1 science point. You win ties in R&D confrontations.
card-bonus-energy = Energy bonus
card-bonus-energy-does = You win ties in energy confrontations.
card-bonus-habitation = Habitation bonus
card-bonus-habitation-does = You win ties in habitation confrontations.
card-basic-research = Basic research
card-basic-research-does = 1 science point.
card-robots = Mining robots
card-robots-does = One mine, chosen now, needs no colonist.
card-compact-storage = Compact storage
card-compact-storage-does = You may keep 1 more card at the end of your turn.
card-cargo = Emergency cargo
card-cargo-does = Keep it. Play it in your exchange phase for 2 materials of your choice; it then goes under its deck.
card-terraforming = Terraforming
card-terraforming-does = 1 point.
card-biosphere = Biosphere
card-biosphere-does = 1 point.
card-advanced-bonus = Advanced R&D bonus
card-advanced-bonus-does = 2 science points. You win ties in R&D confrontations.
card-breakthrough = Major breakthrough
card-breakthrough-does = 2 science points.
card-fusion = Fusion cell
card-fusion-does = Your power plants give 3 more energy in all.
card-automation = Automation
card-automation-does = One installation that is not a mine, chosen now, needs no colonist.
card-drilling = Deep drilling
card-drilling-does = One mine, chosen now, yields 2 cards while it is active.
card-shuttle = Cargo shuttle
card-shuttle-does = Earth takes one material, chosen now, at 2 for 1.
card-shield = Defence grid
card-shield-does = Nobody can open a military conflict against you.
card-nursery = Nursery programme
card-nursery-does = 2 colonists arrive at once; the card then goes under its deck.

## rules summary

rules-1-title = The aim
rules-1 = You lead one of the first colonies on Mars. Whoever has enough victory points at the end of their own turn wins: 10, 12 or 15, as agreed at the start.
rules-2-title = Points
rules-2 = Points are counted anew each turn: 1 for each active or powered habitation, silo, communication module, military base and R&D centre beyond level 0, and for an active spaceport; 1 for each supremacy, for Magna Scientia and for some R&D cards.
rules-3-title = Before the first turn
rules-3 = Before the game each player takes two mines, in turn order and then back again. You begin with 7 colonists and four supply cards.
rules-4-title = Installations at work
rules-4 = An installation works only with a colonist on it and with power, and only if all lower levels of its type work too. Habitations need power but no colonist. Idle installations give nothing and use nothing.
rules-5-title = Energy
rules-5 = Each active power plant feeds 5 installations. If there is too little power, you choose what to switch off. A habitation without power costs you 3 colonists and its point until it has power again.
rules-6-title = Events and conflicts
rules-6 = Your turn begins with an event: a deposit, a colonist, a conflict with another player, or a supremacy that goes to the strongest of all. The most active installations in the field win; then a bonus card, then the most colonists on habitations.
rules-7-title = Raids
rules-7 = After the event, an active military base lets you raid another player. The winner draws a card from the loser’s hand, so a failed raid costs you one.
rules-8-title = Research and development
rules-8 = With an active R&D centre you may roll the R&D die. It shows level 1 or level 2, and you draw a card of that level if your centres reach it. Most cards stay before you for good.
rules-9-title = Magna Scientia
rules-9 = Science points stand on R&D cards. The first player with 3 takes Magna Scientia; whoever has more than its holder takes it over.
rules-10-title = Production
rules-10 = Then you draw one supply card, and one card for each active mine.
rules-11-title = Earth and contracts
rules-11 = Exchange 3 cards of one material for any other with Earth, or 2 with an active spaceport. A contract exchanges one material for another, one for one and one way, as often as you like.
rules-12-title = Trade
rules-12 = With an active communication module you may trade with everyone in your turn; with level 2 also in the turns of the others. Modules also raise the number of contracts you may hold: 1, 2, 4, then any.
rules-13-title = Construction
rules-13 = Then build what you can pay for, level by level, and buy contracts. A habitation with power brings 3 colonists at once; other installations wait for a colonist.
rules-14-title = The end of a turn
rules-14 = At the end of your turn move colonists as you like, then discard what your active silos cannot hold: 4 cards for level 0 and 2 for each further one. If nobody wins in time, the game ends after two rounds for each point of the goal, and the most points win.

## about

about-1 = This is an unofficial adaptation of Mars, a game by François Delbosc published by Tilsit in 2008. It is neither made nor approved by its author or its publisher.
about-2 = We worked from the text of its French rulebook, badly damaged by scanning, and without most of its pictures. Texts here are in our own words.
about-3 = The costs of silos, military bases and the second communication module are lost and reconstructed; those of mines, power plants, R&D centres and the spaceport are read from damaged lines.
about-4 = The rulebook gives the number of event and R&D cards and shows a few of them. The other effects, what a conflict wins, and how many copies there are had to be invented.
about-5 = The die with three faces of each level and the revised set-up come from players’ accounts of the game.
about-6 = So that every game ends, the number of rounds is limited. The first player is drawn, not the oldest.
about-7 = Where the rulebook is silent, we decided. Every decision is listed in the file RULINGS.md of this game.

## the table

headline = Round { $round } · { $phase } · goal { $target }
headline-set-up = Set-up · { $phase }
phase-prospecting = choice of mines
phase-dealing = first cards
phase-event = event
phase-raiding = raid
phase-researching = R&D
phase-supply = supply and mining
phase-exchanging = exchanges
phase-constructing = construction
phase-borrowing = end of the turn
phase-moving = end of the turn
phase-ending = end of the turn
phase-over = end of the game
panel-colony = Colony of { $who }
panel-stock = Tiles left
panel-market = Market
panel-decks = Decks
panel-standing = Strengths
column-left = Left
column-cost = Cost
zone-housing = Habitations
zone-reserve = Reserve
zone-contracts = Contracts for sale
zone-offers = Proposals
zone-discarded = Past events
zone-hand = Materials
zone-held-contracts = Contracts
zone-research = R&D cards
zone-supremacies = Supremacies
track-points = Points
track-energy = Energy
track-rounds = Round
track-stored = Cards in hand, and storage
track-contracted = Contracts, and how many are allowed
colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
cards-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
offer = { $who } offers { $to } { $give } for { $want }
everybody = everybody
state-active = active
state-unmanned = active, unmanned
state-idle = idle, no colonist
state-off = no power
fact-state = State
fact-rate = Earth takes
rate = { $n } for 1
fact-points = Points
fact-free = Free colonists
fact-magna = Magna Scientia
fact-borrowed = Borrowed energy
fact-pack = Supply pack
fact-settlers = Colonists to come
fact-event-deck = Events in the deck
fact-research-1 = R&D 1 in the deck
fact-research-2 = R&D 2 in the deck
fact-under-1 = Under R&D 1
fact-under-2 = Under R&D 2
fact-known = Known to all
fact-kept = In hand
fact-about = Works on
fact-reply = Counter-proposal
fact-refused = Refused by
status-turn = playing
status-winner = wins

## questions

ask-prospect = Which mine do you take?
ask-pick = Which materials do you begin with? { $n } to choose
ask-target = { $event }: against whom?
ask-contest = Which supremacy is contested?
ask-take = You look into { $who }’s hand. What do you take? { $n ->
    [one] One card
   *[other] { $n } cards
}
ask-seize = Which contract do you take from { $who }?
ask-destroy = Which installation of { $who } do you destroy?
ask-steal = Which R&D card do you take from { $who }?
ask-raid = Whom do you raid?
pick-rival = { $who }: { $n } to { $m }, { $end }
foresee-win-strength = a win
foresee-win-bonus = a win by a bonus card
foresee-win-colonists = a win by free colonists
foresee-lose-strength = a defeat
foresee-lose-bonus = a defeat by a bonus card
foresee-lose-colonists = a defeat by free colonists
foresee-tie = nobody wins
ask-roll = Roll the R&D die?
ask-roll-again = The die shows R&D { $face }. Roll again?
ask-aim-robots = Which mine do the robots work?
ask-aim-automation = Which installation is automated?
ask-aim-drilling = Which mine is drilled deeper?
ask-rate = Which material does the shuttle carry?
ask-exchange = What do you exchange?
ask-exchange-with = { $who } is trading. What do you do?
ask-partner = To whom do you make a proposal?
ask-give = Your proposal to { $who }: what do you give? So far { $give }, for { $want }
ask-want = Your proposal to { $who }: you give { $give }. What do you want? So far { $want }
ask-unload = Which materials does the cargo bring? { $n } to choose
ask-build = What do you build? Contract: { $cost }
ask-break = Which contract do you break for { $contract }?
ask-borrow = Whose unused energy do you use?
ask-move = Move your colonists, then end your turn
ask-move-dark = Move your colonists, then end your turn. Too little power: { $n } to be switched off
ask-move-full = Move your colonists, then end your turn. Silos full: { $n } to be discarded
ask-switch-off = Too little power: what do you switch off?
ask-lose = Which colonist leaves Mars? { $n } to go
ask-discard = Your silos are full. What do you discard? { $n ->
    [one] One card
   *[other] { $n } cards
}

## options

no-raid = No raid
no-roll = Don’t roll
no-roll-again = Keep it
no-exchange = End the exchanges
no-give = That is all
no-want = Make the proposal
no-build = End construction
no-borrow = Nobody’s
no-move = End your turn
no-lose = From the habitations
pick-contest = { $field }, held by { $who }
pick-roll = Roll
pick-roll-again = Roll again
pick-contract = Contract { $contract }
pick-build = { $place } · { $cost }
pick-borrow = { $who }: { $n }
pick-leave = Leave: { $place }
pick-man = Go to: { $place }
pick-earth = Earth: { $n } { $give } → { $get }
pick-swap = Contract: { $give } → { $get }
pick-cargo = Open the emergency cargo
pick-offer = Make a proposal
pick-stay-out = No trade this turn
pick-accept = Accept { $who }’s proposal: get { $give }, give { $want }
pick-refuse = Refuse { $who }’s proposal: get { $give }, give { $want }
ask-word = A word to { $who } with it?
no-word = Say nothing
word-lacking = I don’t have that
word-needed = I need what I have
word-useless = that’s no use to me
word-uneven = you gain more by it than I do
pick-counter = Counter { $who }’s proposal: get { $give }, give { $want }
pick-withdraw = { $who } withdraws: { $give } for { $want }

## why not

why-yourself = that is you
why-shielded = protected by the defence grid
why-not-built = not built
why-unmanned = needs no colonist
why-enough-moves = enough moves for one turn
why-nobody-free = no free colonist
why-complete = all levels are built
why-no-tile = no tile left
why-cannot-pay = too few materials
why-no-room = four mines are the most
why-held-by-you = yours already
why-held-by-another = another player has it
why-too-many-contracts = more contracts than your modules allow
why-too-few = too few cards
why-empty-pile = reserve pile empty
why-no-contract = not your contract
why-enough-swaps = enough exchanges for one turn
why-no-contact = no communication module
why-staying-out = the others trade no more this turn
why-no-cards = you have no card to give
why-nobody-has-cards = nobody has a card to give
why-proposed-enough = no more proposals this turn
why-table-full = five of your proposals are open
why-not-for-you = not put to you
why-a-reply = is a counter-proposal already

## the log

story-first = { $who } begins.
story-spared = One mine of each type stays in the box, except { $mine }.
story-prospect = { $who } takes a mine: { $material }.
story-staff = { $who } puts { $n } colonists to work on the power plant, the silo and both mines.
story-pick = { $who } takes { $material }.
story-dealt = { $who } is dealt { $n } cards.
story-drawn = You drew { $material }.
story-round = Round { $n } begins.
story-turn = { $who }’s turn.
story-event = Event: { $event }.
story-conflict = Event: { $event }. At stake: { $prize }.
story-reshuffle = The past events are shuffled into a new deck.
story-gain = { $who } gains { $what }.
story-settle = { $n ->
    [one] { $n } colonist arrives
   *[other] { $n } colonists arrive
} in { $who }’s colony.
story-no-conflict = { $who } does not meet the requirement: no conflict.
story-no-target = { $who } finds nobody to confront.
story-raid = { $who } raids { $other }.
story-confront = { $who } against { $other }, { $field }: { $n } to { $m }. { $winner } wins.
story-confront-bonus = { $who } against { $other }, { $field }: { $n } to { $m }. A bonus card decides: { $winner } wins.
story-confront-colonists = { $who } against { $other }, { $field }: { $n } to { $m }. Free colonists decide, { $a } to { $b }: { $winner } wins.
story-confront-tied = { $who } against { $other }, { $field }: { $n } to { $m }. Nobody wins.
story-loot = { $who } draws from { $other }’s hand: { $n ->
    [0] it is empty
    [one] { $n } card
   *[other] { $n } cards
}.
story-looted = { $who } took { $material } from { $other }.
story-spy = { $who } looks into { $other }’s hand and takes { $n ->
    [0] nothing: it is empty
    [one] { $n } card
   *[other] { $n } cards
}.
story-spied = { $who } holds { $what }.
story-seize = { $who } takes the contract { $contract } from { $other }.
story-nothing-to-destroy = { $who } finds nothing to destroy in { $other }’s colony.
story-destroy = { $who } destroys { $place } of { $other }.
story-steal = { $who } takes { $card } from { $other }.
story-no-supremacy = Nobody is developed enough for the supremacy: { $field }.
story-supremacy-tied = A tie: the supremacy goes to nobody ({ $field }).
story-supremacy = { $who } holds the supremacy: { $field }.
story-nothing-contested = { $who } has no supremacy to contest.
story-contest = { $who } contests the supremacy: { $field }.
story-upheld = { $who } keeps the supremacy: { $field }.
story-roll = { $who } rolls R&D { $n }.
story-no-research = No R&D { $n } card is left for { $who }.
story-research = { $who } discovers { $card }.
story-keep = { $who } keeps { $card } for later.
story-aim = { $card } → { $place }.
story-rate = { $who }’s shuttle carries { $material }.
story-magna = { $who } takes Magna Scientia.
story-supply = { $who } draws a supply card.
story-no-supply = The supply is exhausted: nothing for { $who }.
story-pack = A new supply pack is made of { $n } cards.
story-produce = { $who }’s mines yield { $what }.
story-earth = { $who } sends { $give } to Earth for { $get }.
story-swap = { $who } exchanges { $give } for { $get } by contract.
story-cargo = { $who } opens the emergency cargo.
story-unload = { $who } unloads { $material }.
story-offer = { $who } offers { $to } { $give } for { $want }.
story-refuse = { $who } refuses { $other }’s proposal.
story-refuse-why = { $who } refuses { $other }’s proposal: “{ $word }”.
story-withdraw = { $who } withdraws a proposal.
story-stay-out = { $who } trades no more this turn.
story-trade = { $who } gives { $other } { $give } for { $want }.
story-build = { $who } builds { $place }.
story-mine = { $who } opens a mine: { $material }.
story-buy = { $who } buys the contract { $contract }.
story-break = { $who } breaks the contract { $contract }.
story-borrow = { $who } borrows { $n } energy from { $other }.
story-leave = { $who }: a colonist leaves { $place }.
story-man = { $who }: a colonist goes to { $place }.
story-switch-off = { $who } switches off { $place }.
story-lose-home = { $who } loses a colonist of the habitations.
story-lose = { $who } loses the colonist of { $place }.
story-discard = { $who } discards { $material }.
story-points = { $who } ends the turn with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
story-end = The game is over. Winner: { $who }.

## scores

score-habitation = Habitations
score-silo = Silos
score-communication = Communication
score-military = Military bases
score-research = R&D centres
score-spaceport = Spaceport
score-supremacies = Supremacies
score-magna = Magna Scientia
score-discoveries = R&D cards
