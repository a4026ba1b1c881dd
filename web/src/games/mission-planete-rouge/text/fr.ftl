# Ce que dit la table de Mission : Planète Rouge, en plus des textes du jeu.

## l’action spéciale de chaque personnage, pour sa carte ; le texte entier est sur sa fiche

act-recruiter = Reprenez tous vos personnages, celui-ci compris
act-explorer = Jusqu’à 3 déplacements sur Mars, chacun vers une zone voisine
act-scientist = Piochez un événement, ou regardez une découverte sur Mars
act-secret-agent = Faites décoller une navette à quai incomplète
act-saboteur = Détruisez une navette à quai, équipage compris
act-femme-fatale = Remplacez un adverse par un des vôtres, là où vous êtes
act-travel-agent = Les 3 dans une navette, sinon tour perdu
act-soldier = Détruisez 1 astronaute dans une zone extérieure
act-pilot = Changez la destination d’une navette, à quai ou en vol

## cartes au texte long, pour leur face

brief-event-northern-influence = 2, 5 ou 9 points si vous contrôlez Vastitas B., Syrtis M., Sinus S.
brief-event-southern-influence = 2, 5 ou 9 points si vous contrôlez Hellas, M. Australe, M. Serpentis
brief-event-eastern-influence = 2, 5 ou 9 points si vous contrôlez Syrtis M., Ausonia, Hellas
brief-event-western-influence = 2, 5 ou 9 points si vous contrôlez M. Serpentis, Sinus S., Valles M.
brief-event-heart-of-mars = 2, 5 ou 9 points si vous contrôlez Tritonis S., M. Tyrrhenum, Valles M.
brief-event-celerium-trust = 7 points pour le plus de jetons célérium, partagés à égalité
brief-event-sylvanite-trust = 7 points pour le plus de jetons sylvanite, partagés à égalité
brief-event-great-expansion = 4, 6 ou 9 points si vous êtes dans 7, 8 ou au moins 9 zones
brief-event-exhausted-seam = Le dernier décompte n’ajoute ici aucun jeton, au lieu de 3
brief-event-mining-railway = Dernier décompte : 1 jeton de plus par zone explorée voisine
brief-event-flat-ground = Dernier décompte : tous les présents ici sont premiers ex æquo
brief-event-broken-ground = Dernier décompte : premier qui en a le moins ici, au moins 1
brief-event-corruption = Dernier décompte : le deuxième ici prend les jetons, sinon le premier
brief-event-underground-lake = 5 points pour le plus d’astronautes ici, partagés à égalité
brief-event-native-resistance = Chacun perd 1 astronaute ici avant le dernier décompte

## on the cards of the hand

pr-boards = { $n ->
    [one] embarque 1 astronaute
   *[other] embarque { $n } astronautes
}
pr-used = Déjà joué. Le Recruteur ramène tous vos personnages.
pr-secret = Cette carte n’est visible que de vous.

## ce qui découle d’une réponse

pr-you-loses = { $n ->
    [one] vous perdez 1 astronaute
   *[other] vous perdez { $n } astronautes
}
pr-loses = { $n ->
    [one] { $who } perd 1 astronaute
   *[other] { $who } perd { $n } astronautes
}
pr-aboard = { $ship } : { $n } sur { $seats } à bord
pr-takes-off = { $ship } décolle
pr-bound = { $ship } ira à { $zone }
pr-empty = { $zone } : plus personne
pr-you-alone = { $zone } : vous, et personne d’autre
pr-alone = { $zone } : { $who }, et personne d’autre
pr-you-leads = { $zone } : vous menez { $n } à { $m }
pr-leads = { $zone } : { $who } mène { $n } à { $m }
pr-tied = { $zone } : à égalité, { $n } chacun
pr-you-score = { $n ->
    [one] vous marquez 1 point
   *[other] vous marquez { $n } points
}
pr-land = les navettes se posent
pr-ends = la partie s’achève
