### On Mars, français

## game

game-title = On Mars
game-pitch = Bâtissez la première colonie martienne : allez et venez entre l’orbite et la surface, développez vos technologies et répondez aux besoins de la colonie avant vos rivaux.
option-length = Durée
option-length-short = courte : deux missions courtes et une longue
option-length-long = longue : une mission courte et deux longues
option-first-colonists = Premiers colons
option-first-colonists-on = avec les cartes d’une première partie
option-first-colonists-off = sans
option-singularity = Singularité de l’espace
option-singularity-on = la partie s’achève avec la phase qui déclenche la fin
option-singularity-off = une manche de plus après le déclenchement
option-objective = Objectifs, en solo
option-objective-1 = Premiers colons
option-objective-2 = Nouvelle génération
option-objective-3 = Tout va pour le mieux
option-objective-4 = Un scénario de survie martienne

## small words

no = non
nothing = –
of = { $n } sur { $max }
lacerda = Lacerda
hex = { $name }

## goods

good-mineral = Minerai
good-battery = Batterie
good-water = Eau
good-plant = Plante
good-oxygen = Oxygène
good-crystal = Cristal
cost-mineral = un minerai
cost-battery = une batterie
cost-water = de l’eau
cost-plant = une plante
cost-oxygen = de l’oxygène
cost-crystal = un cristal
cost-any = une ressource au choix
cost-nothing = gratuit
times = { $n } × { $good }
points-or-loss = { $n }, ou −{ $loss }

## buildings

building-mine = Mine
building-generator = Générateur
building-extractor = Extracteur d’eau
building-greenhouse = Serre
building-condenser = Condensateur d’oxygène
building-shelter = Abri

## pieces

piece-bot = Robot
piece-rover = Rover
colonists = { $n ->
    [one] { $n } colon
   *[other] { $n } colons
}
advanced = Bâtiment avancé : { $card }
ship-in-depot = Vaisseau sur la case { $n } du dépôt
ships-in-hangar = { $n ->
    [one] { $n } vaisseau au hangar
   *[other] { $n } vaisseaux au hangar
}
crystals-waiting = { $n ->
    [one] { $n } cristal en attente
   *[other] { $n } cristaux en attente
}
cards-hidden = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}

## tiles

research = Recherche, { $colour }
research-does = Deux développements sans coût. Une tuile par couleur et par joueur.
colour-olive = olive
colour-teal = turquoise
colour-pink = rose
colour-green = vert clair
discovery-develop = Découverte : développement
discovery-develop-does = Deux développements à leur coût normal.
discovery-blueprints = Découverte : plans
discovery-blueprints-does = Prenez jusqu’à deux plans.
discovery-technology = Découverte : technologie
discovery-technology-does = Prenez une tuile technologie à son coût normal.
discovery-upgrade = Découverte : améliorations
discovery-upgrade-does = Améliorez jusqu’à deux bâtiments au coût normal.
discovery-construct-any = Découverte : bâtiment au choix
discovery-construct-any-does = Construisez un bâtiment de n’importe quel type au coût normal.
discovery-crystals = Découverte : cristaux
discovery-crystals-does = Gagnez trois cristaux.
discovery-hire = Découverte : scientifique ou contrat
discovery-hire-does = Engagez un scientifique ou prenez un contrat au coût normal.
discovery-warehouse = Découverte : entrepôt
discovery-warehouse-does = Prenez jusqu’à deux éléments à l’entrepôt.
discovery-construct-mine = Découverte : mine
discovery-construct-mine-does = Construisez une mine au coût normal.
discovery-construct-generator = Découverte : générateur
discovery-construct-generator-does = Construisez un générateur au coût normal.
discovery-construct-extractor = Découverte : extracteur d’eau
discovery-construct-extractor-does = Construisez un extracteur d’eau au coût normal.
discovery-construct-greenhouse = Découverte : serre
discovery-construct-greenhouse-does = Construisez une serre au coût normal.
discovery-construct-condenser = Découverte : condensateur d’oxygène
discovery-construct-condenser-does = Construisez un condensateur d’oxygène au coût normal.
discovery-construct-shelter = Découverte : abri
discovery-construct-shelter-does = Construisez un abri au coût normal.
discovery-gain-mineral = Découverte : minerai
discovery-gain-mineral-does = Gagnez deux minerais.
discovery-gain-battery = Découverte : batteries
discovery-gain-battery-does = Gagnez trois batteries.
discovery-gain-water = Découverte : eau
discovery-gain-water-does = Gagnez trois eaux.
discovery-gain-plant = Découverte : plantes
discovery-gain-plant-does = Gagnez trois plantes.
discovery-gain-oxygen = Découverte : oxygène
discovery-gain-oxygen-does = Gagnez trois oxygènes.

## technology

tech-mine = Technologie Mine
tech-mine-does = Relie des mines en complexes, jusqu’à son niveau.
tech-generator = Technologie Générateur
tech-generator-does = Relie des générateurs en complexes, jusqu’à son niveau.
tech-extractor = Technologie Eau
tech-extractor-does = Relie des extracteurs d’eau en complexes, jusqu’à son niveau.
tech-greenhouse = Technologie Serre
tech-greenhouse-does = Relie des serres en complexes, jusqu’à son niveau.
tech-condenser = Technologie Oxygène
tech-condenser-does = Relie des condensateurs d’oxygène en complexes, jusqu’à son niveau.
tech-rover = Technologie Rover
tech-rover-does = Le rover avance d’autant d’hexagones de plus que son niveau.
tech-ship = Technologie Vaisseau
tech-ship-does = Chaque vaisseau amène autant de colons de plus que son niveau.
tech-upgrade = Technologie Amélioration
tech-upgrade-does = Autant d’améliorations de plus que son niveau.
tech-shelter = Technologie Abri
tech-shelter-does = Relie vos abris en complexes, jusqu’à son niveau ; pour vous seul.
space-1t = colonne 1, en haut
space-1b = colonne 1, en bas
space-2t = colonne 2, en haut
space-2m = colonne 2, au milieu
space-2b = colonne 2, en bas
space-3t = colonne 3, en haut
space-3b = colonne 3, en bas
space-4t = colonne 4, en haut
space-4m = colonne 4, au milieu
space-4b = colonne 4, en bas
space-5t = colonne 5, en haut
space-5b = colonne 5, en bas
space-6 = colonne 6
space-paying = { $space } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
space-giving = { $space } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
} ; { $gives })
space-gives-1t = un élément de l’entrepôt
space-gives-1b = un cristal
space-gives-3t = un minerai
space-gives-3b = deux hexagones pour vos robots
space-gives-5t = une amélioration, une de plus par colon envoyé au travail
space-gives-5b = un plan, un de plus par colon envoyé au travail

## blueprints

blueprint-construction-yard = Chantier
blueprint-construction-yard-does = Améliorez un bâtiment ; un de plus par colon envoyé au travail.
blueprint-metal-deposit = Dépôt de métaux
blueprint-metal-deposit-does = Construisez une mine ; chaque colon envoyé au travail vaut un niveau de technologie.
blueprint-automated-production = Production automatique
blueprint-automated-production-does = Vos mines et bâtiments avancés produisent ; l’un d’eux une fois de plus par colon envoyé au travail.
blueprint-wind-turbines = Turbines éoliennes
blueprint-wind-turbines-does = Construisez un générateur ; chaque colon envoyé au travail vaut un niveau de technologie.
blueprint-private-ship = Vaisseau privé
blueprint-private-ship-does = Accueillez un vaisseau : deux colons et un robot, ou trois colons ; un vaisseau de plus par colon envoyé au travail.
blueprint-moisture-vaporator = Vaporisateur d’eau
blueprint-moisture-vaporator-does = Construisez un extracteur d’eau ; chaque colon envoyé au travail vaut un niveau de technologie.
blueprint-biomarket = Biomarché
blueprint-biomarket-does = Prenez un élément à l’entrepôt ; un de plus par colon envoyé au travail.
blueprint-hydroponic-farm = Ferme hydroponique
blueprint-hydroponic-farm-does = Construisez une serre ; chaque colon envoyé au travail vaut un niveau de technologie.
blueprint-oxygen-tank = Réservoir d’oxygène
blueprint-oxygen-tank-does = Prenez une tuile technologie à son coût ; une de plus par colon envoyé au travail.
blueprint-concentrator = Concentrateur
blueprint-concentrator-does = Construisez un condensateur d’oxygène ; chaque colon envoyé au travail vaut un niveau de technologie.
blueprint-casino = Casino
blueprint-casino-does = Gagnez deux cristaux ; un de plus par colon envoyé au travail.
blueprint-gym = Salle de sport
blueprint-gym-does = Construisez un abri ; chaque colon envoyé au travail vaut un niveau de technologie.
blueprint-mineral-mine = Filon de minerai
blueprint-mineral-mine-does = Marquez 2 points.
blueprint-biolab = Biolab
blueprint-biolab-does = Prenez un contrat du plateau pour un cristal.
blueprint-radar = Radar
blueprint-radar-does = Posez une tuile découverte visible sur cette carte et appliquez-la ; la carte vaut désormais cette tuile.
blueprint-builder-drone = Drone de chantier AI600
blueprint-builder-drone-does = Améliorez un bâtiment n’importe où sur Mars.
blueprint-research-lab = Laboratoire de recherche
blueprint-research-lab-does = Deux développements à leur coût ; un de plus par colon envoyé au travail.
blueprint-aqueduct = Aqueduc
blueprint-aqueduct-does = Jusqu’à deux colons rentrent du travail.
blueprint-eco-resort = Éco-tourisme
blueprint-eco-resort-does = Tous vos colons des cases action d’un côté rentrent chez eux.
blueprint-trade-market = Marché commercial
blueprint-trade-market-does = Payez une ressource et gagnez-en deux autres que du minerai ; une de plus par colon envoyé au travail.
blueprint-recycling-bots = Recyclage des robots
blueprint-recycling-bots-does = Déplacez vos robots de deux hexagones, plus avec des cristaux ; ils ramassent cristaux et tuiles comme des rovers.
blueprint-aerial-elevator = Ascenseur spatial
blueprint-aerial-elevator-does = Voyagez vers l’orbite, avec toutes les étapes.
blueprint-library = Bibliothèque
blueprint-library-does = Prenez un plan ; un de plus par colon envoyé au travail.
blueprint-command-center = Centre de commandement
blueprint-command-center-does = Déplacez votre rover du niveau de la meilleure technologie Rover en jeu, et d’un hexagone de plus par cristal.

## scientists and contracts

scientist-geologist = Géologue
scientist-geologist-does = Coûte deux colons envoyés au travail. Travaille dans les mines avancées ; 3 points par générateur avancé sur Mars.
scientist-rd-engineer = Ingénieur R&D
scientist-rd-engineer-does = Coûte deux minerais. Travaille dans les générateurs avancés ; 3 points par extracteur d’eau avancé sur Mars.
scientist-hydrologist = Hydrologue
scientist-hydrologist-does = Coûte deux batteries. Travaille dans les extracteurs d’eau avancés ; 3 points par serre avancée sur Mars.
scientist-biochemist = Biochimiste
scientist-biochemist-does = Coûte deux eaux. Travaille dans les serres avancées ; 3 points par condensateur d’oxygène avancé sur Mars.
scientist-geochemist = Géochimiste
scientist-geochemist-does = Coûte deux plantes. Travaille dans les condensateurs d’oxygène avancés ; 3 points par abri avancé sur Mars.
scientist-systems-engineer = Ingénieur système
scientist-systems-engineer-does = Coûte deux oxygènes. Travaille dans les abris avancés ; 3 points par mine avancée sur Mars.
contract-mine = Contrat : mine avancée
contract-generator = Contrat : générateur avancé
contract-extractor = Contrat : extracteur d’eau avancé
contract-greenhouse = Contrat : serre avancée
contract-condenser = Contrat : condensateur d’oxygène avancé
contract-shelter = Contrat : abri avancé
contract-deliver-mineral = Contrat : 4 minerais
contract-deliver-battery = Contrat : 3 batteries, 2 minerais
contract-deliver-water = Contrat : 3 eaux, 2 minerais
contract-deliver-oxygen = Contrat : 3 oxygènes, 2 minerais
contract-deliver-plant = Contrat : 3 plantes, 2 minerais
contract-deliver-crystal = Contrat : 3 cristaux, 2 minerais
contract-upgrade-does = Votre bâtiment avancé de ce type dans un complexe d’au moins quatre : 12 points à la fin, sinon vous en perdez 6.
contract-deliver-does = Tous ces éléments sur la carte : 9 points à la fin, sinon vous en perdez 4.

## goals

goal-blueprints = Objectif : quatre plans
goal-blueprints-does = Ayez quatre plans, construits ou non. Récompense : deux améliorations sans minerai, ou deux développements.
goal-advanced = Objectif : trois bâtiments avancés
goal-advanced-does = Ayez trois bâtiments avancés. Récompense : trois ressources autres que du minerai, ou deux développements.
goal-mines = Objectif : trois mines
goal-mines-does = Ayez trois mines avec votre colon ou votre marqueur. Récompense : trois minerais, ou deux développements.
goal-discoveries = Objectif : trois découvertes
goal-discoveries-does = Ayez pris trois tuiles découverte. Récompense : cinq hexagones pour votre rover, ou deux développements.
goal-complex = Objectif : un complexe de quatre
goal-complex-does = Ayez un bâtiment avancé dans un complexe d’au moins quatre. Récompense : deux colons, ou deux développements.
goal-resources = Objectif : quatre ressources identiques
goal-resources-does = Stockez quatre ressources identiques, sauf du minerai. Récompense : un contrat sans coût, ou deux développements.
goal-shelters = Objectif : trois abris
goal-shelters-does = Ayez trois abris sur Mars. Récompense : deux colons, ou deux développements.
goal-level = Objectif : colonie de niveau 3
goal-level-does = La colonie a atteint le niveau 3. Récompense : cinq hexagones pour votre rover, ou deux développements.
goal-colonists = Objectif : sept colons
goal-colonists-does = Ayez sept colons chez eux. Récompense : un vaisseau sans coût, ou deux développements.
goal-technologies = Objectif : cinq technologies
goal-technologies-does = Ayez cinq tuiles technologie. Récompense : deux colons de retour des cases action ou du travail, ou deux développements.
goal-ships = Objectif : trois vaisseaux
goal-ships-does = Ayez trois vaisseaux au hangar. Récompense : voyagez vers l’autre côté, ou deux développements.
goal-research = Objectif : deux tuiles recherche
goal-research-does = Ayez deux tuiles recherche. Récompense : un scientifique sans coût, ou deux développements.
goal-contract = Objectif : scientifique et contrat
goal-contract-does = Ayez un scientifique et un contrat rempli. Récompense : un contrat sans coût, ou deux développements.
goal-laboratory = Objectif : laboratoire avancé
goal-laboratory-does = Ayez trois tuiles technologie dans les colonnes 3 à 6. Récompense : trois cristaux, ou deux développements.
goal-progress = Objectif : progrès
goal-progress-does = Ayez trois cubes dans la zone progrès. Récompense : deux colons de retour des cases action ou du travail, ou deux développements.
goal-complexes = Objectif : deux complexes
goal-complexes-does = Ayez des bâtiments avancés dans deux complexes différents d’au moins trois. Récompense : deux améliorations sans minerai, ou deux développements.
goal-reward-develop = Deux développements sans coût
goal-reward-upgrade = Jusqu’à deux améliorations sans minerai
goal-reward-resources = Jusqu’à trois ressources autres que du minerai
goal-reward-minerals = Trois minerais
goal-reward-rover = Cinq hexagones pour votre rover
goal-reward-colonists = Deux colons de la réserve
goal-reward-contract = Un contrat sans coût
goal-reward-ship = Un vaisseau sans coût
goal-reward-retrieve = Deux colons de retour des cases action ou du travail
goal-reward-travel = Voyager vers l’autre côté
goal-reward-scientist = Un scientifique sans coût
goal-reward-crystals = Trois cristaux

## missions

mission-discovery = Prendre des tuiles découverte
mission-blueprints = Obtenir des plans
mission-bots = Placer des robots sur Mars
mission-techs = Apprendre des technologies
mission-scientists = Engager des scientifiques
mission-research = Prendre des tuiles recherche
mission-advanced = Bâtiments avancés sur Mars
mission-progress = Cubes dans la zone progrès
mission-contracts = Remplir des contrats
missions-remaining = Missions avant la fin

## first colonists

card-a = Carte A
card-a-does = Construisez l’un de ces bâtiments et piochez deux cartes B : { $buildings }.
card-b-does = Faites-le et montrez la carte pour sa récompense.
task-blueprint = Carte B : obtenir un plan, gagner un cristal
task-technology = Carte B : apprendre une technologie, gagner un oxygène
task-develop = Carte B : développer une technologie, gagner une plante
task-research = Carte B : prendre une tuile recherche, gagner un minerai
task-shelter = Carte B : construire un abri, gagner une eau
task-scientist = Carte B : engager un scientifique, gagner un cristal
task-shuttle = Carte B : prendre la navette, gagner une batterie
task-discovery = Carte B : prendre une tuile découverte, gagner un cristal

## actions

action-pod = Capsule d’atterrissage
action-blueprint = Obtenir un plan
action-learn = Apprendre une nouvelle technologie
action-develop = Recherche et développement (R&D)
action-resupply = Réapprovisionner
action-control = Centre de contrôle
action-construct = Construire un bâtiment
action-upgrade = Améliorer un bâtiment
action-welcome = Accueillir un vaisseau
action-hire = Engager un scientifique ou prendre un contrat terrien
executive-develop = Développer une technologie sans coût
executive-rover = Déplacer votre rover
executive-blueprint = Prendre un plan
executive-upgrade = Améliorer un bâtiment
executive-mineral = Gagner un minerai
executive-bots = Déplacer vos robots
executive-warehouse = Prendre une ressource à l’entrepôt
side-orbit = l’orbite
side-colony = la colonie
space-bonus-1 = sans bonus
space-bonus-2 = un élément de l’entrepôt
space-bonus-3 = une tuile technologie, à son coût
space-bonus-4 = un colon, pour de l’eau ou une plante
space-bonus-5 = sans bonus
space-bonus-6 = un élément de l’entrepôt
space-bonus-7 = deux hexagones pour vos robots
space-bonus-8 = un plan
reward-technology = le niveau de votre meilleure technologie
reward-ships = 2 par vaisseau au hangar
reward-advanced = 2 par bâtiment avancé
reward-mines = 2 par mine à vous
reward-bots = 2 par robot sur Mars
reward-discoveries = 2 par tuile découverte
reward-shelters = 2 par abri sur Mars
reward-colonists = 1 par colon chez lui
benefit-bots = Deux hexagones pour vos robots
benefit-mineral = Un minerai
benefit-crystal = Un cristal
benefit-colonist = Un colon de retour d’une case action ou du travail
direction-n = nord
direction-ne = nord-est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ouest
direction-nw = nord-ouest

## the table

headline = Manche { $round } · { $phase } · colonie de niveau { $level }
phase-set-up = mise en place
phase-choosing = ordre du tour
phase-launching = départ de la navette
phase-colonization = phase de colonisation
phase-shuttle = phase de navette
phase-final = derniers éléments sur les contrats
phase-over = fin de la partie
panel-mars = Mars
panel-orbit = Orbite
panel-colony = Colonie
panel-order = Ordre du tour et navette
zone-slot = { $action }
zone-exploration = Exploration
zone-display = Plans
zone-grid = Grille des technologies
zone-warehouse = Entrepôt
zone-board = Scientifiques et contrats
zone-stacks = Bâtiments
zone-pile = Contrats à venir
zone-home = Quartiers d’habitation
zone-work = Espace de travail
zone-reserve = Réserve
zone-storage = Stock et dépôt
zone-depot = Vaisseaux
zone-laboratory = Laboratoire
zone-spaces = Espaces libres du laboratoire
zone-garage = Robots et rover en réserve
zone-blueprints = Plans obtenus
zone-people = Scientifiques et contrats obtenus
zone-goals = Objectifs personnels
zone-spent = Objectifs utilisés comme cristaux
zone-first = Cartes Premier colon
order-space = Case { $n }
table-missions = Missions
table-rewards = Points pour ce dont la colonie a besoin
column-need = Reste à faire
column-start = Au départ
column-crystals = Cristaux par contribution
track-level = Niveau de la colonie
track-lss = { $building } : { $reward }
shuttle-at = { $side }, case { $n }
shuttle-gone = retirée
fact-discoveries-left = Tuiles découverte dans la pile
fact-blueprints-left = Plans dans la pioche
fact-techs-left = Tuiles technologie à venir
fact-cost = Coût
fact-slots = Emplacements
fact-rows = De chaque sorte au plus
fact-arrows = Flèches sur la prochaine tuile
fact-bonus = Bonus
fact-side = Côté
fact-shuttle = Navette
fact-departs = Phases de navette avant son départ
fact-ending = Fin de la partie déclenchée
fact-queue = Restent à décider, dans cet ordre
fact-debts = Tuiles utilisées ce tour-ci
fact-owed = Contrats à poser sur le plateau
tech-of = { $tech } ({ $who })
fact-points = Points si la partie s’arrêtait
fact-scored = Marqués jusqu’ici
fact-storage = Stock par ressource
fact-quarters = Colons chez eux
fact-depot = Cristaux au dépôt
fact-shelters-left = Abris en réserve
fact-markers-left = Marqueurs restants
fact-found = Tuiles découverte prises
fact-research = Tuiles recherche
fact-progress = Cubes dans la zone progrès
fact-goal = Objectif atteint
fact-tech-level = Niveau
fact-space = Case
fact-upgrades = Améliore
fact-blueprint-level = Niveau
fact-built = Construit
fact-works-here = Y travaille
fact-works-in = Travaille dans
fact-completed = Rempli
fact-column = Vers la colonne { $n } (points à la fin : { $points })
fact-develop = Prochain développement
fact-points-end = Points à la fin
fact-points-each = Points chacun à la fin
fact-points-built = Points à la fin, construit ou non
fact-points-completed = Points à la fin, rempli ou non
fact-gives = Donne quand on l’obtient
fact-opens = Ouvre
fact-done = Fait
fact-ladder = Points à la fin, à partir de tant de colons
ladder-step = { $n } : { $points }
status-turn = joue
status-waiting = attend son tour
status-played = a joué
status-travel = peut voyager
status-settled = a décidé

## questions

ask-space = Quelle case d’ordre du tour prenez-vous ?
ask-launch = De quel côté commence la navette ?
ask-turn = Que faites-vous ?
ask-turn-after = Votre action principale est faite. Autre chose ?
ask-price = { $action } : la présence des autres coûte { $n }. Comment payez-vous ?
ask-pay = Que payez-vous comme { $good } ?
ask-spend = Comment payez-vous { $n } en cristaux ?
ask-obtain = Quel plan prenez-vous ?
ask-obtain-sending = Quel plan prenez-vous, contre un colon envoyé au travail ?
ask-learn = Quelle technologie apprenez-vous ?
ask-learn-sending = Quelle technologie apprenez-vous, contre un colon envoyé au travail ?
ask-laboratory = Où la placez-vous : { $tech } ?
ask-develop = Quelle technologie développez-vous ?
ask-develop-sending = Quelle technologie développez-vous, contre un colon envoyé au travail ?
ask-warehouse = Que prenez-vous à l’entrepôt ?
ask-warehouse-sending = Que prenez-vous à l’entrepôt, contre un colon envoyé au travail ?
ask-move = Quelle pièce se déplace ? Points : robots { $bots }, rover { $rover }.
ask-move-bots = Quel robot se déplace ? Points : { $bots }.
ask-move-rover = Où va votre rover ? Points : { $rover }.
ask-construct = Que construisez-vous ?
ask-site-mine = Où placez-vous la mine ?
ask-site-generator = Où placez-vous le générateur ?
ask-site-extractor = Où placez-vous l’extracteur d’eau ?
ask-site-greenhouse = Où placez-vous la serre ?
ask-site-condenser = Où placez-vous le condensateur d’oxygène ?
ask-site-shelter = Où placez-vous l’abri ?
ask-site-upgrade = Quel bâtiment devient { $card } ?
ask-site-explore = Où la placez-vous : { $tile } ?
ask-use = De qui utilisez-vous la tuile : { $tech }, au moins de niveau { $n } ?
ask-use-ship = De qui utilisez-vous la tuile pour plus de colons : { $tech } ?
ask-upgrade = Quel plan construisez-vous ?
ask-more = Comment améliorez-vous un bâtiment de plus ?
ask-welcome = Quel vaisseau accueillez-vous ? Sa case ouvre une action exécutive.
ask-welcome-sending = Quel vaisseau accueillez-vous ensuite, contre un colon envoyé au travail ?
ask-crew = Qui arrive ?
ask-hire = Quelle carte prenez-vous ?
ask-refill = Quel contrat posez-vous sur le plateau ?
ask-put-bot = Où commence votre nouveau robot ?
ask-put-displaced = Votre pièce doit céder la place : { $piece }. Où va-t-elle ?
ask-benefit = Quel avantage prenez-vous pour avoir répondu au besoin de la colonie ?
ask-retrieve = D’où revient un colon ? { $n } au plus.
ask-repay = Votre tuile a servi : { $tech }. Garder l’oxygène, ou la développer ?
ask-travel = Défaussez-vous un vaisseau pour voyager ?
ask-travel-shuttle = Prenez-vous la navette ?
ask-explore = Quelle tuile découverte placez-vous ?
ask-take = La prenez-vous : { $tile } ?
ask-reward = Quelle récompense prenez-vous ? { $goal }
ask-deliver = Que placez-vous sur vos contrats ?
ask-overflow = Pas de place pour ceci : { $good }. Le placer sur un contrat ?
ask-recruit = Que payez-vous pour un colon ?
ask-gain = Quelle ressource gagnez-vous ? { $n } au choix.
ask-return = De quel côté rentrent vos colons ?
ask-radar = Quelle tuile découverte va sur le radar ?
ask-produce = Qu’est-ce qui produit encore, contre un colon envoyé au travail ?
ask-rival-site = Lacerda construit : { $building }. Plusieurs emplacements se valent ; lequel ?
ask-boost = Combien de colons envoyez-vous au travail ?

## options

no-turn = Finir votre tour
no-obtain = Pas de plan
no-learn = Pas de technologie
no-develop = Pas de développement
no-warehouse = Rien
no-move = S’arrêter là
no-construct = Ne rien construire
no-use = Pas de technologie
no-upgrade = Pas d’amélioration
no-more = Pas d’autre amélioration
no-welcome = Pas de vaisseau
no-hire = Personne
no-retrieve = Personne
no-repay = Garder l’oxygène
no-travel = Rester
no-take = La laisser là
no-deliver = Rien
no-recruit = Pas de colon
no-gain = Rien de plus
no-rival-site = Laisser faire le hasard
no-produce = Rien de plus
yes-travel = Voyager
yes-take = La prendre
pick-space = { $n } : { $bonus }
pick-price = Colons { $colonists }, cristaux { $crystals }
pick-boost = { $n ->
    [0] personne
    [one] { $n } colon
   *[other] { $n } colons
}
pick-crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
pick-forgo = Défausser { $goal }
pick-develop = { $tech } → { $space }
pick-at = { $what } · { $cost }
pick-act = { $action } · 1 colon
pick-act-price = { $action } · 1 colon, et { $n } pour la présence des autres
pick-obtain = { $card } · { $building }, { $n } points · donne { $good }
pick-upgrade = { $card } · { $building }, { $n } points
pick-site = { $hex } · { $n } × { $good }
pick-use = { $who }, niveau { $n }
pick-more-colonist = Envoyer un colon au travail
pick-welcome = De la case { $n } du dépôt : { $action }
pick-deliver = { $good } sur { $contract }
pick-execute = { $action } · cristaux : { $n }
pick-use-paid = { $card } · cristaux : { $n }
pick-use-free = { $card } · avec le scientifique : { $who }
pick-achieve = Montrer { $goal }
pick-speed = Technologie Rover, { $who } : { $n } de plus
pick-step = { $piece } { $origin } → { $target } ({ $direction })
pick-step-crystal = { $piece } { $origin } → { $target } ({ $direction }), contre un cristal
crew-colonists = { $n ->
    [one] { $n } colon
   *[other] { $n } colons
}
crew-bot = { $n ->
    [one] { $n } colon et un robot
   *[other] { $n } colons et un robot
}

## why not

why-main-done = votre action principale est faite
why-executive-done = votre action exécutive est faite
why-other-side = de l’autre côté
why-slot-taken = votre colon y est déjà
why-no-colonist = aucun colon chez lui
why-price = la présence des autres coûte trop
why-no-marker = plus de marqueur bâtiment avancé
why-no-blueprint = aucun plan exposé
why-not-displayed = pas exposé
why-grid-empty = pas de tuile là
why-tech-owned = vous avez cette technologie
why-laboratory-full = première colonne pleine
why-cost = coût trop élevé
why-no-tile = pas de tuile là
why-space-taken = case occupée
why-no-building-left = plus de tuile
why-no-miner = aucun colon pour la mine
why-no-site = aucun endroit possible à portée
why-built-up = déjà construit
why-technology = aucune technologie de niveau suffisant
why-distance = aucun bâtiment du type à deux hexagones
why-out-of-reach = hors de portée de vos robots
why-nothing-to-construct = rien que vous puissiez construire
why-not-yours = pas à vous
why-already-built = déjà construit
why-no-building = pas de bâtiment là
why-other-type = d’un autre type
why-already-advanced = déjà amélioré
why-small-complex = complexe de moins de trois
why-no-mineral = pas de minerai
why-nothing-to-upgrade = rien que vous puissiez améliorer
why-no-ship = plus de vaisseau au dépôt
why-ship-limit = pas plus de vaisseaux que le niveau de la colonie
why-board-empty = pas de carte là
why-crystals = trop peu de cristaux
why-nobody-to-hire = aucune carte que vous puissiez prendre
why-other-card = pas ce genre de carte
why-colour-owned = vous avez cette couleur
why-full-depot = dépôt plein
why-full-storage = stock plein
why-warehouse-empty = il n’y en a plus
why-no-crystal-here = ressources seulement
why-nothing-to-fetch = rien que vous puissiez stocker
why-ship-in-the-way = un vaisseau y est
why-free-already = un scientifique y travaille : c’est gratuit
why-not-built = pas construit
why-no-scientist = pas de scientifique pour cela
why-no-producer = rien à vous ne produit
why-other-resource = eau ou plante seulement
why-nobody-there = personne à rappeler
why-no-bot = aucun robot sur Mars
why-in-orbit = vous êtes en orbite
why-rover-technology = ni technologie Rover ni cristaux
why-no-discovery = pas de tuile découverte
why-goal-shown = vous avez déjà atteint un objectif
why-goal-open = pas rempli
why-no-reward = aucune récompense n’aurait d’effet
why-not-empty = pas vide
why-not-at-three = pas à trois hexagones de votre rover
why-occupied = une autre pièce y est
why-farther = une place plus proche est libre
why-nothing-left = rien ne serait plus possible ensuite
why-needed = nécessaire pour le reste du coût
why-none-in-stock = pas en stock
why-contract-in-play = pas dans la pile
why-no-bot-left = plus de robot en réserve
why-technology-used = une technologie Rover sert déjà
why-other-piece-first = la pièce en mouvement ne peut s’arrêter où elle est
why-nowhere-to-stop = aucun endroit où s’arrêter à portée
why-no-points = ni points de mouvement ni cristaux

## the log

story-gain = { $who } gagne { $n } × { $good }.
story-lose = { $who } n’a pas de place : perdu, { $good }.
story-pay = { $who } paie { $n } × { $good }.
story-deliver = { $who } place ceci sur { $contract } : { $good }.
story-store = { $who } range { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
} au dépôt.
story-forgo = { $who } défausse un objectif personnel comme cristal.
story-fetch = { $who } prend ceci à l’entrepôt : { $good }.
story-contribute = { $who } contribue à une mission et gagne { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
} : { $mission }, reste { $left }.
story-mission = Mission accomplie : { $mission }.
story-remaining = Missions avant la fin : { $n }.
story-complete = { $who } a rempli ceci : { $contract }.
story-card-a = { $who } révèle une carte A et pioche deux cartes B.
story-task = { $who } montre ceci : { $task }.
story-step = { $who } va en { $hex } : { $piece }.
story-gather = { $who } ramasse un cristal en { $hex }.
story-destroy = { $who } détruit une tuile en { $hex } : { $tile }.
story-crush = { $who } retire un cristal en { $hex }.
story-displace = Une pièce cède la place et va en { $hex }, { $who } : { $piece }.
story-obtain = { $who } obtient un plan : { $card }.
story-upgrade = { $who } améliore { $hex } : { $card }.
story-use = { $who } utilise une tuile qui appartient à { $whose } : { $tech }.
story-use-own = { $who } utilise sa propre tuile : { $tech }.
story-learn = { $who } apprend ceci : { $tech } ({ $space }).
story-develop = { $who } développe ceci : { $tech } ({ $space }).
story-construct = { $who } construit en { $hex } : { $building }.
story-progress = { $who } place un cube dans la zone progrès : { $building }.
story-spread = Un cristal apparaît en { $hex }.
story-support = Le système de survie passe à { $n } : { $building }.
story-score = { $who } marque { $n } : { $why }.
score-for-first = premier bâtiment du type
score-for-reward = la colonie en avait besoin
score-for-mine = filon de minerai
score-for-progress = zone progrès
story-welcome = { $who } accueille le vaisseau de la case { $n } du dépôt.
story-bot = { $who } place un nouveau robot en { $hex }.
story-colonists-sent = { $who } envoie { $n ->
    [one] { $n } colon
   *[other] { $n } colons
} au travail.
story-colonists-cleared = Les cases sont pleines, { $who } doit laisser partir { $n ->
    [one] { $n } colon
   *[other] { $n } colons
} au travail : { $where }.
story-colonists-placed = { $who } place un colon : { $where }.
story-colonists-mine = { $who } envoie un colon à la mine en { $where }.
story-colonists-arrive = { $who } accueille { $n ->
    [one] { $n } nouveau colon
   *[other] { $n } nouveaux colons
}.
story-colonists-home = { $who } fait rentrer { $n ->
    [one] { $n } colon
   *[other] { $n } colons
}, d’où : { $where }.
story-colonists-no-room = { $who } n’a plus de place, { $n ->
    [one] { $n } colon retourne
   *[other] { $n } colons retournent
} à la réserve, d’où : { $where }.
story-hire = { $who } engage : { $card }.
story-contract = { $who } prend ceci : { $card }.
story-refill = { $who } pose ceci sur le plateau : { $card }.
story-take = { $who } prend une tuile en { $hex } : { $tile }.
story-travel = { $who } voyage vers { $side }.
story-explore = { $who } place une tuile en { $hex } : { $tile }.
story-space = { $who } prend la case { $n } de l’ordre du tour.
story-execute = { $who }, action exécutive : { $action }.
story-run = { $who } utilise un bâtiment avancé : { $card }.
story-works = { $who } envoie un scientifique, { $card } : { $scientist }.
story-radar = { $who } pose une tuile sur le radar : { $tile }.
story-goal = { $who } atteint ceci : { $goal }.
story-turn = C’est à { $who } de jouer.
story-act = { $who }, action principale : { $action }.
story-level = La colonie passe au niveau { $n }.
story-counted = { $who }, { $what } : { $n }.
story-total = { $who } : { $n } points en tout.
story-launch = { $who } fait partir la navette : { $side }.
story-ending = La fin de la partie est déclenchée : encore une manche.
story-approach = La navette avance sur la case { $n } : { $side }.
story-fly = La navette voyage vers { $side }, case { $n }.
story-discard-ship = { $who } défausse un vaisseau pour voyager.
story-round = La manche { $n } commence.
story-objective = Objectif rempli : { $met }. { $what }.
story-reveal = Lacerda révèle une carte : { $card }.
story-icon = Le robot de Lacerda avance : { $building }.
story-instead = Lacerda ne peut pas le faire, { $why }, et déplace son rover à la place : { $action }.
instead-slot = son colon y est déjà
instead-price = trop peu de cristaux pour la présence des autres
instead-nothing = rien à y faire
story-grow = { $who } accueille un vaisseau.
story-new-bot = { $who } prend un robot.
story-reshuffle = Les cartes de Lacerda sont mélangées : dès maintenant chacune avance aussi une mission.
story-scored-plan = Les scientifiques de Lacerda marquent pour ce type, plans en réserve : { $n }. { $building }.
story-most-plans = Le type avec le plus de plans en réserve, le premier à égalité : { $n }. { $building }.
story-cheapest = Lacerda prend la technologie la moins chère, la plus à gauche à égalité.
story-most-developed = Lacerda développe sa tuile la plus développée qui peut avancer, celle du bas à égalité.
story-least-developed = Lacerda développe sa tuile la moins développée qui peut avancer, celle du bas à égalité.
story-spare = La colonie en a assez pour l’instant, Lacerda passe au type suivant : { $building }.
story-largest = Le plus grand bâtiment ou complexe possible : { $n }. Emplacements égaux : { $choices }.
story-best-plan = Lacerda améliore avec le plan qui vaut le plus, en points : { $n }. Choix égaux : { $choices }.
story-scores-most = Lacerda engage qui marquerait pour le plus de plans détenus par quiconque : { $n }. Choix égaux : { $choices }.
story-pays-most = Lacerda a deux scientifiques, ou il n’en reste plus : le contrat qui vaut le plus, en points : { $n }. Choix égaux : { $choices }.
story-aim = Le rover de Lacerda vise { $hex }, la tuile la plus proche qu’il peut prendre ; distance : { $n }. Choix égaux : { $choices }.
story-no-aim = Le rover de Lacerda ne peut prendre aucune tuile.
story-needs-nobody = Lacerda n’a besoin d’aucun colon et déplace son rover à la place.
story-fullest = Lacerda prend ce que l’entrepôt a de plus, le plus à gauche à égalité : { $n } sur place.
story-farthest = À trois hexagones du rover de Lacerda, le plus loin possible du vôtre : { $n }. Emplacements égaux : { $choices }.
story-stays = La carte de Lacerda l’empêche de voyager.

## the solo game

solo-card = action { $n }, mission { $letter }
solo-card-stays = action { $n }, mission { $letter }, ne voyage pas
zone-solo-discard = Cartes jouées
zone-solo-card = Sa carte
fact-bots = Robots sur Mars
column-reached = Atteint
column-wanted = Demandé
fact-pending = Cristaux en attente
fact-hangar = Vaisseaux au hangar
fact-icon = Son robot est sur
fact-deck = Cartes dans sa pioche
fact-passes = Fois où sa pioche a été remélangée
column-met = Rempli
objective-level-3 = La colonie atteint le niveau 3
objective-level-4 = La colonie atteint le niveau 4
objective-contract = Un contrat rempli
objective-contracts = Un contrat rempli de chaque sorte
objective-goal = Un objectif personnel atteint
objective-technology-6 = Une technologie de niveau 6
objective-research = Deux tuiles recherche
objective-shelters = Quatre abris sur Mars
objective-mines = Trois mines avec votre colon ou votre marqueur
objective-advanced = Cinq bâtiments avancés
objective-margin = Avance sur Lacerda, en points : au moins { $n }
objective-greenhouse-contract = Le contrat de la serre rempli
objective-plant-contract = Le contrat des plantes et minerais rempli
objective-biochemist = Le biochimiste engagé
objective-advanced-greenhouses = Trois serres avancées
objective-greenhouse-complex = Un complexe de cinq serres
objective-plants = Cinq plantes en stock
objective-greenhouse-technology = La technologie Serre au niveau 6
objective-orbit = Finir la partie en orbite

## scores

score-during = Pendant la partie
score-progress = Zone progrès
score-ships = Vaisseaux
score-colonists = Colons
score-technology = Technologie
score-blueprints = Plans
score-scientists = Scientifiques
score-contracts = Contrats

## rules summary

rules-1-title = Le but
rules-1 = Vous dirigez l’une des compagnies qui bâtissent la première colonie sur Mars. On marque des points en répondant aux besoins de la colonie, par les progrès et, à la fin, par ce qu’on a développé. Le meilleur score l’emporte.
rules-2-title = Une manche
rules-2 = Une manche a deux phases. Dans la phase de colonisation, chacun joue un tour dans l’ordre des cases 1 à 8 : une action principale de son côté du plateau, et au plus une action exécutive avant ou après. Dans la phase de navette, on peut changer de côté.
rules-3-title = Les colons sur les actions
rules-3 = Certaines actions principales demandent un colon sur leurs cases. Pour chaque couleur adverse déjà présente, payez un cristal ou envoyez un autre colon au travail ; à deux joueurs, pour chaque colon présent. Quand les cases sont pleines, ceux qui y ont le plus de colons partent d’abord au travail.
rules-4-title = En orbite
rules-4 = En orbite, on obtient des plans, on apprend des technologies, on les développe, on se réapprovisionne à l’entrepôt, ou l’on descend en capsule vers la colonie. La plupart des actions se renforcent avec des colons envoyés au travail.
rules-5-title = Dans la colonie
rules-5 = Dans la colonie, on déplace robots et rover, on construit et on améliore des bâtiments, on accueille des vaisseaux, on engage des scientifiques ou l’on prend des contrats.
rules-6-title = Stock et cristaux
rules-6 = On stocke de chaque ressource une de plus que ses abris sur Mars, et l’on loge quatre colons, plus deux par abri supplémentaire. Un minerai remplace toute autre ressource. Les cristaux gagnés se dépensent à partir du tour suivant.
rules-7-title = Construire
rules-7 = Un nouveau bâtiment se place à portée de vos robots : à deux hexagones d’un bâtiment du type, ou à côté. À côté, il rejoint un complexe et demande une technologie d’un niveau égal au nombre de bâtiments reliés. On gagne autant d’éléments que le nouveau complexe a de bâtiments.
rules-8-title = Le prix des bâtiments
rules-8 = Un générateur coûte un minerai, un extracteur d’eau une batterie, une serre de l’eau, un condensateur une plante, un abri de l’oxygène ; une mine coûte un colon, qui y reste. Une amélioration coûte un minerai.
rules-9-title = Les technologies des autres
rules-9 = On peut utiliser la tuile technologie de n’importe qui. Son propriétaire reçoit un oxygène, ou développe la tuile à la fin de votre tour.
rules-10-title = Technologies et laboratoire
rules-10 = Une tuile technologie de la rangée du bas est gratuite ; celle du milieu coûte une batterie, celle du haut une batterie et une ressource au choix. Un développement vers la colonne 2 coûte une ressource au choix, vers la 3 ou la 4 de l’oxygène, vers la 5 de l’oxygène et une ressource au choix, vers la 6 de l’oxygène et un cristal. À la fin, une tuile rapporte 1, 2, 3, 4, 5 ou 9 points selon sa colonne.
rules-11-title = Les cases du laboratoire
rules-11 = Des cases du laboratoire donnent, en haut ou en bas : en colonne 1 un élément de l’entrepôt ou un cristal, en colonne 3 un minerai ou deux hexagones pour vos robots, en colonne 5 une amélioration ou un plan, et là un de plus par colon envoyé au travail.
rules-12-title = Les besoins de la colonie
rules-12 = Un générateur, un extracteur, une serre ou un condensateur dont la colonie a encore besoin rapporte la récompense de sa colonne et un avantage ; le premier de chaque type, 2 points de plus. Quand les quatre besoins sont couverts, le niveau de la colonie monte à la fin du tour.
rules-13-title = Les niveaux de la colonie
rules-13 = Chaque niveau amène de nouveaux plans et technologies, remplit l’entrepôt et permet un vaisseau de plus. Les niveaux 2 et 3 rapportent selon vos cubes dans la zone progrès ; à partir du niveau 3, chaque niveau rapproche la fin.
rules-14-title = Les bâtiments avancés
rules-14 = Un bâtiment avancé produit quand vous voyagez vers l’orbite, et sa carte est une action exécutive pour deux cristaux, ou gratuite avec un scientifique de son type, aussi pour qui a ce scientifique.
rules-15-title = Les vaisseaux
rules-15 = Un vaisseau passe du dépôt au hangar contre de l’eau et une plante, jamais plus que le niveau de la colonie. Il amène un colon et un robot, ou deux colons, ouvre une action exécutive, et vaut 3 points ou un voyage.
rules-16-title = Scientifiques et contrats
rules-16 = Un scientifique coûte deux ressources d’un même type, le géologue deux colons envoyés au travail, et rapporte 3 points par bâtiment avancé sur Mars du type qu’il compte. Un contrat coûte un cristal et rapporte 12 points (amélioration) ou 9 (livraison) ; non rempli, il en coûte 6 ou 4.
rules-17-title = Les actions exécutives
rules-17 = Les actions exécutives du dépôt coûtent des cristaux : 4 pour développer une technologie ou déplacer le rover, 3 pour un plan, une amélioration ou un minerai, 2 pour déplacer les robots ou prendre une ressource à l’entrepôt.
rules-18-title = Rover et robots
rules-18 = Le rover ramasse les cristaux sur son passage et prend la tuile où il s’arrête, si elle lui donne quelque chose. Les robots détruisent ce sur quoi ils s’arrêtent.
rules-19-title = Missions et objectifs
rules-19 = Chaque contribution à une mission donne des cristaux. Vous avez trois objectifs secrets : accomplissez-en un pour sa récompense, ou utilisez-les comme cristaux.
rules-20-title = La fin
rules-20 = Trois missions mettent fin à la partie, moins quand la colonie grandit ; le niveau 5 aussi. On finit la manche et on en joue une dernière, sans phase de navette.
rules-21-title = Le score final
rules-21 = À la fin, la zone progrès rapporte 1, 2, 4, 7 ou 11 points pour 1 à 5 cubes, un vaisseau au hangar 3, les quartiers d’habitation 3, 6, 10, 15 ou 21 à partir de 3, 5, 7, 9 ou 11 colons, un plan construit 3 (niveau 1) ou 5 (niveau 3), ce que coûte un plan non construit ; puis viennent technologies, scientifiques et contrats.
rules-22-title = En solo : Lacerda
rules-22 = En solo, vous affrontez Lacerda, qui joue d’après son propre paquet de cartes selon des règles fixes. Vous gagnez si vous remplissez tous les objectifs du niveau choisi, dont une avance en points.

## about

about-1 = Ceci est une adaptation non officielle d’On Mars, un jeu de Vital Lacerda publié par Eagle-Gryphon Games. Elle n’est ni faite ni approuvée par son auteur ou son éditeur.
about-2 = Nous avons travaillé d’après le livret de règles et le guide de référence français, sans leurs images. Les textes sont de nous.
about-3 = La carte, le laboratoire et les places de départ sont lus sur des photographies du jeu ; les abris du jeu à deux sont déduits par symétrie.
about-4 = Les tuiles bâtiment qui portent des flèches sont reconstituées : trois sur six pour chaque type.
about-5 = Les tuiles découverte sont déduites de leur nombre ; les deux minerais de l’une d’elles sont notre choix.
about-6 = La durée courte ou longue des missions est en partie reconstituée, de même que les cases de laboratoire d’un objectif personnel.
about-7 = Pour les cartes Premier colon, les types de bâtiment viennent d’une liste de joueur, et la plupart des récompenses sont inventées.
about-8 = Là où le livret se tait, nous avons décidé. Chaque décision est dans le fichier RULINGS.md de ce jeu.
