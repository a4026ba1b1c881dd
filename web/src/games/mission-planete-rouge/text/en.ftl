# What the table of Mission: Red Planet says besides the game's own texts.

## the special action of each character, for its card; the whole text is on its sheet

act-recruiter = Take all your characters back, this one too
act-explorer = Up to 3 moves on Mars, each to an adjacent zone
act-scientist = Draw an event card, or look at a discovery on Mars
act-secret-agent = Launch a docked ship that is not full
act-saboteur = Destroy a docked ship with everyone aboard
act-femme-fatale = Replace a rival’s astronaut with yours, where you have one
act-travel-agent = All 3 in one ship, or your turn is lost
act-soldier = Destroy 1 astronaut in an outer zone
act-pilot = Change a ship’s destination, docked or launched

## cards with long texts, for their faces

brief-event-northern-influence = 2, 5 or 9 points for control of Vastitas B., Syrtis M., Sinus S.
brief-event-southern-influence = 2, 5 or 9 points for control of Hellas, M. Australe, M. Serpentis
brief-event-eastern-influence = 2, 5 or 9 points for control of Syrtis M., Ausonia, Hellas
brief-event-western-influence = 2, 5 or 9 points for control of M. Serpentis, Sinus S., Valles M.
brief-event-heart-of-mars = 2, 5 or 9 points for control of Tritonis S., M. Tyrrhenum, Valles M.
brief-event-celerium-trust = 7 points for the most celerium tokens, shared in a tie
brief-event-sylvanite-trust = 7 points for the most sylvanite tokens, shared in a tie
brief-event-great-expansion = 4, 6 or 9 points if you are in 7, 8 or at least 9 zones
brief-event-exhausted-seam = The last scoring adds no token here, instead of 3
brief-event-mining-railway = Last scoring: 1 more token in each explored zone next to this one
brief-event-flat-ground = Last scoring: all with an astronaut here are tied for first
brief-event-broken-ground = Last scoring: whoever has the fewest here, but at least 1, is first
brief-event-corruption = Last scoring: the second here takes the tokens, else the first
brief-event-underground-lake = 5 points for the most astronauts here, shared in a tie
brief-event-native-resistance = Each player loses 1 astronaut here before the last scoring

## on the cards of the hand

pr-boards = { $n ->
    [one] boards 1 astronaut
   *[other] boards { $n } astronauts
}
pr-used = Played. The Recruiter brings all your characters back.
pr-secret = Only you see this card.

## what comes of an answer

pr-you-loses = { $n ->
    [one] you lose 1 astronaut
   *[other] you lose { $n } astronauts
}
pr-loses = { $n ->
    [one] { $who } loses 1 astronaut
   *[other] { $who } loses { $n } astronauts
}
pr-aboard = { $ship }: { $n } of { $seats } aboard
pr-takes-off = { $ship } takes off
pr-bound = { $ship } flies to { $zone }
pr-empty = { $zone }: nobody is left
pr-you-alone = { $zone }: nobody but you
pr-alone = { $zone }: nobody but { $who }
pr-you-leads = { $zone }: you lead { $n } to { $m }
pr-leads = { $zone }: { $who } leads { $n } to { $m }
pr-tied = { $zone }: tied, { $n } each
pr-you-score = { $n ->
    [one] you score 1 point
   *[other] you score { $n } points
}
pr-land = the ships land
pr-ends = the game ends
