### Mission: Red Planet, English

## game

game-title = Mission: Red Planet
game-pitch = Fill ships with astronauts, outwit your rivals’ crews and hold the richest zones of Mars in ten rounds.

## zones

zone-vastitas-borealis = Vastitas Borealis
zone-syrtis-major = Syrtis Major
zone-ausonia = Ausonia
zone-hellas = Hellas
zone-mare-australe = Mare Australe
zone-mare-serpentis = Mare Serpentis
zone-sinus-sabaeus = Sinus Sabaeus
zone-tritonis-sinus = Tritonis Sinus
zone-mare-tyrrhenum = Mare Tyrrhenum
zone-valles-marineris = Valles Marineris

## resources

resource-ice = Ice
resource-sylvanite = Sylvanite
resource-celerium = Celerium

## characters

character-recruiter = Recruiter
character-recruiter-does = Board 1 astronaut. Take all your characters back into your hand, this one included.
character-explorer = Explorer
character-explorer-does = Board 1 astronaut. Make up to 3 moves on Mars with your own astronauts, each to an adjacent zone.
character-scientist = Scientist
character-scientist-does = Board 2 astronauts, in one or two ships. Draw an event card, or look at a discovery already on Mars.
character-secret-agent = Secret agent
character-secret-agent-does = Board 2 astronauts, in two different ships. Launch a docked ship that is not full.
character-saboteur = Saboteur
character-saboteur-does = Board 1 astronaut. Destroy a docked ship with everyone aboard; it may be empty.
character-femme-fatale = Femme fatale
character-femme-fatale-does = Board 1 astronaut. In a zone or ship where you have an astronaut, replace a rival’s astronaut with one from your reserve.
character-travel-agent = Travel agent
character-travel-agent-does = Board 3 astronauts in one ship. If you can’t, your turn is lost.
character-soldier = Soldier
character-soldier-does = Board 2 astronauts in one ship, or none if you can’t. Destroy 1 astronaut in an outer zone.
character-pilot = Pilot
character-pilot-does = Board 2 astronauts, in one or two ships. Change the destination of a ship, docked or launched.

## events: bonus cards

event-northern-influence = Northern influence
event-northern-influence-does = 2, 5 or 9 points if you control 1, 2 or 3 of Vastitas Borealis, Syrtis Major and Sinus Sabaeus.
event-southern-influence = Southern influence
event-southern-influence-does = 2, 5 or 9 points if you control 1, 2 or 3 of Hellas, Mare Australe and Mare Serpentis.
event-eastern-influence = Eastern influence
event-eastern-influence-does = 2, 5 or 9 points if you control 1, 2 or 3 of Syrtis Major, Ausonia and Hellas.
event-western-influence = Western influence
event-western-influence-does = 2, 5 or 9 points if you control 1, 2 or 3 of Mare Serpentis, Sinus Sabaeus and Valles Marineris.
event-heart-of-mars = Heart of Mars
event-heart-of-mars-does = 2, 5 or 9 points if you control 1, 2 or 3 of Tritonis Sinus, Mare Tyrrhenum and Valles Marineris.
event-celerium-trust = Celerium trust
event-celerium-trust-does = 7 points if you have the most celerium tokens; in a tie, 7 divided by the number of tied players, rounded down.
event-sylvanite-trust = Sylvanite trust
event-sylvanite-trust-does = 7 points if you have the most sylvanite tokens; in a tie, 7 divided by the number of tied players, rounded down.
event-space-martyrs = Space martyrs
event-space-martyrs-does = 1 point for each astronaut you have lost, 9 at most.
event-great-expansion = Great expansion
event-great-expansion-does = 4, 6 or 9 points if you have an astronaut in 7, 8 or at least 9 zones.
event-diversification = Diversification
event-diversification-does = 6 points if you have at least 2 tokens of each of the 3 resources.
event-state-subsidy = State subsidy
event-state-subsidy-does = 3 points, without condition.
event-patronage = Patronage
event-patronage-does = 3 points, without condition.

## events: discovery cards

event-native-resistance = Native resistance
event-native-resistance-does = Each player loses 1 astronaut in this zone, before the last scoring.
event-rich-vein = Rich vein
event-rich-vein-does = The last scoring adds 5 tokens here instead of 3.
event-exhausted-seam = Exhausted seam
event-exhausted-seam-does = The last scoring adds 0 tokens here instead of 3; tokens left from before are still shared out.
event-frozen-cavern = Frozen cavern
event-frozen-cavern-does = The 3 tokens that the last scoring adds here are ice.
event-celerium-pocket = Celerium pocket
event-celerium-pocket-does = The 3 tokens that the last scoring adds here are celerium.
event-mining-railway = Mining railway
event-mining-railway-does = The last scoring adds 1 extra token of its own resource to each explored zone next to this one.
event-flat-ground = Flat ground
event-flat-ground-does = In the last scoring, all players with at least 1 astronaut here are tied for first.
event-broken-ground = Broken ground
event-broken-ground-does = In the last scoring, whoever has the fewest astronauts here, but at least 1, is first.
event-corruption = Corruption
event-corruption-does = In the last scoring, whoever is second here, with at least 1 astronaut, takes the tokens; without a second, the first takes them.
event-martian-lichens = Martian lichens
event-martian-lichens-does = Each player with at least 1 astronaut here gains 3 points.
event-underground-lake = Underground lake
event-underground-lake-does = Whoever has the most astronauts here gains 5 points; tied players share them, rounded down.
event-radiation = Radiation
event-radiation-does = Each player with at least 1 astronaut here loses 3 points.

## rules summary

rules-1-title = The aim
rules-1 = You run a mining company with its eye on Mars. Over ten rounds you send astronauts to the ten zones and win score tokens where you have the most of them. The highest score wins.
rules-2-title = Before the first round
rules-2 = You have 22 astronauts and nine characters, and so does everyone else. There is one docked ship per player, each with one astronaut aboard, drawn at random. Before the first round you receive three event cards and keep one bonus card, in secret.
rules-3-title = Ships
rules-3 = A ship shows its destination and its 3 to 5 seats. A manual ship shows no destination: whoever boards it first chooses one.
rules-4-title = A round
rules-4 = At the start of a round, ships that left are replaced, and destroyed ones too. Then everyone secretly chooses one character from their hand.
rules-5-title = The call
rules-5 = Characters are called from 1 to 9. Players who chose the same one play clockwise, starting from the first-player medal. The player who plays last takes the medal for the next round.
rules-6-title = Your turn
rules-6 = On your turn you board astronauts from your reserve into docked ships, then use your character’s action. You may board fewer than your card allows and decline its action, but the travel agent and the soldier board in full whenever they can.
rules-7-title = Characters already played
rules-7 = A character you have played stays out of your hand until you play the recruiter, who brings them all back.
rules-8-title = Characters 1 to 3
rules-8 = 1 Recruiter: board 1 and take your cards back. 2 Explorer: board 1 and make up to 3 moves on Mars. 3 Scientist: board 2 and draw an event card or look at a discovery.
rules-9-title = Characters 4 to 6
rules-9 = 4 Secret agent: board 2 in two different ships and launch a ship that is not full. 5 Saboteur: board 1 and destroy a docked ship. 6 Femme fatale: board 1 and replace a rival’s astronaut where you have one too.
rules-10-title = Characters 7 to 9
rules-10 = 7 Travel agent: board 3 in one ship, or lose your turn. 8 Soldier: board 2 in one ship, or none, and destroy an astronaut in an outer zone. 9 Pilot: board 2 and change a ship’s destination.
rules-11-title = Take-off and landing
rules-11 = A ship leaves at once when it is full, and nobody can board it any more. At the end of the round, every ship that has left lands and its astronauts step out. A ship that isn’t full waits.
rules-12-title = Resources
rules-12 = The first astronaut in a zone reveals its resource. Each score token is worth 1 point for ice, 2 for sylvanite and 3 for celerium.
rules-13-title = Scorings
rules-13 = After rounds 5, 8 and 10, each explored zone receives 1, 2, then 3 tokens. Whoever has the most astronauts there takes everything on it.
rules-14-title = Ties at a scoring
rules-14 = In a tie after round 5, the token waits for round 8. After rounds 8 and 10, tied players take equal shares. The remainder waits after round 8 and is lost after round 10.
rules-15-title = Bonus cards and discoveries
rules-15 = A bonus card stays secret and gives you points at the end. You control a zone if you have strictly more astronauts there than anyone else. A discovery goes face down beside an outer zone, one per zone, and is revealed before the last scoring.
rules-16-title = The final score
rules-16 = Your score is the value of your tokens, plus your cards and discoveries, plus 9 points for the most ice tokens, shared in a tie. If scores are equal, more tokens win, then more astronauts on Mars; after that the win is shared.

## about

about-1 = This is an unofficial adaptation of Mission: Red Planet, a game by Bruno Cathala and Bruno Faidutti published by Asmodee in 2005. It is neither made nor approved by its authors or its publisher.
about-2 = It follows the first edition. We worked from the text of its French rulebook, damaged in places, and without any of its pictures. Texts here are in our own words.
about-3 = The map is reconstructed. The three central zones are named in the rulebook; six outer names come from the 2015 edition, Mare Australe is our stand-in, and the borders are ours.
about-4 = Three ships per zone and four manual ones come from a player’s account of 2005. Reading their seats as 3, 4 and 5 is our guess, and so are the seats of the manual ships.
about-5 = The event cards are ours. The rulebook gives their number and a few hints; which are bonuses, what they say and what they pay had to be invented.
about-6 = Score tokens are unlimited, because how the 70 tokens of the box were divided is not known. The split of the resource tiles, 6 ice, 4 sylvanite and 4 celerium, is our choice.
about-7 = The first edition is for three to five players. Two people play with three companies, as a house rule: the third is a bot that plays by the same rules and can win.
about-8 = Where the rulebook is silent, we decided, for instance on ties for the win. Every decision is listed in the file RULINGS.md of this game.

## the table

headline = Round { $round } of 10 · { $phase }
phase-set-up = set-up
phase-dealing = event cards
phase-choosing = choice of characters
phase-boarding = boarding
phase-over = end of the game
panel-mars = Mars
panel-pad = Launch pad
panel-call = Call of the characters
panel-supply = Supply
column-revealed = Revealed by
zone-tiles = Destination tiles
zone-shown = Hands shown and given back
zone-reserve = Reserve
zone-lost = Lost
zone-hand = Characters
zone-bonus = Bonus cards
zone-offer = Event cards dealt
track-round = Round
ship = { $zone } { $seats }
ship-manual = Manual ship { $seats }
tile = To { $zone }
call = { $n } { $character }
astronauts = { $n ->
    [one] { $n } astronaut
   *[other] { $n } astronauts
}
tokens-waiting = { $n ->
    [one] { $n } token waiting
   *[other] { $n } tokens waiting
}
cards-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
discovery-hidden = Discovery, face down
seats-of = { $n } of { $seats }
destination-open = not chosen yet
ring-outer = outer
ring-central = central
state-docked = docked
state-launched = on its way
fact-ring = Ring
fact-resource = Resource
fact-aboard = Aboard
fact-destination = Destination
fact-state = State
fact-ship-deck = Ships in the deck
fact-event-deck = Event cards in the deck
fact-discarded-events = Event cards discarded
fact-points = Points
fact-bonus-cards = Bonus cards
fact-medal = First-player medal
fact-known-by = Known to
fact-chosen = Chosen for this round
status-set-up = setting up
status-choosing = choosing a character
status-waiting = waiting for the call
status-acting = playing the { $character }
status-played = played the { $character }

## questions

ask-keep = Which bonus card do you keep?
ask-choose = Which character do you play this round?
ask-board = Which ship does your astronaut board?
ask-board-other = Which other ship does your second astronaut board, besides { $ship }?
ask-board-together = Which ship do your { $n } astronauts board together?
ask-aim = Where does { $ship } go?
ask-move = Which astronaut moves, and where?
ask-study = Draw an event card, or look at a discovery?
ask-look = Every outer zone has its discovery, so yours is discarded. Which one do you look at instead?
ask-hide = You drew { $card }. Beside which zone do you hide it?
ask-launch = Which ship do you launch before it is full?
ask-destroy = Which ship do you destroy?
ask-replace = Which rival astronaut do you replace?
ask-kill = Which astronaut do you destroy?
ask-redirect = Which ship changes its destination?

## options

no-board = Nobody boards
no-move = Stay where you are
no-study = Do neither
no-launch = Launch nothing
no-destroy = Destroy nothing
no-replace = Replace nobody
no-kill = Destroy nobody
no-redirect = Change nothing
pick-ship = { $ship } · { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
pick-ship-aimed = { $ship } → { $zone } · { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
pick-move = { $origin } → { $target }
pick-draw = Draw an event card
pick-look = Look at the discovery of { $zone }
pick-hit = { $place }: { $who }

## why not

why-empty-dock = no ship here
why-in-flight = has taken off
why-full = too few free seats
why-no-reserve = reserve too small
why-same-ship = already boarded this turn
why-no-destination = no destination yet
why-no-tile = both tiles in use
why-same-destination = already bound for it
why-played = played, waits for the recruiter
why-not-a-bonus = a discovery, given back
why-no-event-left = no event card left
why-no-discovery = no discovery here
why-already-known = you know it already
why-taken = has a discovery already

## the log

story-medal = { $who } takes the first-player medal.
story-round = Round { $n } begins.
story-scoring = Scoring after round { $n }.
story-dock = New ship: { $ship }.
story-launch = { $ship } takes off.
story-show = { $who } shows { $first }, { $second } and { $third }, and is dealt again.
story-keep = You keep { $card }.
story-call = { $who }: { $n } { $character }.
story-board = { $who } boards { $ship }: { $n ->
    [one] { $n } astronaut
   *[other] { $n } astronauts
}.
story-aim = { $who } sends { $ship } to { $zone }.
story-move = { $who } moves from { $origin } to { $target }.
story-draw = { $who } draws an event card.
story-drawn = You drew { $card }.
story-hide = { $who } hides a discovery beside { $zone }.
story-discard = { $who } discards a discovery: every outer zone has one.
story-look = { $who } looks at the discovery of { $zone }.
story-looked = You saw { $card } beside { $zone }.
story-destroy = { $who } destroys { $ship }.
story-lose = { $who } loses { $n ->
    [one] { $n } astronaut
   *[other] { $n } astronauts
}.
story-replace-zone = { $who } replaces an astronaut of { $victim } in { $zone }.
story-replace-ship = { $who } replaces an astronaut of { $victim } aboard { $ship }.
story-kill = { $who } destroys an astronaut of { $victim } in { $zone }.
story-land = { $ship } lands in { $zone }: { $n ->
    [0] empty
    [one] { $n } astronaut
   *[other] { $n } astronauts
}.
story-explore = { $zone } is explored: { $resource }.
story-token = { $who } wins { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} in { $zone }: { $resource }.
story-wait = { $n ->
    [one] { $n } token waits
   *[other] { $n } tokens wait
} in { $zone }: { $resource }.
story-reveal = Discovery of { $zone }: { $card }.
story-native = { $who } loses 1 astronaut to native resistance in { $zone }.
story-bonus = { $who } reveals { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
story-discovery = { $who }, { $card } in { $zone }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

## scores

score-ice = Ice tokens
score-sylvanite = Sylvanite tokens
score-celerium = Celerium tokens
score-ice-bonus = Most ice
score-bonus-cards = Bonus cards
score-discoveries = Discoveries
