### Mission : Planète Rouge, français

## game

game-title = Mission : Planète Rouge
game-pitch = Remplissez les navettes, déjouez les plans des équipages rivaux et tenez les zones les plus riches de Mars en dix tours.

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

resource-ice = Glace
resource-sylvanite = Sylvanite
resource-celerium = Célérium

## characters

character-recruiter = Recruteur
character-recruiter-does = Embarquez 1 astronaute. Récupérez tous vos personnages, celui-ci compris.
character-explorer = Explorateur
character-explorer-does = Embarquez 1 astronaute. Faites jusqu’à 3 déplacements sur Mars avec vos astronautes, chacun vers une zone voisine.
character-scientist = Scientifique
character-scientist-does = Embarquez 2 astronautes, dans une ou deux navettes. Piochez une carte événement, ou regardez une découverte déjà sur Mars.
character-secret-agent = Agent secret
character-secret-agent-does = Embarquez 2 astronautes, dans deux navettes différentes. Faites décoller une navette à quai qui n’est pas complète.
character-saboteur = Terroriste
character-saboteur-does = Embarquez 1 astronaute. Détruisez une navette à quai et tous ceux qui sont à bord ; elle peut être vide.
character-femme-fatale = Femme fatale
character-femme-fatale-does = Embarquez 1 astronaute. Dans une zone ou une navette où vous avez un astronaute, remplacez un astronaute adverse par un des vôtres, pris dans votre réserve.
character-travel-agent = Voyagiste
character-travel-agent-does = Embarquez 3 astronautes dans une seule navette. Si c’est impossible, votre tour est perdu.
character-soldier = Militaire
character-soldier-does = Embarquez 2 astronautes dans une seule navette, ou aucun si c’est impossible. Détruisez 1 astronaute dans une zone extérieure.
character-pilot = Pilote
character-pilot-does = Embarquez 2 astronautes, dans une ou deux navettes. Changez la destination d’une navette, à quai ou en vol.

## events: bonus cards

event-northern-influence = Influence nord
event-northern-influence-does = 2, 5 ou 9 points si vous contrôlez 1, 2 ou 3 zones parmi Vastitas Borealis, Syrtis Major et Sinus Sabaeus.
event-southern-influence = Influence sud
event-southern-influence-does = 2, 5 ou 9 points si vous contrôlez 1, 2 ou 3 zones parmi Hellas, Mare Australe et Mare Serpentis.
event-eastern-influence = Influence est
event-eastern-influence-does = 2, 5 ou 9 points si vous contrôlez 1, 2 ou 3 zones parmi Syrtis Major, Ausonia et Hellas.
event-western-influence = Influence ouest
event-western-influence-does = 2, 5 ou 9 points si vous contrôlez 1, 2 ou 3 zones parmi Mare Serpentis, Sinus Sabaeus et Valles Marineris.
event-heart-of-mars = Cœur de Mars
event-heart-of-mars-does = 2, 5 ou 9 points si vous contrôlez 1, 2 ou 3 zones parmi Tritonis Sinus, Mare Tyrrhenum et Valles Marineris.
event-celerium-trust = Trust du célérium
event-celerium-trust-does = 7 points si vous avez le plus de jetons célérium ; à égalité, 7 divisé par le nombre d’ex æquo, arrondi vers le bas.
event-sylvanite-trust = Trust de la sylvanite
event-sylvanite-trust-does = 7 points si vous avez le plus de jetons sylvanite ; à égalité, 7 divisé par le nombre d’ex æquo, arrondi vers le bas.
event-space-martyrs = Martyrs de l’espace
event-space-martyrs-does = 1 point par astronaute que vous avez perdu, 9 au plus.
event-great-expansion = Grande expansion
event-great-expansion-does = 4, 6 ou 9 points si vous avez un astronaute dans 7, 8 ou au moins 9 zones.
event-diversification = Diversification
event-diversification-does = 6 points si vous avez au moins 2 jetons de chacune des 3 ressources.
event-state-subsidy = Subvention d’État
event-state-subsidy-does = 3 points, sans condition.
event-patronage = Mécénat
event-patronage-does = 3 points, sans condition.

## events: discovery cards

event-native-resistance = Résistance indigène
event-native-resistance-does = Chaque joueur perd 1 astronaute dans cette zone, avant le dernier décompte.
event-rich-vein = Filon riche
event-rich-vein-does = Le dernier décompte ajoute ici 5 jetons au lieu de 3.
event-exhausted-seam = Gisement épuisé
event-exhausted-seam-does = Le dernier décompte ajoute ici 0 jeton au lieu de 3 ; les jetons restés d’avant sont tout de même distribués.
event-frozen-cavern = Caverne gelée
event-frozen-cavern-does = Les 3 jetons que le dernier décompte ajoute ici sont de la glace.
event-celerium-pocket = Poche de célérium
event-celerium-pocket-does = Les 3 jetons que le dernier décompte ajoute ici sont du célérium.
event-mining-railway = Réseau ferré minier
event-mining-railway-does = Le dernier décompte ajoute 1 jeton de sa propre ressource à chaque zone explorée voisine de celle-ci.
event-flat-ground = Terrain plat
event-flat-ground-does = Au dernier décompte, tous les joueurs ayant au moins 1 astronaute ici sont premiers ex æquo.
event-broken-ground = Terrain accidenté
event-broken-ground-does = Au dernier décompte, le premier est celui qui a le moins d’astronautes ici, mais au moins 1.
event-corruption = Corruption
event-corruption-does = Au dernier décompte, le deuxième ici, s’il a au moins 1 astronaute, prend les jetons ; sans deuxième, ils vont au premier.
event-martian-lichens = Lichens martiens
event-martian-lichens-does = Chaque joueur ayant au moins 1 astronaute ici gagne 3 points.
event-underground-lake = Lac souterrain
event-underground-lake-does = Le joueur ayant le plus d’astronautes ici gagne 5 points ; les ex æquo se les partagent, en arrondissant vers le bas.
event-radiation = Radiations
event-radiation-does = Chaque joueur ayant au moins 1 astronaute ici perd 3 points.

## rules summary

rules-1-title = Le but
rules-1 = Votre compagnie minière vise Mars. En dix tours, vous envoyez des astronautes dans les dix zones et gagnez des jetons de score là où vous en avez le plus. Le meilleur score l’emporte.
rules-2-title = Avant le premier tour
rules-2 = Vous avez 22 astronautes et neuf personnages, comme chaque joueur. Il y a une navette à quai par joueur, avec à son bord un astronaute tiré au sort. Avant le premier tour, vous recevez trois cartes événement et gardez en secret une carte bonus.
rules-3-title = Les navettes
rules-3 = Une navette indique sa destination et ses 3 à 5 places. Une navette à pilotage manuel n’a pas de destination : qui y embarque en premier la choisit.
rules-4-title = Un tour
rules-4 = Au début d’un tour, les navettes parties sont remplacées, les navettes détruites aussi. Puis chacun choisit en secret un personnage de sa main.
rules-5-title = L’appel
rules-5 = Les personnages sont appelés de 1 à 9. Ceux qui ont choisi le même jouent dans le sens horaire, à partir de la médaille de premier joueur. Qui joue en dernier prend la médaille pour le tour suivant.
rules-6-title = À vous de jouer
rules-6 = Quand vient votre tour, vous embarquez des astronautes de votre réserve dans les navettes à quai, puis vous faites l’action du personnage. Vous pouvez embarquer moins d’astronautes que la carte ne permet et renoncer à l’action, mais le voyagiste et le militaire embarquent au complet dès que c’est possible.
rules-7-title = Les personnages déjà joués
rules-7 = Un personnage joué ne revient dans votre main que lorsque vous jouez le recruteur, qui les ramène tous.
rules-8-title = Personnages 1 à 3
rules-8 = 1 Recruteur : embarquez 1 et reprenez vos cartes. 2 Explorateur : embarquez 1 et faites jusqu’à 3 déplacements sur Mars. 3 Scientifique : embarquez 2 et piochez un événement ou regardez une découverte.
rules-9-title = Personnages 4 à 6
rules-9 = 4 Agent secret : embarquez 2 dans deux navettes différentes et faites décoller une navette incomplète. 5 Terroriste : embarquez 1 et détruisez une navette à quai. 6 Femme fatale : embarquez 1 et remplacez un astronaute adverse là où vous avez un astronaute.
rules-10-title = Personnages 7 à 9
rules-10 = 7 Voyagiste : embarquez 3 dans une seule navette, ou perdez votre tour. 8 Militaire : embarquez 2 dans une seule navette, ou aucun, et détruisez un astronaute d’une zone extérieure. 9 Pilote : embarquez 2 et changez la destination d’une navette.
rules-11-title = Décollage et atterrissage
rules-11 = Une navette complète décolle aussitôt, et plus personne n’y embarque. À la fin du tour, toutes les navettes qui ont décollé se posent et leurs astronautes débarquent. Une navette incomplète attend.
rules-12-title = Les ressources
rules-12 = Le premier astronaute d’une zone en révèle la ressource. Un jeton de score vaut 1 point pour la glace, 2 pour la sylvanite et 3 pour le célérium.
rules-13-title = Les décomptes
rules-13 = Après les tours 5, 8 et 10, chaque zone explorée reçoit 1, 2, puis 3 jetons. Qui y a le plus d’astronautes prend tout ce qui s’y trouve.
rules-14-title = Égalités au décompte
rules-14 = En cas d’égalité après le tour 5, le jeton attend le tour 8. Après les tours 8 et 10, les ex æquo se partagent les jetons en parts égales. Le reste attend après le tour 8 ; il est perdu après le tour 10.
rules-15-title = Bonus et découvertes
rules-15 = Une carte bonus reste secrète et vous rapporte des points à la fin. Vous contrôlez une zone si vous y avez strictement plus d’astronautes que chacun des autres. Une découverte se pose face cachée à côté d’une zone extérieure, une seule par zone, et se révèle avant le dernier décompte.
rules-16-title = Le score final
rules-16 = Votre score : la valeur de vos jetons, plus vos cartes et les découvertes, plus 9 points pour le plus de jetons de glace, partagés en cas d’égalité. À score égal, le plus de jetons l’emporte, puis le plus d’astronautes sur Mars ; ensuite la victoire est partagée.

## about

about-1 = Ceci est une adaptation non officielle de Mission : Planète Rouge, un jeu de Bruno Cathala et Bruno Faidutti édité par Asmodee en 2005. Elle n’est ni réalisée ni approuvée par ses auteurs ou son éditeur.
about-2 = Elle suit la première édition. Nous sommes partis du texte de la règle française, abîmé par endroits, sans aucune de ses images. Les textes sont rédigés par nos soins.
about-3 = La carte est reconstituée. La règle nomme les trois zones centrales ; six noms de zones extérieures viennent de l’édition de 2015, Mare Australe est un nom d’emprunt, et les frontières sont de nous.
about-4 = Trois navettes par zone et quatre à pilotage manuel : c’est ce que rapporte un joueur en 2005. Lire 3, 4 et 5 comme leurs places est notre hypothèse, tout comme les places des navettes manuelles.
about-5 = Les cartes événement sont de nous. La règle en donne le nombre et quelques indices ; il a fallu inventer lesquelles sont des bonus, ce qu’elles disent et ce qu’elles rapportent.
about-6 = Les jetons de score sont illimités, car on ignore comment les 70 jetons de la boîte se répartissaient. La répartition des tuiles de ressources, 6 de glace, 4 de sylvanite et 4 de célérium, est notre choix.
about-7 = La première édition se joue de trois à cinq. À deux, une règle maison fait jouer trois compagnies : la troisième est un bot qui suit les mêmes règles et peut gagner.
about-8 = Là où la règle se tait, nous avons tranché, par exemple pour les égalités à la victoire. Chaque décision figure dans le fichier RULINGS.md de ce jeu.

## the table

headline = Tour { $round } sur 10 · { $phase }
phase-set-up = mise en place
phase-dealing = cartes événement
phase-choosing = choix des personnages
phase-boarding = embarquement
phase-over = fin de la partie
panel-mars = Mars
panel-pad = Zone de départ
panel-call = Appel des personnages
panel-supply = Réserve commune
column-revealed = Révélé par
zone-tiles = Tuiles de destination
zone-shown = Mains montrées et rendues
zone-reserve = Réserve
zone-lost = Pertes
zone-hand = Personnages
zone-bonus = Cartes bonus
zone-offer = Cartes événement reçues
track-round = Tour
ship = { $zone } { $seats }
ship-manual = Manuelle { $seats }
tile = Vers { $zone }
call = { $n } { $character }
astronauts = { $n ->
    [one] { $n } astronaute
   *[other] { $n } astronautes
}
tokens-waiting = { $n ->
    [one] { $n } jeton en attente
   *[other] { $n } jetons en attente
}
cards-hidden = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
discovery-hidden = Découverte, face cachée
seats-of = { $n } sur { $seats }
destination-open = à choisir
ring-outer = extérieure
ring-central = centrale
state-docked = à quai
state-launched = en route
fact-ring = Situation
fact-resource = Ressource
fact-aboard = À bord
fact-destination = Destination
fact-state = État
fact-ship-deck = Navettes dans la pioche
fact-event-deck = Cartes événement dans la pioche
fact-discarded-events = Cartes événement défaussées
fact-points = Points
fact-bonus-cards = Cartes bonus
fact-medal = Médaille de premier joueur
fact-known-by = Connue de
fact-chosen = Choisi pour ce tour
status-set-up = mise en place
status-choosing = choisit un personnage
status-waiting = attend l’appel
status-acting = joue : { $character }
status-played = a joué : { $character }

## questions

ask-keep = Quelle carte bonus gardez-vous ?
ask-choose = Quel personnage jouez-vous ce tour-ci ?
ask-board = Dans quelle navette embarque votre astronaute ?
ask-board-other = Dans quelle autre navette { QUE($ship) } embarque votre second astronaute ?
ask-board-together = Dans quelle navette embarquent vos { $n } astronautes, ensemble ?
ask-aim = Où va la navette { $ship } ?
ask-move = Quel astronaute se déplace, et où ?
ask-study = Piocher une carte événement, ou regarder une découverte ?
ask-look = Chaque zone extérieure a sa découverte : la vôtre est défaussée. Laquelle regardez-vous à la place ?
ask-hide = Vous avez pioché { $card }. À côté de quelle zone la cachez-vous ?
ask-launch = Quelle navette faites-vous décoller avant qu’elle soit complète ?
ask-destroy = Quelle navette détruisez-vous ?
ask-replace = Quel astronaute adverse remplacez-vous ?
ask-kill = Quel astronaute détruisez-vous ?
ask-redirect = Quelle navette change de destination ?

## options

no-board = Personne n’embarque
no-move = Ne pas bouger
no-study = Ni l’un ni l’autre
no-launch = Ne rien faire décoller
no-destroy = Ne rien détruire
no-replace = Ne remplacer personne
no-kill = Ne détruire personne
no-redirect = Ne rien changer
pick-ship = { $ship } · { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
pick-ship-aimed = { $ship } → { $zone } · { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
pick-move = { $origin } → { $target }
pick-draw = Piocher une carte événement
pick-look = Regarder la découverte { DE($zone) }
pick-hit = { $place } : { $who }

## why not

why-empty-dock = pas de navette ici
why-in-flight = a décollé
why-full = pas assez de places libres
why-no-reserve = réserve insuffisante
why-same-ship = déjà choisie ce tour-ci
why-no-destination = pas encore de destination
why-no-tile = les deux tuiles sont prises
why-same-destination = c’est déjà sa destination
why-played = déjà joué, attend le recruteur
why-not-a-bonus = une découverte, à rendre
why-no-event-left = plus de carte événement
why-no-discovery = pas de découverte ici
why-already-known = vous la connaissez déjà
why-taken = a déjà une découverte

## the log

story-medal = { $who } prend la médaille de premier joueur.
story-round = Le tour { $n } commence.
story-scoring = Décompte du tour { $n }.
story-dock = Nouvelle navette : { $ship }.
story-launch = La navette { $ship } décolle.
story-show = { $who } montre { $first }, { $second } et { $third }, et reçoit une nouvelle main.
story-keep = Vous gardez { $card }.
story-call = { $who } : { $n } { $character }.
story-board = { $who } embarque dans la navette { $ship } : { $n ->
    [one] { $n } astronaute
   *[other] { $n } astronautes
}.
story-aim = { $who } dirige la navette { $ship } vers { $zone }.
story-move = { $who } se déplace { DE($origin) } à { $target }.
story-draw = { $who } pioche une carte événement.
story-drawn = Vous avez pioché { $card }.
story-hide = { $who } cache une découverte à côté { DE($zone) }.
story-discard = { $who } défausse une découverte : chaque zone extérieure a la sienne.
story-look = { $who } regarde la découverte { DE($zone) }.
story-looked = Vous avez vu { $card } à côté { DE($zone) }.
story-destroy = { $who } détruit la navette { $ship }.
story-lose = { $who } perd { $n ->
    [one] { $n } astronaute
   *[other] { $n } astronautes
}.
story-replace-zone = { $who } remplace un astronaute { DE($victim) } à { $zone }.
story-replace-ship = { $who } remplace un astronaute { DE($victim) } à bord de la navette { $ship }.
story-kill = { $who } détruit un astronaute { DE($victim) } à { $zone }.
story-land = La navette { $ship } se pose à { $zone } : { $n ->
    [0] vide
    [one] { $n } astronaute
   *[other] { $n } astronautes
}.
story-explore = { $zone } est explorée : { $resource }.
story-token = { $who } gagne { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} à { $zone } : { $resource }.
story-wait = { $n ->
    [one] { $n } jeton reste
   *[other] { $n } jetons restent
} à { $zone } : { $resource }.
story-reveal = Découverte { DE($zone) } : { $card }.
story-native = { $who } perd 1 astronaute face à la résistance indigène à { $zone }.
story-bonus = { $who } révèle { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
story-discovery = { $who }, { $card } à { $zone } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

## scores

score-ice = Jetons de glace
score-sylvanite = Jetons de sylvanite
score-celerium = Jetons de célérium
score-ice-bonus = Le plus de glace
score-bonus-cards = Cartes bonus
score-discoveries = Découvertes
