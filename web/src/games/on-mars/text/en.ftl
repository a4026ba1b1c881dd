om-orbit = Orbit
om-colony = Colony
om-my-board = My board
om-mine = Mine
om-colonist = a colonist
om-board-of = The board of { $who }
om-round = Round { $n }
om-phase-colonization = Colonization
om-phase-shuttle = Shuttle
om-until = Colony level { $level } · { $n ->
    [one] { $n } mission until the end
   *[other] { $n } missions until the end
}
om-last-round = The last round
om-end-turn = End the turn
om-level = Level { $n }
om-support = Life support
om-needs = Level { $n } needs: { $what }
om-for-you = for you: { $n }
om-left = left
om-end = end
om-of = of { $n }
om-n-of = { $n } of { $m }
om-pts = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
om-next = +{ $n } next turn
om-price = And { $n } for those present, in colonists or crystals
om-mission-pays = A mission pays here, crystals: { $n }
om-to-colony = to the colony
om-to-orbit = to orbit
om-leaves = { $n ->
    [one] this round
   *[other] in { $n } rounds
}
om-stands = stands still
om-act-pod = Landing pod
om-act-pod-does = to the colony now
om-act-blueprint = Blueprint
om-act-learn = Technology
om-act-learn-does = no colonist
om-act-develop = R&D
om-act-resupply = Resupply
om-act-resupply-does = 1 good, +1 each
om-act-construct = Construct
om-act-upgrade = Upgrade
om-act-hire = Hire, contract
om-act-control = Control centre
om-act-control-does = bots 2, rover 2
om-act-welcome = Welcome ship
om-act-welcome-does = 1 water, 1 plant
om-b-mine = Mine
om-b-generator = Generator
om-b-extractor = Extractor
om-b-greenhouse = Greenhouse
om-b-condenser = Condenser
om-b-shelter = Shelter
om-m-discovery = Discoveries
om-m-blueprints = Blueprints
om-m-bots = Bots
om-m-techs = Technologies
om-m-scientists = Scientists
om-m-research = Research tiles
om-m-advanced = Advanced
om-m-progress = Progress
om-m-contracts = Contracts
om-lab-points = { $n } pts · cost to enter a column above
om-depot = Depot
om-depot-hint = executive action, price
om-quarters = Quarters
om-x-develop = Develop, free
om-x-rover = Rover 2 hexes
om-x-blueprint = Blueprint
om-x-upgrade = Upgrade
om-x-mineral = 1 mineral
om-x-bots = Bots 2 hexes
om-x-warehouse = Warehouse
om-x-building = Advanced building
om-r-work = at work
om-r-reserve = reserve
om-r-hangar = hangar
om-r-garage = bots
om-r-shelters = shelters
om-r-markers = markers
om-r-found = found
om-wh-hint = { $n } of each at most, no mineral
om-techs = Technology
om-techs-hint = price of the row · who has it, level · { $n } to come
om-t-mine = Mine
om-t-generator = Generator
om-t-extractor = Water
om-t-greenhouse = Greenhouse
om-t-condenser = Oxygen
om-t-rover = Rover
om-t-ship = Ship
om-t-upgrade = Upgrade
om-t-shelter = Shelter
om-explore-hint = laid 3 hexes from your rover · { $n } in the stack
om-plans-hint = points if built, lost if not · { $n } in the deck
om-objectives = Objectives
om-pile = contracts in the pile: { $n }
om-contract = Contract
om-in-a = in a { $n }
om-per-advanced = per advanced
om-works-in = in
om-progress-hint = { $pts } pts by cubes
om-lacerda-card = Lacerda’s card
om-mission-letter = Mission { $letter }
om-stays = does not travel
om-travels = travels
om-deck = cards left: { $n }
om-builds-next = builds next
om-side-tip = { $side }, turn order { $n }
om-colonists-tip = Colonists at home; on slots and at work
om-crystals-tip = Crystals, room for them, and those to come
om-out = { $n } out
om-no-goods = no goods
om-tip-shelters = Shelters on Mars
om-tip-bots = Bots on Mars
om-tip-hangar = Ships in the hangar
om-tip-plans = Blueprints built, of those held
om-tip-scientists = Scientists
om-tip-contracts = Contracts completed, of those held
om-use-gives = gives { $who } 1 oxygen or a development
om-built = Built in { $hex }
om-for-a = For: { $what }
om-k-goal = Private goal
om-k-scientist = Scientist
om-k-contract = Contract
om-k-first = First Colonist
om-no-cards = No cards yet
om-travel-orbit = Travel to orbit
om-travel-colony = Travel to the colony
om-one-ship = −1 ship
om-stay-hint = Space { $n } stays yours, without its bonus. Nothing is produced, nobody comes home.
om-won = Won: all { $n } objectives are met
om-lost = { $n ->
    [one] Lost: one objective is missing
   *[other] Lost: { $n } objectives are missing
}
om-course = The course of the colony
om-legend = The icons
om-legend-map = A number between buildings is the size of their complex. A ring with a glyph is an advanced building and its owner. While pieces move, a hex says how many points would be left; dashed ones cost crystals.
om-i-bot = Bot
om-i-rover = Rover
om-i-colonist = Colonist
om-i-ship = Ship
om-i-blueprint = Blueprint
om-i-om-face = Scientist
om-i-contract = Contract
om-i-om-upgrade = Upgrade, advanced
om-i-sample = Research
om-i-discovery = Discovery
om-i-om-arrows = Brings crystals to light
om-go-travel = Travel, space { $n }
om-go-build = Build in { $hex }
om-go-move = Move to { $hex }
om-go-both = Develop both
om-then-develop = And then, in the same go
om-production = Production
om-none-made = nothing
om-home = Home
om-from-slots = { $n } from slots
om-from-work = { $n } from work
om-then-order = Then turn order:
om-which-hex = which hex?
om-bonus-1 = no bonus
om-bonus-2 = warehouse
om-bonus-3 = technology
om-bonus-4 = colonist
om-bonus-5 = no bonus
om-bonus-6 = warehouse
om-bonus-7 = bots 2
om-bonus-8 = blueprint
om-terms = How it is paid for
om-presence = For those present: { $n }
om-needs-tech = { $tech }{ $n ->
    [0] {""}
   *[other] , level { $n } or more
}
om-pays = What pays { $good }?
om-crystals = Crystals to pay: { $n }
om-fewer = A colonist less, a crystal more
om-more = A colonist more, a crystal less
om-of-yours = of { $n }
om-have = you have { $n } of { $m }
om-no-room = no room: you have { $n } of { $m }
om-next-turn = from your next turn on; you have { $n } of { $m }
om-by-bots = any of your bots, two hexes in all
om-at-home = at home { $n } of { $m }
om-bots-left = bots in reserve: { $n }
om-there = yours there: { $n }
om-once-more = { $n ->
    [one] one more upgrade
   *[other] { $n } more upgrades
}
om-contract-pays = { $n } points, or −{ $loss }
om-opens = each use { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} · ship { $place }
om-nobody = nobody
om-points = points
om-moving = This move
om-points-left = { $n } left
om-rover-more = Rover +{ $n }
om-with-mine = with your own technology
om-move-hint = number: points left there
om-move-paid = costs crystals
