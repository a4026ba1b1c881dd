### First Martians, English

## game

game-title = First Martians
game-pitch = A crew, a leaking base and a red horizon: plan together, keep the lights on and finish the mission before time or luck runs out.
option-mission = Mission
option-mission-home = Make Yourself at Home
option-mission-beacon = Beacon Nine
option-mission-ice = What the Ice Remembers
option-mission-regolith = Regolith Works
option-mission-storm = Brown Sky
option-mission-harvest = Second Harvest
option-mission-contact = Campaign: Out of Contact
option-difficulty = Difficulty
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard

## small words

nothing = nothing
number = { $n }
of = { $n } of { $most }
of-range = { $n } (from { $least } to { $most })
person = { $who }, { $job }
job-and-profile = { $job }, { $profile }
with-cause = { $what } ({ $why }).
without-cause = { $what }.
because-of = { $near } ← { $far }
headline = { $mission } · round { $round } of { $rounds } · { $phase }
phase-crew = choosing the crew
phase-events = events
phase-morale = morale
phase-production = production
phase-planning = planning
phase-resolving = actions
phase-dusk = actions
phase-malfunction = malfunction
phase-upkeep = upkeep
phase-interlude = between two missions

## resources, parts, blocks

resource-oxygen = oxygen
resource-energy = energy
resource-food = food
part-connector = energy connector
part-filter = oxygen filter
part-hardware = hardware
part-cpu = CPU
part-chosen = part of your choice
part-random = part at random
block-workshop = Working Block
block-habitation = Living Block
block-system = System Block
block-chosen = a block of your choice
block-same = the same block
block-die-yellow = yellow (Working Block)
block-die-orange = orange (Living Block)
block-die-red = red (System Block)
slot = { $facility }: { $part }
slot-working = { $part }
slot-broken = { $part }, broken
slot-mended = { $part }, repaired from the end of this phase
broken-note = { $does } Remedy: { $remedy }

## facilities

facility-oxygenator-1 = Oxygenator 01
facility-oxygenator-2 = Oxygenator 02
facility-solar-1 = Solar Panel 01
facility-solar-2 = Solar Panel 02
facility-farm = Farm
facility-quiet-place = Quiet Place
facility-crew-quarters = Crew Quarters
facility-med-lab = Med Lab
facility-control-center = Control Center
facility-garage = Garage
facility-probe-bay = Probe Bay
facility-lab = Lab
facility-working-bay = Working Bay
facility-backup-solar = Backup Solar Panel
facility-backup-oxygenator = Backup Oxygenator
facility-backup-farm = Backup Farm
facility-oxygenators = an oxygenator of your choice
facility-solars = a solar panel of your choice
facility-this = this facility

## penalties of broken parts

penalty-none = No penalty.
penalty-plus-one = Malfunction phase: +1 on the track of this block.
penalty-wilts = Production: the farm wilts instead of growing.
penalty-pay-energy = Each action here costs 1 energy of the reserve.
penalty-pay-oxygen = Each action here costs 1 oxygen of the reserve.
penalty-roll-success = Even a sure action here must show a success on its die.
penalty-no-rover = No rover helps to explore.
penalty-blocks-froggy = Production: roll the green wound die; a wound blocks Froggy.
penalty-loses-sample = Production: one sample leaves the map.
penalty-adds-stress = Production: stress +1.
penalty-adds-token = Production: a reroll token goes on its ! space.
penalty-only-broken = Counts only as a broken part.

## what to do about it

remedy-repair = Construction: repair it with a spare { $part }, or swap in a working one.
remedy-unshut = One pawn, any type: remove the shutdown tile.
remedy-farm = Repair it, or pay 1 of each in production: { $what }.
remedy-heal = Heal in the Med Lab, or use a medic’s skill.
remedy-rover = Construction: one action per token, the top one first.
remedy-stress = Leisure in the Crew Quarters: stress −6.
remedy-track = Maintenance in the Control Center: one step down.
remedy-short-oxygen = Open a shut oxygenator, raise its output, or build the backup.
remedy-short-energy = Raise the output of a solar panel, or build the backup.
remedy-hunger = Keep the farm from wilting, let seedlings ripen, or find food.
remedy-morale = Leisure in the Crew Quarters: morale +1; morale tokens spare the wounds.
remedy-token = It goes at the end of the round.
remedy-threshold = Repair before the mission ends.
remedy-box = Nothing turns it green again: keep these tracks low.
trouble-asleep = Asleep while the facility is shut.
trouble-shut = { $facility }: no { $resource }
trouble-shut-does = Nothing can be done here; stress +2 each production.
trouble-wilts = It will wilt in the next production.
trouble-wounds = { $n } of { $most } wounds; the sixth is deadly.
trouble-affliction = { $who }: { $what }
trouble-rover = Cannot be used.
trouble-rover-does = Counts for every action the rover helps.
trouble-on-rover = { $rover }: { $token }
trouble-worn = { $who }: { $token } on the identity card
trouble-worn-does = Counts for every action this astronaut performs, rest apart.
trouble-stress = Close to 18: a wound for everyone, morale −1.
trouble-track = At 5 a malfunction card strikes this block.
trouble-none = nothing is wrong
trouble-short = Next production: { $n ->
    [one] 1 facility is shut.
   *[other] { $n } facilities are shut.
}
trouble-hunger = Next meal: { $n ->
    [one] 1 ration missing, a wound.
   *[other] { $n } rations missing, a wound each.
}
trouble-morale = Morale phase: the first player discards { $n ->
    [one] 1 morale token
   *[other] { $n } morale tokens
}; each one missing is a wound.
trouble-token = { $facility }: { $token }, this round
trouble-threshold = { $n ->
    [one] 1 too many to win.
   *[other] { $n } too many to win.
}
trouble-box = Malfunction box: { $blocks }
trouble-box-does = The dice of these blocks are rolled in every malfunction phase.

## map

space = A{ $ring }-{ $direction }
space-hub = HUB
space-of = { $space }: { $region }
direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SW
direction-w = W
direction-nw = NW
place-here = the region of the action
place-chosen = an explored region of your choice
place-marked = the marked zone A{ $ring } (direction { $n })
place-hub = the HUB
terrain-rover-roll = a rover may break down
terrain-edge-out = closed outer edge
terrain-adventure = adventure
terrain-morale = morale −1
terrain-wound = 1 wound
terrain-plus1 = one more pawn
region-dune-apron = Dune Apron
region-pebble-flats = Pebble Flats
region-old-lakebed = Old Lakebed
region-boulder-field = Boulder Field
region-shallow-crater = Shallow Crater
region-frost-hollow = Frost Hollow
region-ridge-wall = Ridge Wall
region-ejecta-fan = Ejecta Fan
region-loose-scree = Loose Scree
region-wind-corridor = Wind Corridor
region-geyser-steps = Geyser Steps
region-chasm = The Chasm
region-layered-mesa = Layered Mesa
region-basalt-comb = Basalt Comb
region-twin-craters = Twin Craters
region-iron-plain = Iron Plain
region-broken-highland = Broken Highland
region-salt-pan = Salt Pan
region-shadow-gorge = Shadow Gorge
region-ash-slope = Ash Slope
region-shield-volcano = Shield Volcano
region-great-rift = Great Rift
region-high-massif = High Massif
region-buried-glacier = Buried Glacier
region-lava-tube = Lava Tube
region-polygon-ground = Polygon Ground
region-impact-glass = Impact Glass
region-silent-basin = Silent Basin
region-landslide-toe = Landslide Toe
region-hematite-reef = Hematite Reef

## tokens

token-blocked = Blocked
token-plus1 = +1 pawn
token-adventure = Adventure
token-reroll = Reroll
token-wound = Wound
token-rover-damage = Rover damage
token-blocked-does = The facility cannot be used this round.
token-plus1-does = Actions here need one pawn more.
token-adventure-does = Whoever performs here has an adventure.
token-reroll-does = A success here must be rolled again.
token-wound-does = Whoever performs here takes a wound.
token-rover-damage-does = A rover used here may break down at the end of the phase.
now-token = ! { $token }
next-token = >> { $token }
objective-red = red objective token
objective-orange = orange objective token
objective-black = black objective token

## points of interest

poi-bent-strut = Bent strut
poi-cable-drum = Cable drum
poi-filter-crate = Filter crate
poi-probe-brain = Probe brain
poi-odd-pebble = Odd pebble
poi-charged-cell = Charged cell
poi-clear-ice = Clear ice
poi-sealed-rations = Sealed rations
poi-great-view = Great view
poi-sheltered-cove = Sheltered cove
poi-find-a = Find A
poi-find-b = Find B
poi-find-c = Find C

## the crew

profession-geologist = Geologist and Rover Driver
profession-engineer = Engineer and Mechanic
profession-medic = Medic and Psychologist
profession-scientist = Scientist and Botanist
profile-insomniac = light sleeper
profile-joker = prankster
profile-homesick = homesick
profile-neat = neat freak
profile-daredevil = daredevil
profile-stoic = stoic
profile-tinkerer = tinkerer
profile-gourmet = gourmet
affliction-anemia = anaemia
affliction-anxiety = anxiety attack
affliction-heart = heart trouble
affliction-focus = concentration disorder
affliction-migraine = migraine
affliction-intoxication = intoxication
affliction-random = an affliction at random
affliction-anemia-does = Eats two rations per meal.
affliction-anxiety-does = Morale −1 at once.
affliction-heart-does = One of the two pawns can only treat this.
affliction-focus-does = Actions with dice bring an adventure.
affliction-migraine-does = Cannot use skills.
affliction-intoxication-does = Wounds count double.
skill-trained-eye = Trained Eye
skill-second-approach = Second Approach
skill-second-approach-does = reroll one die of your exploration or gathering
skill-path-reader = Path Reader
skill-path-reader-does = your trip ignores the penalties of terrain, not its cost
skill-field-mechanic = Field Mechanic
skill-steady-grip = Steady Grip
skill-steady-grip-does = reroll one die of your construction
skill-walk-around = Walk-Around Check
skill-bits-and-bolts = Bits and Bolts
skill-bypass = Bypass
skill-field-dressing = Field Dressing
skill-straight-talk = Straight Talk
skill-common-table = Common Table
skill-house-call = House Call
skill-double-check = Double Check
skill-double-check-does = reroll one die of your research
skill-warm-lamps = Warm Lamps
skill-failure-model = Failure Model
skill-failure-model-does = replace the malfunction card just drawn by another one
skill-insight = Flash of Insight
skill-and-does = { $skill } ({ $n }): { $does }

## machines, rovers, pawns

machine-pathfinder = Pathfinder unit (exploration)
machine-hauler = Hauler unit (gathering)
machine-bench = Bench unit (research)
machine-fitter = Fitter unit (construction)
machine-note = Its own type of action, or actions without type. Operator: { $who }.
piece-put-back = Taken back by the crew: the planner leaves it alone.
piece-lost = Not there this round.
rover-froggy = Froggy
rover-scorpio = Scorpio
rover-chosen = a rover of your choice
rover-froggy-does = Saves two pawns when exploring.
rover-scorpio-does = Saves one pawn outside the HUB.
pawn = { $who }, pawn { $k }

## upgrades

upgrade-auto-scanner = Auto-Scanner
upgrade-auto-scanner-does = Healing needs no medic.
upgrade-alarm-system = Alarm System
upgrade-alarm-system-does = Maintenance moves a track down by 2.
upgrade-holo-wall = Holo Wall
upgrade-holo-wall-does = Production: the first player gains 1 morale token.
upgrade-power-generator = Power Generator
upgrade-power-generator-does = Red energy parts of the Working Block cost no energy.
upgrade-cargo-drone = Cargo Drone
upgrade-cargo-drone-does = What is gathered is available at once.
upgrade-spectrometer = Bench Spectrometer
upgrade-spectrometer-does = Once per round, reroll a blue success die.
upgrade-rough-tyres = Rough Tyres
upgrade-rough-tyres-does = Rovers ignore rough terrain.
upgrade-grow-lamps = Grow Lamps
upgrade-grow-lamps-does = Seedlings grow two spaces per round.
upgrade-scrubber = CO2 Scrubber
upgrade-scrubber-does = Production: oxygen +1.
upgrade-sun-tracker = Sun Tracker
upgrade-sun-tracker-does = Production: energy +1.
upgrade-tool-rack = Tool Rack
upgrade-tool-rack-does = Once per round, reroll a brown success die.
upgrade-treadmill = Treadmill
upgrade-treadmill-does = Leisure takes away 8 stress instead of 6.

## actions

action-none = nothing
action-event = event
action-rest = rest
action-relax = leisure
action-treat = healing
action-maintain = maintenance
action-explore = exploration
action-gather = gathering
action-research = research
action-build = construction
action-unshut = shutdown tiles
action-mission = mission
action-outside = every action outside
do-quarters = back to the quarters
do-rest = Rest: 1 morale token
do-relax = Leisure: morale or stress
do-treat = Heal a wound or an affliction
do-maintain = Maintenance: lower a track
do-examine = Research: examine a sample
do-discover = Research: from examined to discovery
do-plant = Sow a seed: { $farm }
do-rover = Repair { $rover }
do-upgrade = Install: { $upgrade }
do-backup = Build: { $facility }
do-event = Event: { $event }
do-explore = Explore { $zone }
do-gather = Gather a sample in { $zone }
do-gather-token = Gather in { $zone }: { $token }
do-repair = Repair { $slot }
do-unshut = Remove the shutdown tile ({ $resource }): { $facility }
do-special = { $what } in { $zone }
colour-green = green
colour-gray = gray
colour-blue = blue
colour-brown = brown
die-success = { $colour } success die
die-wound = { $colour } wound die
die-adventure = { $colour } adventure die
die-shows = its symbol
die-blank = nothing
die-hurt = a wound
die-safe = no wound
die-strange = an adventure
die-quiet = no adventure
result-hit = success
result-miss = failure

## effects

does-change = { $what } { $by }
does-tokens = morale tokens { $by }: { $who }
does-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}: { $who }
does-heal = heal { $n }: { $who }
does-afflict = { $what }: { $who }
does-cure = cure one affliction of anyone
does-lose-pawn = one pawn less next round: { $who }
does-token-card = { $token } on the identity card: { $who }
does-token-card-next = { $token } on the identity card from the next round on: { $who }
does-discard-skill = discard a skill card: { $who }
does-part = { $n } × { $part }
does-lose-part = lose { $n } part of your choice
does-lose-part-random = lose { $n } part at random
does-sample = { $n ->
    [one] 1 sample
   *[other] { $n } samples
}
does-sample-later = { $n ->
    [one] 1 sample
   *[other] { $n } samples
} at the end of the round
does-lose-sample = lose { $n ->
    [one] 1 sample
   *[other] { $n } samples
}
does-lose-sample-map = lose { $n ->
    [one] 1 sample
   *[other] { $n } samples
} on the map
does-zone-sample = { $n ->
    [one] 1 more sample
   *[other] { $n } more samples
} in this region
does-poi = { $n ->
    [one] 1 point of interest
   *[other] { $n } points of interest
}
does-seed = { $n ->
    [one] 1 seed
   *[other] { $n } seeds
}
does-objective = { $token } to the hold
does-place = { $token } on { $zone }
does-break = { $facility }: { $part } breaks
does-shut = shut a facility of your choice ({ $resource })
does-token = { $token }, this round: { $facility }
does-token-next = { $token }, next round: { $facility }
does-token-zone = { $token } on { $zone }
does-token-rover = { $token }: { $rover }
does-free-rover = remove a Blocked token from a rover
does-clean = remove one { $token } token from a region
does-grow = all seedlings one space up
does-shrink = all seedlings one space down
does-grow-one = { $n ->
    [one] one seedling 1 space up
   *[other] one seedling { $n } spaces up
}
does-repair = one broken part works again from the end of the phase
does-wilt = the farm wilts
does-advance = one sample one research step further
does-relay = routes may begin here
does-discard-tile = the tile is removed
does-card = malfunction card of the { $block }: { $keyword }
does-roll = { $die }: if it shows, { $hit }; if not, { $miss }
does-choose = { $first }, or { $second }
does-option = { $what } ({ $does })
does-if = if { $what } is { $n } or more: { $then }
does-share = { $what } + the share of a research card
does-pawns = pawns for { $action } { $by }, { $when }
does-pawns-south = pawns for { $action } towards the south { $by }, { $when }
scope-now = this round
scope-next = next round
scope-ever = until the end
who-active = the astronaut concerned
who-target = the same astronaut
who-first = the first player
who-everyone = everyone
who-chosen = whoever you choose
who-somebody = somebody, by chance
keyword-complication = Complication
keyword-obstacle = Obstacle
keyword-breakdown = Breakdown
keyword-leak = Leak
choice-0 = Technical help
choice-1 = Family call
choice-2 = Cake
choice-3 = Just a card
choice-4 = Study it
choice-5 = Throw it out

## causes

cause-event = event “{ $what }”
cause-action = event action “{ $what }”
cause-track = { $what } at 5
cause-die = malfunction dice, { $what }
cause-parts = die { $die }, broken parts { $n }
cause-parts-only = broken parts { $n }
cause-roll = roll for { $what }
cause-work = { $what }
cause-terrain = terrain on the way to { $what }
cause-trip = the drive to { $what }
cause-token = token on { $what }
cause-tile = shutdown tile on { $what }
cause-hardware = red hardware: { $what }
cause-broken = already broken: { $what }
cause-lack-oxygen = not enough oxygen
cause-lack-energy = not enough energy
cause-lack-food = not enough food
cause-drought = supply of the { $what }
cause-hunger = not enough food
cause-stress = stress at 18
cause-morale = morale of the crew
cause-mission = the mission
cause-app = wear
cause-goal = objective “{ $what }”
cause-wounds = second or fourth wound
cause-shut = shutdown tiles
cause-crew = life in close quarters
cause-surplus = half of the surplus
cause-defeat = the lost mission
cause-hard = hard level
cause-worn = token on the identity card or the rover
echo-of = an echo of “{ $event }”

## the planner's reasons

advice = { $piece }: { $target } ({ $why })
advice-ready = The plan is good as it stands.
advice-complete = it is short of pawns
advice-give-up = there are not enough pawns for it
advice-sure = without dice it cannot fail
advice-goal = for an objective: { $goal }
advice-rest = a morale token for the performer
advice-back = { $piece } back to the quarters: { $why }
advice-wounds = somebody is close to death
advice-stress = stress is close to 18
advice-morale = low morale costs wounds
advice-farm = the farm would wilt
advice-repair = broken parts count against the threshold
advice-swap = the part is needed more here than where it comes from
advice-learn = a discovery unlocks a skill
advice-shut = a shut facility is of no use and adds stress
advice-track = this track is close to a malfunction
advice-event = left alone it may come back to us
advice-output = the panels give too little
advice-rover = a rover saves pawns

## panels

panel-mars = Mars
panel-crew = Who comes along? Professions and their skills
panel-hub = The HUB
panel-plan = The plan
panel-tracks = Reserve and tracks
panel-hold = The hold
panel-mission = The mission
panel-app = The logbook
panel-troubles = What is wrong, and what to do
zone-depot = Depot
zone-available = Available
zone-pending = Pending
zone-upgrades = Upgrade cards
zone-journal = Open events
zone-specials = Special actions
zone-stories = May still come
zone-happening = What is happening
zone-ways = Ways out
zone-machines = Machines that could come along
quarters-of = Pawns of { $who }
skills-of = Skills of { $who }
samples = { $n ->
    [one] 1 sample
   *[other] { $n } samples
}
hold-sample = sample
hold-seed = seed
hold-marker = regolith marker
hold-examined = examined sample
hold-discovery = discovery
tile = shutdown tile ({ $resource })
tile-face-down = Face down; removing it costs at least 1 { $resource }.
tile-lifted = Removed: the facility is open again from the end of this phase.
tile-does = Pay { $n } { $resource }: { $does }.
coming = It may go on: { $what }
event-cost = costs { $cost }
event-gives = gives: { $does }
event-left = { $n ->
    [one] last round for it; left alone it may come back
   *[other] { $n } rounds left; left alone it may come back
}
fact-relay = Relay tent
fact-marked = Marked
fact-need = Need of { $what }
fact-made = Made of { $what }
fact-block = Block
fact-action = For
fact-broken = Broken parts, threshold
fact-uses = Uses
fact-output = Output
fact-plants = Plants
fact-growth = Seedlings at
growing = seedlings at { $spaces }
fact-not-ready = Still planning
fact-on-rover = Tokens on x
fact-performer = Performs
fact-advice = The planner’s next step
fact-purpose = What it is good for
fact-needs = Pawns
fact-type = Type
fact-only = Only
fact-state = Now
fact-flaw = Not yet
fact-cost = Cost
fact-odds-success = Success
fact-odds-wound = Wound
fact-odds-adventure = Adventure
fact-reroll = Can be rolled again
odds = { $n } in { $of }
fact-donor = Part taken from
fact-risks = Comes with it
fact-route = Route
fact-dice = Malfunction dice
fact-box = Malfunction box, red
fact-plus-one = Penalty on each malfunction phase, { $block }
fact-facility = For
fact-parts = Or its parts
fact-on-sheet = On the sheet: { $token }
fact-story = The story
fact-special-rules = Special rules
fact-since = Since round
fact-bag = Wear still to come
fact-events-left = Events not seen yet
fact-pawns = Pawns
fact-reward = Reward
fact-if-left = If left alone
fact-chances = Consequence, round by round
fact-new = New
chances = { $first }%, { $second }%, { $third }%
round-number = Round { $n }
fact-profession = Profession
fact-tokens = Morale tokens
fact-afflictions = Afflictions
fact-worn = Tokens on the identity card
fact-worn-next = Tokens from the next round on
fact-first = First player
fact-role = Role
fact-objectives = Objectives
fact-price = Morale tokens
fact-used = Used this round
fact-changes = Pawns needed
fact-ended = { $mission }
fact-carried-astronaut = At the start: { $who }
carried-astronaut = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}; ill: { $ill }; skills: { $skills }
fact-carried-morale = At the start: morale
fact-carried-upgrades = At the start: upgrades
fact-carried-parts = At the start: parts
fact-carried-broken = At the start: still broken
fact-rolled = Dice
fact-why = Because of
rolled-success-hit = success
rolled-success-miss = no success
rolled-wound-hit = wound
rolled-wound-miss = no wound
rolled-adventure-hit = adventure
rolled-adventure-miss = no adventure
needs-roll = { $least } with dice, { $sure } without
needs-fixed = { $n }
needs-pawns = { $n } pawns
needs-sheet = with { $n } × { $token } on the sheet
needs-counter = from { $what } { $n }
where-black = where the black token lies
where-explored = in any explored region
where-mast = in ring 1, with no mast here or beside
stack-auto = succeeds without dice
stack-roll = dice will be rolled
stack-done = done
stack-now-sure = under way, no dice
stack-now-dice = under way, with dice
stack-sure = declared, no dice
stack-dice = declared, with dice
stack-waits = declared
cost-of = { $n } × { $what }
risk-cpu = success die even if sure
risk-reroll = a success is rerolled
risk-adventure = adventure
risk-wound = 1 wound
risk-rover = the rover may break down
track-morale = Morale
track-stress = Stress
track-of = Malfunction, { $block }
track-at = { $block }, now at { $n }
track-round = Round
track-wounds = Wounds of { $who }
output-of = output of { $facility }
column-sort = Kind
column-state = State
column-trouble = What it does
column-remedy = What to do
goal-compulsory = compulsory
goal-optional = optional
goal-optional-for = optional: { $reward }
goal-reached = reached in round { $round }
status-ready = ready

## questions

ask-plan = What is the plan?
ask-plan-ready = You are ready. Still planning: { $who }
ask-target = Where to: { $piece }?
ask-route = Which way: { $target }?
ask-with = With what: { $target }?
ask-part-gain = Which part do you take?
ask-part-lose = Which part do you give up?
ask-part-pay = Which part do you use?
ask-window-round = A new round begins. Use something?
ask-window-phase = This phase ends: { $phase }. Use something before?
ask-window-event = The event of the round comes next. Use something before?
ask-window-roll = Dice will be rolled. Use something before?
ask-window-trip = A trip begins. Use something before?
ask-window-adventure = An adventure comes next. Use something before?
ask-window-tile = A shutdown tile will be removed. Use something before?
ask-window-rover = A rover may break down. Use something before the roll?
ask-window-card = A malfunction card will be drawn. Use something before?
ask-because = { $ask } ({ $why })
ask-reroll = The dice have fallen ({ $action }). Roll one again?
ask-choose-way = { $adventure }. { $told } What do you do?
ask-choose-effect = Which one?
ask-astronaut-heal = Who is healed?
ask-astronaut-wound = Who is wounded?
ask-astronaut-tokens = Who gets the morale tokens?
ask-astronaut-operate = Who operates the machine?
ask-block = Which track?
ask-facility-output = Which facility changes its output?
ask-facility-break = Where does the part break?
ask-slot-repair = Which part is repaired?
ask-space-clean = From which region?
ask-space-mark = On which region?
ask-rover-token = Which rover gets the token { $token }?
ask-rover-free = Which rover is freed?
ask-cure = Which affliction is cured?
ask-hungry = Not enough food ({ $n ->
    [one] 1 ration
   *[other] { $n } rations
} missing). Who goes without?
ask-wilt = { $farm }: it lacks { $what }. Pay 1 of each from the reserve?
ask-seedling = Which seedling?
ask-relax = Leisure: what for?
ask-treat = What is treated?
ask-order = What is resolved next?
ask-sample = Which sample is lost?
ask-study = Which sample advances?
ask-redraw = Malfunction card: { $card } ({ $does }). Have it replaced?
ask-profession = { $who }: which profession?
ask-machine = Which machine comes along?
ask-defeat = The mission is lost. What now?
ask-defeat-last = The last mission is lost. Try again?
ask-unlock = Spend a discovery on a skill?
ask-keep-broken = Which broken part stays broken?
ask-keep-part = Which part do you keep?
ask-shut = Not enough { $resource }: which facility is shut?
ask-dismantle = Which part do you dismantle?
ask-discard = Which skill card do you discard?

## options

plan-ready = { $n ->
    [0] Ready: this is the plan
    [one] Ready: 1 pawn will rest
   *[other] Ready: { $n } pawns will rest
}
window-pass = Go on
pick-piece = Place: { $piece }
pick-placed = Move: { $piece } ({ $target }, { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
})
pick-dismantle = Dismantle a working part
pick-strip = Take apart: { $upgrade }
pick-poi = Use { $n ->
    [one] { $poi }
   *[other] { $poi } (1 of { $n })
}: { $does }
pick-skill = { $skill } ({ $n } morale tokens, { $who }): { $does }
pick-join = Join: { $target }
pick-join-roll = Join: { $target } · now { $n }, takes { $least } with dice, { $sure } without
pick-target-roll = { $target } · { $least } with dice, { $sure } without
pick-target-roll-cost = { $target } · { $least } with dice, { $sure } without · costs { $cost }
pick-target-fixed = { $target } · { $n } pawns
pick-target-fixed-cost = { $target } · { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
} · costs { $cost }
pick-route = { $spaces } (+{ $n })
pick-route-risky = { $spaces } (+{ $n }; { $risks })
pick-spare = A spare part
pick-swap = Swap with { $slot }
pick-cure = { $who }: { $what }
pick-person = { $who }, { $job }: { $n } of 6 wounds
pick-seedling = { $farm }, space { $n }
pick-unlock = { $who }: { $skill }
unlock-no = Keep the discovery
keep-dice = Keep the dice
reroll-success = Reroll the success die (skill)
reroll-wound = Reroll the wound die (skill)
reroll-adventure = Reroll the adventure die (skill)
reroll-upgrade = Reroll the success die (upgrade)
answer-wilt-0 = Let it wilt
answer-wilt-1 = Pay
answer-relax-0 = Morale +1
answer-relax-1 = Less stress
treat-wound = One wound
treat-affliction = { $what }
order-success = The success
order-failure = The failure: two morale tokens
answer-order-1 = The wound
answer-order-2 = The adventure
sample-hold = From the hold
sample-zone = From { $zone }
answer-study-0 = A fresh sample
answer-study-1 = An examined sample
redraw-no = No, resolve it
redraw-yes = { $who }: Failure Model
answer-defeat-0 = Go on
answer-defeat-1 = Play the mission again

## reasons

why-machine-type = not the machine’s kind of work
why-facility-shut = the facility is shut
why-facility-blocked = the facility is blocked this round
why-no-route = no explored way leads there
why-already-planned = already planned
why-nothing-there = nothing left there
why-nobody-hurt = nobody there is hurt or ill
why-farm-full = the farm has no room
why-one-sowing = one sowing per round
why-not-enough = not enough in the hold
why-no-part = no matching part
why-no-reserve = the reserve is too low
why-once-a-round = once per round
why-not-yet = its condition is not met yet
why-mast-nearby = a mast stands here or beside
why-too-few = too few pawns
why-no-medic = the medic must lend a pawn
why-heart-trouble = heart trouble: one pawn can only be treated
why-performer-blocked = whoever is on top has a Blocked token and can only help
why-two-machines = two machines per round
why-rover-inside = rovers stay outside the HUB
why-rover-blocked = the rover is blocked
why-rover-garage = the garage lets no rover out to explore
why-rover-taken = another rover is there
why-rover-type = this rover cannot help here
why-rover-nothing = no planned action can use it
why-enough-pawns = it needs no more pawns
why-here-already = it is here already

## the log

story-profession = { $who }: { $job }.
story-machine = { $machine } comes along.
story-profile = { $who } has a profile: { $profile }.
story-first = { $who } is the first player.
story-mission = { $mission }. { $told }
story-round = Round { $n }.
story-planning = Round { $n }: what is the plan?
story-goal = Objective reached: { $goal }. { $told }
story-carried = What goes along: wounds { $wounds }, morale { $morale }, upgrades { $upgrades }, spare parts { $parts }, broken parts { $broken }.
story-fail-test = Not kept at the end: { $goal }.
story-end = { $mission }: { $outcome }.
outcome-going-on = it goes on
outcome-won = the mission is accomplished
outcome-death = an astronaut is dead, the mission is lost
outcome-time = time has run out, the mission is lost
outcome-threshold = too many broken parts, the mission is lost
outcome-test = a test of the last round failed, the mission is lost
story-again = { $mission } begins again.
story-unlock = { $who } learns { $skill }.
story-wound = { $who } is wounded: { $n } of 6
story-death = { $who } is dead.
story-heal = { $who } is better: { $n } of 6 wounds
story-afflict = { $who }: { $what }
story-cure = { $who } is rid of { $what }
story-tokens = { $who }: morale tokens { $by }
story-morale = Morale { $by }, now { $n }
story-stress = Stress { $by }, now { $n }
story-lose-pawn = { $who } will have one pawn less next round
story-skill = { $who } uses { $skill }.
story-gain = Reserve: { $what } +{ $n }
story-lose = Reserve: { $what } −{ $n }
story-part = A spare part: { $part }
story-lose-part = A spare part is lost: { $part }
story-sample = { $n ->
    [one] 1 sample
   *[other] { $n } samples
} for the hold
story-sample-later = { $n ->
    [one] 1 sample
   *[other] { $n } samples
} for the end of the round
story-lose-sample = A sample of the hold is lost
story-lose-sample-zone = A sample in { $zone } is lost
story-zone-sample = { $zone }: { $n ->
    [one] 1 more sample
   *[other] { $n } more samples
}
story-seed = { $n ->
    [one] 1 seed
   *[other] { $n } seeds
} for the hold
story-objective = For the hold: { $token }
story-zone-objective = { $zone }: { $token }.
story-bring-back = Brought back from { $zone }: { $token }.
story-poi = Point of interest: { $poi }
story-use-poi = Used: { $poi }.
story-strip = { $upgrade } is taken apart.
story-examine = A sample is examined
story-discover = A discovery!
story-count = The mission: { $what } { $by }, now { $n }
story-research-card = Research card: { $n }%.
story-pawns = A change: { $what }
story-output = { $facility }: output { $by }, now { $n }
story-shut = { $facility } is shut: no { $resource }
story-unshut = { $facility }: shutdown tile removed ({ $resource }).
story-token = { $facility }: { $token }, this round
story-token-next = { $facility }: { $token }, next round
story-zone-token = { $zone }: { $token }
story-zone-clean = { $zone }: { $token } is gone
story-rover-token = { $rover }: { $token } on x
story-rover-free = { $rover } loses a token: { $token }
story-card-token = { $who }: { $token } on the identity card
story-card-token-next = { $who }: { $token } on the identity card from the next round on
story-discard-skill = { $who } discards a skill: { $skill }
story-rover-holds = The green wound die: { $rover } holds out.
story-rover-fails = The green wound die: { $rover } breaks down.
story-break = Broken: { $slot }
story-repair = Repaired: { $slot }
story-donor = Part taken from { $slot }.
story-donor-back = The part goes back to { $slot }.
story-dismantle = { $who } dismantles { $slot }.
story-build-card = Built: { $facility }.
story-upgrade = Installed at the end of the round: { $upgrade }.
story-track = Malfunction, { $block }: { $by }, now { $n }
story-box = { $block }: its box marker turns red, after { $why }.
story-card = Malfunction card “{ $card }”: { $does }
story-card-void = { $card }: the facility is shut, nothing happens.
story-malfunction-die = Malfunction die, { $block }: { $n }.
story-malfunction-parts = { $block }, broken parts (+{ $n }): { $parts }.
story-supply = Production: { $resource }, { $made } for a need of { $need }.
story-meal = Meal: { $food ->
    [one] 1 ration
   *[other] { $food } rations
} grown, { $need } needed.
story-ripe = { $farm }: a new plant
story-grow = { $farm }: the seedlings grow
story-grow-one = { $farm }: the seedling on space { $n } grows
story-shrink = { $farm }: the seedlings shrink
story-shrink-dead = { $farm }: the seedlings shrink and the smallest dies
story-wilt = { $farm } wilts
story-sow = { $farm }: a seed is sown.
story-event = { $event }. { $told }
story-consequence = { $what }. { $told } (left alone: { $event })
story-expire = { $event }: it has passed by itself.
story-comes = { $what }. { $told } ({ $who })
story-echo = { $told } ({ $who })
story-adventure = { $who } has an adventure: { $adventure }. { $told }
story-way = { $who }: { $what }.
story-place = { $who } plans: { $piece }, { $target }.
story-take-back = { $who } takes back: { $piece }.
story-declare-dice = Declared: { $target } ({ $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}, with dice).
story-declare-sure = Declared: { $target } ({ $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}, no dice).
story-declare-fixed = Declared: { $target } ({ $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}).
story-pay = Reserve: { $what } −{ $n } (cost of: { $target }).
story-act = { $who }: { $target }.
story-event-action = { $who } deals with it: { $event }.
story-fail = { $who } fails: { $target }.
story-roll = { $who } rolls ({ $action }): { $success }, { $wound }, { $adventure }.
story-check = { $who } rolls the success die ({ $action }): { $success }.
story-forced = The success must be rolled again: { $success }.
story-die = Rolled: { $die }, { $result }.
story-upgrade-reroll = { $upgrade } allows a reroll.
story-explore = { $who } explores { $zone }: { $region } ({ $n ->
    [one] 1 sample
   *[other] { $n } samples
}).
story-back-unused = { $who }: the tile is gone, the pawn comes back unused.
story-turn-tile = { $who } turns over the shutdown tile of the { $facility }: { $n } { $resource }, then { $does }.
story-too-dear = { $facility }: not enough { $resource } to remove the tile.

## missions

mission-home = Make Yourself at Home
mission-beacon = Beacon Nine
mission-ice = What the Ice Remembers
mission-regolith = Regolith Works
mission-storm = Brown Sky
mission-harvest = Second Harvest
mission-static = Static
mission-long-drive = The Long Drive
mission-open-channel = Open Channel
mission-home-told = Unpack, plug in, plant something green. Mission control wants every backup system standing before the next dust season.
mission-beacon-told = Nine beacons were dropped before you landed. Eight answer. Find the pieces of the ninth and make it talk.
mission-ice-told = Under a metre of dust lies a record older than life on Earth. Drill it, read it, do not contaminate it.
mission-regolith-told = No trucks, no quarry, no cement. The wall segments must stand around the HUB before the storm season.
mission-storm-told = A regional storm becomes a planetary one. Plant the masts, bank the power, keep the lights on.
mission-harvest-told = One harvest is luck. Two harvests are agriculture.
mission-static-told = Earth has gone silent in the middle of a sentence. Start with the antenna.
mission-long-drive-told = A supply capsule came down far out, sent before the silence. Its hold may explain everything.
mission-open-channel-told = The core holds a frequency and a date. Build the uplink before the date.
mission-home-rules = Backup facilities are built inside the HUB: no rover helps. Exploring A1-S and A2-S uncovers a wreck each (orange token); gathered, the first gives hardware and an energy connector, the second a CPU and an oxygen filter.
mission-beacon-rules = Each marked zone holds a fragment (red token). A ring-1 tile with a closed edge in a marked direction is drawn again.
mission-ice-rules = The first region of ring 1 you explore is the drill site. Scorpio may help to drill.
mission-regolith-rules = The first three regions of ring 1 hold a red token each. Markers and tokens come back if the action fails.
mission-storm-rules = Before production, a solar panel loses 1 in rounds 2 and 4. From round 5 each action outside needs one pawn more.
mission-harvest-rules = A seedling leaving space 6 needs an empty greenhouse.
mission-static-rules = Starting skills only. The horn lies in A2-N (red token); brought back, it is one step of the antenna.
mission-long-drive-rules = The marked zone holds the core (red token) and two parts of your choice. A relay tent may begin a route: what lies before it costs nothing. No closed edge bars the marked line.
mission-open-channel-rules = Uplink stages can be built once the code has reached 50%.
goal-threshold = Keep within the threshold of { $n } broken parts
goal-home-solar = Build the Backup Solar Panel
goal-home-oxygenator = Build the Backup Oxygenator
goal-home-farm = Build the Backup Farm
goal-home-seed = Sow a new seed
goal-home-optimal = Bring the growing conditions to 100%
goal-home-wrecks = Find both wrecks, in A1-S and A2-S
goal-home-salvage = Salvage parts from both wrecks
goal-beacon-zones = Explore the three marked zones
goal-beacon-fragments = Bring back the three fragments
goal-beacon-assembled = Reassemble the beacon
goal-beacon-chart = Chart a zone of ring 3
goal-ice-depth = Drill to 100%
goal-ice-discoveries = Make the discoveries the mission wants
goal-ice-more = Make one discovery more
goal-regolith-wall = Raise the wall segments
goal-regolith-stock = Hold 1 gravel and 1 binder in stock
goal-storm-masts = Raise three weather masts on ring 1, no two side by side
goal-storm-hold = Last round: at most 2 shutdown tiles
goal-storm-power = Last round: 2 energy in the reserve
goal-storm-front = Examine a sample of the storm front
goal-harvest-plants = Have enough grown plants
goal-harvest-soil = Finish the soil studies
goal-harvest-food = End with 3 food in the reserve
goal-static-antenna = Restore the antenna, 5 steps
goal-static-cpu = Repair the CPU of the Control Center
goal-static-horn = Recover the feed horn lost in A2-N
goal-static-discovery = Make a discovery
goal-drive-discovery = Make a discovery
goal-channel-discoveries = Make two discoveries
goal-drive-zone = Explore the landing zone in ring 3
goal-drive-core = Bring back the core of the capsule
goal-drive-open = Open the core
goal-channel-code = Decode the message to 100%
goal-channel-uplink = Build two uplink stages
goal-channel-morale = Transmit with morale 0 or better
counter-optimal = optimal conditions (%)
counter-beacon = beacon
counter-depth = depth (%)
counter-gravel = gravel
counter-binder = binder
counter-wall = wall segments
counter-masts = masts
counter-soil = soil studies
counter-antenna = antenna
counter-capsule = core
counter-code = code (%)
counter-uplink = uplink stages
special-adjust = Adjustments
special-assemble = Reassemble the beacon
special-triangulate = Triangulate
special-drill = Core drilling
special-sterilise = Sterilise the rig
special-find-gravel = Find gravel
special-make-binder = Make the binder
special-raise-wall = Raise a wall segment
special-prevention = Better safe than sorry
special-mast = Raise a mast
special-sweep = Sweep the panels
special-soil = Soil study
special-feed = Nutrient mix
special-antenna = Align the antenna
special-open-core = Open the core
special-relay = Drop a relay tent
special-decode = Decode
special-uplink = Build an uplink stage

## rules summary

rules-1-title = The aim
rules-1 = You win or lose together. A mission has compulsory objectives, a number of rounds, and a threshold: at the end no more parts than that may be broken. Optional objectives help. If an astronaut dies, all is lost.
rules-2-title = A round
rules-2 = Each round has six phases: events, morale, production, actions, malfunction, upkeep.
rules-3-title = Events
rules-3 = Events: a malfunction track rises, old stories come back, then something new happens. Its action stays open for three rounds; left alone it may bring its consequence.
rules-4-title = Morale
rules-4 = Morale: from −2 to +3. The first player gains that many morale tokens, or discards them; each one missing is a wound.
rules-5-title = Production
rules-5 = Production: ten facilities need energy, eight need oxygen. Half of a surplus is stored, a shortage shuts facilities, and each shutdown tile adds 2 stress.
rules-6-title = Farm and stress
rules-6 = The farm grows, or wilts if it lacks energy or oxygen. Each plant feeds one astronaut; who does not eat is wounded. Stress rises by 1 per astronaut; at 18 everyone is wounded and morale falls.
rules-7-title = Planning together
rules-7 = Actions are planned together: everyone may place, move and take back pawns, machines and rovers until all are ready. Each astronaut has two pawns; pawns left over rest. The pawn on top performs.
rules-8-title = Actions with dice
rules-8 = Exploration, gathering, research and construction: one pawn with three dice (success, wound, adventure), or two pawns and no dice. A failed roll gives two morale tokens. Outside, each space of the route costs one pawn more; rovers save some.
rules-9-title = Actions without dice
rules-9 = Other actions take one pawn: rest (a morale token), leisure (morale +1 or stress −6), healing (with the medic or the Auto-Scanner), maintenance (a track down), removing a shutdown tile.
rules-10-title = What an action needs
rules-10 = Everything an action needs must be there when it is planned. Reserves are spent even if it fails; parts, samples and tokens come back. What is gathered can be used from the next round.
rules-11-title = Broken parts and repair
rules-11 = Broken parts cost: energy or oxygen per action, a die to roll, wilting, or +1 in the malfunction phase. Repair them with a spare part, or swap in a part from elsewhere.
rules-12-title = Malfunction
rules-12 = Malfunction: dice and penalties raise the tracks. At 5 a card strikes the block, the track returns to 0, and the next block’s die joins for good.
rules-13-title = Skills and wounds
rules-13 = Skills are paid in morale tokens, once per round each. The second and fourth wound bring an affliction; the sixth is deadly.
rules-14-title = Few astronauts and machines
rules-14 = Fewer than four astronauts have the Auto-Scanner and machines with a pawn of their own: one machine for three, two for two. Alone you lead two astronauts and use two of four machines each round.
about-1 = After First Martians: Adventures on the Red Planet by Ignacy Trzewiczek (Portal Games, 2017). The rules follow the French companion rulebook, told here in our own words.
about-2 = The companion app of the box is part of this version: it names tracks, tells events and adventures, and remembers what may come of them.
about-3 = Known from the rulebook: the thirteen facilities, their needs, the six phases, the actions and their order, the afflictions, the objectives of the introduction mission.
about-4 = Reconstructed because pictures are lost: slots of the facilities, faces of the dice, the map’s rings, costs by distance, the effects of some icons.
about-5 = Written for this version: five missions, the campaign, 60 events, 32 adventures, malfunction cards, shutdown tiles, regions, points of interest, most skills and upgrades.
about-6 = Where the rulebook leaves something open we decided, and wrote it down: sixty rulings, kept with the source.
about-7 = Nothing on this table is hidden but the future: piles and the app draw when they are asked.
about-8 = A plan that stays impossible for long can only be confirmed, without what does not work: so play at random comes to an end.

## events: title, tale; what may come of them

event-g01 = Flickering Corridor
event-g01-told = The corridor lights blink in a rhythm nobody programmed.
event-g01-later = Blackout
event-g01-later-told = The blinking stops. So does everything on that line.
event-g02 = Sand in the Seals
event-g02-told = Red grit on the inside of the airlock. That is the wrong side.
event-g02-later = Airlock Scare
event-g02-later-told = The pressure dropped while someone stood in the lock.
event-g03 = Letters From Home
event-g03-told = The mail has arrived. Half of it is a year old; { $b } reads that half first.
event-g03-later = The Other Letter
event-g03-later-told = One message was read too late.
event-g03-echo = The homesick one keeps replaying the same clip.
event-g04 = Rattling Pump
event-g04-told = Oxygenator bearings should hum. These cough.
event-g04-later = Seized Pump
event-g04-later-told = The cough became silence.
event-g05 = Dust Veil
event-g05-told = A thin brown haze dims the noon sun.
event-g05-later = Caked Panels
event-g05-later-told = Nobody swept. The output graph shows it.
event-g06 = Snapped Sample Tray
event-g06-told = Three months of labels, all on the floor.
event-g06-later = Contaminated Bench
event-g06-later-told = Whatever was on the floor is now on the bench.
event-g07 = Short Rations
event-g07-told = The pantry count and the pantry disagree.
event-g07-later = Spoiled Crate
event-g07-later-told = The missing crate was found. By the smell, and after supper.
event-g08 = Quarrel Over Music
event-g08-told = { $a } and { $b }: two tastes, one speaker, no agreement.
event-g08-later = Cold Shoulders
event-g08-later-told = Nobody talks at breakfast.
event-g08-echo = The prankster rewires the speaker as a peace offering.
event-g09 = Loose Panel Bolt
event-g09-told = A wall panel in the Working Bay swings free, and finds { $a } on its way.
event-g09-later = Falling Panel
event-g09-later-told = It swung once too often.
event-g10 = Fever
event-g10-told = Someone is sweating at twelve degrees.
event-g10-later = It Spreads
event-g10-later-told = Close quarters, shared air.
event-g11 = Rover Software Patch
event-g11-told = An update for the rover. The changelog is empty.
event-g11-later = Bricked Rover
event-g11-later-told = It boots to a blue light and stays there.
event-g12 = Meteor Ping
event-g12-told = A single sharp knock on the hull. In the Med Lab glass breaks, and somebody bleeds.
event-g12-later = Slow Leak
event-g12-later-told = The knock left a hole the size of a needle.
event-g13 = Seedling Stress
event-g13-told = Leaves curl the wrong way.
event-g13-later = Wilted Bed
event-g13-later-told = Brown is the wrong colour for lettuce.
event-g14 = Extra Bandwidth
event-g14-told = Earth offers an hour of uplink, unplanned.
event-g14-later = Missed Window
event-g14-later-told = The slot closed while everyone was busy.
event-g15 = Static Discharge
event-g15-told = Touching the Lab door bites.
event-g15-later = Fried Board
event-g15-later-told = The door bit the computer too.
event-g16 = Stiff Valve
event-g16-told = The Crew Quarters vent opens only with both hands.
event-g16-later = Stuck Shut
event-g16-later-told = Both hands are no longer enough.
event-g17 = Old Probe Overhead
event-g17-told = A forgotten orbiter crosses the dawn.
event-g17-later = Silent Again
event-g17-later-told = It passed, unheard.
event-g18 = Cracked Visor
event-g18-told = A hairline in a helmet that nobody admits to wearing, and a headache that somebody must admit to.
event-g18-later = EVA Abort
event-g18-later-told = The hairline grew outside.
event-g19 = Overfull Logbook
event-g19-told = The memory of the main computer is at ninety-nine percent.
event-g19-later = Corrupted Index
event-g19-later-told = One hundred percent.
event-g20 = Birthday
event-g20-told = { $b } has remembered the date: it is the birthday of { $a }.
event-g20-later = Forgotten Guest
event-g20-later-told = Somebody else’s date was last week.
event-g21 = Cold Snap
event-g21-told = Night temperatures fall off the chart. Somebody has worked on with wet gloves.
event-g21-later = Frost Burst
event-g21-later-told = Frozen water wins against pipe.
event-g22 = Tool Inventory
event-g22-told = Counting wrenches calms some people.
event-g22-later = Missing Torque Key
event-g22-later-told = It was in there. It was.
event-g22-echo = The neat one finds the key, polished.
event-g23 = Nightmares
event-g23-told = Someone woke the whole block.
event-g23-later = No Sleep
event-g23-later-told = Nobody slept, everybody worked.
event-g23-echo = The light sleeper nods off over the controls.
event-g24 = Coolant Smell
event-g24-told = Sweet, chemical, and coming from under the floor. { $a } has breathed too much of it.
event-g24-later = Floor Fire
event-g24-later-told = Sweet smells burn well.
event-m1e1 = Crates Everywhere
event-m1e1-told = The manifest says 214 crates. The corridor says more, and { $a } cannot get to the kitchen.
event-m1e1-later = Lost Box
event-m1e1-later-told = The box with the fuses is in the other box.
event-m1e2 = Dry Soil
event-m1e2-told = The meter in the new bed reads zero.
event-m1e2-later = Setback
event-m1e2-later-told = The settings were for tomatoes.
event-m1e3 = Wreck on Radar
event-m1e3-told = A metal echo to the south.
event-m1e3-later = Shifting Dunes
event-m1e3-later-told = The echo is deeper today.
event-m1e4 = Overloaded Bus
event-m1e4-told = New boxes, old cables.
event-m1e4-later = Burnt Cable
event-m1e4-later-told = Old cables lost.
event-m2e1 = A Ninth Voice
event-m2e1-told = Three seconds of carrier wave, then nothing.
event-m2e1-later = Wrong Bearing
event-m2e1-later-told = The wave bounced off a hill.
event-m2e2 = Fading Battery
event-m2e2-told = The fragment’s cell is dying by the hour.
event-m2e2-later = Dark Fragment
event-m2e2-later-told = Without its pulse it is one rock among many.
event-m2e3 = Long EVA
event-m2e3-told = Suit hours are above the yearly limit.
event-m2e3-later = Exhaustion
event-m2e3-later-told = Bodies keep accounts too.
event-m2e4 = Echo in the Garage
event-m2e4-told = Froggy’s receiver hears the beacon better than you.
event-m2e4-later = Drained Froggy
event-m2e4-later-told = It listened all night.
event-m3e1 = Melt Water
event-m3e1-told = The drill head came up wet.
event-m3e1-later = Refrozen Shaft
event-m3e1-later-told = Wet, then frozen, then stuck.
event-m3e2 = Bent Drill String
event-m3e2-told = Something down there is harder than tungsten. { $a } listens with an ear on the pipe.
event-m3e2-later = Broken String
event-m3e2-later-told = It stayed down there.
event-m3e3 = Review Board
event-m3e3-told = Earth wants numbers before supper.
event-m3e3-later = Public Doubt
event-m3e3-later-told = No numbers, many opinions.
event-m3e4 = Frost on the Lenses
event-m3e4-told = The microscope sees only frost flowers.
event-m3e4-later = Cracked Lens
event-m3e4-later-told = Frost expands. Glass does not.
event-m4e1 = Sieve Duty
event-m4e1-told = Somebody has to shake the sieve.
event-m4e1-later = Lung Dust
event-m4e1-later-told = Masks were optional. They should not be.
event-m4e2 = Curing Trouble
event-m4e2-told = The binder sets in minutes or not at all.
event-m4e2-later = Bad Batch
event-m4e2-later-told = It set in the mixer.
event-m4e3 = Leaning Wall
event-m4e3-told = Plumb line says no.
event-m4e3-later = Collapse
event-m4e3-later-told = Plumb line was right.
event-m4e4 = Blistered Hands
event-m4e4-told = Shovels are not in the training manual.
event-m4e4-later = Infection
event-m4e4-later-told = Dirty work, dirty wounds.
event-m5e1 = Falling Barometer
event-m5e1-told = Pressure drops like a stone.
event-m5e1-later = Gust
event-m5e1-later-told = The first gust came early.
event-m5e2 = Whistling Hull
event-m5e2-told = The storm plays the HUB like a flute. { $b } hums along until told to stop.
event-m5e2-later = Sleepless Crew
event-m5e2-later-told = Nobody likes the tune.
event-m5e3 = Buried Array
event-m5e3-told = Panel two is under thirty centimetres of dust.
event-m5e3-later = Bent Frame
event-m5e3-later-told = Dust is heavier than it looks.
event-m5e4 = Lightning Without Rain
event-m5e4-told = Dry lightning crawls over the masts.
event-m5e4-later = Surge
event-m5e4-later-told = It found the grid.
event-m6e1 = Aphid, Singular
event-m6e1-told = Impossible. And yet it walks.
event-m6e1-later = Aphids, Plural
event-m6e1-later-told = Singular did not last.
event-m6e2 = Bitter Leaves
event-m6e2-told = Edible, says the manual. { $a } and { $b } differ.
event-m6e2-later = Upset Stomachs
event-m6e2-later-told = The manual was optimistic.
event-m6e3 = Pollination Day
event-m6e3-told = No bees. One paintbrush.
event-m6e3-later = Empty Pods
event-m6e3-later-told = The flowers waited for nobody.
event-m6e4 = Condensation
event-m6e4-told = Water drips from the dome into the sockets.
event-m6e4-later = Short Under Glass
event-m6e4-later-told = Water found copper.
event-c1e1 = Half a Sentence
event-c1e1-told = The last word was “unless”.
event-c1e1-later = Rumours
event-c1e1-later-told = Silence fills itself.
event-c1e2 = Drifting Dish
event-c1e2-told = The motor answers late.
event-c1e2-later = Slipped Gear
event-c1e2-later-told = The dish points at the ground.
event-c1e3 = Noise Floor
event-c1e3-told = Listening hurts after an hour. { $a } has listened for three.
event-c1e3-later = Headache
event-c1e3-later-told = Two hours hurt more.
event-c1e4 = Hot Transmitter
event-c1e4-told = Smoke, a little.
event-c1e4-later = Burnt Stage
event-c1e4-later-told = Smoke, a lot.
event-c2e1 = Parachute on the Horizon
event-c2e1-told = Orange cloth, eleven kilometres out.
event-c2e1-later = Dragged Away
event-c2e1-later-told = Wind loves parachutes.
event-c2e2 = Range Anxiety
event-c2e2-told = The map is longer than the battery.
event-c2e2-later = Stranded
event-c2e2-later-told = The battery was right.
event-c2e3 = Tent Talk
event-c2e3-told = { $a }, { $b }, one heater, a long night.
event-c2e3-later = Bad Blood
event-c2e3-later-told = Some nights last.
event-c2e4 = Washboard Road
event-c2e4-told = Every bolt says its name.
event-c2e4-later = Lost Bolt
event-c2e4-later-told = One bolt stopped talking.
event-c3e1 = Countdown
event-c3e1-told = The date is this week.
event-c3e1-later = Miscount
event-c3e1-later-told = Martian days are longer. Nobody converted.
event-c3e2 = Key Fragment
event-c3e2-told = A line of the code matches a song.
event-c3e2-later = Dead End
event-c3e2-later-told = The song was a coincidence.
event-c3e3 = Power Draw
event-c3e3-told = The uplink eats more than the kitchen.
event-c3e3-later = Brownout
event-c3e3-later-told = The kitchen lost.
event-c3e4 = Last Argument
event-c3e4-told = “And what do we even say to them?” asks { $b }. { $a } has no answer either.
event-c3e4-later = Walkout
event-c3e4-later-told = One seat stays empty.

## adventures

adventure-explore-1 = Soft Ground
adventure-explore-1-told = A wheel drops to the hub.
adventure-explore-1-later = Bent Wheel
adventure-explore-1-later-told = The rover limps in a circle and calls it a straight line.
adventure-explore-2 = Twisted Ankle
adventure-explore-2-told = One third gravity, full-price fall.
adventure-explore-2-later = Limp
adventure-explore-2-later-told = The ankle has healed. The stairs do not know it yet.
adventure-explore-3 = Lost Marker
adventure-explore-3-told = The return path looks like every other path.
adventure-explore-4 = Strange Outcrop
adventure-explore-4-told = Stripes that have no business being there.
adventure-explore-4-later = The Outcrop Again
adventure-explore-4-later-told = The picture of the stripes is pinned over every bunk.
adventure-explore-5 = Nothing to Report
adventure-explore-5-told = You note the wind direction and drive home.
adventure-explore-5-later = Grit in the Motor
adventure-explore-5-later-told = It ground, it groaned, and then it did neither.
adventure-explore-6 = Glint on the Ridge
adventure-explore-6-told = Probably ice. Probably.
adventure-explore-6-later = The Glint
adventure-explore-6-later-told = It was not ice.
adventure-explore-7 = Shadow Below
adventure-explore-7-told = A ledge, a drop, and something metallic down there.
adventure-explore-7-a = Climb down
adventure-explore-7-a-later = Stiff Shoulder
adventure-explore-7-a-later-told = The climb presents its bill a few days late.
adventure-explore-7-b = Leave it
adventure-explore-7-b-later = What Was It?
adventure-explore-7-b-later-told = At supper everyone has another theory, and none is cheerful.
adventure-explore-8 = Low Oxygen Beep
adventure-explore-8-told = The gauge and the clock disagree.
adventure-explore-8-a = Turn back fast
adventure-explore-8-b = Use the reserve line
adventure-explore-8-b-later = Empty Bottle
adventure-explore-8-b-later-told = Nobody noted that the spare bottle was used.
adventure-gather-1 = Dropped Case
adventure-gather-1-told = Samples bounce surprisingly far here.
adventure-gather-2 = Torn Glove
adventure-gather-2-told = A hiss, then tape, then a second hiss.
adventure-gather-2-later = Numb Fingers
adventure-gather-2-later-told = Two fingers still sleep. The probes need ten.
adventure-gather-3 = Rich Vein
adventure-gather-3-told = The drill brings up more than planned.
adventure-gather-3-later = Blunt Drill
adventure-gather-3-later-told = The rich rock has eaten the edge of the drill.
adventure-gather-4 = Dust Devil
adventure-gather-4-told = It walks over the site and out again.
adventure-gather-5 = Sticky Latch
adventure-gather-5-told = The probe hatch needs a second push. Nothing else.
adventure-gather-5-later = Hatch Failure
adventure-gather-5-later-told = The third push breaks it.
adventure-gather-6 = Warm Stone
adventure-gather-6-told = It is warmer than it should be. You bag it.
adventure-gather-6-later = Warm Stone in the Lab
adventure-gather-6-later-told = It lies on the bench, and the bench is warm.
adventure-gather-7 = Heavy Load
adventure-gather-7-told = Two bags or a straight back.
adventure-gather-7-a = Take both
adventure-gather-7-b = Take one
adventure-gather-7-b-later = Second Thoughts
adventure-gather-7-b-later-told = The other bag is still out there. So are the thoughts.
adventure-gather-8 = Unstable Edge
adventure-gather-8-told = The best rock sits on the worst ledge.
adventure-gather-8-a = Rope up
adventure-gather-8-b = Work elsewhere
adventure-gather-8-b-later = Ledge Collapse
adventure-gather-8-b-later-told = The ledge goes down at night, and the rock with it.
adventure-research-1 = Acid Splash
adventure-research-1-told = The goggles did their job. The sleeve did not.
adventure-research-2 = False Positive
adventure-research-2-told = The result was glorious for eleven minutes.
adventure-research-2-later = Honest Paper
adventure-research-2-later-told = Admitting the mistake wins more applause than the result had.
adventure-research-3 = Overheated Centrifuge
adventure-research-3-told = It is still spinning down.
adventure-research-3-later = Centrifuge Breaks
adventure-research-3-later-told = It has stopped at last, in two places.
adventure-research-4 = All-Nighter
adventure-research-4-told = Just one more run. And one more.
adventure-research-4-later = Payback
adventure-research-4-later-told = The night wants to be paid back, with interest.
adventure-research-5 = Clean Run
adventure-research-5-told = Every value is in range. You file it.
adventure-research-5-later = Mislabelled File
adventure-research-5-later-told = Every value was in range, of another sample.
adventure-research-6 = Bubbles
adventure-research-6-told = The culture bubbles quietly overnight.
adventure-research-6-later = Culture Report
adventure-research-6-later-told = The bubbles have stopped. Someone has to taste it.
adventure-research-7 = Shortcut Protocol
adventure-research-7-told = The long way takes all day; the short way takes nerve.
adventure-research-7-a = Short way
adventure-research-7-a-later = Bad Data
adventure-research-7-a-later-told = The short way led past the sample.
adventure-research-7-b = Long way
adventure-research-7-b-later = Solid Data
adventure-research-7-b-later-told = Nobody on Earth finds anything to ask.
adventure-research-8 = Unknown Spores
adventure-research-8-told = Under the lens, something unfolds.
adventure-research-8-a = Burn everything
adventure-research-8-b = Keep and seal
adventure-research-8-b-later = The Seal Held
adventure-research-8-b-later-told = What unfolded is still inside, and now it has a name.
adventure-build-1 = Slipped Wrench
adventure-build-1-told = Knuckles meet bracket.
adventure-build-1-later = Sore Hand
adventure-build-1-later-told = The knuckles are blue, and every wrench finds them. The finer tricks must wait.
adventure-build-2 = Wrong Thread
adventure-build-2-told = It fits until it does not.
adventure-build-3 = Tripped Breaker
adventure-build-3-told = The whole bay goes dark for a minute.
adventure-build-3-later = Weak Circuit
adventure-build-3-later-told = The breaker held this time. The wire did not.
adventure-build-4 = Neat Trick
adventure-build-4-told = A bent clip replaces a whole bracket.
adventure-build-4-later = The Clip Gives
adventure-build-4-later-told = A clip is a clip.
adventure-build-5 = Good Enough
adventure-build-5-told = It holds. You close the cover.
adventure-build-5-later = It Did Not Hold
adventure-build-5-later-told = The cover is on the floor, and what it covered too.
adventure-build-6 = Spare Screw
adventure-build-6-told = One screw left over. You pocket it.
adventure-build-6-later = That Screw
adventure-build-6-later-told = Someone has found out where it belongs.
adventure-build-7 = Live Wire
adventure-build-7-told = Cut the power for the block, or work fast.
adventure-build-7-a = Cut the power
adventure-build-7-b = Work fast
adventure-build-7-b-later = Scorched Panel
adventure-build-7-b-later-told = Behind the panel it is black up to the ceiling.
adventure-build-8 = Borrowed Cable
adventure-build-8-told = The nearest matching cable is in use next door.
adventure-build-8-a = Borrow it
adventure-build-8-a-later = Cable Wanted
adventure-build-8-a-later-told = In the quarters it is dark, and everyone knows why.
adventure-build-8-b = Splice scraps
adventure-build-8-b-later = Bad Splice
adventure-build-8-b-later-told = The scraps have parted, in the middle of a shift.

## malfunction cards

card-w01 = Cross-Talk
card-w02 = Frozen Screen
card-w03 = Hood Draught
card-w04 = Worn Bits
card-w05 = Seized Vice
card-w06 = Bad Fuse
card-w07 = Jammed Door
card-w08 = Cracked Axle
card-w09 = Dead Charger
card-w10 = Lost Telemetry
card-w11 = Blind Guidance
card-w12 = Airlock Seal
card-h01 = Night Alarms
card-h02 = Flooded Berths
card-h03 = Thermostat Riot
card-h04 = Stale Air
card-h05 = Mixed Labels
card-h06 = Dirty Needle
card-h07 = Scanner Drift
card-h08 = Dim Theatre
card-h09 = False Readings
card-h10 = Locked Console
card-h11 = Burnt Relay
card-h12 = Hissing Valve
card-s01 = Clogged Intake
card-s02 = Dry Bearing
card-s03 = Power Sag
card-s04 = Tank Breach
card-s05 = Grit Film
card-s06 = Stuck Hinge
card-s07 = Inverter Fault
card-s08 = Battery Purge
card-s09 = Root Rot
card-s10 = Cold Night
card-s11 = Dome Tear
card-s12 = Lamp Circuit

## tales: the crew, the missions, the campaign

tale-insomniac-1 = { $a } does not sleep. Somewhere behind the wall a pump counts to nine and starts again.
tale-insomniac-2 = { $a } has mapped every sound of the base at night. { $b } finds the map on the fridge: forty-one noises, three of them underlined.
tale-insomniac-3 = Noise nineteen has stopped. { $a } wakes { $b } to listen to it not being there.
tale-insomniac-4 = Noise nineteen was a bearing. { $a } greased it at four in the morning. Since then the only new sound is somebody sleeping.
tale-insomniac-5 = On the last night { $b } stays awake instead, to hear what { $a } used to hear. It sounds like a house.
tale-joker-1 = { $a } has taped a sign to the airlock: “Please knock.” Nobody will admit to having laughed.
tale-joker-2 = The coffee machine now greets { $b } in the voice of { $a }. It knows seven insults, all of them botanical.
tale-joker-3 = { $b } has struck back: { $a } has a boot full of lettuce seed, and some of it has sprouted.
tale-joker-4 = A truce is signed on the back of a checklist by { $a } and { $b }. Article one: nobody touches the coffee machine.
tale-joker-5 = Somebody knocks at the airlock, from outside, very politely: { $a }. Even { $b } laughs.
tale-homesick-1 = { $a } keeps a jar of sand from a beach on Earth beside the bunk. Here it is the wrong colour.
tale-homesick-2 = { $a } writes letters and sends none. { $b } has counted eleven envelopes.
tale-homesick-3 = { $b } asks what that beach is like. { $a } talks until the lights dim for the night.
tale-homesick-4 = This morning the jar of { $a } has two layers: yellow sand and, on top of it, red.
tale-homesick-5 = { $a } sends the letters, all of them, in one burst. The last one begins: “Here, at home”.
tale-neat-1 = { $a } has labelled the drawers. Then the drawer with the labels.
tale-neat-2 = { $b } puts a screwdriver back one slot to the left, as an experiment. It takes { $a } eleven minutes to notice.
tale-neat-3 = In the blackout drill { $a } finds the fuses in the dark, then the torch, then { $b }. Nobody jokes about labels any more.
tale-neat-4 = There is one drawer that { $a } never opens. { $b } has read its label: “Later”.
tale-neat-5 = { $a } opens the last drawer. It is full of things that belong nowhere, and tonight they may lie about on the table.
tale-daredevil-1 = { $a } has measured the drop behind the garage: eleven metres, and four seconds of thinking about it.
tale-daredevil-2 = { $b } has found boot prints at the edge of the drop, heels over nothing. They are the size of { $a }.
tale-daredevil-3 = { $a } jumps. At a third of the weight it looks like a mistake in the film.
tale-daredevil-4 = { $b } has strung a rope along the edge and says nothing. { $a } says nothing either, and uses it.
tale-daredevil-5 = { $a } takes { $b } to the edge. Feet over eleven metres of nothing, they look at the small blue light.
tale-stoic-1 = Asked how things are going, { $a } says: “They are going.”
tale-stoic-2 = { $b } has kept count: this week { $a } has said “fine” fourteen times, never twice in the same tone.
tale-stoic-3 = In the greenhouse, when nobody is meant to hear, { $a } talks to the beans.
tale-stoic-4 = { $b } overhears how the beans are told, by { $a }, of a house, a dog, a door that sticks, and leaves on tiptoe.
tale-stoic-5 = “Well?” asks { $b }. { $a } thinks it over. “Well,” says { $a }, with a smile, and it is on record.
tale-tinkerer-1 = { $a } is building something out of a broken fan, a spoon and patience.
tale-tinkerer-2 = The thing now has wheels. { $b } asks what it is for. “For later,” says { $a }.
tale-tinkerer-3 = The thing that { $a } built has followed { $b } all day, at a polite distance.
tale-tinkerer-4 = Since last night the thing has a name. It is painted on its side, and the handwriting is that of { $b }.
tale-tinkerer-5 = The thing rolls out through the airlock with a small flag. So that, says { $a }, is what it was for.
tale-gourmet-1 = { $a } has traded two hours of washing-up for one sachet of pepper.
tale-gourmet-2 = Tonight the paste is called “velouté”. { $b } asks what has changed. “The name,” says { $a }, “and the pepper.”
tale-gourmet-3 = { $a } has grown a radish, a single one, in a coffee cup. It is contemplated before meals.
tale-gourmet-4 = { $a } cuts the radish into as many slices as there are people. Nobody speaks while it lasts.
tale-gourmet-5 = For the last evening { $a } writes a menu by hand. There is one course, and { $b } asks for it twice.
tale-hurt-1 = { $a } says that it does not hurt, and holds on to the table while saying so.
tale-hurt-2 = { $b } leaves the lower bunk to { $a } and calls it a fair trade.
tale-hurt-3 = The medical file of { $a } has reached its second page.
tale-hurt-4 = { $a } goes to breakfast along the wall, one hand on it, as if the wall were walking too.
tale-hurt-5 = Nobody says it aloud: today { $a } had better not be alone outside.
tale-strained-1 = { $a } and { $b } have not spoken since the argument about the door. The door stays open.
tale-strained-2 = A locker slams. In a base this small everybody knows that it was { $a }.
tale-strained-3 = At breakfast { $b } laughs, a little too long.
tale-strained-4 = The work plan on the wall has been corrected in three colours, and then torn.
tale-strained-5 = { $a } counts the days now. { $b } counts them down.
tale-dark-1 = Half of the corridor lies in the dark. One learns how much of the day one spends there.
tale-dark-2 = { $a } hangs a lamp on the shut door, so that nobody forgets what is behind it.
tale-dark-3 = The cold comes out of the rooms that are shut, a metre further every night.
tale-dark-4 = { $b } has learnt to eat, to read and to solder by the same torch.
tale-lean-1 = The tanks ring when one knocks on them. They should not.
tale-lean-2 = { $a } divides what there is into equal parts and takes the one that is left.
tale-lean-3 = One talks less, to spare the air. Or because there is less to say.
tale-lean-4 = { $b } reads the gauge aloud, then once more, in case it had not understood.
tale-worn-1 = There are more red tags in the base than people to look at them.
tale-worn-2 = { $a } apologises to a valve and gives it another half turn.
tale-worn-3 = The list of repairs no longer fits on its sheet. { $b } goes on writing on the table.
tale-worn-4 = Something rattles that did not rattle yesterday. It goes on the list, under “rattles”.
tale-worn-5 = { $a } has dreamt of a hardware shop, aisle after aisle.
tale-bright-1 = Somebody whistles in the airlock. { $b } joins in from the kitchen.
tale-bright-2 = { $a } has painted the sunrise on the pantry door, blue, as it is here.
tale-bright-3 = { $b } proposes a toast, in water that has been drunk before. It is a good vintage.
tale-bright-4 = For once the plan for the day is shorter than the day.
tale-home-crew = { $a } carries in the first crate. { $b } reads out the list of the two hundred and thirteen others.
tale-home-half = Halfway to the right conditions. In the new bed a drop hangs from the pipe and does not freeze: { $a } has been watching it for an hour.
tale-home-last = One round left before mission control calls. { $a } sweeps the corridor, though nobody will see it.
tale-home-won = There is a second one of everything now: light, air, bread. { $a } takes off both boots at the door, as one does at home.
tale-home-time = The dust season is here, and half of the base is still in crates. { $a } and { $b } move into the half that works.
tale-home-threshold = The backups stand, but not what they were meant to back up. Mission control puts off the next landing.
tale-home-death = { $a } rests where the view was best. { $b } leaves the crates as they are.
tale-beacon-crew = Eight lights blink on the map. { $b } covers the ninth, the dark one, with a thumb. “We shall see,” says { $a }.
tale-beacon-first = The first fragment has scratches along one side, and numbers. { $a } reads them out like a name.
tale-beacon-half = Half assembled, the beacon clicks, once, while nobody touches it. { $b } puts down the screwdriver.
tale-beacon-last = Tonight the others begin their yearly roll call. { $b } leaves a gap after eight, to practise.
tale-beacon-won = Seven. Eight. And then, a little late and a little out of tune: nine. { $a } and { $b } cheer at a radio.
tale-beacon-time = The roll call goes by. Eight answer. { $a } switches the receiver off before the gap.
tale-beacon-threshold = The ninth beacon speaks at last, into a base that can no longer listen.
tale-beacon-death = Eight beacons answer. On the map { $b } writes a name beside the ninth: { $a }.
tale-ice-crew = { $a } warms the drill between both hands. { $b } signs the form that says: nothing of ours goes down there.
tale-ice-half = At half the depth the sound changes. { $a } lifts a hand, and everybody listens to the ice.
tale-ice-first = The first sample is older than anything that ever had eyes. It is { $b } who looks away.
tale-ice-last = One more round, then the shaft must be sealed. { $b } has already mixed the plug.
tale-ice-won = The shaft is sealed, the cores are in the cold. { $a } writes in the log: “It remembers everything. We behaved.”
tale-ice-time = The season closes the shaft before you do. What the ice remembers, it keeps.
tale-ice-threshold = The cores are here, the cold room is not. By the evening a million years are a puddle.
tale-ice-death = The ice will remember { $a } too. { $b } makes sure of the date.
tale-regolith-crew = { $a } has never built a wall. { $b } has, once, around a vegetable patch, and is now in charge.
tale-regolith-binder = The first barrel of binder smells of rust and bread. { $a } writes “do not eat” on it.
tale-regolith-first = The first segment leans by two degrees. { $b } signs it all the same.
tale-regolith-last = On the horizon the sky already has the colour of the ground. { $b } walks the wall once more, knocking on it.
tale-regolith-won = All night the storm leans on the wall, and in the morning it is the storm that is tired. { $a } pats the crooked segment.
tale-regolith-time = The storm comes in where the last segment should have been. { $a } and { $b } hold a tarpaulin until dawn.
tale-regolith-threshold = The wall holds, round a base that does not. One might have done it the other way about.
tale-regolith-death = One segment bears no number but a name: { $a }.
tale-storm-crew = { $a } points the camera west. { $b } asks when the picture will load. It has loaded.
tale-storm-first = The first mast bends, hums and stays. { $a } is the last to let go of it.
tale-storm-half = Two masts. Between them { $b } can already see which way it is turning.
tale-storm-last = Noon looks like dusk. Whatever still has light is switched off, one thing after another. { $b } keeps a hand on the main switch.
tale-storm-won = On the last morning there is a shadow on the floor. { $a } stands in it for a long time: a shadow means sun.
tale-storm-time = Without its masts the storm has no edge. { $a } and { $b } are told to sit still until it ends.
tale-storm-threshold = The storm goes, and takes along whatever was loose. Nearly everything was.
tale-storm-test = The masts hold. But in the last night the base goes dark, room after room.
tale-storm-death = The wind has covered the tracks of { $a } before { $b } can photograph them.
tale-harvest-crew = { $a } counts the seedlings. { $b } counts them again, for luck, and finds one more.
tale-harvest-first = The first handful of Mars goes under the lens, and what comes out is a list of what it lacks. { $b } pins it up as a shopping list.
tale-harvest-sown = { $a } presses the seed in with a thumb, and leaves the thumb there for a moment.
tale-harvest-last = After this round it is picked, or it is not. { $b } sleeps among the pots.
tale-harvest-won = The second harvest is on the table. { $a } cuts the bread, and only then does anybody believe it.
tale-harvest-time = The beds are green but not ripe, and the calendar does not wait. { $a } eats one leaf, on principle.
tale-harvest-threshold = There is food for a year and no kitchen left to cook it in. It rots, very green.
tale-harvest-death = { $b } sows the last seed where { $a } used to stand.
tale-static-crew = “Do not worry about the relay, you can always reach us, unless”: then nothing. { $a } plays it again. { $b } has stopped counting.
tale-static-half = Half of the dish answers. In the hiss { $b } hears a beat: four short, one long, over and over.
tale-static-last = Earth will be above the horizon for one more hour. { $a } holds the dish by hand.
tale-static-won = It is not a voice, it is a clock: Earth’s own time signal, and under it a bearing. Something was sent before the silence, says { $b }, and it has landed.
tale-static-time = The dish stays deaf. But on the last picture of an old orbiter { $b } finds an orange speck, far out, that was not there before.
tale-static-threshold = The antenna hears, and behind it the base falls apart. { $a } notes one bearing before the power goes.
tale-static-death = It was { $a } who said that Earth would call back. { $b } keeps the headphones on, and hears a bearing.
tale-long-drive-crew = { $a } packs for six days. { $b } packs for seven and says nothing.
tale-long-drive-far = From the second ring the base is a spark. { $a } turns round once, and then no more.
tale-long-drive-last = Air for one more round. { $b } has drawn the way home on a sleeve.
tale-long-drive-won = “We are switching everything off,” says the note. “A storm from the Sun, the worst in a thousand years. For the network to live it must sleep, unless somebody out there wakes it.” { $a } reads it aloud, twice.
tale-long-drive-time = The core stays out there, or stays shut. But the capsule was still sending, faintly, one frequency and one date, and { $b } has written them down.
tale-long-drive-threshold = The core is home, and home is in pieces. { $a } reads it by torchlight: a frequency, a date, half of a note.
tale-long-drive-death = { $b } drives back without { $a }, the empty seat belted in. On the seat lies a slip: a frequency, a date.
tale-open-channel-crew = A frequency, a date, and a sky full of stars that do not answer. { $a } begins with the code, { $b } with the wire.
tale-open-channel-half = Half of the code is a timetable, says { $a }: when each station on Earth will listen, for one minute, with everything else dark.
tale-open-channel-first = The first stage holds. { $a } whispers a test into it, and blushes.
tale-open-channel-last = Tonight is the date. { $b } has written down what to say, and crossed it out.
tale-open-channel-won = “This is Mars,” says { $a }. “You can wake up.” Twenty-two minutes. Then a voice that has clearly been asleep: “Unless you call first. Yes. That was the end of the sentence.”
tale-open-channel-faint = “This is Mars,” says { $a }. Twenty-two minutes. Then a crackle, a question in no language, and a click: somebody on Earth has taken the call for an echo.
tale-open-channel-time = The date goes by. Somewhere a station has listened for one minute, heard nothing of { $a } and { $b }, and gone back to sleep.
tale-open-channel-threshold = The code is read, the uplink stands, and the base has no current left to speak with.
tale-open-channel-test = The channel is open, and neither { $a } nor { $b } can bring out a word. The minute passes.
tale-open-channel-death = { $b } could speak now. { $b } says one name, { $a }, and lets the minute pass.
tale-again-1 = It begins again. { $a } turns a page of the log and writes the same heading.
tale-again-2 = Once more. This time { $b } writes the heading, in pencil.
tale-bridge-static-won = Now that the dish hears, there is a direction. { $a } draws it on the map: a straight line, a long one.
tale-bridge-static-lost = Nobody knows what lies at the end of that bearing. { $a } says it is the only thing there is to drive to.
tale-bridge-long-drive-won = Now one knows why Earth is silent: it is holding its breath. What one does not know is who will tell it to breathe. { $b } looks round the table. There is nobody else.
tale-bridge-long-drive-lost = A frequency and a date, and no idea what for. { $b } suggests being there, with a transmitter.
tale-bridge-found = What was found on the way changes what one can do: { $a } has spent the night over the manuals.
tale-bridge-nothing = Nothing new has been learnt, says { $b }, except how long a week is.
tale-bridge-death = { $a } had been given up. Then { $b } found a pulse where the instruments had found none. Nobody dares to call it luck.
tale-epilogue-all = Antenna, capsule, channel: the whole chain has held. On Earth the lights come on again, one continent after another, because on another planet { $a } and { $b } kept a radio going.
tale-epilogue-heard = Earth answers. Part of the story is missing, and { $a } will hear it in the coming nights: there will be time.
tale-epilogue-known = The minute has gone by. But the log says why Earth fell silent, and when its stations will listen again: in two years. { $a } sets an alarm.
tale-epilogue-echo = A voice without its key, from a dish half deaf: { $b } hears Earth hang up, kindly.
tale-epilogue-one = One thing has worked. { $a } notes it under a heading of its own, so that whoever comes can begin there.
tale-epilogue-none = The radio stays on. It costs little. { $b } says good night to it.
tale-epilogue-why = It was the Sun, says Earth: the worst storm in a thousand years. “We switched everything off, so as to have something to switch on again. And somebody had to be awake.”
tale-epilogue-why-not = Why Earth fell silent, the log does not say. { $a } has underlined the question.
tale-epilogue-found = And there is something to tell: what was found on the way fills a notebook in the handwriting of { $b }.
tale-epilogue-all-here = Before the lights go down { $a } counts the crew, twice, as every evening. The count comes out.

## objectives reached

goal-home-solar-told = The new panel turns its face to a small sun, and the needle moves.
goal-home-oxygenator-told = The second oxygenator draws its first breath. So does everybody.
goal-home-farm-told = A second bed of black earth: there is no third one within fifty million kilometres.
goal-home-seed-told = A seed goes under. Nobody looks at the spot, and everybody knows where it is.
goal-home-optimal-told = Warmth, water, light, air: for one minute all four stand exactly where the book wants them.
goal-home-wrecks-told = Two hulls in the sand, older than the plan that brought you here.
goal-home-salvage-told = What others lost lies in your hold, wiped clean, with a label.
goal-beacon-zones-told = Three crosses on the map, three places where one has stood. The pieces lie where they fell.
goal-beacon-fragments-told = Three fragments on one bench. Side by side they are nearly a machine.
goal-beacon-assembled-told = The last screw goes in, and a lamp the size of a grain of rice lights up by itself.
goal-beacon-chart-told = Beyond the second ring the map was white. Now there is a line on it, in pencil.
goal-ice-depth-told = The core comes up clear as glass, with dust in it like handwriting.
goal-ice-discoveries-told = Under the lens the old ice answers a question that nobody had asked.
goal-ice-more-told = And one answer more. Somebody will have to rewrite a chapter.
goal-regolith-wall-told = The last segment stands. From inside, the wind is already a little quieter.
goal-regolith-stock-told = A heap of gravel, a barrel of binder: on this planet that is a fortune.
goal-storm-masts-told = Three masts hum on three notes. The storm has a face now, on a screen.
goal-storm-front-told = A grain of the storm lies under the microscope. It has come three thousand kilometres.
goal-harvest-plants-told = One walks through the greenhouse with one’s elbows in. This planet has never held so much green.
goal-harvest-soil-told = The soil has a name now, a number and a smell. It smells of soil.
goal-static-antenna-told = The dish swings round and locks. There is something there: a breath, a hiss, a beat.
goal-static-cpu-told = The Control Center thinks again. Its first thought is a list of everything it has missed.
goal-static-horn-told = The feed horn lay in the dust like a shell on a beach. One almost hears something in it.
goal-static-discovery-told = In all this silence, one thing that nobody knew before.
goal-drive-zone-told = Orange cloth, a crater the size of a table and in it the capsule, upright, as if it had been waiting.
goal-drive-core-told = The core is no larger than a loaf of bread. It is carried like a child.
goal-drive-open-told = The lid gives. Inside: a frequency, a date, and a note in somebody’s handwriting.
goal-drive-discovery-told = Out here, far from everything, one more thing has been understood.
goal-channel-code-told = The last line of the code falls into place. It is not a message. It is a key.
goal-channel-uplink-told = The uplink stands, all wire and string. It points at a dot of light.
goal-channel-discoveries-told = Two things that nobody knew. If Earth ever asks, there is news.
