## First Martians: what only its table says

page-face-board = HUB
page-face-hand = Plan
page-face-players = Crew
fm-tab-mission = Mission
fm-tab-troubles = Troubles
fm-tab-surface = Surface
fm-tab-event = Event
fm-phases = Phases of the round
fm-phase-events = Events
fm-phase-morale = Morale
fm-phase-production = Production
fm-phase-planning = Plan
fm-phase-resolving = Actions
fm-phase-malfunction = Malfunction
fm-phase-upkeep = Upkeep
fm-block-system = System
fm-block-habitation = Living
fm-block-workshop = Working
fm-of = of { $n }
fm-die-today = Rolled this round: { $die }
fm-die-not = Not rolled this round: { $die }
fm-die-box = Box marker red, rolled every round: { $die }
fm-reserve = { $what }: { $n }. Next production: { $made } made, { $need } needed
fm-next-production = Next production
fm-parts = Spare parts
fm-samples = Samples
fm-machines = Machines
fm-rovers = Rovers
fm-all-out = all in the plan
fm-finds = Finds
fm-upgrades = Upgrades
fm-plants = { $n } ripe in { $m } greenhouses
fm-needs = { $least } with dice, { $sure } to be sure
fm-needs-fixed = { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}
fm-shut = Shut
fm-penalty-plus-one = +1 a round
fm-penalty-wilts = wilts
fm-penalty-pay-energy = each action −1 energy
fm-penalty-pay-oxygen = each action −1 oxygen
fm-penalty-roll-success = rolls even if sure
fm-penalty-no-rover = no rover explores
fm-penalty-blocks-froggy = Froggy may fail
fm-penalty-loses-sample = a sample lost
fm-penalty-adds-stress = stress +1
fm-penalty-adds-token = reroll token
fm-penalty-only-broken = broken
fm-penalty-none = broken
fm-token-blocked = blocked
fm-token-plus1 = +1 pawn
fm-token-adventure = adventure
fm-token-reroll = reroll
fm-token-wound = wound
fm-token-rover-damage = rover
fm-profession-geologist = Geologist
fm-profession-engineer = Engineer
fm-profession-medic = Medic
fm-profession-scientist = Scientist
fm-wounds = Wounds
fm-ready = ready
fm-pick = Pick up { $piece }
fm-take-back = Take back { $piece }
fm-join = Join: { $what }
fm-certain = certain
fm-done = done
fm-under-way = under way
fm-idle = { $n ->
    [0] No pawn is idle
    [one] 1 pawn is idle
   *[other] { $n } pawns are idle
}
fm-will-rest = Left over, each rests: 1 morale token
fm-all-placed = Everybody has something to do
fm-no-plan = The plan comes after production
fm-event-of = Event of round { $n }
fm-deal = Deal with it
fm-pawns = { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}
fm-if-ignored = If ignored
fm-still-open = Still open
fm-objectives = Objectives
fm-round-of = round { $n } of { $m }
fm-lost = Lost with somebody’s sixth wound, or after round { $n }.
fm-stop-before = Stop before
fm-stop-roll = dice, cards and trips
fm-stop-phase = the end of a phase
fm-card-event = Event
fm-card-consequence = What came of it
fm-card-adventure = Adventure
fm-card-card = Malfunction card
fm-read = I have read it
fm-go-on = Go on
fm-more-cards = { $n ->
    [one] one more to read
   *[other] { $n } more to read
}
fm-undo-theirs = Undo
go-target = { $target }
fm-percent = { $n }%
fm-advice-take = Take the advice
fm-advice-all = Plan it all
fm-quiet-round = Nothing worth telling: a quiet round.
fm-how-close = How close it was
fm-limits = a fight at 18, at most { $n } broken parts
fm-broken-n = broken { $n }
fm-who-returns = Who comes home
fm-wounds-n = { $n ->
    [0] unhurt
    [one] 1 wound
   *[other] { $n } wounds
}
fm-made = made
fm-needed = needed
fm-stock = in stock
fm-stress-to-come = Stress stands at { $n }: each astronaut adds 1, each shut facility 2.
fm-broken-adds = { $n ->
    [one] +1 for a broken part
   *[other] +{ $n } for broken parts
}
fm-box-red = box marker red: rolled every round
fm-mend-with = Mend it with
fm-spare = A spare part
fm-in-hold = { $n } in the hold
fm-then = There then:
fm-put-down = Put the pawn down
fm-how-what = { $how }: { $what }
fm-hint-plan = Take a pawn, then click where it goes. Nobody moves before all are ready.
fm-hint-target = Every place it may go to is lit: one click puts it there.
fm-hint-shut = Click a lit facility: it stays shut until somebody opens it again.
fm-for-rest = 1 morale token
fm-for-relax = morale +1, stress −6
fm-for-treat = heals 1 wound
fm-for-maintain = a track −1
fm-for-explore = uncovers a region
fm-for-gather = fetches a sample
fm-for-research = studies, sows
fm-for-build = repairs, upgrades
fm-in-round = round { $n }
fm-campaign = Out of Contact
fm-campaign-won = the campaign is won
fm-campaign-lost = the campaign is lost
fm-wounds-all = wounds { $n }
fm-plan-done = The plan has been carried out
fm-carried = What goes along
fm-carried-wounds = Halved for each astronaut, rounded down
fm-carried-broken = Broken parts
fm-carried-broken-how = Three at most stay broken; after a defeat two more break
fm-carried-parts-how = Two of your choice
fm-carried-morale-how = Only its sign is kept; going on after a defeat takes one more
fm-carried-skills = Skills and upgrades
fm-carried-all = all of them
fm-carried-skills-how = What was learnt and installed stays; morale tokens, stress and reserve begin anew
fm-no-plan-interlude = What you keep goes along to the next mission
fm-no-plan-crew = The mission begins once the crew is chosen
