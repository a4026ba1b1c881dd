### Mars, français

## game

game-title = Mars
game-pitch = Fondez la première colonie opérationnelle de Mars : extrayez, échangez, peuplez, et ne manquez pas d’énergie.

## options

option-length = Durée
option-length-short = Courte : 10 points
option-length-medium = Moyenne : 12 points
option-length-long = Longue : 15 points
option-setup = Mise en place
option-setup-standard = Normale : quatre cartes de ravitaillement chacun
option-setup-revised = Révisée : trois matières au choix, moins de mines à 2 ou 3 joueurs

## materials

material-iron = Fer
material-carbon = Carbone
material-silicon = Silicium
material-water = Eau
material-oxygen = Oxygène
some-iron = { $n } fer
some-carbon = { $n } carbone
some-silicon = { $n } silicium
some-water = { $n } eau
some-oxygen = { $n } oxygène
nothing = rien

## installations

type-habitation = Habitation { $level }
type-plant = Centrale { $level }
type-silo = Silo { $level }
type-communication = Communication { $level }
type-military = Base militaire { $level }
type-research = Centre R&D { $level }
type-spaceport = { $level ->
   *[other] Spatioport
}
mine-iron = Mine de fer
mine-carbon = Mine de carbone
mine-silicon = Mine de silicium
mine-water = Mine d’eau
mine-oxygen = Mine d’oxygène
mine-none = la prochaine mine
does-habitation = Alimentée, une nouvelle habitation apporte 3 colons et 1 point ; sans énergie, elle les perd.

## contracts, fields, events

contract = { $give } → { $get }
field-energy = énergie
field-habitation = habitation
field-communication = communication
field-military = militaire
field-research = R&D
supremacy = Suprématie : { $field }
supremacy-energy-does = 1 point. À la fin de votre tour, utilisez l’énergie inemployée d’une autre colonie.
supremacy-habitation-does = 1 point et 3 colons, qui partent avec la carte.
supremacy-communication-does = 1 point. Vous piochez une carte de ravitaillement de plus à chacun de vos tours.
supremacy-military-does = 1 point. Un raid gagné vous rapporte 2 cartes au lieu de 1.
supremacy-research-does = 1 point. Vous pouvez relancer le dé R&D une fois par tour.
event-deposit-iron = Nouveau gisement de fer
event-deposit-carbon = Nouveau gisement de carbone
event-deposit-silicon = Nouveau gisement de silicium
event-deposit-water = Nouveau gisement d’eau
event-deposit-oxygen = Nouveau gisement d’oxygène
event-colonist = Nouveau colon
event-minor-communication = Conflit mineur de communication
event-minor-military = Conflit mineur militaire
event-minor-research = Conflit mineur de R&D
event-major-communication = Conflit majeur de communication
event-major-military = Conflit majeur militaire
event-major-research = Conflit majeur de R&D
event-supremacy-energy = Suprématie Énergie
event-supremacy-habitation = Suprématie Habitation
event-supremacy-communication = Suprématie Communication
event-supremacy-military = Suprématie Militaire
event-supremacy-research = Suprématie R&D
event-contested = Suprématie contestée
event-deposit-does = Qui la pioche prend { $what } dans la réserve.
event-colonist-does = { $n ->
    [one] { $n } colon arrive
   *[other] { $n } colons arrivent
} dans les habitations de qui la pioche.
event-conflict-does = Contre une colonie au choix : { $prize }.
event-contested-does = Qui la pioche nomme une suprématie ; toutes les colonies sont de nouveau comparées.
prize-minor-communication = le vainqueur regarde la main du perdant et y prend 1 carte
prize-minor-military = le vainqueur pioche 2 cartes dans la main du perdant
prize-minor-research = le vainqueur pioche une carte R&D 1
prize-major-communication = le vainqueur prend un contrat, ou regarde la main du perdant et y prend 2 cartes
prize-major-military = le vainqueur détruit une installation du perdant
prize-major-research = le vainqueur prend une carte R&D au perdant, ou pioche une carte R&D 2

## R&D cards

card-bonus-communication = Bonus communication
card-bonus-communication-does = Vous gagnez les égalités dans les confrontations de communication.
card-bonus-military = Bonus militaire
card-bonus-military-does = Vous gagnez les égalités dans les confrontations militaires.
card-bonus-research = Bonus R&D
card-bonus-research-does = 1 point de science. Vous gagnez les égalités dans les confrontations de R&D.
card-bonus-energy = Bonus énergie
card-bonus-energy-does = Vous gagnez les égalités dans les confrontations d’énergie.
card-bonus-habitation = Bonus habitation
card-bonus-habitation-does = Vous gagnez les égalités dans les confrontations d’habitation.
card-basic-research = Recherche fondamentale
card-basic-research-does = 1 point de science.
card-robots = Robots mineurs
card-robots-does = Une mine, choisie maintenant, se passe de colon.
card-compact-storage = Stockage compact
card-compact-storage-does = Vous pouvez garder 1 carte de plus à la fin de votre tour.
card-cargo = Cargo d’urgence
card-cargo-does = Gardez-la. Jouez-la pendant vos échanges pour 2 matières de votre choix ; elle retourne ensuite sous sa pioche.
card-terraforming = Terraformation
card-terraforming-does = 1 point.
card-biosphere = Biosphère
card-biosphere-does = 1 point.
card-advanced-bonus = Bonus R&D avancé
card-advanced-bonus-does = 2 points de science. Vous gagnez les égalités dans les confrontations de R&D.
card-breakthrough = Percée majeure
card-breakthrough-does = 2 points de science.
card-fusion = Pile à fusion
card-fusion-does = Vos centrales fournissent 3 unités d’énergie de plus en tout.
card-automation = Automatisation
card-automation-does = Une installation autre qu’une mine, choisie maintenant, se passe de colon.
card-drilling = Forage profond
card-drilling-does = Une mine, choisie maintenant, produit 2 cartes tant qu’elle est active.
card-shuttle = Navette cargo
card-shuttle-does = La Terre accepte une matière, choisie maintenant, à 2 contre 1.
card-shield = Bouclier défensif
card-shield-does = Personne ne peut déclencher de conflit militaire contre vous.
card-nursery = Programme de natalité
card-nursery-does = 2 colons arrivent aussitôt ; la carte retourne ensuite sous sa pioche.

## rules summary

rules-1-title = Le but
rules-1 = Vous dirigez une des premières colonies de Mars. Qui a assez de points de victoire à la fin de son propre tour gagne : 10, 12 ou 15, selon la durée choisie.
rules-2-title = Les points
rules-2 = Les points se recomptent à chaque tour : 1 par habitation alimentée et par silo, module de communication, base militaire ou centre R&D actif au-delà du niveau 0, et pour un spatioport actif ; 1 par suprématie, pour Magna Scientia et pour certaines cartes R&D.
rules-3-title = Avant le premier tour
rules-3 = Avant la partie, chaque joueur prend deux mines, dans l’ordre du tour puis dans l’ordre inverse. Vous commencez avec 7 colons et quatre cartes de ravitaillement.
rules-4-title = Les installations actives
rules-4 = Une installation ne fonctionne qu’avec un colon et de l’énergie, et si tous les niveaux inférieurs du même type fonctionnent. Les habitations ont besoin d’énergie, pas de colon. Une installation inactive ne rapporte rien et ne consomme rien.
rules-5-title = L’énergie
rules-5 = Chaque centrale active alimente 5 installations. Si l’énergie manque, vous choisissez ce qui s’arrête. Une habitation sans énergie vous coûte 3 colons et son point, jusqu’à ce qu’elle soit de nouveau alimentée.
rules-6-title = Événements et conflits
rules-6 = Votre tour commence par un événement : un gisement, un colon, un conflit avec un autre joueur, ou une suprématie qui va au plus fort de tous. Le plus d’installations actives dans le domaine l’emporte ; puis une carte bonus, puis le plus de colons sur les habitations.
rules-7-title = Les raids
rules-7 = Après l’événement, une base militaire active vous permet un raid contre un autre joueur. Le vainqueur pioche une carte dans la main du perdant : un raid manqué vous en coûte une.
rules-8-title = Recherche et développement
rules-8 = Avec un centre R&D actif, vous pouvez lancer le dé R&D. Il montre le niveau 1 ou le niveau 2, et vous piochez une carte de ce niveau si vos centres l’atteignent. La plupart des cartes restent devant vous.
rules-9-title = Magna Scientia
rules-9 = Les points de science figurent sur les cartes R&D. Le premier joueur qui en a 3 prend Magna Scientia ; qui en a plus que son détenteur la lui prend.
rules-10-title = La production
rules-10 = Vous piochez ensuite une carte de ravitaillement, puis une carte par mine active.
rules-11-title = La Terre et les contrats
rules-11 = Échangez avec la Terre 3 cartes d’une matière contre une autre au choix, ou 2 avec un spatioport actif. Un contrat échange une matière contre une autre, une pour une et dans un seul sens, aussi souvent que vous voulez.
rules-12-title = Le commerce
rules-12 = Avec un module de communication actif, vous pouvez commercer avec tous pendant votre tour ; avec le niveau 2, aussi pendant le tour des autres. Les modules augmentent aussi le nombre de vos contrats : 1, 2, 4, puis sans limite.
rules-13-title = La construction
rules-13 = Construisez ensuite ce que vous pouvez payer, niveau par niveau, et achetez des contrats. Une habitation alimentée apporte aussitôt 3 colons ; les autres installations attendent un colon.
rules-14-title = La fin du tour
rules-14 = À la fin de votre tour, déplacez vos colons à votre gré, puis défaussez ce que vos silos actifs ne peuvent contenir : 4 cartes au niveau 0 et 2 par niveau suivant. Si personne ne gagne à temps, la partie s’arrête après deux manches par point à atteindre, et le plus de points l’emporte.

## about

about-1 = Ceci est une adaptation non officielle de Mars, un jeu de François Delbosc publié par Tilsit en 2008. Ni l’auteur ni l’éditeur ne l’ont réalisée ou approuvée.
about-2 = Nous avons travaillé d’après le texte de la règle française, très abîmé par la numérisation, et sans la plupart de ses images. Les textes sont les nôtres.
about-3 = Les coûts des silos, des bases militaires et du deuxième module de communication sont perdus et reconstitués ; ceux des mines, des centrales, des centres R&D et du spatioport sont lus dans des lignes abîmées.
about-4 = La règle donne le nombre de cartes événement et R&D et en montre quelques-unes. Les autres effets, les gains des conflits et le nombre d’exemplaires ont dû être inventés.
about-5 = Le dé à trois faces de chaque niveau et la mise en place révisée viennent de récits de joueurs.
about-6 = Pour que chaque partie finisse, le nombre de manches est limité. Le premier joueur est tiré au sort, ce n’est pas le plus âgé.
about-7 = Là où la règle se tait, nous avons décidé. Chaque décision figure dans le fichier RULINGS.md de ce jeu.

## the table

headline = Manche { $round } · { $phase } · objectif { $target }
headline-set-up = Mise en place · { $phase }
phase-prospecting = choix des mines
phase-dealing = premières cartes
phase-event = événement
phase-raiding = raid
phase-researching = R&D
phase-supply = ravitaillement et mines
phase-exchanging = échanges
phase-constructing = constructions
phase-borrowing = fin du tour
phase-moving = fin du tour
phase-ending = fin du tour
phase-over = fin de la partie
panel-colony = Colonie : { $who }
panel-stock = Tuiles restantes
panel-market = Marché
panel-decks = Pioches
panel-standing = Forces en présence
column-left = Reste
column-cost = Coût
zone-housing = Habitations
zone-reserve = Réserve
zone-contracts = Contrats en vente
zone-offers = Propositions
zone-discarded = Événements passés
zone-hand = Matières premières
zone-held-contracts = Contrats
zone-research = Cartes R&D
zone-supremacies = Suprématies
track-points = Points
track-energy = Énergie
track-rounds = Manche
track-stored = Cartes en main, et stockage
track-contracted = Contrats, et combien sont permis
colonists = { $n ->
    [one] { $n } colon
   *[other] { $n } colons
}
cards-hidden = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
offer = { $who } propose à { $to } : { $give } contre { $want }
everybody = tous
state-active = active
state-unmanned = active, sans colon
state-idle = inactive, sans colon
state-off = sans énergie
fact-state = État
fact-rate = La Terre prend
rate = { $n } contre 1
fact-points = Points
fact-free = Colons libres
fact-magna = Magna Scientia
fact-borrowed = Énergie empruntée
fact-pack = Paquet de ravitaillement
fact-settlers = Colons à venir
fact-event-deck = Événements dans la pioche
fact-research-1 = R&D 1 dans la pioche
fact-research-2 = R&D 2 dans la pioche
fact-under-1 = Sous la pioche R&D 1
fact-under-2 = Sous la pioche R&D 2
fact-known = Connu de tous
fact-kept = En main
fact-about = Agit sur
fact-reply = Contre-proposition
fact-refused = Refusée par
status-turn = joue
status-winner = gagne

## questions

ask-prospect = Quelle mine prenez-vous ?
ask-pick = Avec quelles matières commencez-vous ? Encore { $n } à choisir
ask-target = { $event } : contre qui ?
ask-contest = Quelle suprématie est contestée ?
ask-take = Vous regardez les cartes en main chez { $who }. Que prenez-vous ? { $n ->
    [one] Une carte
   *[other] { $n } cartes
}
ask-seize = Quel contrat prenez-vous à { $who } ?
ask-destroy = Quelle installation détruisez-vous chez { $who } ?
ask-steal = Quelle carte R&D prenez-vous à { $who } ?
ask-raid = Contre qui menez-vous un raid ?
pick-rival = { $who } : { $n } à { $m }, { $end }
foresee-win-strength = victoire
foresee-win-bonus = victoire par une carte bonus
foresee-win-colonists = victoire par les colons libres
foresee-lose-strength = défaite
foresee-lose-bonus = défaite par une carte bonus
foresee-lose-colonists = défaite par les colons libres
foresee-tie = personne ne gagne
ask-roll = Lancer le dé R&D ?
ask-roll-again = Le dé montre R&D { $face }. Le relancer ?
ask-aim-robots = Quelle mine les robots exploitent-ils ?
ask-aim-automation = Quelle installation est automatisée ?
ask-aim-drilling = Dans quelle mine creuse-t-on plus profond ?
ask-rate = Quelle matière la navette transporte-t-elle ?
ask-exchange = Qu’échangez-vous ?
ask-exchange-with = { $who } fait ses échanges. Que faites-vous ?
ask-partner = À qui faites-vous une proposition ?
ask-give = Votre proposition à { $who } : que donnez-vous ? Pour l’instant { $give }, contre { $want }
ask-want = Votre proposition à { $who } : vous donnez { $give }. Que voulez-vous ? Pour l’instant { $want }
ask-unload = Quelles matières le cargo apporte-t-il ? Encore { $n } à choisir
ask-build = Que construire ? Contrat : { $cost }
ask-break = Quel contrat cassez-vous pour { $contract } ?
ask-borrow = De qui utilisez-vous l’énergie inemployée ?
ask-move = Déplacez vos colons, puis finissez votre tour
ask-move-dark = Déplacez vos colons, puis finissez votre tour. L’énergie manque : { $n } à mettre à l’arrêt
ask-move-full = Déplacez vos colons, puis finissez votre tour. Silos pleins : { $n } à défausser
ask-switch-off = L’énergie manque : que mettez-vous à l’arrêt ?
ask-lose = Quel colon quitte Mars ? Encore { $n }
ask-discard = Vos silos sont pleins. Que défaussez-vous ? { $n ->
    [one] Une carte
   *[other] { $n } cartes
}

## options

no-raid = Pas de raid
no-roll = Ne pas lancer
no-roll-again = Le garder
no-exchange = Finir les échanges
no-give = C’est tout
no-want = Faire la proposition
no-build = Finir les constructions
no-borrow = De personne
no-move = Finir votre tour
no-lose = Des habitations
pick-contest = { $field }, détenue par { $who }
pick-roll = Lancer
pick-roll-again = Relancer
pick-contract = Contrat { $contract }
pick-build = { $place } · { $cost }
pick-borrow = { $who } : { $n }
pick-leave = Quitter : { $place }
pick-man = Aller à : { $place }
pick-earth = Terre : { $n } { $give } → { $get }
pick-swap = Contrat : { $give } → { $get }
pick-cargo = Ouvrir le cargo d’urgence
pick-offer = Faire une proposition
pick-stay-out = Pas d’échange ce tour-ci
pick-accept = Accepter l’offre, { $who } : recevoir { $give }, donner { $want }
pick-refuse = Refuser l’offre, { $who } : recevoir { $give }, donner { $want }
ask-word = Un mot à { $who } ?
no-word = Ne rien dire
word-lacking = je n’ai pas cela
word-needed = j’en ai besoin
word-useless = cela ne me sert à rien
word-uneven = j’y gagne trop peu
pick-counter = Contre-proposer, { $who } : recevoir { $give }, donner { $want }
pick-withdraw = Retirer l’offre, { $who } : { $give } contre { $want }

## why not

why-yourself = c’est vous
why-shielded = protégé par le bouclier défensif
why-not-built = pas construite
why-unmanned = se passe de colon
why-enough-moves = assez de déplacements pour ce tour
why-nobody-free = aucun colon libre
why-complete = tous les niveaux sont construits
why-no-tile = plus de tuile
why-cannot-pay = pas assez de matières
why-no-room = quatre mines au plus
why-held-by-you = déjà à vous
why-held-by-another = un autre joueur l’a
why-too-many-contracts = plus de contrats que vos modules n’en permettent
why-too-few = pas assez de cartes
why-empty-pile = pile de réserve vide
why-no-contract = pas votre contrat
why-enough-swaps = assez d’échanges pour ce tour
why-no-contact = pas de module de communication
why-staying-out = les autres ne font plus d’échange ce tour-ci
why-no-cards = vous n’avez pas de carte à donner
why-nobody-has-cards = personne n’a de carte à donner
why-proposed-enough = plus de proposition ce tour-ci
why-table-full = cinq de vos propositions sont ouvertes
why-not-for-you = ne vous est pas adressée
why-a-reply = déjà une contre-proposition

## the log

story-first = { $who } commence.
story-spared = Une mine de chaque type reste dans la boîte, sauf { $mine }.
story-prospect = { $who } prend une mine : { $material }.
story-staff = { $who } met { $n } colons au travail : centrale, silo et deux mines.
story-pick = { $who } prend { $material }.
story-dealt = { $who } reçoit { $n } cartes.
story-drawn = Vous avez pioché { $material }.
story-round = La manche { $n } commence.
story-turn = À { $who } de jouer.
story-event = Événement : { $event }.
story-conflict = Événement : { $event }. Enjeu : { $prize }.
story-reshuffle = Les événements passés sont remélangés en une nouvelle pioche.
story-gain = { $who } gagne { $what }.
story-settle = { $n ->
    [one] { $n } colon arrive
   *[other] { $n } colons arrivent
} chez { $who }.
story-no-conflict = { $who } ne remplit pas la condition : pas de conflit.
story-no-target = { $who } ne trouve personne à affronter.
story-raid = { $who } mène un raid contre { $other }.
story-confront = { $who } contre { $other }, { $field } : { $n } à { $m }. { $winner } l’emporte.
story-confront-bonus = { $who } contre { $other }, { $field } : { $n } à { $m }. Une carte bonus départage : { $winner } l’emporte.
story-confront-colonists = { $who } contre { $other }, { $field } : { $n } à { $m }. Les colons libres départagent, { $a } à { $b } : { $winner } l’emporte.
story-confront-tied = { $who } contre { $other }, { $field } : { $n } à { $m }. Personne ne l’emporte.
story-loot = { $who } pioche chez { $other } : { $n ->
    [0] rien, la main est vide
    [one] { $n } carte
   *[other] { $n } cartes
}.
story-looted = { $who } a pris { $material } à { $other }.
story-spy = { $who } regarde les cartes en main chez { $other } et prend { $n ->
    [0] rien, faute de cartes
    [one] { $n } carte
   *[other] { $n } cartes
}.
story-spied = { $who } a en main { $what }.
story-seize = { $who } prend le contrat { $contract } à { $other }.
story-nothing-to-destroy = { $who } ne trouve rien à détruire chez { $other }.
story-destroy = { $who } détruit { $place } chez { $other }.
story-steal = { $who } prend { $card } à { $other }.
story-no-supremacy = Personne n’est assez développé pour la suprématie : { $field }.
story-supremacy-tied = Égalité : la suprématie ne va à personne ({ $field }).
story-supremacy = { $who } détient la suprématie : { $field }.
story-nothing-contested = { $who } n’a aucune suprématie à contester.
story-contest = { $who } conteste la suprématie : { $field }.
story-upheld = { $who } garde la suprématie : { $field }.
story-roll = { $who } obtient R&D { $n } au dé.
story-no-research = Plus de carte R&D { $n } pour { $who }.
story-research = { $who } découvre { $card }.
story-keep = { $who } garde { $card } pour plus tard.
story-aim = { $card } → { $place }.
story-rate = La navette transporte { $material } pour { $who }.
story-magna = { $who } prend Magna Scientia.
story-supply = { $who } pioche une carte de ravitaillement.
story-no-supply = Le ravitaillement est épuisé : rien pour { $who }.
story-pack = Un nouveau paquet de ravitaillement est formé de { $n } cartes.
story-produce = Les mines produisent chez { $who } : { $what }.
story-earth = { $who } envoie { $give } à la Terre contre { $get }.
story-swap = { $who } échange { $give } contre { $get } par contrat.
story-cargo = { $who } ouvre le cargo d’urgence.
story-unload = { $who } décharge { $material }.
story-offer = { $who } propose à { $to } : { $give } contre { $want }.
story-refuse = { $who } refuse ce que propose { $other }.
story-refuse-why = { $who } refuse ce que propose { $other } : « { $word } ».
story-withdraw = { $who } retire une proposition.
story-stay-out = { $who } ne fait plus d’échange ce tour-ci.
story-trade = { $who } donne à { $other } { $give } contre { $want }.
story-build = { $who } construit { $place }.
story-mine = { $who } ouvre une mine : { $material }.
story-buy = { $who } achète le contrat { $contract }.
story-break = { $who } casse le contrat { $contract }.
story-borrow = { $who } emprunte { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} d’énergie à { $other }.
story-leave = { $who } : un colon quitte { $place }.
story-man = { $who } : un colon va à { $place }.
story-switch-off = { $who } met à l’arrêt { $place }.
story-lose-home = { $who } perd un colon des habitations.
story-lose = { $who } perd un colon : { $place }.
story-discard = { $who } défausse { $material }.
story-points = { $who } finit son tour avec { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
story-end = La partie est finie. Victoire : { $who }.

## scores

score-habitation = Habitations
score-silo = Silos
score-communication = Communication
score-military = Bases militaires
score-research = Centres R&D
score-spaceport = Spatioport
score-supremacies = Suprématies
score-magna = Magna Scientia
score-discoveries = Cartes R&D
