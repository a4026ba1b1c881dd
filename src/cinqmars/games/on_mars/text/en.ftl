### On Mars, English

## game

game-title = On Mars
game-pitch = Build the first colony on Mars: shuttle between orbit and surface, develop technologies, and meet the colony’s needs before your rivals do.
option-length = Length
option-length-short = short: two short missions and a long one
option-length-long = long: one short mission and two long ones
option-first-colonists = First Colonists
option-first-colonists-on = with the cards for a first game
option-first-colonists-off = without
option-singularity = Space Singularity
option-singularity-on = the game ends with the phase that triggers it
option-singularity-off = one more round after the trigger
option-objective = Objectives, alone
option-objective-1 = First Colonists
option-objective-2 = Next generation
option-objective-3 = All is well
option-objective-4 = A Martian survival scenario

## small words

no = no
nothing = –
of = { $n } of { $max }
lacerda = Lacerda
hex = { $name }

## goods

good-mineral = Mineral
good-battery = Battery
good-water = Water
good-plant = Plant
good-oxygen = Oxygen
good-crystal = Crystal
cost-mineral = a mineral
cost-battery = a battery
cost-water = water
cost-plant = a plant
cost-oxygen = oxygen
cost-crystal = a crystal
cost-any = any resource
cost-nothing = free
times = { $n } × { $good }
points-or-loss = { $n }, or −{ $loss }

## buildings

building-mine = Mine
building-generator = Generator
building-extractor = Water extractor
building-greenhouse = Greenhouse
building-condenser = Oxygen condenser
building-shelter = Shelter

## pieces

piece-bot = Bot
piece-rover = Rover
colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
advanced = Advanced: { $card }
ship-in-depot = Ship on depot space { $n }
ships-in-hangar = { $n ->
    [one] { $n } ship in the hangar
   *[other] { $n } ships in the hangar
}
crystals-waiting = { $n ->
    [one] { $n } crystal waiting
   *[other] { $n } crystals waiting
}
cards-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}

## tiles

research = Research, { $colour }
research-does = Two developments without cost. One tile per colour and player.
colour-olive = olive
colour-teal = teal
colour-pink = pink
colour-green = light green
discovery-develop = Discovery: development
discovery-develop-does = Two developments at their normal cost.
discovery-blueprints = Discovery: blueprints
discovery-blueprints-does = Take up to two blueprints.
discovery-technology = Discovery: technology
discovery-technology-does = Take a technology tile at its normal cost.
discovery-upgrade = Discovery: upgrades
discovery-upgrade-does = Upgrade up to two buildings at their normal cost.
discovery-construct-any = Discovery: any building
discovery-construct-any-does = Construct a building of any type at its normal cost.
discovery-crystals = Discovery: crystals
discovery-crystals-does = Gain three crystals.
discovery-hire = Discovery: scientist or contract
discovery-hire-does = Hire a scientist or take a contract at its normal cost.
discovery-warehouse = Discovery: warehouse
discovery-warehouse-does = Take up to two goods from the warehouse.
discovery-construct-mine = Discovery: mine
discovery-construct-mine-does = Construct a mine at its normal cost.
discovery-construct-generator = Discovery: generator
discovery-construct-generator-does = Construct a generator at its normal cost.
discovery-construct-extractor = Discovery: water extractor
discovery-construct-extractor-does = Construct a water extractor at its normal cost.
discovery-construct-greenhouse = Discovery: greenhouse
discovery-construct-greenhouse-does = Construct a greenhouse at its normal cost.
discovery-construct-condenser = Discovery: oxygen condenser
discovery-construct-condenser-does = Construct an oxygen condenser at its normal cost.
discovery-construct-shelter = Discovery: shelter
discovery-construct-shelter-does = Construct a shelter at its normal cost.
discovery-gain-mineral = Discovery: minerals
discovery-gain-mineral-does = Gain two minerals.
discovery-gain-battery = Discovery: batteries
discovery-gain-battery-does = Gain three batteries.
discovery-gain-water = Discovery: water
discovery-gain-water-does = Gain three water.
discovery-gain-plant = Discovery: plants
discovery-gain-plant-does = Gain three plants.
discovery-gain-oxygen = Discovery: oxygen
discovery-gain-oxygen-does = Gain three oxygen.

## technology

tech-mine = Mine technology
tech-mine-does = Joins mines into complexes, up to its level.
tech-generator = Generator technology
tech-generator-does = Joins generators into complexes, up to its level.
tech-extractor = Water technology
tech-extractor-does = Joins water extractors into complexes, up to its level.
tech-greenhouse = Greenhouse technology
tech-greenhouse-does = Joins greenhouses into complexes, up to its level.
tech-condenser = Oxygen technology
tech-condenser-does = Joins oxygen condensers into complexes, up to its level.
tech-rover = Rover technology
tech-rover-does = The rover moves as many hexes more as its level.
tech-ship = Ship technology
tech-ship-does = Each ship brings as many colonists more as its level.
tech-upgrade = Upgrade technology
tech-upgrade-does = As many upgrades more as its level.
tech-shelter = Shelter technology
tech-shelter-does = Joins your own shelters into complexes, up to its level; for you alone.
space-1t = column 1, top
space-1b = column 1, bottom
space-2t = column 2, top
space-2m = column 2, middle
space-2b = column 2, bottom
space-3t = column 3, top
space-3b = column 3, bottom
space-4t = column 4, top
space-4m = column 4, middle
space-4b = column 4, bottom
space-5t = column 5, top
space-5b = column 5, bottom
space-6 = column 6
space-paying = { $space } ({ $n ->
    [one] 1 point
   *[other] { $n } points
})
space-giving = { $space } ({ $n ->
    [one] 1 point
   *[other] { $n } points
}; { $gives })
space-gives-1t = a good from the warehouse
space-gives-1b = a crystal
space-gives-3t = a mineral
space-gives-3b = two hexes for your bots
space-gives-5t = an upgrade, one more per colonist sent to work
space-gives-5b = a blueprint, one more per colonist sent to work

## blueprints

blueprint-construction-yard = Construction yard
blueprint-construction-yard-does = Upgrade a building; one more for each colonist you send to work.
blueprint-metal-deposit = Metal deposit
blueprint-metal-deposit-does = Construct a mine; each colonist you send to work counts as a technology level.
blueprint-automated-production = Automated production
blueprint-automated-production-does = Your mines and advanced buildings produce; one of them once more for each colonist you send to work.
blueprint-wind-turbines = Wind turbines
blueprint-wind-turbines-does = Construct a generator; each colonist you send to work counts as a technology level.
blueprint-private-ship = Private ship
blueprint-private-ship-does = Welcome a ship for two colonists and a bot, or three colonists; one more ship for each colonist you send to work.
blueprint-moisture-vaporator = Moisture vaporator
blueprint-moisture-vaporator-does = Construct a water extractor; each colonist you send to work counts as a technology level.
blueprint-biomarket = Biomarket
blueprint-biomarket-does = Take a good from the warehouse; one more for each colonist you send to work.
blueprint-hydroponic-farm = Hydroponic farm
blueprint-hydroponic-farm-does = Construct a greenhouse; each colonist you send to work counts as a technology level.
blueprint-oxygen-tank = Oxygen tank
blueprint-oxygen-tank-does = Take a technology tile at its cost; one more for each colonist you send to work.
blueprint-concentrator = Concentrator
blueprint-concentrator-does = Construct an oxygen condenser; each colonist you send to work counts as a technology level.
blueprint-casino = Casino
blueprint-casino-does = Gain two crystals; one more for each colonist you send to work.
blueprint-gym = Gym
blueprint-gym-does = Construct a shelter; each colonist you send to work counts as a technology level.
blueprint-mineral-mine = Mineral mine
blueprint-mineral-mine-does = Score 2 points.
blueprint-biolab = Biolab
blueprint-biolab-does = Take a contract from the board for a crystal.
blueprint-radar = Radar
blueprint-radar-does = Put a face-up discovery tile on this card and use it; from then on this card is that tile.
blueprint-builder-drone = Builder drone
blueprint-builder-drone-does = Upgrade a building anywhere on Mars.
blueprint-research-lab = Research lab
blueprint-research-lab-does = Two developments at their cost; one more for each colonist you send to work.
blueprint-aqueduct = Aqueduct
blueprint-aqueduct-does = Up to two colonists come home from work.
blueprint-eco-resort = Eco resort
blueprint-eco-resort-does = All your colonists on the slots of one side come home.
blueprint-trade-market = Trade market
blueprint-trade-market-does = Pay a resource and gain two others than minerals; one more for each colonist you send to work.
blueprint-recycling-bots = Recycling bots
blueprint-recycling-bots-does = Move your bots two hexes, more with crystals; they gather crystals and tiles like rovers.
blueprint-aerial-elevator = Aerial elevator
blueprint-aerial-elevator-does = Travel to orbit, with all its steps.
blueprint-library = Library
blueprint-library-does = Take a blueprint; one more for each colonist you send to work.
blueprint-command-center = Command centre
blueprint-command-center-does = Move your rover by the level of the best rover technology in play, and one hex more per crystal.

## scientists and contracts

scientist-geologist = Geologist
scientist-geologist-does = Costs two colonists sent to work. Works in advanced mines; 3 points per advanced generator on Mars.
scientist-rd-engineer = R&D engineer
scientist-rd-engineer-does = Costs two minerals. Works in advanced generators; 3 points per advanced water extractor on Mars.
scientist-hydrologist = Hydrologist
scientist-hydrologist-does = Costs two batteries. Works in advanced water extractors; 3 points per advanced greenhouse on Mars.
scientist-biochemist = Biochemist
scientist-biochemist-does = Costs two water. Works in advanced greenhouses; 3 points per advanced oxygen condenser on Mars.
scientist-geochemist = Geochemist
scientist-geochemist-does = Costs two plants. Works in advanced oxygen condensers; 3 points per advanced shelter on Mars.
scientist-systems-engineer = Systems engineer
scientist-systems-engineer-does = Costs two oxygen. Works in advanced shelters; 3 points per advanced mine on Mars.
contract-mine = Contract: advanced mine
contract-generator = Contract: advanced generator
contract-extractor = Contract: advanced water extractor
contract-greenhouse = Contract: advanced greenhouse
contract-condenser = Contract: advanced oxygen condenser
contract-shelter = Contract: advanced shelter
contract-deliver-mineral = Contract: 4 minerals
contract-deliver-battery = Contract: 3 batteries, 2 minerals
contract-deliver-water = Contract: 3 water, 2 minerals
contract-deliver-oxygen = Contract: 3 oxygen, 2 minerals
contract-deliver-plant = Contract: 3 plants, 2 minerals
contract-deliver-crystal = Contract: 3 crystals, 2 minerals
contract-upgrade-does = Your advanced building of this type in a complex of at least four: 12 points at the end, otherwise you lose 6.
contract-deliver-does = All these goods on the card: 9 points at the end, otherwise you lose 4.

## goals

goal-blueprints = Goal: four blueprints
goal-blueprints-does = Have four blueprints, built or not. Reward: two upgrades without mineral, or two developments.
goal-advanced = Goal: three advanced buildings
goal-advanced-does = Have three advanced buildings. Reward: three resources other than minerals, or two developments.
goal-mines = Goal: three mines
goal-mines-does = Have three mines with your colonist or marker. Reward: three minerals, or two developments.
goal-discoveries = Goal: three discoveries
goal-discoveries-does = Have taken three discovery tiles. Reward: five hexes for your rover, or two developments.
goal-complex = Goal: a complex of four
goal-complex-does = Have an advanced building in a complex of at least four. Reward: two colonists, or two developments.
goal-resources = Goal: four of a kind
goal-resources-does = Store four of one resource other than minerals. Reward: a contract without cost, or two developments.
goal-shelters = Goal: three shelters
goal-shelters-does = Have three shelters on Mars. Reward: two colonists, or two developments.
goal-level = Goal: colony level 3
goal-level-does = The colony has reached level 3. Reward: five hexes for your rover, or two developments.
goal-colonists = Goal: seven colonists
goal-colonists-does = Have seven colonists at home. Reward: a ship without cost, or two developments.
goal-technologies = Goal: five technologies
goal-technologies-does = Have five technology tiles. Reward: two colonists back from slots or work, or two developments.
goal-ships = Goal: three ships
goal-ships-does = Have three ships in your hangar. Reward: travel to the other side, or two developments.
goal-research = Goal: two research tiles
goal-research-does = Have two research tiles. Reward: a scientist without cost, or two developments.
goal-contract = Goal: scientist and contract
goal-contract-does = Have a scientist and a completed contract. Reward: a contract without cost, or two developments.
goal-laboratory = Goal: advanced laboratory
goal-laboratory-does = Have three technology tiles in columns 3 to 6. Reward: three crystals, or two developments.
goal-progress = Goal: progress
goal-progress-does = Have three cubes in the progress area. Reward: two colonists back from slots or work, or two developments.
goal-complexes = Goal: two complexes
goal-complexes-does = Have advanced buildings in two different complexes of at least three. Reward: two upgrades without mineral, or two developments.
goal-reward-develop = Two developments without cost
goal-reward-upgrade = Up to two upgrades without mineral
goal-reward-resources = Up to three resources other than minerals
goal-reward-minerals = Three minerals
goal-reward-rover = Five hexes for your rover
goal-reward-colonists = Two colonists from the reserve
goal-reward-contract = A contract without cost
goal-reward-ship = A ship without cost
goal-reward-retrieve = Two colonists back from slots or work
goal-reward-travel = Travel to the other side
goal-reward-scientist = A scientist without cost
goal-reward-crystals = Three crystals

## missions

mission-discovery = Take discovery tiles
mission-blueprints = Obtain blueprints
mission-bots = Place bots on Mars
mission-techs = Learn technologies
mission-scientists = Hire scientists
mission-research = Take research tiles
mission-advanced = Advanced buildings on Mars
mission-progress = Cubes in the progress area
mission-contracts = Complete contracts
missions-remaining = Missions until the end

## first colonists

card-a = A card
card-a-does = Construct one of these and draw two B cards: { $buildings }.
card-b-does = Do this and show the card for its reward.
task-blueprint = B card: obtain a blueprint, gain a crystal
task-technology = B card: learn a technology, gain oxygen
task-develop = B card: develop a technology, gain a plant
task-research = B card: take a research tile, gain a mineral
task-shelter = B card: construct a shelter, gain water
task-scientist = B card: hire a scientist, gain a crystal
task-shuttle = B card: take the shuttle, gain a battery
task-discovery = B card: take a discovery tile, gain a crystal

## actions

action-pod = Landing pod
action-blueprint = Obtain a blueprint
action-learn = Learn a technology
action-develop = Research and development
action-resupply = Resupply
action-control = Control centre
action-construct = Construct a building
action-upgrade = Upgrade a building
action-welcome = Welcome a ship
action-hire = Hire a scientist or take a contract
executive-develop = Develop a technology without cost
executive-rover = Move your rover
executive-blueprint = Take a blueprint
executive-upgrade = Upgrade a building
executive-mineral = Gain a mineral
executive-bots = Move your bots
executive-warehouse = Take a resource from the warehouse
side-orbit = orbit
side-colony = the colony
space-bonus-1 = no bonus
space-bonus-2 = a good from the warehouse
space-bonus-3 = a technology tile, at its cost
space-bonus-4 = a colonist, for water or a plant
space-bonus-5 = no bonus
space-bonus-6 = a good from the warehouse
space-bonus-7 = two hexes for your bots
space-bonus-8 = a blueprint
reward-technology = the level of your best technology
reward-ships = 2 per ship in the hangar
reward-advanced = 2 per advanced building
reward-mines = 2 per mine of yours
reward-bots = 2 per bot on Mars
reward-discoveries = 2 per discovery tile
reward-shelters = 2 per shelter on Mars
reward-colonists = 1 per colonist at home
benefit-bots = Two hexes for your bots
benefit-mineral = A mineral
benefit-crystal = A crystal
benefit-colonist = A colonist back from a slot or from work
direction-n = north
direction-ne = north-east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-nw = north-west

## the table

headline = Round { $round } · { $phase } · colony level { $level }
phase-set-up = set-up
phase-choosing = turn order
phase-launching = start of the shuttle
phase-colonization = colonization phase
phase-shuttle = shuttle phase
phase-final = last goods on contracts
phase-over = end of the game
panel-mars = Mars
panel-orbit = Orbit
panel-colony = Colony
panel-order = Turn order and shuttle
zone-slot = { $action }
zone-exploration = Exploration
zone-display = Blueprints
zone-grid = Technology grid
zone-warehouse = Warehouse
zone-board = Scientists and contracts
zone-stacks = Buildings
zone-pile = Contracts to come
zone-home = Home
zone-work = At work
zone-reserve = Reserve
zone-storage = Storage and depot
zone-depot = Ships
zone-laboratory = Laboratory
zone-spaces = Free spaces of the laboratory
zone-garage = Bots and rover in reserve
zone-blueprints = Blueprints held
zone-people = Scientists and contracts held
zone-goals = Private goals
zone-spent = Goals used as crystals
zone-first = First Colonist cards
order-space = Space { $n }
table-missions = Missions
table-rewards = Points for what the colony needs
column-need = Still needed
column-start = At the start
column-crystals = Crystals each
track-level = Colony level
track-lss = { $building }: { $reward }
shuttle-at = { $side }, space { $n }
shuttle-gone = gone
fact-discoveries-left = Discovery tiles in the stack
fact-blueprints-left = Blueprints in the deck
fact-techs-left = Technology tiles to come
fact-cost = Cost
fact-slots = Spaces
fact-rows = Of each at most
fact-arrows = Next tile has arrows
fact-bonus = Bonus
fact-side = Side
fact-shuttle = Shuttle
fact-departs = Shuttle phases until it leaves
fact-ending = End of the game triggered
fact-queue = Still to decide, in this order
fact-debts = Tiles used in this turn
fact-owed = Contracts to put on the board
tech-of = { $tech } ({ $who })
fact-points = Points if the game ended now
fact-scored = Scored so far
fact-storage = Storage per resource
fact-quarters = Colonists at home
fact-depot = Crystals in the depot
fact-shelters-left = Shelters in reserve
fact-markers-left = Markers left
fact-found = Discovery tiles taken
fact-research = Research tiles
fact-progress = Cubes in the progress area
fact-goal = Goal achieved
fact-tech-level = Level
fact-space = Space
fact-upgrades = Upgrades
fact-blueprint-level = Level
fact-built = Built
fact-works-here = Works here
fact-works-in = Works in
fact-completed = Completed
fact-column = Into column { $n } (points at the end: { $points })
fact-develop = Next development
fact-points-end = Points at the end
fact-points-each = Points each at the end
fact-points-built = Points at the end, built or not
fact-points-completed = Points at the end, completed or not
fact-gives = Gives when taken
fact-opens = Opens
fact-done = Done
fact-ladder = Points at the end, from so many colonists on
ladder-step = { $n }: { $points }
status-turn = plays
status-waiting = waits for the turn
status-played = has played
status-travel = may travel
status-settled = has decided

## questions

ask-space = Which turn order space do you take?
ask-launch = On which side does the shuttle start?
ask-turn = What do you do?
ask-turn-after = Your main action is done. Anything else?
ask-price = { $action }: the price of the others’ presence is { $n }. How do you pay?
ask-pay = What do you pay as { $good }?
ask-spend = How do you pay { $n } in crystals?
ask-obtain = Which blueprint do you take?
ask-obtain-sending = Which blueprint do you take, for a colonist sent to work?
ask-learn = Which technology do you learn?
ask-learn-sending = Which technology do you learn, for a colonist sent to work?
ask-laboratory = Where do you put it: { $tech }?
ask-develop = Which technology do you develop?
ask-develop-sending = Which technology do you develop, for a colonist sent to work?
ask-warehouse = What do you take from the warehouse?
ask-warehouse-sending = What do you take from the warehouse, for a colonist sent to work?
ask-move = Which piece moves? Points: bots { $bots }, rover { $rover }.
ask-move-bots = Which bot moves? Points: { $bots }.
ask-move-rover = Where does your rover go? Points: { $rover }.
ask-construct = What do you construct?
ask-site-mine = Where does the mine go?
ask-site-generator = Where does the generator go?
ask-site-extractor = Where does the water extractor go?
ask-site-greenhouse = Where does the greenhouse go?
ask-site-condenser = Where does the oxygen condenser go?
ask-site-shelter = Where does the shelter go?
ask-site-upgrade = Which building becomes { $card }?
ask-site-explore = Where do you put it: { $tile }?
ask-use = Whose tile do you use: { $tech }, at least level { $n }?
ask-use-ship = Whose tile do you use for more colonists: { $tech }?
ask-upgrade = Which blueprint do you build?
ask-more = How do you upgrade another building?
ask-welcome = Which ship do you welcome? Its space opens an executive action.
ask-welcome-sending = Which ship do you welcome next, for a colonist sent to work?
ask-crew = Who arrives?
ask-hire = Which card do you take?
ask-refill = Which contract do you put on the board?
ask-put-bot = Where does your new bot start?
ask-put-displaced = Your piece must make room: { $piece }. Where does it go?
ask-benefit = Which benefit do you take for meeting the colony’s need?
ask-retrieve = Where does a colonist come back from? { $n } at most.
ask-repay = Your tile was used: { $tech }. Keep the oxygen, or develop it?
ask-travel = Do you discard a ship to travel?
ask-travel-shuttle = Do you take the shuttle?
ask-explore = Which discovery tile do you place?
ask-take = Do you take it: { $tile }?
ask-reward = Which reward do you take? { $goal }
ask-deliver = What do you put on your contracts?
ask-overflow = No room for this: { $good }. Put it on a contract?
ask-recruit = What do you pay for a colonist?
ask-gain = Which resource do you gain? { $n } to choose.
ask-return = From which side do your colonists come home?
ask-radar = Which discovery tile goes on the radar?
ask-produce = What produces once more, for a colonist sent to work?
ask-rival-site = Lacerda builds: { $building }. Several places are equal; where?
ask-boost = How many colonists do you send to work?

## options

no-turn = End your turn
no-obtain = No blueprint
no-learn = No technology
no-develop = No development
no-warehouse = Nothing
no-move = Stop here
no-construct = Construct nothing
no-use = No technology
no-upgrade = No upgrade
no-more = No more upgrades
no-welcome = No ship
no-hire = Nobody
no-retrieve = Nobody
no-repay = Keep the oxygen
no-travel = Stay
no-take = Leave it there
no-deliver = Nothing
no-recruit = No colonist
no-gain = Nothing more
no-rival-site = Let chance decide
no-produce = Nothing more
yes-travel = Travel
yes-take = Take it
pick-space = { $n }: { $bonus }
pick-price = Colonists { $colonists }, crystals { $crystals }
pick-boost = { $n ->
    [0] nobody
    [one] { $n } colonist
   *[other] { $n } colonists
}
pick-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
pick-forgo = Discard { $goal }
pick-develop = { $tech } → { $space }
pick-at = { $what } · { $cost }
pick-act = { $action } · 1 colonist
pick-act-price = { $action } · 1 colonist, and { $n } for those present
pick-obtain = { $card } · { $building }, { $n } points · gives { $good }
pick-upgrade = { $card } · { $building }, { $n } points
pick-site = { $hex } · { $n } × { $good }
pick-use = { $who }, level { $n }
pick-more-colonist = Send a colonist to work
pick-welcome = From depot space { $n }: { $action }
pick-deliver = { $good } onto { $contract }
pick-execute = { $action } · crystals: { $n }
pick-use-paid = { $card } · crystals: { $n }
pick-use-free = { $card } · with the scientist: { $who }
pick-achieve = Show { $goal }
pick-speed = Rover technology of { $who }: { $n } more
pick-step = { $piece } { $origin } → { $target } ({ $direction })
pick-step-crystal = { $piece } { $origin } → { $target } ({ $direction }), for a crystal
crew-colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
crew-bot = { $n ->
    [one] { $n } colonist and a bot
   *[other] { $n } colonists and a bot
}

## why not

why-main-done = your main action is done
why-executive-done = your executive action is done
why-other-side = on the other side
why-slot-taken = your colonist is already there
why-no-colonist = no colonist at home
why-price = the others’ presence costs too much
why-no-marker = no advanced building marker left
why-no-blueprint = no blueprint displayed
why-not-displayed = not displayed
why-grid-empty = no tile there
why-tech-owned = you have this technology
why-laboratory-full = first column full
why-cost = cost too high
why-no-tile = no tile there
why-space-taken = space taken
why-no-building-left = no tile left
why-no-miner = no colonist at home for the mine
why-no-site = no suitable place within reach
why-built-up = already built on
why-technology = no technology of a high enough level
why-distance = no building of the type at two hexes
why-out-of-reach = out of your bots’ reach
why-nothing-to-construct = nothing you can construct
why-not-yours = not yours
why-already-built = already built
why-no-building = no building there
why-other-type = another type
why-already-advanced = already upgraded
why-small-complex = complex smaller than three
why-no-mineral = no mineral
why-nothing-to-upgrade = nothing you can upgrade
why-no-ship = no ship in the depot
why-ship-limit = no more ships than the colony’s level
why-board-empty = no card there
why-crystals = too few crystals
why-nobody-to-hire = no card you can take
why-other-card = not this sort of card
why-colour-owned = you have this colour
why-full-depot = depot full
why-full-storage = storage full
why-warehouse-empty = none left there
why-no-crystal-here = resources only
why-nothing-to-fetch = nothing there you can store
why-ship-in-the-way = a ship stands there
why-free-already = a scientist works there: it is free
why-not-built = not built
why-no-scientist = no scientist for it
why-no-producer = nothing of yours produces
why-other-resource = water or a plant only
why-nobody-there = nobody to call back
why-no-bot = no bot on Mars
why-in-orbit = you are in orbit
why-rover-technology = neither rover technology nor crystals
why-no-discovery = no discovery tile
why-goal-shown = you have achieved a goal
why-goal-open = not fulfilled
why-no-reward = no reward would help
why-not-empty = not empty
why-not-at-three = not at three hexes from your rover
why-occupied = another piece stands there
why-farther = a nearer place is free
why-nothing-left = nothing could be done then
why-needed = needed for the rest of the cost
why-none-in-stock = none in stock
why-contract-in-play = not in the pile
why-no-bot-left = no bot in reserve
why-technology-used = a rover technology is in use already
why-other-piece-first = the piece on the move cannot stop where it is
why-nowhere-to-stop = no place to stop within its points
why-no-points = no movement points or crystals left

## the log

story-gain = { $who } gains { $n } × { $good }.
story-lose = { $who } has no room: { $good } is lost.
story-pay = { $who } pays { $n } × { $good }.
story-deliver = { $who } puts this on { $contract }: { $good }.
story-store = { $who } stores { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}.
story-forgo = { $who } discards a private goal as a crystal.
story-fetch = { $who } takes this from the warehouse: { $good }.
story-contribute = { $who } contributes to a mission and gains { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}: { $mission }, { $left } to go.
story-mission = Mission completed: { $mission }.
story-remaining = Missions until the end: { $n }.
story-complete = { $who } has completed this: { $contract }.
story-card-a = { $who } reveals an A card and draws two B cards.
story-task = { $who } shows this: { $task }.
story-step = { $who } moves to { $hex }: { $piece }.
story-gather = { $who } gathers a crystal in { $hex }.
story-destroy = { $who } destroys a tile in { $hex }: { $tile }.
story-crush = { $who } removes a crystal from { $hex }.
story-displace = A piece of { $who } makes room and goes to { $hex }: { $piece }.
story-obtain = { $who } obtains a blueprint: { $card }.
story-upgrade = { $who } upgrades { $hex }: { $card }.
story-use = { $who } uses a tile of { $whose }: { $tech }.
story-use-own = { $who } uses a tile of its own: { $tech }.
story-learn = { $who } learns this: { $tech } ({ $space }).
story-develop = { $who } develops this: { $tech } ({ $space }).
story-construct = { $who } constructs in { $hex }: { $building }.
story-progress = { $who } moves a cube to the progress area: { $building }.
story-spread = A crystal appears in { $hex }.
story-support = Life support rises to { $n }: { $building }.
story-score = { $who } scores { $n }: { $why }.
score-for-first = first building of its kind
score-for-reward = the colony needed it
score-for-mine = mineral mine
score-for-progress = progress area
story-welcome = { $who } welcomes the ship of depot space { $n }.
story-bot = A new bot of { $who } starts in { $hex }.
story-colonists-sent = { $who } sends { $n ->
    [one] 1 colonist
   *[other] { $n } colonists
} to work.
story-colonists-cleared = The slots are full, { $who } must let { $n ->
    [one] 1 colonist
   *[other] { $n } colonists
} go to work: { $where }.
story-colonists-placed = { $who } places a colonist: { $where }.
story-colonists-mine = { $who } sends a colonist to the mine on { $where }.
story-colonists-arrive = { $n ->
    [one] 1 colonist arrives
   *[other] { $n } colonists arrive
} for { $who }.
story-colonists-home = { $who } calls { $n ->
    [one] 1 colonist
   *[other] { $n } colonists
} home from here: { $where }.
story-colonists-no-room = { $who } has no room at home, { $n ->
    [one] 1 colonist goes
   *[other] { $n } colonists go
} to the reserve from here: { $where }.
story-hire = { $who } hires the { $card }.
story-contract = { $who } takes this: { $card }.
story-refill = { $who } puts this on the board: { $card }.
story-take = { $who } takes a tile in { $hex }: { $tile }.
story-travel = { $who } travels to { $side }.
story-explore = { $who } places a tile in { $hex }: { $tile }.
story-space = { $who } takes turn order space { $n }.
story-execute = { $who }, executive action: { $action }.
story-run = { $who } uses an advanced building: { $card }.
story-works = { $who } sends a scientist to { $card }: { $scientist }.
story-radar = { $who } puts a tile on the radar: { $tile }.
story-goal = { $who } achieves this: { $goal }.
story-turn = { $who } takes a turn.
story-act = { $who }, main action: { $action }.
story-level = The colony rises to level { $n }.
story-counted = { $who }, { $what }: { $n }.
story-total = { $who }: { $n } points in all.
story-launch = { $who } has the shuttle start from { $side }.
story-ending = The end of the game is triggered: one more round.
story-approach = The shuttle moves to space { $n }: { $side }.
story-fly = The shuttle travels to { $side }, space { $n }.
story-discard-ship = { $who } discards a ship to travel.
story-round = Round { $n } begins.
story-objective = Objective met: { $met }. { $what }.
story-reveal = Lacerda reveals a card: { $card }.
story-icon = Lacerda’s bot moves on: { $building }.
story-instead = Lacerda cannot do this, { $why }, and moves its rover instead: { $action }.
instead-slot = its colonist is there already
instead-price = too few crystals for the others’ presence
instead-nothing = nothing there for it
story-grow = { $who } welcomes a ship.
story-new-bot = { $who } takes a bot.
story-reshuffle = Lacerda’s cards are shuffled again: from now on each of them also moves a mission.
story-scored-plan = Lacerda’s scientists score for this type, blueprints displayed: { $n }. { $building }.
story-most-plans = The type with the most blueprints displayed, the first of equals: { $n }. { $building }.
story-cheapest = Lacerda takes the cheapest technology, the left-most of equals.
story-most-developed = Lacerda develops its most developed tile that can move, the lower of equals.
story-least-developed = Lacerda develops its least developed tile that can move, the lower of equals.
story-spare = The colony has enough of this for now, Lacerda looks at the next type: { $building }.
story-largest = The largest building or complex possible: { $n }. Equal places: { $choices }.
story-best-plan = Lacerda upgrades with the blueprint worth most, in points: { $n }. Equal choices: { $choices }.
story-scores-most = Lacerda hires who would score for the most blueprints that anybody holds: { $n }. Equal choices: { $choices }.
story-pays-most = Lacerda has two scientists, or none is left: the contract worth most, in points: { $n }. Equal choices: { $choices }.
story-aim = Lacerda’s rover makes for { $hex }, the nearest tile it can take; hexes away: { $n }. Equal choices: { $choices }.
story-no-aim = There is no tile that Lacerda’s rover could take.
story-needs-nobody = Lacerda needs no colonist and moves its rover instead.
story-fullest = Lacerda takes what the warehouse has most of, the left-most of equals: { $n } there.
story-farthest = At three hexes from Lacerda’s rover, as far as possible from yours: { $n }. Equal places: { $choices }.
story-stays = Lacerda’s card keeps it from travelling.

## the solo game

solo-card = action { $n }, mission { $letter }
solo-card-stays = action { $n }, mission { $letter }, does not travel
zone-solo-discard = Cards played
zone-solo-card = Its card
fact-bots = Bots on Mars
column-reached = Reached
column-wanted = Wanted
fact-pending = Crystals waiting
fact-hangar = Ships in the hangar
fact-icon = Its bot is on
fact-deck = Cards in its deck
fact-passes = Times its deck was shuffled again
column-met = Met
objective-level-3 = The colony reaches level 3
objective-level-4 = The colony reaches level 4
objective-contract = A completed contract
objective-contracts = A completed contract of each sort
objective-goal = A private goal achieved
objective-technology-6 = A technology of level 6
objective-research = Two research tiles
objective-shelters = Four shelters on Mars
objective-mines = Three mines with your colonist or marker
objective-advanced = Five advanced buildings
objective-margin = Ahead of Lacerda, in points: at least { $n }
objective-greenhouse-contract = The greenhouse contract completed
objective-plant-contract = The contract of plants and minerals completed
objective-biochemist = The biochemist hired
objective-advanced-greenhouses = Three advanced greenhouses
objective-greenhouse-complex = A complex of five greenhouses
objective-plants = Five plants in storage
objective-greenhouse-technology = Greenhouse technology of level 6
objective-orbit = The game ends with you in orbit

## scores

score-during = During the game
score-progress = Progress area
score-ships = Ships
score-colonists = Colonists
score-technology = Technology
score-blueprints = Blueprints
score-scientists = Scientists
score-contracts = Contracts

## rules summary

rules-1-title = The aim
rules-1 = You lead one of the companies that build the first colony on Mars. Points come from meeting the colony’s needs, from progress and, at the end, from what you have developed. The highest score wins.
rules-2-title = A round
rules-2 = A round has two phases. In the colonization phase everyone takes a turn in the order of the spaces 1 to 8: one main action of your side of the board, and at most one executive action before or after it. In the shuttle phase you may change sides.
rules-3-title = Colonists on actions
rules-3 = Some main actions want a colonist on their slots. For each rival colour already there you pay a crystal or send another colonist to work; with two players for each colonist there. When the slots are full, those with the most colonists there go to work first.
rules-4-title = In orbit
rules-4 = In orbit you obtain blueprints, learn technologies, develop them, resupply from the warehouse, or take the landing pod down to the colony. Most actions grow with colonists you send to work.
rules-5-title = In the colony
rules-5 = In the colony you move bots and rover, construct and upgrade buildings, welcome ships, and hire scientists or take contracts.
rules-6-title = Stores and crystals
rules-6 = You store of each resource one more than your shelters on Mars, and home has room for four colonists and two more per extra shelter. A mineral stands in for any other resource. Crystals you gain can be spent from your next turn on.
rules-7-title = Constructing
rules-7 = A new building stands within reach of your bots: at two hexes from one of its type, or next to one. Next to one it joins a complex, and needs a technology whose level is the number of buildings joined. You gain as many goods as the new complex has buildings.
rules-8-title = What buildings cost
rules-8 = A generator costs a mineral, a water extractor a battery, a greenhouse water, a condenser a plant, a shelter oxygen; a mine costs a colonist, who stays there. An upgrade costs a mineral.
rules-9-title = Others’ technologies
rules-9 = You may use anyone’s technology tile. Its owner gets an oxygen for it, or develops the tile at the end of your turn.
rules-10-title = Technologies and the laboratory
rules-10 = A technology tile of the bottom row is free; the middle row costs a battery, the top row a battery and any resource. A development into column 2 costs any resource, into 3 or 4 oxygen, into 5 oxygen and any resource, into 6 oxygen and a crystal. At the end a tile pays 1, 2, 3, 4, 5 or 9 points by its column.
rules-11-title = Spaces of the laboratory
rules-11 = Spaces of the laboratory give, top or bottom: in column 1 a good from the warehouse or a crystal, in column 3 a mineral or two hexes for your bots, in column 5 an upgrade or a blueprint, and there one more for each colonist you send to work.
rules-12-title = The colony’s needs
rules-12 = A generator, extractor, greenhouse or condenser that the colony still needs pays the reward above its column and a benefit; the first of each kind 2 points more. When all four needs are met, the colony’s level rises at the end of the turn.
rules-13-title = Levels of the colony
rules-13 = Each level brings new blueprints and technologies, fills the warehouse and allows another ship. Levels 2 and 3 pay for your cubes in the progress area; from level 3 on each level brings the end nearer.
rules-14-title = Advanced buildings
rules-14 = An advanced building produces when you travel to orbit, and its card is an executive action for two crystals, or free with a scientist of its type, also for the scientist’s owner.
rules-15-title = Ships
rules-15 = A ship leaves your depot for the hangar for water and a plant, never more of them than the colony’s level. It brings a colonist and a bot, or two colonists, opens an executive action, and is worth 3 points or a journey.
rules-16-title = Scientists and contracts
rules-16 = A scientist costs two of a resource, the geologist two colonists sent to work, and pays 3 points for each advanced building on Mars of the type it scores. A contract costs a crystal and pays 12 points (upgrade) or 9 (delivery); if it is not completed it costs 6 or 4.
rules-17-title = Executive actions
rules-17 = Executive actions of the depot cost crystals: 4 to develop a technology or to move your rover, 3 for a blueprint, an upgrade or a mineral, 2 to move your bots or for a resource from the warehouse.
rules-18-title = Rover and bots
rules-18 = The rover gathers crystals it passes and takes the tile where it stops, if the tile gives it anything. Bots destroy what they stop on.
rules-19-title = Missions and goals
rules-19 = Every contribution to a mission gives crystals. You have three secret goals: achieve one of them for its reward, or use them as crystals.
rules-20-title = The end
rules-20 = Three missions end the game, fewer as the colony grows; level 5 ends it too. The round is finished and one more is played, without a shuttle phase.
rules-21-title = The final score
rules-21 = At the end progress pays 1, 2, 4, 7 or 11 points for 1 to 5 cubes, a ship in the hangar 3, the living quarters 3, 6, 10, 15 or 21 from 3, 5, 7, 9 or 11 colonists on, a built blueprint 3 (level 1) or 5 (level 3), which an unbuilt one costs; then technology, scientists and contracts.
rules-22-title = Alone: Lacerda
rules-22 = Alone you meet Lacerda, which plays from its own deck of cards by fixed rules. You win if you meet all the objectives of the level you chose, among them a lead in points.

## about

about-1 = This is an unofficial adaptation of On Mars, a game by Vital Lacerda published by Eagle-Gryphon Games. It is neither made nor approved by its author or its publisher.
about-2 = We worked from the French rulebook and reference guide, without their pictures. Texts here are in our own words.
about-3 = The map, the laboratory and the starting places are read from photographs of the game; the shelters of the two-player game are deduced by symmetry.
about-4 = Which building tiles carry arrows is reconstructed: three of the six of each type.
about-5 = The discovery tiles are deduced from their number; two minerals on one of them is our choice.
about-6 = Which missions are short or long is partly reconstructed, and so are the laboratory spaces of one private goal.
about-7 = Of the First Colonist cards, the building types come from a player’s list, and most rewards are invented.
about-8 = Where the rulebook is silent, we decided. Every decision is listed in the file RULINGS.md of this game.
