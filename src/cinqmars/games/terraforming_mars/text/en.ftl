### Terraforming Mars, English

## game

game-title = Terraforming Mars
game-pitch = Run a corporation, play projects and make Mars habitable: heat, oxygen and oceans, generation after generation.

## options

option-corporate-era = Corporate Era
option-corporate-era-on = with its cards, all production starts at 0
option-corporate-era-off = base game, all production starts at 1
option-prelude = Prelude
option-prelude-on = with two prelude cards each
option-prelude-off = without
option-drafting = Drafting
option-drafting-on = research cards are passed round
option-drafting-off = everyone draws their own
option-beginner = Beginner corporation
option-beginner-on = 42 M€ and ten cards for free
option-beginner-off = choose one of two corporations

## resources, tags, cubes

resource-megacredits = M€
resource-steel = Steel
resource-titanium = Titanium
resource-plants = Plants
resource-energy = Energy
resource-heat = Heat
qty-megacredits = { $n } M€
qty-steel = { $n } steel
qty-titanium = { $n } titanium
qty-plants = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
qty-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
qty-energy = { $n } energy
qty-heat = { $n } heat
cubes-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
cubes-microbe = { $n ->
    [one] { $n } microbe
   *[other] { $n } microbes
}
cubes-science = { $n ->
    [one] { $n } science cube
   *[other] { $n } science cubes
}
cubes-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
cube-animal = animal
cube-microbe = microbe
cube-science = science cube
cube-fighter = fighter
made-megacredits = M€ production
made-steel = steel production
made-titanium = titanium production
made-plants = plant production
made-energy = energy production
made-heat = heat production
tag-building = Building
tag-space = Space
tag-power = Power
tag-science = Science
tag-jovian = Jovian
tag-earth = Earth
tag-plant = Plant
tag-microbe = Microbe
tag-animal = Animal
tag-city = City
tag-wild = Wild

## Mars

parameter-temperature = Temperature
parameter-oxygen = Oxygen
parameter-oceans = Oceans
level-temperature = { $n } °C
fact-at-temperature = At { $n } °C
fact-at-oxygen = At { $n }% oxygen
gives-heat = +1 heat production
gives-ocean = an ocean
gives-temperature = +{ $n } °C
level-oxygen = { $n }%
level-oceans = { $n ->
    [one] { $n } ocean
   *[other] { $n } oceans
}
tile-ocean = ocean
tile-greenery = greenery
tile-city = city
tile-capital = Capital
tile-commercial-district = Commercial District
tile-ecological-zone = Ecological Zone
tile-industrial-center = Industrial Center
tile-lava-flows = Lava Flows
tile-mining-area = Mining Area
tile-mining-rights = Mining Rights
tile-mohole-area = Mohole Area
tile-natural-preserve = Natural Preserve
tile-nuclear-zone = Nuclear Zone
tile-restricted-area = Restricted Area
claim = claim
hex = { $name }
hex-named = { $place } { $name }
pick-hex = { $where }
pick-hex-bringing = { $where } · { $brings }
and-more = { $first }, { $rest }
place-tharsis-tholus = Tharsis Tholus
place-ascraeus-mons = Ascraeus Mons
place-pavonis-mons = Pavonis Mons
place-arsia-mons = Arsia Mons
place-noctis-city = Noctis City
orbit-ganymede-colony = Ganymede
orbit-phobos-space-haven = Phobos

## standard projects, milestones, awards

standard-sell-patents = Sell patents
standard-sell-patents-does = Discard any number of cards from your hand for 1 M€ each.
standard-power-plant = Power plant
standard-power-plant-does = Raise your energy production by 1.
standard-asteroid = Asteroid
standard-asteroid-does = Raise the temperature by 1 step.
standard-aquifer = Aquifer
standard-aquifer-does = Place an ocean.
standard-greenery = Greenery
standard-greenery-does = Place a greenery and raise the oxygen by 1 step.
standard-city = City
standard-city-does = Place a city and raise your M€ production by 1.
goal = { $name } ({ $asks })
milestone-terraformer = Terraformer
milestone-terraformer-asks = rating 35
milestone-mayor = Mayor
milestone-mayor-asks = 3 cities
milestone-gardener = Gardener
milestone-gardener-asks = 3 greeneries
milestone-builder = Builder
milestone-builder-asks = 8 building tags
milestone-planner = Planner
milestone-planner-asks = 16 cards in hand
award-landlord = Landlord
award-landlord-asks = most tiles
award-banker = Banker
award-banker-asks = highest M€ production
award-scientist = Scientist
award-scientist-asks = most science tags
award-thermalist = Thermalist
award-thermalist-asks = most heat
award-miner = Miner
award-miner-asks = most steel and titanium

## what cards say

text-wild = Its tag counts as any one tag, of your choice each time.
text-sentences = { $first } { $rest }
text-list = { $first }, { $rest }
text-and = { $first } and { $rest }
text-then = { $first }, then { $rest }
text-or = { $first } or { $rest }
text-or-else = { $first }; or { $rest }
text-sentence = { $what }.
text-needs = Needs { $what }.
need-temperature-min = { $n } °C or warmer
need-temperature-max = { $n } °C or colder
need-oxygen-min = at least { $n }% oxygen
need-oxygen-max = at most { $n }% oxygen
need-oceans-min = { $n ->
    [one] at least { $n } ocean
   *[other] at least { $n } oceans
}
need-oceans-max = { $n ->
    [one] at most { $n } ocean
   *[other] at most { $n } oceans
}
need-tags = { $n ->
    [one] { $n } { $tag } tag
   *[other] { $n } { $tag } tags
}
need-production = { $what }
need-cities = { $n ->
    [one] a city in play
   *[other] { $n } cities in play
}
need-greeneries = { $n ->
    [one] a greenery of your own
   *[other] { $n } greeneries of your own
}
text-start = You start with { $what }.
text-first-action = First action: { $what }.
text-action = Action: { $what }.
text-ongoing = { $when }, { $what }.
text-per = { $what } for { $each }
text-as-much = as many { $what }
text-made-by = your { $what } by { $n }
text-made-per = your { $what } by 1 for { $each }
text-raise-own = { $at ->
    [start] Raise
   *[inside] raise
} { $what }
text-lower-own = { $at ->
    [start] Lower
   *[inside] lower
} { $what }
text-gain = { $at ->
    [start] Gain
   *[inside] gain
} { $what }
text-lose = { $at ->
    [start] Lose
   *[inside] lose
} { $what }
text-lower = { $at ->
    [start] Lower
   *[inside] lower
} any player’s { $what } by { $n }
text-rating = { $at ->
    [start] Raise
   *[inside] raise
} your rating by { $n }
text-rating-per = { $at ->
    [start] Raise
   *[inside] raise
} your rating by 1 for { $each }
text-raise-temperature = { $at ->
    [start] Raise
   *[inside] raise
} the temperature by { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
text-raise-oxygen = { $at ->
    [start] Raise
   *[inside] raise
} the oxygen by { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
text-ocean = { $at ->
    [start] Place
   *[inside] place
} { $n ->
    [one] an ocean
   *[other] { $n } oceans
}
text-ocean-on-land = { $at ->
    [start] Place
   *[inside] place
} an ocean on a hex that is not reserved for oceans
text-greenery = { $at ->
    [start] Place
   *[inside] place
} a greenery and raise the oxygen by 1 step
text-greenery-on-ocean = { $at ->
    [start] Place
   *[inside] place
} a greenery on a hex reserved for oceans and raise the oxygen by 1 step
text-city = { $at ->
    [start] Place
   *[inside] place
} a city
text-city-where = { $at ->
    [start] Place
   *[inside] place
} a city { $where }
text-capital = { $at ->
    [start] Place
   *[inside] place
} the tile of this card; it is a city
text-tile = { $at ->
    [start] Place
   *[inside] place
} the tile of this card { $where }
text-claim = { $at ->
    [start] Reserve
   *[inside] reserve
} a free land hex: only you may use it
text-anywhere = on Mars
text-on-land = on a land hex
text-on-ocean = on a hex reserved for oceans
text-isolated = beside no other tile
text-on-volcano = on a volcano
text-on-noctis = on Noctis, the hex reserved for it, whatever is beside it
text-beside-greenery = beside a greenery
text-beside-city = beside a city
text-beside-two-cities = beside at least two cities
text-on-metal = on a hex with steel or titanium
text-metal-beside-own = on a hex with steel or titanium beside one of your tiles
text-on-ganymede = on Ganymede, in its own place
text-on-phobos = on Phobos, in its own place
text-add-here = { $at ->
    [start] Add
   *[inside] add
} { $what } to this card
text-add-played = { $at ->
    [start] Add
   *[inside] add
} an animal or microbe to the card you played, if it can hold one
text-add-holding = { $at ->
    [start] Add
   *[inside] add
} 1 cube to one of your cards that already holds some
text-add-own = { $at ->
    [start] Add
   *[inside] add
} { $what } to one of your cards
text-add-other = { $at ->
    [start] Add
   *[inside] add
} { $what } to another of your cards
text-remove = { $at ->
    [start] You
   *[inside] you
} may remove up to { $what } from a player
text-remove-beside = { $at ->
    [start] You
   *[inside] you
} may remove up to { $what } from the owner of a tile beside that ocean
text-steal = { $at ->
    [start] You
   *[inside] you
} may steal up to { $what } from a player
text-from-one-card = { $what } from one card
text-reveal = { $at ->
    [start] Reveal
   *[inside] reveal
} cards until { $n } have a { $tag } tag; keep these and discard the others
text-look-buy = { $at ->
    [start] Look
   *[inside] look
} at the top card of the deck, then buy or discard it
text-draw = { $at ->
    [start] Draw
   *[inside] draw
} { $n ->
    [one] a card
   *[other] { $n } cards
}
text-look-keep = { $at ->
    [start] Look
   *[inside] look
} at the top { $n } cards, keep { $keep } and discard the others
text-exchange = { $at ->
    [start] You
   *[inside] you
} may discard a card from your hand to draw another
text-if = { $at ->
    [start] If
   *[inside] if
} you have at least { $n } { $tag } tags, { $met }; otherwise { $unmet }
text-take-here = { $at ->
    [start] Remove
   *[inside] remove
} { $what } from this card
text-convert = { $at ->
    [start] Lower
   *[inside] lower
} your heat production by any amount and raise your M€ production by the same
text-lowest = { $at ->
    [start] Raise
   *[inside] raise
} one of your lowest productions by 1
text-printed-metal = { $at ->
    [start] Raise
   *[inside] raise
} your production of the metal printed there by 1
text-copy = { $at ->
    [start] Repeat
   *[inside] repeat
} the production box of one of your Building cards
text-play-cheaper = { $at ->
    [start] Play
   *[inside] play
} a card from your hand for { $n } M€ less
text-play-anyhow = { $at ->
    [start] Play
   *[inside] play
} a card from your hand, ignoring its temperature, oxygen and ocean requirements
text-draw-prelude = { $at ->
    [start] Look
   *[inside] look
} at { $n } preludes, play one and discard the others
text-fund-free = { $at ->
    [start] Fund
   *[inside] fund
} an award for free
text-special-search-for-life = { $at ->
    [start] Reveal
   *[inside] reveal
} and discard the top card of the deck; if it has a Microbe tag, add a science cube to this card
text-special-free-hand = { $at ->
    [start] You
   *[inside] you
} keep all ten starting cards for free
text-spend = { $at ->
    [start] Spend
   *[inside] spend
} { $cost } to { $what }
text-if-raised = { $what }, if your rating rose this generation
text-eat = { $at ->
    [start] Remove
   *[inside] remove
} { $cost } to { $what }
text-tire = { $at ->
    [start] Lower
   *[inside] lower
} your energy production by 1 to { $what }
text-cubes-here = { $what } from this card
text-from-any-card = { $what } from any card
text-any-energy = any amount of energy
text-payable-steel = { $what } (steel may pay)
text-payable-titanium = { $what } (titanium may pay)
each-tag = { $n ->
    [one] each { $tag } tag you have
   *[other] every { $n } { $tag } tags you have
}
each-tag-opponents = { $n ->
    [one] each { $tag } tag your opponents have
   *[other] every { $n } { $tag } tags your opponents have
}
each-city-mars = each city on Mars
each-city = each city in play
each-event = each event anyone has played
when-tag-you = For each { $tag } tag you play
when-tag-you-own = For each { $tag } tag you play, this card’s included
when-tag-anyone = For each { $tag } tag anyone plays
when-tag-anyone-own = For each { $tag } tag anyone plays, this card’s included
when-ocean = When anyone places an ocean
when-greenery = When you place a greenery
when-city-you = When you place a city
when-city = When anyone places a city
when-city-own = When anyone places a city, this one included
when-city-mars = When anyone places a city on Mars
when-standard = When you use a standard project other than selling patents
when-standard-cost = When you use a standard project of { $n } M€ or more
when-metal = When you place a tile on steel or titanium
when-points = When you play a card with victory points
when-cost = When you play a card of { $n } M€ or more
when-space-event = When you play a Space event
when-event = When you play an event
mod-discount = Your cards cost { $n } M€ less.
mod-discount-tag = Your cards cost { $n } M€ less for each { $tag } tag on them.
mod-metals = Your steel and titanium are worth { $n } M€ more each.
mod-titanium = Your titanium is worth { $n } M€ more.
mod-leeway = The temperature, oxygen and ocean requirements of your cards have a leeway of { $n } steps, either way.
mod-next-leeway = The temperature, oxygen or ocean requirement of your next card this generation has a leeway of { $n } steps, either way.
mod-next-discount = Your next card this generation costs { $n } M€ less.
mod-greenery = A greenery costs you only { $n } plants.
mod-heat = You may pay with heat as if it were M€.
mod-power-plant = The power plant standard project costs you { $n } M€ less.
mod-microbes = Microbes on this card pay { $n } M€ each for cards with a Plant tag.
mod-protect-here = Nobody may remove animals from this card.
mod-protect = Opponents can’t remove your plants, animals and microbes.
text-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
text-points-if = { $n } points if there is a { $what } on this card.
text-points-each-cube = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each { $what } on this card.
text-points-cubes = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for every { $what } on this card.
text-points-tags = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each { $tag } tag you have.
text-points-cities = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for every { $per } cities in play.
text-points-oceans = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each ocean beside its tile.
text-points-beside-cities = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each city beside its tile.

## rules summary

rules-1-title = The aim
rules-1 = You run a corporation that helps to make Mars habitable. The game ends with the generation in which temperature (+8 °C), oxygen (14%) and oceans (9) are all complete. Most victory points win.
rules-2-title = Terraform rating
rules-2 = Your terraform rating starts at 20. Each step of a global parameter you bring about raises it by 1. It counts as points at the end, and as income every generation.
rules-3-title = Before the first generation
rules-3 = You choose one of two corporations and buy any of ten projects for 3 M€ each, in secret. Beginners take 42 M€ and keep all ten for free. With Prelude you also keep two of four preludes and play them before the first generation.
rules-4-title = A generation
rules-4 = A generation has four phases: player order, research, actions and production. The first generation begins with the actions.
rules-5-title = Research
rules-5 = Research: you see four cards and buy any of them for 3 M€ each. With drafting you choose them one by one and pass the rest on, to the left in even generations, to the right in odd ones.
rules-6-title = Turns
rules-6 = Actions: in turn, one or two actions each, or pass and be out for this generation. The phase ends when all have passed.
rules-7-title = What an action is
rules-7 = An action is: play a card, use a standard project, claim a milestone (8 M€, three of five, 5 points), fund an award (8, 14, then 20 M€), use a blue card once per generation, turn 8 plants into a greenery, or 8 heat into a step of temperature.
rules-8-title = Playing a card
rules-8 = To play a card, meet its requirements and pay its price. Steel (2 M€) pays for building cards, titanium (3 M€) for space cards; no change is given. Everything without a red border must be possible.
rules-9-title = Tiles
rules-9 = Tiles bring what is printed on their hex and 2 M€ for each ocean beside them. Oceans go on blue hexes, cities not beside other cities, greeneries beside your own tiles if possible and with a step of oxygen.
rules-10-title = Production
rules-10 = Production: energy becomes heat, then you receive M€ (rating plus production) and all your other production.
rules-11-title = The last greeneries
rules-11 = After the last production everyone may still turn plants into greeneries, in turn order.
rules-12-title = Points
rules-12 = Points: rating; awards (5 for first, 2 for second with three players or more, all tied players alike); milestones; 1 per greenery; 1 for each greenery beside your cities; cards. A tie goes to whoever has more M€.
rules-13-title = Alone: MarsBot
rules-13 = Alone you play against MarsBot, as with two players; you begin. Each generation it gets three projects (four on brutal) and a bonus card, and reveals one in each of its turns. Each tag of a project moves the marker of its track, and the space it reaches says what happens: a tile, a step of temperature, rating, a milestone, an award. It pays for nothing; what it can’t do brings it 5 M€ (3 on easy).
rules-14-title = Alone: against MarsBot
rules-14 = Your cards hit its M€ in place of any resource, and its markers in place of its production. At the end its M€ are points too: 8 M€ a point, less and less from generation 13 (11 with Prelude). You win with more points than MarsBot, and lose at once when generation 20 (18 with Prelude) begins.

## about

about-1 = This is an unofficial adaptation of Terraforming Mars, a game by Jacob Fryxelius published by FryxGames, with the Corporate Era and Prelude. It is neither made nor approved by its author or its publisher.
about-2 = We worked from a French summary of the rules and from tables of the cards. All texts are in our own words; what a card says is made from its data.
about-3 = French names of cards come from an open translation, mended here and there. Corporations that are proper names keep them; the file RULINGS.md lists our choices.
about-4 = Corporations, preludes and first hands are chosen at the same time and revealed together.
about-5 = A prelude that can’t be played is discarded for 15 M€. An asteroid, an aquifer or heat can’t be spent on a parameter that is complete.
about-6 = MarsBot’s tracks are those of Tharsis. What its corporations and their four bonus cards do comes from public readings of the cards; the French names of those bonus cards are ours.
about-7 = Every other decision is listed in the file RULINGS.md of this game.

## the table

headline = Generation { $generation } · { $phase }
phase-set-up = set-up
phase-preludes = preludes
phase-research = research
phase-action = actions
phase-production = production
phase-last-greeneries = last greeneries
phase-over = end of the game
panel-mars = Mars
panel-parameters = Global parameters
panel-goals = Milestones and awards
panel-projects = Standard projects
panel-piles = Piles
table-milestones = Milestones
table-awards = Awards
table-standard = Standard projects
column-needs = Needed
column-claimed = Claimed by
column-funded = Funded by
column-price = M€
column-does = Effect
zone-discard = Discards shown to all
zone-own-discard = Discards only you know
zone-hand = Hand
zone-offer = Cards on offer
zone-pack = Cards to draft from
zone-draft = Drafted
zone-passed = Passed on
zone-preludes = Preludes
zone-shelf = Given back
zone-tags = Tags
zone-founded = Corporation and preludes
zone-active = Blue cards
zone-automated = Green cards
zone-deck = Deck
zone-events = Events
cards-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
reserved-ocean = ocean
reserved-noctis = Noctis City
fact-reserved = Reserved for
fact-volcano = Volcano
fact-bonus-cards = Cards
fact-generation = Generation
fact-temperature = Temperature
fact-first = First player
fact-award-price = Price of the next award
fact-milestone-price = Price of a milestone
fact-milestones-left = Milestones that may still be claimed
fact-awards-left = Awards that may still be funded
fact-goal-points = Points for a milestone or the first place of an award
fact-discard = Cards discarded
fact-prelude-deck = Preludes left
fact-price = Price
fact-price-now = Your price
fact-tag = Tag
fact-cubes = On it
fact-used = Used this generation
fact-rating = Terraform rating
fact-corporation = Corporation
fact-points = Points
fact-points-now = Points, if the game ended now
fact-production = Production
productions = { $megacredits } M€, { $steel } steel, { $titanium } titanium, { $plants } plants, { $energy } energy, { $heat } heat
status-passed = has passed
status-acting = is playing
status-waiting = is waiting
number = { $n }

## questions

ask-incorporate = Which corporation do you found?
ask-keep = Which cards do you keep? ({ $n })
ask-buy = Which cards do you buy, for 3 M€ each?
ask-draft = Which card do you draft?
ask-prelude = Which prelude do you play?
ask-act = What do you do?
ask-act-again = What do you do with your second action?
ask-pay-steel = How much steel do you pay with? ({ $n } M€ to pay)
ask-pay-titanium = How much titanium do you pay with? ({ $n } M€ to pay)
ask-pay-heat = How much heat do you pay with? ({ $n } M€ to pay)
ask-pay-microbes = How many microbes of Psychrophiles do you pay with? ({ $n } M€ to pay)
ask-sell = Which cards do you sell, for 1 M€ each?
ask-choose = { $card }: which one?
ask-place = Where do you place the tile { $tile }?
ask-place-ocean = Where do you place the ocean?
ask-place-greenery = Where do you place the greenery?
ask-place-city = Where do you place the city?
ask-claim = Which hex do you claim?
ask-add = { $n ->
    [one] Which card receives the cube?
   *[other] Which card receives the { $n } cubes?
}
ask-lower = Whose { $what } falls by { $n }?
ask-remove = What do you remove, and from whom?
ask-steal = What do you steal, and from whom?
ask-feed = { $card }: from which card do you take a cube?
ask-discard = { $card }: which card do you discard to draw another?
ask-amount = { $card }: how many?
ask-produce = { $card }: which production rises?
ask-copy = Whose production box do you repeat?
ask-play = { $card }: which card do you play?
ask-fund = { $card }: which award do you fund?
ask-order = { $card }: which effect comes first?
ask-green = Do you turn plants into one more greenery?

## options

no-buy = Buy no more
no-sell = Sell no more
no-discard = Keep your hand
no-remove = Nothing
no-green = No
pick-green = Place a greenery
pick-pass = Pass for this generation
pick-end-turn = End your turn
pick-standard = { $what } ({ $price } M€)
pick-plant = Greenery for { $n } plants
pick-burn = Temperature for 8 heat
pick-claim = Claim { $what } ({ $price } M€)
pick-fund = Fund { $what } ({ $price } M€)
pick-play = Play { $card } ({ $price } M€)
pick-use = Use { $card }
pick-remove = { $who }: { $what }
pick-remove-cubes = { $who }, { $card }: { $what }

## why not

why-money-short = costs { $price } M€, you have { $n }
why-money-in-kind = costs { $price } M€, you have { $n } and { $more } in kind
why-stock-short = takes { $what }, you have { $n }
why-production-short = your { $what } would fall by { $needs }, it is { $n }
why-production-floor = your { $what } would fall by { $needs }, it is { $n } and never goes below { $least }
why-nobody-loses = nobody’s { $what } can fall by { $n }
why-cubes-short = takes { $what } on this card, there are { $n }
why-either = { $first }; { $rest }
why-requirement = needs { $what }
why-requirement-short = needs { $what }, you have { $n }
why-requirement-there = needs { $what }, there are { $n }
why-mars = needs { $what }, now { $now }
why-no-hex = no hex for the tile
why-no-holding-card = no card of yours holds a cube
why-no-box = no production box to repeat
why-no-playable-card = no card you could play
why-parameter-full = already complete
why-no-hand = no card in hand
why-no-prey = no card to take a cube from
why-no-receiver = no card to put it on
why-rating-not-raised = your rating has not risen this generation
why-used = used this generation
why-claimed = already claimed
why-all-claimed = three milestones are claimed
why-milestone-short = you are at { $n } of { $needs }
why-funded = already funded
why-all-funded = three awards are funded

## the log

story-reshuffle = The discards are shuffled into a new deck.
story-production = The generation ends with production: energy becomes heat.
story-terraformed = Mars is terraformed: these were the last actions.
story-generation = Generation { $n }. { $who } is first.
story-corporation = { $who } founds { $card }.
story-first-action = { $who }: first action of { $card }.
story-research = { $who } buys { $n ->
    [0] nothing
    [one] { $n } card for { $price } M€
   *[other] { $n } cards for { $price } M€
} and has { $hand } in hand.
story-pass = { $who } passes.
story-play = { $who } plays { $card } for { $price } M€.
story-play-free = { $who } plays { $card } for free.
story-prelude = { $who } plays the prelude { $card }.
story-fizzle = { $who } can’t play { $card } and takes 15 M€.
story-use = { $who } uses { $card } for { $price } M€.
story-use-free = { $who } uses { $card }.
story-copy = { $who } repeats the production of { $card }.
story-standard = { $who } uses a standard project: { $what }, for { $price } M€.
story-sell = { $who } sells { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
story-plant = { $who } plants a greenery for { $n } plants.
story-burn = { $who } warms Mars for { $n } heat.
story-claim = { $who } claims { $what } for { $price } M€.
story-fund = { $who } funds { $what } for { $price } M€.
story-fund-free = { $who } funds { $what } for free.
story-gain = { $who } gains { $what }.
story-lose = { $who } spends { $what }.
story-income = { $who } receives { $what }.
story-no-income = { $who } receives nothing.
story-score = { $who } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
story-spend = { $who } pays with { $what }.
story-produce = { $who }: { $what } +{ $n }.
story-produce-less = { $who }: { $what } −{ $n }.
story-rate = { $who }: rating +{ $n }, now { $rating }.
story-temperature = { $who } raises the temperature to { $n }.
story-oxygen = { $who } raises the oxygen to { $n }.
story-tile = { $who } places the tile { $tile } ({ $where }).
story-ocean = { $who } places an ocean ({ $where }).
story-greenery = { $who } places a greenery ({ $where }).
story-city = { $who } places a city ({ $where }).
story-claim-hex = { $who } claims a hex ({ $where }).
story-cubes = { $who } adds { $what } to { $card }.
story-cubes-gone = { $who } takes { $what } from { $card }.
story-cubes-removed = { $who } takes { $what } from { $whom }’s { $card }.
story-lower = { $who } lowers { $whom }’s { $what } by { $n }.
story-lower-own = { $who } has to lower their own { $what } by { $n }.
story-remove = { $who } removes { $what } from { $whom }.
story-steal = { $who } steals { $what } from { $whom }.
story-draw = { $who } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
story-drawn = You drew { $card }.
story-look = { $who } looks at { $n } cards and keeps { $keep }.
story-look-to-buy = { $who } looks at { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
story-buy = { $who } buys { $n ->
    [0] nothing
    [one] { $n } card for { $price } M€
   *[other] { $n } cards for { $price } M€
}.
story-keep = You keep { $card }.
story-discard = { $who } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
story-discarded = You discarded { $card }.
story-reveal = { $who } reveals { $card }.

## scores

score-rating = Terraform rating
score-awards = Awards
score-milestones = Milestones
score-greeneries = Greeneries
score-cities = Cities
score-cards = Cards
score-neural = Neural Instance
score-money = M€

## projects

card-colonizer-training-camp = Colonizer Training Camp
card-asteroid-mining-consortium = Asteroid Mining Consortium
card-deep-well-heating = Deep Well Heating
card-cloud-seeding = Cloud Seeding
card-search-for-life = Search For Life
card-inventors-guild = Inventors’ Guild
card-martian-rails = Martian Rails
card-capital = Capital
card-asteroid = Asteroid
card-comet = Comet
card-big-asteroid = Big Asteroid
card-water-import-from-europa = Water Import From Europa
card-space-elevator = Space Elevator
card-development-center = Development Center
card-equatorial-magnetizer = Equatorial Magnetizer
card-domed-crater = Domed Crater
card-noctis-city = Noctis City
card-methane-from-titan = Methane From Titan
card-imported-hydrogen = Imported Hydrogen
card-research-outpost = Research Outpost
card-phobos-space-haven = Phobos Space Haven
card-black-polar-dust = Black Polar Dust
card-arctic-algae = Arctic Algae
card-predators = Predators
card-space-station = Space Station
card-eos-chasma-national-park = Eos Chasma National Park
card-interstellar-colony-ship = Interstellar Colony Ship
card-security-fleet = Security Fleet
card-cupola-city = Cupola City
card-lunar-beam = Lunar Beam
card-optimal-aerobraking = Optimal Aerobraking
card-underground-city = Underground City
card-regolith-eaters = Regolith Eaters
card-ghg-producing-bacteria = GHG Producing Bacteria
card-ants = Ants
card-release-of-inert-gases = Release of Inert Gases
card-nitrogen-rich-asteroid = Nitrogen-Rich Asteroid
card-rover-construction = Rover Construction
card-deimos-down = Deimos Down
card-asteroid-mining = Asteroid Mining
card-food-factory = Food Factory
card-archaebacteria = Archaebacteria
card-carbonate-processing = Carbonate Processing
card-natural-preserve = Natural Preserve
card-nuclear-power = Nuclear Power
card-lightning-harvest = Lightning Harvest
card-algae = Algae
card-adapted-lichen = Adapted Lichen
card-tardigrades = Tardigrades
card-virus = Virus
card-miranda-resort = Miranda Resort
card-fish = Fish
card-lake-marineris = Lake Marineris
card-small-animals = Small Animals
card-kelp-farming = Kelp Farming
card-mine = Mine
card-vesta-shipyard = Vesta Shipyard
card-beam-from-a-thorium-asteroid = Beam From A Thorium Asteroid
card-mangrove = Mangrove
card-trees = Trees
card-great-escarpment-consortium = Great Escarpment Consortium
card-mineral-deposit = Mineral Deposit
card-mining-expedition = Mining Expedition
card-mining-area = Mining Area
card-building-industries = Building Industries
card-land-claim = Land Claim
card-mining-rights = Mining Rights
card-sponsors = Sponsors
card-electro-catapult = Electro Catapult
card-earth-catapult = Earth Catapult
card-advanced-alloys = Advanced Alloys
card-birds = Birds
card-mars-university = Mars University
card-viral-enhancers = Viral Enhancers
card-towing-a-comet = Towing A Comet
card-space-mirrors = Space Mirrors
card-solar-wind-power = Solar Wind Power
card-ice-asteroid = Ice Asteroid
card-quantum-extractor = Quantum Extractor
card-giant-ice-asteroid = Giant Ice Asteroid
card-ganymede-colony = Ganymede Colony
card-callisto-penal-mines = Callisto Penal Mines
card-giant-space-mirror = Giant Space Mirror
card-trans-neptune-probe = Trans-Neptune Probe
card-commercial-district = Commercial District
card-robotic-workforce = Robotic Workforce
card-grass = Grass
card-heather = Heather
card-peroxide-power = Peroxide Power
card-research = Research
card-gene-repair = Gene Repair
card-io-mining-industries = Io Mining Industries
card-bushes = Bushes
card-mass-converter = Mass Converter
card-physics-complex = Physics Complex
card-greenhouses = Greenhouses
card-nuclear-zone = Nuclear Zone
card-tropical-resort = Tropical Resort
card-toll-station = Toll Station
card-fueled-generators = Fueled Generators
card-ironworks = Ironworks
card-power-grid = Power Grid
card-steelworks = Steelworks
card-ore-processor = Ore Processor
card-earth-office = Earth Office
card-acquired-company = Acquired Company
card-media-archives = Media Archives
card-open-city = Open City
card-media-group = Media Group
card-business-network = Business Network
card-business-contacts = Business Contacts
card-bribed-committee = Bribed Committee
card-solar-power = Solar Power
card-breathing-filters = Breathing Filters
card-artificial-photosynthesis = Artificial Photosynthesis
card-artificial-lake = Artificial Lake
card-geothermal-power = Geothermal Power
card-farming = Farming
card-dust-seals = Dust Seals
card-urbanized-area = Urbanized Area
card-sabotage = Sabotage
card-moss = Moss
card-industrial-center = Industrial Center
card-hired-raiders = Hired Raiders
card-hackers = Hackers
card-ghg-factories = GHG Factories
card-subterranean-reservoir = Subterranean Reservoir
card-ecological-zone = Ecological Zone
card-zeppelins = Zeppelins
card-worms = Worms
card-decomposers = Decomposers
card-fusion-power = Fusion Power
card-symbiotic-fungus = Symbiotic Fungus
card-extreme-cold-fungus = Extreme-Cold Fungus
card-advanced-ecosystems = Advanced Ecosystems
card-great-dam = Great Dam
card-cartel = Cartel
card-strip-mine = Strip Mine
card-wave-power = Wave Power
card-lava-flows = Lava Flows
card-power-plant = Power Plant
card-mohole-area = Mohole Area
card-large-convoy = Large Convoy
card-titanium-mine = Titanium Mine
card-tectonic-stress-power = Tectonic Stress Power
card-nitrophilic-moss = Nitrophilic Moss
card-herbivores = Herbivores
card-insects = Insects
card-ceos-favorite-project = CEO’s Favorite Project
card-anti-gravity-technology = Anti-Gravity Technology
card-investment-loan = Investment Loan
card-insulation = Insulation
card-adaptation-technology = Adaptation Technology
card-caretaker-contract = Caretaker Contract
card-designed-microorganisms = Designed Microorganisms
card-standard-technology = Standard Technology
card-nitrite-reducing-bacteria = Nitrite Reducing Bacteria
card-industrial-microbes = Industrial Microbes
card-lichen = Lichen
card-power-supply-consortium = Power Supply Consortium
card-convoy-from-europa = Convoy From Europa
card-imported-ghg = Imported GHG
card-imported-nitrogen = Imported Nitrogen
card-micro-mills = Micro-Mills
card-magnetic-field-generators = Magnetic Field Generators
card-shuttles = Shuttles
card-import-of-advanced-ghg = Import of Advanced GHG
card-windmills = Windmills
card-tundra-farming = Tundra Farming
card-aerobraked-ammonia-asteroid = Aerobraked Ammonia Asteroid
card-magnetic-field-dome = Magnetic Field Dome
card-pets = Pets
card-protected-habitats = Protected Habitats
card-protected-valley = Protected Valley
card-satellites = Satellites
card-noctis-farming = Noctis Farming
card-water-splitting-plant = Water Splitting Plant
card-heat-trappers = Heat Trappers
card-soil-factory = Soil Factory
card-fuel-factory = Fuel Factory
card-ice-cap-melting = Ice Cap Melting
card-corporate-stronghold = Corporate Stronghold
card-biomass-combustors = Biomass Combustors
card-livestock = Livestock
card-olympus-conference = Olympus Conference
card-rad-suits = Rad-Suits
card-aquifer-pumping = Aquifer Pumping
card-flooding = Flooding
card-energy-saving = Energy Saving
card-local-heat-trapping = Local Heat Trapping
card-permafrost-extraction = Permafrost Extraction
card-invention-contest = Invention Contest
card-plantation = Plantation
card-power-infrastructure = Power Infrastructure
card-indentured-workers = Indentured Workers
card-lagrange-observatory = Lagrange Observatory
card-terraforming-ganymede = Terraforming Ganymede
card-immigration-shuttles = Immigration Shuttles
card-restricted-area = Restricted Area
card-immigrant-city = Immigrant City
card-energy-tapping = Energy Tapping
card-underground-detonations = Underground Detonations
card-soletta = Soletta
card-technology-demonstration = Technology Demonstration
card-rad-chem-factory = Rad-Chem Factory
card-special-design = Special Design
card-medical-lab = Medical Lab
card-ai-central = AI Central
card-house-printing = House Printing
card-lava-tube-settlement = Lava Tube Settlement
card-martian-survey = Martian Survey
card-psychrophiles = Psychrophiles
card-research-coordination = Research Coordination
card-sf-memorial = SF Memorial
card-space-hotels = Space Hotels

## corporations

card-beginner-corporation = Beginner Corporation
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Interplanetary Cinematics
card-inventrix = Inventrix
card-mining-guild = Mining Guild
card-phobolog = PhoboLog
card-tharsis-republic = Tharsis Republic
card-thorgate = ThorGate
card-united-nations-mars-initiative = United Nations Mars Initiative
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-cheung-shing-mars = Cheung Shing MARS
card-point-luna = Point Luna
card-robinson-industries = Robinson Industries
card-valley-trust = Valley Trust
card-vitor = Vitor

## preludes

card-allied-bank = Allied Bank
card-aquifer-turbines = Aquifer Turbines
card-biofuels = Biofuels
card-biolab = Biolab
card-biosphere-support = Biosphere Support
card-business-empire = Business Empire
card-dome-farming = Dome Farming
card-donation = Donation
card-early-settlement = Early Settlement
card-ecology-experts = Ecology Experts
card-eccentric-sponsor = Eccentric Sponsor
card-experimental-forest = Experimental Forest
card-galilean-mining = Galilean Mining
card-great-aquifer = Great Aquifer
card-huge-asteroid = Huge Asteroid
card-io-research-outpost = Io Research Outpost
card-loan = Loan
card-martian-industries = Martian Industries
card-metal-rich-asteroid = Metal-Rich Asteroid
card-metals-company = Metals Company
card-mining-operations = Mining Operations
card-mohole = Mohole
card-mohole-excavation = Mohole Excavation
card-nitrogen-shipment = Nitrogen Shipment
card-orbital-construction-yard = Orbital Construction Yard
card-polar-industries = Polar Industries
card-power-generation = Power Generation
card-research-network = Research Network
card-self-sufficient-settlement = Self-Sufficient Settlement
card-smelting-plant = Smelting Plant
card-society-support = Society Support
card-supplier = Supplier
card-supply-drop = Supply Drop
card-unmi-contractor = UNMI Contractor
card-acquired-space-agency = Acquired Space Agency

## MarsBot

option-difficulty = MarsBot (one player)
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-brutal = brutal
option-marsbot-corporation = Corporation for MarsBot (one player)
option-marsbot-corporation-on = one at random
option-marsbot-corporation-off = none
marsbot = MarsBot
marsbot-purse = 1 M€ of MarsBot, in place of a cube
marsbot-tile = { $tile } of MarsBot
tile-neural-instance = Neural Instance
tag-event = Event
track-building = Building
track-space = Space
track-event = Event
track-science = Science
track-energy = Energy and Jovian
track-earth = Earth and City
track-plant = Plant, Microbe and Animal
reached-of = { $n } of { $needs }
bot-space = Space { $n }
bot-space-cube = Space { $n }, besides
space-temperature = +{ $n } °C
space-rating = +{ $n } TR
space-milestone = a milestone
space-award = an award
space-again = one more step
space-again-space = a step on the Space track
space-cube = cube of its corporation
fact-difficulty = Difficulty
fact-bot-does = Its effect
fact-bot-on-card = On its corporation
fact-bot-passed = Has passed
fact-bot-fresh = May buy a milestone on its next turn
zone-bot-deck = Action deck
zone-bot-known = Known to be in its action deck
zone-bot-bonus-deck = Bonus deck
zone-bot-coming = In one of the two decks
zone-bot-bonus-discard = Bonus discard
zone-bot-destroyed = Bonus cards out of the game
zone-bot-played = Projects it has resolved
zone-bot-shown = It resolves
ask-bot-invades = Invasive species: from which card do you lose a cube?

bonus-b01 = Meteor Shower
bonus-b01-does = You lose 5 plants, or all you have. Destroyed if you lost 3 or more, or if they are protected.
bonus-b02 = Invasive Species
bonus-b02-does = You lose the animal or microbe that is worth most. MarsBot gains 5 M€ in any case.
bonus-b03 = Research and Development
bonus-b03-does = MarsBot draws a project and resolves it.
bonus-b04 = Overachievement
bonus-b04-does = MarsBot claims a milestone, or from generation 6 funds an award; then the card is destroyed. Otherwise it gains 5 M€.
bonus-b05 = Expedited Construction
bonus-b05-does = MarsBot places a city beside at least two greeneries or oceans, and destroys the card.
bonus-b06 = Lobbyists
bonus-b06-does = The first that is possible: temperature by 2 if that reaches a bonus or the end; a greenery and 1 more oxygen, likewise; an ocean beside two oceans. Each of these destroys the card. Otherwise the least advanced parameter rises by 1.
bonus-b07 = Local Neural Instance
bonus-b07-does = MarsBot places its Neural Instance far from everything, or resolves a project. The card is destroyed.
bonus-b08 = Corporate Competition
bonus-b08-does = With 5 M€ MarsBot improves its place in a funded award and pays them. Otherwise it resolves another bonus card.
bonus-b23 = Rapid Sprouting
bonus-b23-does = MarsBot turns the plant on Ecoline into a greenery; without one it puts a plant there. In every action deck.
bonus-b25 = Do It Right
bonus-b25-does = The first that is possible of the first three of Lobbyists. In every action deck.
bonus-b28 = Diversification
bonus-b28-does = One step on the rearmost track, then MarsBot pays 4 M€ if it has them. In every action deck.
bonus-b31 = Government Subsidy
bonus-b31-does = MarsBot’s rating rises by 1.

bot-credicor-does = 4 M€ for each project it resolves that costs 20 or more.
bot-ecoline-does = Rapid Sprouting is in every action deck.
bot-helion-does = Where a track raises the temperature it resolves a project instead; cubes on the Earth track raise the temperature.
bot-interplanetary-cinematics-does = 2 M€ for each step on the Building and Event tracks.
bot-inventrix-does = 2 M€ for each project with a requirement; Do It Right is in every action deck.
bot-mining-guild-does = Each 10 M€ it gains move the Building marker by a step.
bot-phobolog-does = Projects are mixed into its bonus deck; cubes on the Space track resolve the top card of it.
bot-saturn-systems-does = A step on the Event track for each Jovian tag it resolves and each Jovian card you play.
bot-teractor-does = 2 M€ for each step on the Earth track.
bot-tharsis-republic-does = A step on the Event track for each city it places, 2 M€ for each of yours.
bot-thorgate-does = Cubes on the Energy track: it resolves the first tag of a project, and the temperature rises by 1.
bot-united-nations-mars-initiative-does = Two bonus cards in every action deck but the first, which has none.
bot-cheung-shing-mars-does = 5 M€ for each step on the Building track from space 4 on.
bot-point-luna-does = Cubes on the Earth track move the rearmost marker or that of Space.
bot-robinson-industries-does = Diversification is in every action deck.
bot-valley-trust-does = Cubes on the Science track resolve a project.
bot-vitor-does = 3 M€ for each project with victory points that are not negative; Overachievement is in every action deck.

bot-deck = MarsBot shuffles its action deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
bot-corporation = MarsBot founds { $card }. { $does }
bot-mixes-in = { $card } is mixed into its bonus deck.
bot-keeps = MarsBot shows { $card }, which fits its priority, and keeps it.
bot-gives-up = MarsBot shows { $card }, which does not fit its priority, and discards it.
bot-project = MarsBot reveals { $card }.
bot-bonus = MarsBot reveals the bonus card { $card }.
bot-destroyed = { $card } is destroyed.
bot-pass = MarsBot’s action deck is empty: it passes.
bot-step = The { $track } marker advances to { $n }.
bot-step-tag = { $tag } tag: the { $track } marker advances to { $n }.
bot-step-arrow = Arrow: the { $track } marker advances to { $n }.
bot-step-wild = Wild tag: the rearmost marker, { $track }, advances to { $n }.
bot-stuck = The { $track } marker is at the end of its track.
bot-stuck-tag = { $tag } tag: the { $track } marker is at the end of its track.
bot-stuck-arrow = Arrow: the { $track } marker is at the end of its track.
bot-stuck-wild = Wild tag: even the rearmost marker, { $track }, is at the end of its track.
bot-used = Space { $n } of { $track } has been used before: nothing happens.
bot-no-arrow = Space { $n } of { $track } is a red arrow: ignored on easy.
bot-wild = Wild tag: ignored without Prelude.
bot-cube-white = There is a white cube of { $card } here.
bot-cube = There is a cube of { $card } here.
bot-earn-no-tag = Failed action, the card has no tag: { $n } M€ (now { $total }).
bot-earn-end-of-track = Failed action, the track ends here: { $n } M€ (now { $total }).
bot-earn-no-milestone = Failed action, it can claim no milestone: { $n } M€ (now { $total }).
bot-earn-no-award = Failed action, it can fund no award that it leads: { $n } M€ (now { $total }).
bot-earn-no-hex = Failed action, no hex for the tile: { $n } M€ (now { $total }).
bot-earn-no-ocean = Failed action, all oceans are placed: { $n } M€ (now { $total }).
bot-earn-temperature-full = Failed action, the temperature is complete: { $n } M€ (now { $total }).
bot-earn-oceans = MarsBot gains { $n } M€ for oceans beside the tile (now { $total }).
bot-earn-icons = MarsBot gains { $n } M€ for icons under the tile (now { $total }).
bot-earn-heat = Bonus on the temperature track: { $n } M€ in place of heat production (now { $total }).
bot-earn-corporation = MarsBot’s corporation brings { $n } M€ (now { $total }).
bot-earn-bonus-card = The bonus card brings { $n } M€ (now { $total }).
bot-earn-city = A city was placed: Tharsis Republic brings MarsBot { $n } M€ (now { $total }).
bot-pays = MarsBot pays { $n } M€ (now { $total }).
bot-rate = MarsBot’s rating rises by { $n } to { $total }.
bot-temperature = MarsBot raises the temperature to { $n }, and its rating to { $total }.
bot-oxygen = MarsBot raises the oxygen to { $n }, and its rating to { $total }.
bot-claim = MarsBot claims { $what } for free; { $who } lacks { $n } to meet it, less than for any other it could claim.
bot-claim-paid = MarsBot has { $price } M€ and pays them for { $what }; { $who } lacks { $n } to meet it.
bot-milestone-builder = Builder (Building marker at 8 or more)
bot-milestone-planner = Planner (all markers at 4 or more)
bot-fund = MarsBot funds { $what } for free: it is ahead of { $who } by { $n }, its largest lead.
bot-contest = MarsBot fights for { $what }, where { $who } leads by { $n }.
bot-contest-ahead = MarsBot strengthens { $what }, where it leads { $who } by only { $n }.
bot-place-only = MarsBot places: { $tile } on { $where }, the only hex possible.
bot-place-own-cities = MarsBot places: { $tile } on { $where }, beside most of its own cities.
bot-place-your-cities = MarsBot places: { $tile } on { $where }, beside most of its own cities and fewest of { $who }’s.
bot-place-greeneries = MarsBot places: { $tile } on { $where }, beside most greeneries.
bot-place-beside = MarsBot places: { $tile } on { $where }, beside most greeneries and oceans.
bot-place-oceans = MarsBot places: { $tile } on { $where }; tie broken by most oceans beside it.
bot-place-icons = MarsBot places: { $tile } on { $where }; tie broken by most icons under it.
bot-place-card = MarsBot places: { $tile } on { $where }; tie between { $n } hexes broken by { $card }, cost { $cost }: number { $nth } from the top left.
bot-meteors = Meteors: { $who } loses { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}.
bot-protected = { $card } protects { $who }.
bot-invades = { $who } loses a cube from { $card }.
bot-sprouts = MarsBot puts a plant on Ecoline.
bot-no-effect = The bonus card has no effect.
bot-another = MarsBot cannot improve in any award: it resolves another bonus card.
bot-eaten = { $who } takes 1 M€ from MarsBot in place of a cube (it has { $total } left).
bot-points = MarsBot has { $n } points: rating { $rating }, awards { $awards }, milestones { $milestones }, greeneries { $greeneries }, cities { $cities }, Neural Instance { $neural }, M€ { $money }, cards { $cards }.
story-bot-lower = { $who } lowers MarsBot’s production by { $what }: its marker goes back by { $n }.
story-bot-remove = { $who } removes { $what } from MarsBot: M€, or the plant on its card.
story-bot-steal = { $who } steals { $what } from MarsBot, which pays in M€.
