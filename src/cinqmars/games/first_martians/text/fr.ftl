### First Martians, français

## game

game-title = First Martians
game-pitch = Un équipage, une base qui fuit, un horizon rouge : planifiez ensemble, gardez la lumière allumée et achevez la mission avant que le temps ou la chance ne vous lâche.
option-mission = Mission
option-mission-home = Faites comme chez vous
option-mission-beacon = Balise neuf
option-mission-ice = Mémoire de glace
option-mission-regolith = Les bâtisseurs de régolithe
option-mission-storm = Ciel brun
option-mission-harvest = Seconde récolte
option-mission-contact = Campagne : Hors contact
option-difficulty = Difficulté
option-difficulty-easy = facile
option-difficulty-normal = normale
option-difficulty-hard = difficile

## small words

nothing = rien
number = { $n }
of = { $n } sur { $most }
of-range = { $n } (de { $least } à +{ $most })
person = { $who }, { $job }
job-and-profile = { $job }, { $profile }
with-cause = { $what } ({ $why }).
without-cause = { $what }.
because-of = { $near } ← { $far }
headline = { $mission } · round { $round } sur { $rounds } · { $phase }
phase-crew = choix de l’équipage
phase-events = événements
phase-morale = moral
phase-production = production
phase-planning = planification
phase-resolving = actions
phase-dusk = actions
phase-malfunction = défaillance
phase-upkeep = entretien
phase-interlude = entre deux missions

## resources, parts, blocks

resource-oxygen = oxygène
resource-energy = énergie
resource-food = nourriture
part-connector = connecteur d’énergie
part-filter = filtre à oxygène
part-hardware = composant
part-cpu = unité centrale
part-chosen = pièce de votre choix
part-random = pièce au hasard
block-workshop = Bloc Atelier
block-habitation = Bloc d’Habitation
block-system = Bloc Système
block-chosen = un bloc de votre choix
block-same = le même bloc
block-die-yellow = jaune (Bloc Atelier)
block-die-orange = orange (Bloc d’Habitation)
block-die-red = rouge (Bloc Système)
slot = { $facility } : { $part }
slot-working = { $part }
slot-broken = { $part }, en panne
slot-mended = { $part }, en service dès la fin de cette phase
broken-note = { $does } Remède : { $remedy }

## facilities

facility-oxygenator-1 = Oxygénateur 01
facility-oxygenator-2 = Oxygénateur 02
facility-solar-1 = Panneau Solaire 01
facility-solar-2 = Panneau Solaire 02
facility-farm = Ferme
facility-quiet-place = Salle de Repos
facility-crew-quarters = Quartiers de l’Équipage
facility-med-lab = Poste Médical
facility-control-center = Centre de Contrôle
facility-garage = Garage
facility-probe-bay = Hangar à Sondes
facility-lab = Labo
facility-working-bay = Poste de Travail
facility-backup-solar = Panneau Solaire de Secours
facility-backup-oxygenator = Oxygénateur de Secours
facility-backup-farm = Ferme de Secours
facility-oxygenators = un oxygénateur au choix
facility-solars = un panneau solaire au choix
facility-this = cette installation

## penalties of broken parts

penalty-none = Aucune pénalité.
penalty-plus-one = Phase de Défaillance : +1 sur le moniteur de ce bloc.
penalty-wilts = Production : la ferme fane au lieu de pousser.
penalty-pay-energy = Chaque action ici coûte 1 énergie de la réserve.
penalty-pay-oxygen = Chaque action ici coûte 1 oxygène de la réserve.
penalty-roll-success = Même une action assurée doit ici obtenir un succès au dé.
penalty-no-rover = Aucun rover n’aide à explorer.
penalty-blocks-froggy = Production : lancez le dé de blessure vert ; une blessure bloque Froggy.
penalty-loses-sample = Production : un échantillon quitte la carte.
penalty-adds-stress = Production : Stress +1.
penalty-adds-token = Production : un pion Relance se pose sur sa case !.
penalty-only-broken = Ne compte que comme pièce en panne.

## what to do about it

remedy-repair = Construction : réparez avec une pièce de rechange ({ $part }) ou échangez-en une qui fonctionne.
remedy-unshut = Un jeton, sans type : retirez la tuile Coupure.
remedy-farm = Réparez, ou payez 1 de chaque à la production : { $what }.
remedy-heal = Soins au Poste Médical, ou compétence du médecin.
remedy-rover = Construction : une action par pion, celui du dessus d’abord.
remedy-stress = Détente dans les Quartiers de l’Équipage : Stress −6.
remedy-track = Maintenance au Centre de Contrôle : une case de moins.
remedy-short-oxygen = Rouvrez un oxygénateur coupé, relevez sa productivité ou construisez celui de secours.
remedy-short-energy = Relevez la productivité d’un panneau solaire ou construisez celui de secours.
remedy-hunger = Empêchez la ferme de faner, laissez mûrir les graines ou trouvez de la nourriture.
remedy-morale = Détente dans les Quartiers de l’Équipage : Moral +1 ; des pions Moral évitent les blessures.
remedy-token = Il part à la fin du round.
remedy-threshold = Réparez avant la fin de la mission.
remedy-box = Rien ne les remet au vert : gardez ces moniteurs bas.
trouble-asleep = En sommeil tant que l’installation est coupée.
trouble-shut = { $facility } : coupure, { $resource }
trouble-shut-does = Rien ne s’y fait plus ; Stress +2 à chaque production.
trouble-wilts = Elle fanera à la prochaine production.
trouble-wounds = { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
} sur { $most } ; la sixième est mortelle.
trouble-affliction = { $who } : { $what }
trouble-rover = Inutilisable.
trouble-rover-does = Compte pour chaque action que le rover aide.
trouble-on-rover = { $rover } : { $token }
trouble-worn = { $who } : { $token } sur la carte d’identité
trouble-worn-does = Compte pour chaque action que cet astronaute effectue, sauf le repos.
trouble-stress = Près de 18 : une blessure pour chacun, Moral −1.
trouble-track = À 5, une carte Défaillance frappe ce bloc.
trouble-none = tout va bien
trouble-short = Prochaine production : { $n ->
    [one] 1 installation coupée.
   *[other] { $n } installations coupées.
}
trouble-hunger = Prochain repas : { $n ->
    [one] il manque 1 ration, donc une blessure.
   *[other] il manque { $n } rations, une blessure chacune.
}
trouble-morale = Phase de Moral : le premier joueur défausse { $n ->
    [one] 1 pion Moral
   *[other] { $n } pions Moral
} ; chaque pion manquant est une blessure.
trouble-token = { $facility } : { $token }, ce round-ci
trouble-threshold = { $n ->
    [one] 1 de trop pour gagner.
   *[other] { $n } de trop pour gagner.
}
trouble-box = Encart de Défaillance : { $blocks }
trouble-box-does = Les dés de ces blocs sont lancés à chaque phase de Défaillance.

## map

space = A{ $ring }-{ $direction }
space-hub = HUB
space-of = { $space } : { $region }
direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SO
direction-w = O
direction-nw = NO
place-here = la région de l’action
place-chosen = une région explorée au choix
place-marked = la zone marquée A{ $ring } (direction { $n })
place-hub = le HUB
terrain-rover-roll = un rover peut tomber en panne
terrain-edge-out = bord extérieur infranchissable
terrain-adventure = aventure
terrain-morale = Moral −1
terrain-wound = 1 blessure
terrain-plus1 = un jeton de plus
region-dune-apron = Glacis de dunes
region-pebble-flats = Plaine de galets
region-old-lakebed = Ancien lac
region-boulder-field = Champ de blocs
region-shallow-crater = Cratère évasé
region-frost-hollow = Cuvette givrée
region-ridge-wall = Muraille
region-ejecta-fan = Éventail d’éjectas
region-loose-scree = Pierrier
region-wind-corridor = Couloir venteux
region-geyser-steps = Marches aux geysers
region-chasm = Le Gouffre
region-layered-mesa = Mesa stratifiée
region-basalt-comb = Peigne de basalte
region-twin-craters = Cratères jumeaux
region-iron-plain = Plaine ferreuse
region-broken-highland = Hautes terres brisées
region-salt-pan = Croûte de sel
region-shadow-gorge = Gorge obscure
region-ash-slope = Pente de cendres
region-shield-volcano = Volcan bouclier
region-great-rift = Grande faille
region-high-massif = Haut massif
region-buried-glacier = Glacier enfoui
region-lava-tube = Tunnel de lave
region-polygon-ground = Sols polygonaux
region-impact-glass = Verre d’impact
region-silent-basin = Bassin muet
region-landslide-toe = Pied d’éboulement
region-hematite-reef = Récif d’hématite

## tokens

token-blocked = Bloqué
token-plus1 = +1 jeton
token-adventure = Aventure
token-reroll = Relance
token-wound = Blessure
token-rover-damage = Dégâts de rover
token-blocked-does = L’installation est inutilisable ce round-ci.
token-plus1-does = Les actions ici demandent un jeton de plus.
token-adventure-does = Qui effectue l’action ici vit une aventure.
token-reroll-does = Un succès obtenu ici doit être relancé.
token-wound-does = Qui effectue l’action ici subit une blessure.
token-rover-damage-does = Un rover utilisé ici peut tomber en panne à la fin de la phase.
now-token = ! { $token }
next-token = >> { $token }
objective-red = pion Objectif rouge
objective-orange = pion Objectif orange
objective-black = pion Objectif noir

## points of interest

poi-bent-strut = Étai tordu
poi-cable-drum = Touret de câble
poi-filter-crate = Caisse de filtres
poi-probe-brain = Cerveau de sonde
poi-odd-pebble = Galet étrange
poi-charged-cell = Pile chargée
poi-clear-ice = Glace claire
poi-sealed-rations = Rations scellées
poi-great-view = Panorama
poi-sheltered-cove = Abri naturel
poi-find-a = Trouvaille A
poi-find-b = Trouvaille B
poi-find-c = Trouvaille C

## the crew

profession-geologist = Géologue et pilote de rover
profession-engineer = Ingénieur et mécanicien
profession-medic = Médecin et psychologue
profession-scientist = Scientifique et botaniste
profile-insomniac = sommeil léger
profile-joker = farceur
profile-homesick = mal du pays
profile-neat = maniaque du rangement
profile-daredevil = casse-cou
profile-stoic = stoïque
profile-tinkerer = bricoleur
profile-gourmet = gourmet
affliction-anemia = anémie
affliction-anxiety = crise d’angoisse
affliction-heart = troubles cardiaques
affliction-focus = troubles de la concentration
affliction-migraine = migraine
affliction-intoxication = intoxication
affliction-random = une affection au hasard
affliction-anemia-does = Mange deux rations par repas.
affliction-anxiety-does = Moral −1 immédiatement.
affliction-heart-does = L’un des deux jetons ne peut que soigner ceci.
affliction-focus-does = Les actions à dés entraînent une aventure.
affliction-migraine-does = Ne peut pas utiliser de compétences.
affliction-intoxication-does = Les blessures comptent double.
skill-trained-eye = Œil exercé
skill-second-approach = Seconde approche
skill-second-approach-does = relancez un dé de votre exploration ou de votre collecte
skill-path-reader = Lecture du terrain
skill-path-reader-does = votre sortie ignore les pénalités du terrain, pas son coût
skill-field-mechanic = Dépannage de piste
skill-steady-grip = Main sûre
skill-steady-grip-does = relancez un dé de votre construction
skill-walk-around = Tour d’inspection
skill-bits-and-bolts = Fonds de tiroir
skill-bypass = Dérivation
skill-field-dressing = Pansement
skill-straight-talk = Parler vrai
skill-common-table = Repas commun
skill-house-call = Visite à domicile
skill-double-check = Contre-analyse
skill-double-check-does = relancez un dé de votre recherche
skill-warm-lamps = Lampes chaudes
skill-failure-model = Modèle de panne
skill-failure-model-does = remplacez la carte Défaillance qui vient d’être piochée par une autre
skill-insight = Éclair de génie
skill-and-does = { $skill } ({ $n }) : { $does }

## machines, rovers, pawns

machine-pathfinder = Unité Éclaireuse (exploration)
machine-hauler = Unité Porteuse (collecte)
machine-bench = Unité Paillasse (recherche)
machine-fitter = Unité Monteuse (construction)
machine-note = Les actions de son type ou sans type. Opérateur : { $who }.
piece-put-back = Repris par l’équipage : le planificateur n’y touche pas.
piece-lost = Absent ce round-ci.
rover-froggy = Froggy
rover-scorpio = Scorpio
rover-chosen = un rover au choix
rover-froggy-does = Économise deux jetons en exploration.
rover-scorpio-does = Économise un jeton hors du HUB.
pawn = { $who }, jeton { $k }

## upgrades

upgrade-auto-scanner = Auto-Scanner
upgrade-auto-scanner-does = Les soins se passent du médecin.
upgrade-alarm-system = Système d’Alarme
upgrade-alarm-system-does = La maintenance fait descendre un moniteur de 2.
upgrade-holo-wall = Mur holographique
upgrade-holo-wall-does = Production : le premier joueur gagne 1 pion Moral.
upgrade-power-generator = Générateur
upgrade-power-generator-does = Les pièces d’énergie en panne du Bloc Atelier ne coûtent plus d’énergie.
upgrade-cargo-drone = Drone cargo
upgrade-cargo-drone-does = Ce qui est collecté est disponible aussitôt.
upgrade-spectrometer = Spectromètre
upgrade-spectrometer-does = Une fois par round, relancez un dé de succès bleu.
upgrade-rough-tyres = Pneus renforcés
upgrade-rough-tyres-does = Les rovers ignorent le terrain difficile.
upgrade-grow-lamps = Lampes de culture
upgrade-grow-lamps-does = Les graines poussent de deux cases par round.
upgrade-scrubber = Épurateur de CO2
upgrade-scrubber-does = Production : oxygène +1.
upgrade-sun-tracker = Suiveur solaire
upgrade-sun-tracker-does = Production : énergie +1.
upgrade-tool-rack = Râtelier d’outils
upgrade-tool-rack-does = Une fois par round, relancez un dé de succès marron.
upgrade-treadmill = Tapis de course
upgrade-treadmill-does = La détente retire 8 de Stress au lieu de 6.

## actions

action-none = rien
action-event = événement
action-rest = repos
action-relax = détente
action-treat = soins
action-maintain = maintenance
action-explore = exploration
action-gather = collecte
action-research = recherche
action-build = construction
action-unshut = tuiles Coupure
action-mission = mission
action-outside = toute action à l’extérieur
do-quarters = retour aux quartiers
do-rest = Repos : 1 pion Moral
do-relax = Détente : Moral ou Stress
do-treat = Soigner une blessure ou une affection
do-maintain = Maintenance : baisser un moniteur
do-examine = Recherche : examiner un échantillon
do-discover = Recherche : d’examiné à découverte
do-plant = Semer une graine : { $farm }
do-rover = Réparer { $rover }
do-upgrade = Installer : { $upgrade }
do-backup = Construire : { $facility }
do-event = Événement : { $event }
do-explore = Explorer { $zone }
do-gather = Collecter un échantillon en { $zone }
do-gather-token = Collecter en { $zone } : { $token }
do-repair = Réparer { $slot }
do-unshut = Retirer la tuile Coupure ({ $resource }) : { $facility }
do-special = { $what } en { $zone }
colour-green = vert
colour-gray = gris
colour-blue = bleu
colour-brown = marron
die-success = dé de succès { $colour }
die-wound = dé de blessure { $colour }
die-adventure = dé d’aventure { $colour }
die-shows = son symbole
die-blank = rien
die-hurt = une blessure
die-safe = pas de blessure
die-strange = une aventure
die-quiet = pas d’aventure
result-hit = succès
result-miss = échec

## effects

does-change = { $what } { $by }
does-tokens = pions Moral { $by } : { $who }
does-wound = { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
} : { $who }
does-heal = soin de { $n } : { $who }
does-afflict = { $what } : { $who }
does-cure = une affection guérie, de qui vous voulez
does-lose-pawn = un jeton de moins au prochain round : { $who }
does-token-card = { $token } sur la carte d’identité : { $who }
does-token-card-next = { $token } sur la carte d’identité dès le prochain round : { $who }
does-discard-skill = défausse une carte Compétence : { $who }
does-part = { $n } × { $part }
does-lose-part = { $n } pièce perdue au choix
does-lose-part-random = { $n } pièce perdue au hasard
does-sample = { $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
}
does-sample-later = { $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
} en fin de round
does-lose-sample = { $n ->
    [one] 1 échantillon perdu
   *[other] { $n } échantillons perdus
}
does-lose-sample-map = { $n ->
    [one] 1 échantillon perdu
   *[other] { $n } échantillons perdus
} sur la carte
does-zone-sample = { $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
} de plus dans cette région
does-poi = { $n ->
    [one] 1 point d’intérêt
   *[other] { $n } points d’intérêt
}
does-seed = { $n ->
    [one] 1 graine
   *[other] { $n } graines
}
does-objective = { $token } dans la soute
does-place = { $token } : { $zone }
does-break = { $facility } : { $part } en panne
does-shut = coupez une installation au choix ({ $resource })
does-token = { $token }, ce round-ci : { $facility }
does-token-next = { $token }, au prochain round : { $facility }
does-token-zone = { $token } : { $zone }
does-token-rover = { $token } : { $rover }
does-free-rover = retirez un pion Bloqué d’un rover
does-clean = retirez un pion { $token } d’une région
does-grow = toutes les graines montent d’une case
does-shrink = toutes les graines descendent d’une case
does-grow-one = { $n ->
    [one] une graine monte de 1 case
   *[other] une graine monte de { $n } cases
}
does-repair = une pièce en panne refonctionne à la fin de la phase
does-wilt = la ferme fane
does-advance = un échantillon avance d’une étape de recherche
does-relay = les routes peuvent partir d’ici
does-discard-tile = la tuile est retirée
does-discard-upgrade = défausse une amélioration installée
does-add-goal = nouvel objectif : { $goal }
does-card = carte Défaillance, { $block } : { $keyword }
does-roll = { $die } : s’il sort, { $hit } ; sinon, { $miss }
does-choose = { $first }, ou { $second }
does-option = { $what } ({ $does })
does-if = si { $what } vaut { $n } ou plus : { $then }
does-share = { $what } + le pourcentage d’une carte Recherche
does-pawns = jetons pour { $action } { $by }, { $when }
does-pawns-south = jetons pour { $action } vers le sud { $by }, { $when }
scope-now = ce round-ci
scope-next = au prochain round
scope-ever = jusqu’à la fin
who-active = l’astronaute concerné
who-target = le même astronaute
who-first = le premier joueur
who-everyone = tout le monde
who-chosen = au choix
who-somebody = quelqu’un au hasard
keyword-complication = Complication
keyword-obstacle = Obstacle
keyword-breakdown = Panne
keyword-leak = Fuite
choice-0 = Aide technique
choice-1 = Appel à la famille
choice-2 = Un gâteau
choice-3 = Juste une carte
choice-4 = L’étudier
choice-5 = La jeter dehors
choice-6 = Poser un connecteur neuf
choice-7 = Suivre la ligne à la main
choice-8 = Fouiller toutes les caisses
choice-9 = Demi-portions pour tout le monde
choice-10 = Une soupe chaude
choice-11 = Du repos au lit
choice-12 = L’essayer d’abord au banc
choice-13 = Le lire ligne à ligne
choice-14 = Tirer un câble neuf
choice-15 = Débrancher ce qui peut attendre
choice-16 = Les cuire deux fois
choice-17 = Les manger telles quelles
choice-18 = Monter un étage neuf
choice-19 = Le laisser refroidir
choice-20 = Laisser tourner l’ordinateur toute la nuit
choice-21 = La fredonner jusqu’à ce qu’elle colle
choice-22 = Le laisser manger
choice-23 = Débrancher autre chose

## causes

cause-event = événement « { $what } »
cause-action = action d’événement « { $what } »
cause-track = { $what } à 5
cause-die = dés de défaillance, { $what }
cause-parts = dé { $die }, pièces en panne { $n }
cause-parts-only = pièces en panne { $n }
cause-roll = jet de dés : { $what }
cause-work = { $what }
cause-terrain = terrain vers { $what }
cause-trip = le trajet vers { $what }
cause-token = pion sur { $what }
cause-tile = tuile Coupure sur { $what }
cause-hardware = composant en panne : { $what }
cause-broken = déjà en panne : { $what }
cause-lack-oxygen = manque d’oxygène
cause-lack-energy = manque d’énergie
cause-lack-food = manque de nourriture
cause-drought = alimentation : { $what }
cause-hunger = manque de nourriture
cause-stress = Stress à 18
cause-morale = moral de l’équipage
cause-mission = la mission
cause-app = usure
cause-goal = objectif « { $what } »
cause-wounds = deuxième ou quatrième blessure
cause-shut = tuiles Coupure
cause-crew = promiscuité
cause-surplus = moitié de l’excédent
cause-defeat = la mission perdue
cause-hard = niveau difficile
cause-worn = pion sur la carte d’identité ou le rover
echo-of = un écho de « { $event } »

## the planner's reasons

advice = { $piece } : { $target } ({ $why })
advice-ready = Le plan est bon tel quel.
advice-complete = il manque des jetons
advice-give-up = il n’y a pas assez de jetons pour cela
advice-sure = sans dés, pas d’échec possible
advice-goal = pour un objectif : { $goal }
advice-rest = un pion Moral pour qui se repose
advice-back = { $piece } retourne aux quartiers : { $why }
advice-wounds = quelqu’un frôle la mort
advice-stress = le Stress approche de 18
advice-morale = un Moral bas coûte des blessures
advice-farm = la ferme fanerait
advice-repair = les pièces en panne comptent pour le seuil
advice-swap = la pièce manque plus ici que là d’où elle vient
advice-learn = une découverte débloque une compétence
advice-shut = une installation coupée ne sert à rien et stresse
advice-track = ce moniteur frôle la défaillance
advice-event = sans réaction, cela peut nous revenir
advice-output = les panneaux produisent trop peu
advice-rover = un rover économise des jetons

## panels

panel-mars = Mars
panel-crew = Qui part ? Les professions et leurs compétences
panel-hub = Le HUB
panel-plan = Le plan
panel-tracks = Réserve et moniteurs
panel-hold = La soute
panel-mission = La mission
panel-app = Le journal de bord
panel-troubles = Ce qui ne va pas, et que faire
zone-depot = Dépôt
zone-available = Disponible
zone-pending = En instance
zone-upgrades = Cartes Amélioration
zone-journal = Événements en cours
zone-specials = Actions spéciales
zone-stories = Peut encore arriver
zone-happening = Ce qui se passe
zone-ways = Issues
zone-machines = Machines qui peuvent venir
quarters-of = Jetons : { $who }
skills-of = Compétences : { $who }
samples = { $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
}
hold-sample = échantillon
hold-seed = graine
hold-marker = marqueur de régolithe
hold-examined = échantillon examiné
hold-discovery = découverte
tile = tuile Coupure ({ $resource })
tile-face-down = Face cachée ; la retirer coûte au moins 1 { $resource }.
tile-lifted = Retirée : l’installation rouvre à la fin de cette phase.
tile-does = Payez { $n } { $resource } : { $does }.
coming = Suite possible : { $what }
event-cost = coûte { $cost }
event-gives = donne : { $does }
event-left = { $n ->
    [one] dernier round pour agir
   *[other] encore { $n } rounds
} ; sinon, gare aux suites
fact-relay = Tente-relais
fact-marked = Marquée
fact-need = Besoin en { $what }
fact-made = Production : { $what }
fact-block = Bloc
fact-action = Sert à
fact-broken = Pièces en panne, seuil
fact-uses = Consomme
fact-output = Productivité
fact-plants = Plantes
fact-growth = Graines en case
growing = graines en case { $spaces }
fact-not-ready = Planifient encore
fact-on-rover = Pions sur x
fact-performer = Effectue l’action
fact-advice = Le conseil du planificateur
fact-purpose = À quoi bon
fact-needs = Jetons
fact-type = Type
fact-only = Seulement
fact-state = Pour l’instant
fact-flaw = Pas encore
fact-cost = Coût
fact-odds-success = Réussite
fact-odds-wound = Blessure
fact-odds-adventure = Aventure
fact-reroll = Relance possible
odds = { $n } sur { $of }
fact-donor = Pièce prise à
fact-risks = À prévoir
fact-route = Route
fact-dice = Dés de défaillance
fact-box = Encart de Défaillance, rouge
fact-plus-one = Pénalité à chaque phase de Défaillance, { $block }
fact-facility = Pour
fact-parts = Ou ses pièces
fact-on-sheet = Sur la fiche : { $token }
fact-story = L’histoire
fact-special-rules = Règles spéciales
fact-since = Depuis le round
fact-bag = Usure encore à venir
fact-events-left = Événements pas encore vus
fact-pawns = Jetons
fact-who = Pour
fact-where = Où
people-only = astronautes seulement, pas de machine
fact-reward = Récompense
fact-if-left = Si vous laissez faire
fact-chances = Conséquence, round par round
fact-new = Nouveau
chances = { $first } %, { $second } %, { $third } %
round-number = Round { $n }
fact-profession = Profession
fact-tokens = Pions Moral
fact-afflictions = Affections
fact-worn = Pions sur la carte d’identité
fact-worn-next = Pions dès le prochain round
fact-first = Premier joueur
fact-role = Rôle
fact-objectives = Objectifs
fact-price = Pions Moral
fact-used = Utilisée ce round-ci
fact-changes = Jetons demandés
fact-ended = { $mission }
fact-carried-astronaut = Au départ : { $who }
carried-astronaut = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} ; affections : { $ill } ; compétences : { $skills }
fact-carried-morale = Au départ : Moral
fact-carried-upgrades = Au départ : améliorations
fact-carried-parts = Au départ : pièces
fact-carried-broken = Au départ : encore en panne
fact-rolled = Dés
fact-why = À cause de
rolled-success-hit = succès
rolled-success-miss = pas de succès
rolled-wound-hit = blessure
rolled-wound-miss = pas de blessure
rolled-adventure-hit = aventure
rolled-adventure-miss = pas d’aventure
needs-roll = { $least } avec dés, { $sure } sans dés
needs-fixed = { $n }
needs-pawns = { $n } jetons
needs-sheet = avec { $n } × { $token } sur la fiche
needs-counter = condition : { $what } { $n }
where-black = là où se trouve le pion noir
where-explored = dans toute région explorée
where-mast = sur l’anneau 1, sans mât ici ni à côté
stack-auto = réussite automatique
stack-roll = les dés seront lancés
stack-done = terminé
stack-now-sure = en cours, sans dés
stack-now-dice = en cours, avec dés
stack-sure = déclaré, sans dés
stack-dice = déclaré, avec dés
stack-waits = déclaré
cost-of = { $n } × { $what }
risk-cpu = dé de succès même si assuré
risk-reroll = un succès est relancé
risk-adventure = aventure
risk-wound = 1 blessure
risk-rover = le rover peut tomber en panne
track-morale = Moral
track-stress = Stress
track-of = Défaillance, { $block }
track-at = { $block }, actuellement à { $n }
track-round = Round
track-wounds = Blessures : { $who }
output-of = productivité : { $facility }
column-sort = Sorte
column-state = État
column-trouble = Ce que cela fait
column-remedy = Que faire
goal-compulsory = obligatoire
goal-optional = facultatif
goal-optional-for = facultatif : { $reward }
goal-reached = atteint au round { $round }
status-ready = prêt

## questions

ask-plan = Quel est le plan ?
ask-plan-ready = C’est prêt de votre côté. Préparent encore : { $who }
ask-target = Où placez-vous : { $piece } ?
ask-route = Par où passez-vous : { $target } ?
ask-with = { $target } : avec quoi ?
ask-part-gain = Quelle pièce prenez-vous ?
ask-part-lose = Quelle pièce perdez-vous ?
ask-part-pay = Quelle pièce utilisez-vous ?
ask-window-round = Un nouveau round commence. Utilisez-vous quelque chose ?
ask-window-phase = Fin de cette phase : { $phase }. Utilisez-vous quelque chose avant ?
ask-window-event = L’événement du round va être révélé. Utilisez-vous quelque chose avant ?
ask-window-roll = Les dés vont être lancés. Utilisez-vous quelque chose avant ?
ask-window-trip = Une sortie commence. Utilisez-vous quelque chose avant ?
ask-window-adventure = Une aventure va être révélée. Utilisez-vous quelque chose avant ?
ask-window-tile = Une tuile Coupure va être retirée. Utilisez-vous quelque chose avant ?
ask-window-rover = Un rover peut tomber en panne. Utilisez-vous quelque chose avant le jet ?
ask-window-card = Une carte Défaillance va être piochée. Utilisez-vous quelque chose avant ?
ask-because = { $ask } ({ $why })
ask-reroll = Les dés sont tombés ({ $action }). En relancez-vous un ?
ask-choose-way = { $adventure }. { $told } Que faites-vous ?
ask-choose-effect = Lequel ?
ask-astronaut-heal = Qui est soigné ?
ask-astronaut-wound = Qui est blessé ?
ask-astronaut-tokens = Qui reçoit les pions Moral ?
ask-astronaut-operate = Qui est l’opérateur de la machine ?
ask-block = Quel moniteur ?
ask-facility-output = Quelle installation change de productivité ?
ask-facility-break = Où la pièce tombe-t-elle en panne ?
ask-slot-repair = Quelle pièce est réparée ?
ask-space-clean = De quelle région ?
ask-space-mark = Sur quelle région ?
ask-rover-token = Quel rover reçoit le pion { $token } ?
ask-rover-free = Quel rover est remis en état ?
ask-cure = Quelle affection est guérie ?
ask-hungry = Pas assez de nourriture ({ $n ->
    [one] il manque 1 ration
   *[other] il manque { $n } rations
}). Qui se prive ?
ask-wilt = { $farm } : il manque { $what }. Payez-vous 1 de chaque avec la réserve ?
ask-seedling = Quelle graine ?
ask-relax = Détente : pour quoi faire ?
ask-treat = Que soignez-vous ?
ask-order = Que résolvez-vous maintenant ?
ask-sample = Quel échantillon est perdu ?
ask-study = Quel échantillon avance ?
ask-redraw = Carte Défaillance : { $card } ({ $does }). La faites-vous remplacer ?
ask-profession = { $who } : quelle profession ?
ask-machine = Quelle machine (MEA) emmenez-vous ?
ask-defeat = La mission est perdue. Que faites-vous ?
ask-defeat-last = La dernière mission est perdue. La recommencez-vous ?
ask-unlock = Dépensez-vous une découverte pour une compétence ?
ask-keep-broken = Quelle pièce reste en panne ?
ask-keep-part = Quelle pièce gardez-vous ?
ask-shut = La production ne suffit pas ({ $resource }) : quelle installation coupez-vous ?
ask-dismantle = Quelle pièce démontez-vous ?
ask-discard = Quelle carte Compétence défaussez-vous ?
ask-discard-upgrade = Quelle amélioration abandonnez-vous ?

## options

plan-ready = { $n ->
    [0] Prêt : le plan est bon
    [one] Prêt : 1 jeton se repose
   *[other] Prêt : { $n } jetons se reposent
}
window-pass = Continuer
pick-piece = Placer : { $piece }
pick-placed = Déplacer : { $piece } ({ $target }, { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
})
pick-dismantle = Démonter une pièce en état
pick-strip = Démonter la carte : { $upgrade }
pick-poi = Utiliser { $n ->
    [one] { $poi }
   *[other] { $poi } (1 sur { $n })
} : { $does }
pick-skill = { $skill } ({ $n } pions Moral, { $who }) : { $does }
pick-join = Rejoindre : { $target }
pick-join-roll = Rejoindre : { $target } · déjà { $n }, il en faut { $least } avec dés, { $sure } sans dés
pick-target-roll = { $target } · { $least } avec dés, { $sure } sans dés
pick-target-roll-cost = { $target } · { $least } avec dés, { $sure } sans dés · coûte { $cost }
pick-target-fixed = { $target } · { $n } jetons
pick-target-fixed-cost = { $target } · { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} · coûte { $cost }
pick-route = { $spaces } (+{ $n })
pick-route-risky = { $spaces } (+{ $n } ; { $risks })
pick-spare = Une pièce de rechange
pick-swap = Échanger avec { $slot }
pick-cure = { $who } : { $what }
pick-person = { $who }, { $job } : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} sur 6
pick-seedling = { $farm }, case { $n }
pick-unlock = { $who } : { $skill }
unlock-no = Garder la découverte
keep-dice = Garder les dés
reroll-success = Relancer le dé de succès (compétence)
reroll-wound = Relancer le dé de blessure (compétence)
reroll-adventure = Relancer le dé d’aventure (compétence)
reroll-upgrade = Relancer le dé de succès (amélioration)
answer-wilt-0 = Laisser faner
answer-wilt-1 = Payer
answer-relax-0 = Moral +1
answer-relax-1 = Moins de Stress
treat-wound = Une blessure
treat-affliction = { $what }
order-success = Le succès
order-failure = L’échec : deux pions Moral
answer-order-1 = La blessure
answer-order-2 = L’aventure
sample-hold = De la soute
sample-zone = En { $zone }
answer-study-0 = Un échantillon frais
answer-study-1 = Un échantillon examiné
redraw-no = Non, la résoudre
redraw-yes = { $who } : Modèle de panne
answer-defeat-0 = Continuer
answer-defeat-1 = Rejouer la mission

## reasons

why-machine-type = ce n’est pas le travail de cette machine
why-people-only = c’est l’affaire des astronautes, pas d’une machine
why-facility-shut = l’installation est coupée
why-facility-blocked = l’installation est bloquée ce round-ci
why-no-route = aucun chemin exploré n’y mène
why-already-planned = déjà prévu
why-nothing-there = plus rien à y prendre
why-nobody-hurt = personne n’est blessé ni malade
why-farm-full = la ferme n’a pas de place
why-one-sowing = une seule semence par round
why-not-enough = la soute n’a pas ce qu’il faut
why-no-part = pas de pièce correspondante
why-no-reserve = la réserve est trop basse
why-once-a-round = une fois par round
why-not-yet = sa condition n’est pas encore remplie
why-mast-nearby = un mât se dresse ici ou à côté
why-too-few = pas assez de jetons
why-no-medic = il faut un jeton du médecin
why-heart-trouble = troubles cardiaques : un jeton ne peut que se soigner
why-performer-blocked = l’astronaute du dessus porte un pion Bloqué : il ne peut qu’aider
why-two-machines = deux machines par round
why-rover-inside = les rovers restent hors du HUB
why-rover-blocked = le rover est bloqué
why-rover-garage = le garage ne laisse sortir aucun rover pour explorer
why-rover-taken = un autre rover y est déjà
why-rover-type = ce rover n’aide pas ici
why-rover-nothing = aucune action prévue ne peut l’utiliser
why-enough-pawns = il ne faut pas plus de jetons
why-here-already = il y est déjà

## the log

story-profession = { $who } : { $job }.
story-machine = { $machine } vous accompagne.
story-profile = { $who } a un profil : { $profile }.
story-first = { $who } est le premier joueur.
story-mission = { $mission }. { $told }
story-round = Round { $n }.
story-planning = Round { $n } : quel est le plan ?
story-goal = Objectif atteint : { $goal }. { $told }
story-add-goal = Nouvel objectif : { $goal }.
story-carried = Ce qui suit l’équipage : blessures { $wounds }, moral { $morale }, améliorations { $upgrades }, pièces { $parts }, pièces en panne { $broken }.
story-fail-test = Non tenu à la fin : { $goal }.
story-end = { $mission } : { $outcome }.
outcome-going-on = elle continue
outcome-won = mission accomplie
outcome-death = un astronaute est mort, la mission est perdue
outcome-time = le temps est écoulé, la mission est perdue
outcome-threshold = trop de pièces en panne, la mission est perdue
outcome-test = une épreuve du dernier round échoue, la mission est perdue
story-again = { $mission } recommence.
story-unlock = { $who } apprend { $skill }.
story-wound = { $who } est blessé : { $n } sur 6
story-death = { $who } n’a pas survécu.
story-heal = { $who } va mieux : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} sur 6
story-afflict = { $who } : { $what }
story-cure = { $who } est débarrassé de : { $what }
story-tokens = { $who } : pions Moral { $by }
story-morale = Moral { $by }, maintenant { $n }
story-stress = Stress { $by }, maintenant { $n }
story-lose-pawn = { $who } aura un jeton de moins au prochain round
story-skill = { $who } utilise { $skill }.
story-gain = Réserve : { $what } +{ $n }
story-lose = Réserve : { $what } −{ $n }
story-part = Une pièce détachée : { $part }
story-lose-part = Une pièce détachée est perdue : { $part }
story-sample = { $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
} dans la soute
story-sample-later = { $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
} pour la fin du round
story-lose-sample = Un échantillon de la soute est perdu
story-lose-sample-zone = Un échantillon en { $zone } est perdu
story-zone-sample = { $zone } : { $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
} de plus
story-seed = { $n ->
    [one] 1 graine
   *[other] { $n } graines
} dans la soute
story-objective = Dans la soute : { $token }
story-zone-objective = { $zone } : { $token }.
story-bring-back = Pris en { $zone } : { $token }.
story-poi = Point d’intérêt : { $poi }
story-use-poi = Utilisé : { $poi }.
story-strip = { $upgrade } : carte démontée.
story-examine = Un échantillon est examiné
story-discover = Une découverte !
story-count = La mission : { $what } { $by }, maintenant { $n }
story-research-card = Carte Recherche : { $n } %.
story-pawns = Changement : { $what }
story-output = { $facility } : productivité { $by }, maintenant { $n }
story-shut = { $facility } : coupure, { $resource }
story-unshut = { $facility } : tuile Coupure retirée ({ $resource }).
story-token = { $facility } : { $token }, ce round-ci
story-token-next = { $facility } : { $token }, au prochain round
story-zone-token = { $zone } : { $token }
story-zone-clean = { $zone } : { $token } retiré
story-rover-token = { $rover } : { $token } sur x
story-rover-free = { $rover } perd un pion : { $token }
story-card-token = { $who } : { $token } sur la carte d’identité
story-card-token-next = { $who } : { $token } sur la carte d’identité dès le prochain round
story-discard-skill = { $who } défausse une compétence : { $skill }
story-discard-upgrade = Une amélioration est perdue : { $upgrade }
story-rover-holds = Dé de blessure vert : { $rover } tient le coup.
story-rover-fails = Dé de blessure vert : { $rover } tombe en panne.
story-break = En panne : { $slot }
story-repair = Réparé : { $slot }
story-donor = Pièce prise ailleurs : { $slot }.
story-donor-back = La pièce retourne à sa place : { $slot }.
story-dismantle = { $who } démonte une pièce : { $slot }.
story-build-card = Construit : { $facility }.
story-upgrade = Installé en fin de round : { $upgrade }.
story-track = Défaillance, { $block } : { $by }, maintenant { $n }
story-box = { $block } : son marqueur passe au rouge, après { $why }.
story-card = Carte Défaillance « { $card } » : { $does }
story-card-void = { $card } : l’installation est coupée, rien ne se passe.
story-malfunction-die = Dé de défaillance, { $block } : { $n }.
story-malfunction-parts = { $block }, pièces en panne (+{ $n }) : { $parts }.
story-supply = Production : { $resource }, { $made } pour un besoin de { $need }.
story-meal = Repas : { $food ->
    [one] 1 ration produite
   *[other] { $food } rations produites
}, { $need } nécessaires.
story-ripe = { $farm } : une nouvelle plante
story-grow = { $farm } : les graines poussent
story-grow-one = { $farm } : la graine de la case { $n } pousse
story-shrink = { $farm } : les graines reculent
story-shrink-dead = { $farm } : les graines reculent, la plus petite meurt
story-wilt = { $farm } : fanaison
story-sow = { $farm } : une graine est semée.
story-event = { $event }. { $told }
story-consequence = { $what }. { $told } (laissé de côté : { $event })
story-expire = { $event } : c’est passé tout seul.
story-comes = { $what }. { $told } ({ $who })
story-echo = { $told } ({ $who })
story-adventure = { $who } vit une aventure : { $adventure }. { $told }
story-way = { $who } : { $what }.
story-place = { $who } prévoit : { $piece }, { $target }.
story-take-back = { $who } reprend : { $piece }.
story-declare-dice = Déclaré : { $target } ({ $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}, avec dés).
story-declare-sure = Déclaré : { $target } ({ $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}, sans dés).
story-declare-fixed = Déclaré : { $target } ({ $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}).
story-pay = Réserve : { $what } −{ $n } (coût : { $target }).
story-act = { $who } : { $target }.
story-event-action = { $who } s’en occupe : { $event }.
story-fail = { $who } échoue : { $target }.
story-roll = { $who } lance les dés ({ $action }) : { $success }, { $wound }, { $adventure }.
story-check = { $who } lance le dé de succès ({ $action }) : { $success }.
story-forced = Le succès doit être relancé : { $success }.
story-die = Lancé : { $die }, { $result }.
story-upgrade-reroll = { $upgrade } permet une relance.
story-explore = { $who } explore { $zone } : { $region } ({ $n ->
    [one] 1 échantillon
   *[other] { $n } échantillons
}).
story-back-unused = { $who } : la tuile n’est plus là, le jeton revient sans servir.
story-turn-tile = { $who } retourne la tuile Coupure ({ $facility }) : { $n } { $resource }, puis { $does }.
story-too-dear = { $facility } : la réserve ({ $resource }) ne suffit pas pour retirer la tuile.

## missions

mission-home = Faites comme chez vous
mission-beacon = Balise neuf
mission-ice = Mémoire de glace
mission-regolith = Les bâtisseurs de régolithe
mission-storm = Ciel brun
mission-harvest = Seconde récolte
mission-static = Parasites
mission-long-drive = La longue route
mission-open-channel = Canal ouvert
mission-home-told = Déballez, branchez, plantez quelque chose de vert. Le centre de mission veut tous les systèmes de secours debout avant la prochaine saison des poussières.
mission-beacon-told = Neuf balises ont été larguées avant votre arrivée. Huit répondent. Retrouvez les morceaux de la neuvième et faites-la parler.
mission-ice-told = Sous un mètre de poussière dort une archive plus vieille que la vie terrestre. Forez-la, lisez-la, ne la contaminez pas.
mission-regolith-told = Ni camions, ni carrière, ni ciment. Les segments de mur doivent entourer le HUB avant la saison des tempêtes.
mission-storm-told = Une tempête régionale devient planétaire. Plantez les mâts, stockez le courant, gardez la lumière.
mission-harvest-told = Une récolte, c’est de la chance. Deux, c’est de l’agriculture.
mission-static-told = La Terre s’est tue au milieu d’une phrase. Commencez par l’antenne.
mission-long-drive-told = Une capsule de ravitaillement est tombée très loin, envoyée avant le silence. Sa soute explique peut-être tout.
mission-open-channel-told = Le cœur contient une fréquence et une date. Construisez l’émetteur avant la date.
mission-home-rules = Les installations de secours se construisent dans le HUB : aucun rover n’aide. Explorer A1-S et A2-S y révèle une épave (pion orange) ; collectée, la première donne un composant et un connecteur d’énergie, la seconde une unité centrale et un filtre à oxygène.
mission-beacon-rules = Chaque zone marquée cache un fragment (pion rouge). Une tuile de l’anneau 1 au bord infranchissable dans une direction marquée est repiochée.
mission-ice-rules = La première région explorée de l’anneau 1 devient le site de forage. Scorpio peut aider au forage.
mission-regolith-rules = Les trois premières régions de l’anneau 1 portent chacune un pion rouge. Marqueurs et pions reviennent si l’action échoue.
mission-storm-rules = Avant la production, un panneau solaire perd 1 aux rounds 2 et 4. À partir du round 5, chaque action à l’extérieur demande un jeton de plus.
mission-harvest-rules = Une graine qui quitte la case 6 a besoin d’une serre vide.
mission-static-rules = Compétences de départ seulement. Le cornet est en A2-N (pion rouge) ; rapporté, il vaut une étape de l’antenne.
mission-long-drive-rules = La zone marquée contient le cœur (pion rouge) et deux pièces de votre choix. Une tente-relais peut commencer une route : ce qui la précède ne coûte rien. Aucun bord infranchissable ne barre la ligne marquée.
mission-open-channel-rules = Les étages d’émetteur se construisent dès que le code atteint 50 %. La date approche : avant la production, le moral monte de 1 aux rounds 1 et 3.
goal-threshold = Respecter le seuil de { $n } pièces en panne
goal-home-solar = Construire le Panneau Solaire de Secours
goal-home-oxygenator = Construire l’Oxygénateur de Secours
goal-home-farm = Construire la Ferme de Secours
goal-home-seed = Semer une nouvelle graine
goal-home-optimal = Amener les conditions de croissance à 100 %
goal-home-wrecks = Trouver les deux épaves, en A1-S et A2-S
goal-home-salvage = Récupérer des pièces sur les deux épaves
goal-beacon-zones = Explorer les trois zones marquées
goal-beacon-fragments = Rapporter les trois fragments
goal-beacon-assembled = Réassembler la balise
goal-beacon-chart = Cartographier une zone de l’anneau 3
goal-ice-depth = Forer jusqu’à 100 %
goal-ice-discoveries = Réaliser les découvertes demandées
goal-ice-more = Réaliser une découverte de plus
goal-ice-review = Examiner des échantillons pour le comité
goal-regolith-wall = Élever les segments de mur
goal-regolith-stock = Avoir 1 gravier et 1 liant en stock
goal-storm-masts = Dresser trois mâts météo sur l’anneau 1, jamais côte à côte
goal-storm-hold = Dernier round : 2 tuiles Coupure au plus
goal-storm-power = Dernier round : 2 énergie en réserve
goal-storm-front = Examiner un échantillon du front de tempête
goal-harvest-plants = Avoir assez de plantes adultes
goal-harvest-soil = Terminer les études de sol
goal-harvest-food = Finir avec 3 nourriture en réserve
goal-static-antenna = Remettre l’antenne en état, 5 étapes
goal-static-cpu = Réparer l’unité centrale du Centre de Contrôle
goal-static-horn = Récupérer le cornet perdu en A2-N
goal-static-discovery = Réaliser une découverte
goal-drive-discovery = Réaliser une découverte
goal-channel-discoveries = Réaliser deux découvertes
goal-drive-zone = Explorer la zone d’atterrissage de l’anneau 3
goal-drive-core = Rapporter le cœur de la capsule
goal-drive-open = Ouvrir le cœur
goal-channel-code = Décoder le message à 100 %
goal-channel-uplink = Construire deux étages d’émetteur
goal-channel-morale = Émettre avec un Moral d’au moins 0
counter-optimal = conditions optimales (%)
counter-beacon = balise
counter-depth = profondeur (%)
counter-gravel = gravier
counter-binder = liant
counter-wall = segments de mur
counter-masts = mâts
counter-soil = études de sol
counter-antenna = antenne
counter-capsule = cœur
counter-code = code (%)
counter-uplink = étages d’émetteur
special-adjust = Réglages
special-assemble = Réassembler la balise
special-triangulate = Trianguler
special-drill = Carottage
special-sterilise = Stériliser la foreuse
special-find-gravel = Trouver du gravier
special-make-binder = Fabriquer le liant
special-raise-wall = Élever un segment de mur
special-prevention = Mieux vaut prévenir
special-mast = Dresser un mât
special-sweep = Balayer les panneaux
special-soil = Étude de sol
special-feed = Mélange nutritif
special-antenna = Orienter l’antenne
special-open-core = Ouvrir le cœur
special-relay = Poser une tente-relais
special-decode = Décoder
special-uplink = Construire un étage d’émetteur

## rules summary

rules-1-title = Le but
rules-1 = Vous gagnez ou perdez ensemble. Une mission a des objectifs obligatoires, un nombre de rounds et un seuil : à la fin, pas plus de pièces en panne que cela. Les objectifs facultatifs aident. Si un astronaute meurt, tout est perdu.
rules-2-title = Une manche
rules-2 = Chaque round a six phases : événements, moral, production, actions, défaillance, entretien.
rules-3-title = Les événements
rules-3 = Événements : un moniteur de défaillance monte, de vieilles histoires reviennent, puis il arrive du nouveau. La plupart des événements proposent une action, avec ses jetons et son prix : certaines veulent des astronautes et pas de machine, d’autres se passent dehors. Elle reste ouverte trois rounds ; sans elle, l’événement peut amener sa conséquence. Quelques-uns ajoutent un objectif à la place, ou ne demandent rien.
rules-4-title = Le moral
rules-4 = Moral : de −2 à +3. Le premier joueur gagne autant de pions Moral, ou les défausse ; chaque pion manquant est une blessure.
rules-5-title = La production
rules-5 = Production : dix installations ont besoin d’énergie, huit d’oxygène. La moitié d’un excédent est stockée, un manque coupe des installations, et chaque tuile Coupure ajoute 2 de Stress.
rules-6-title = Ferme et stress
rules-6 = La ferme pousse, ou fane si elle manque d’énergie ou d’oxygène. Chaque plante nourrit un astronaute ; qui ne mange pas est blessé. Le Stress monte de 1 par astronaute ; à 18, chacun est blessé et le Moral baisse.
rules-7-title = Planifier ensemble
rules-7 = Les actions se planifient ensemble : chacun peut placer, déplacer et reprendre jetons, machines et rovers jusqu’à ce que tous soient prêts. Chaque astronaute a deux jetons ; ceux qui restent se reposent. Le jeton du dessus effectue l’action.
rules-8-title = Les actions avec dés
rules-8 = Exploration, collecte, recherche et construction : un jeton avec trois dés (succès, blessure, aventure), ou deux jetons sans dés. Un échec rapporte deux pions Moral. Dehors, chaque case de la route coûte un jeton de plus ; les rovers en économisent.
rules-9-title = Les actions sans dés
rules-9 = Les autres actions prennent un jeton : repos (un pion Moral), détente (Moral +1 ou Stress −6), soins (avec le médecin ou l’Auto-Scanner), maintenance (un moniteur descend), retrait d’une tuile Coupure.
rules-10-title = Ce qu’il faut pour agir
rules-10 = Tout ce qu’il faut pour une action doit être là quand vous la prévoyez. Les réserves sont dépensées même en cas d’échec ; pièces, échantillons et pions reviennent. Ce qui est collecté sert à partir du round suivant.
rules-11-title = Pièces cassées et réparation
rules-11 = Une pièce en panne se paie : énergie ou oxygène par action, un dé à lancer, une fanaison, ou +1 en défaillance. Réparez avec une pièce détachée, ou échangez-en une prise ailleurs.
rules-12-title = Les défaillances
rules-12 = Défaillance : dés et pénalités font monter les moniteurs. À 5, une carte frappe le bloc, le moniteur revient à 0 et le dé du bloc suivant s’ajoute pour de bon.
rules-13-title = Compétences et blessures
rules-13 = Les compétences se paient en pions Moral, une fois par round chacune. La deuxième et la quatrième blessure apportent une affection ; la sixième est mortelle.
rules-14-title = Peu d’astronautes, des machines
rules-14 = À moins de quatre astronautes, vous avez l’Auto-Scanner et des machines avec leur propre jeton : une à trois, deux à deux. Seul, vous menez deux astronautes et utilisez deux machines sur quatre à chaque round.
about-1 = D’après First Martians : Aventures sur la Planète Rouge d’Ignacy Trzewiczek (Portal Games, 2017). Les règles suivent le compagnon en français, redites avec nos mots.
about-2 = L’application compagnon de la boîte fait partie de cette version : elle désigne les moniteurs, raconte événements et aventures, et retient ce qui peut en découler.
about-3 = Connus par le livret : les treize installations, leurs besoins, les six phases, les actions et leur ordre, les affections, les objectifs de la mission d’introduction.
about-4 = Reconstitués car les images manquent : les emplacements des installations, les faces des dés, les anneaux de la carte, les coûts de distance, l’effet de certaines icônes.
about-5 = Écrits pour cette version : cinq missions, la campagne, 60 événements, 32 aventures, les cartes Défaillance, les tuiles Coupure, les régions, les points d’intérêt, la plupart des compétences et améliorations.
about-6 = Là où le livret laisse une question ouverte, nous avons tranché et l’avons noté : 63 décisions, gardées avec le code.
about-7 = Rien n’est caché sur cette table, sauf l’avenir : les piles et l’application tirent au moment voulu.
about-8 = Un plan qui reste longtemps impossible ne peut plus qu’être confirmé, sans ce qui n’y va pas : c’est ainsi que finissent les parties jouées au hasard.

## events: title, tale; what may come of them

event-g01 = Couloir clignotant
event-g01-told = Les lampes du couloir clignotent sur un rythme que personne n’a programmé.
event-g01-later = Panne générale
event-g01-later-told = Le clignotement cesse. Tout le reste de la ligne aussi.
event-g02 = Sable dans les joints
event-g02-told = Du sable rouge du côté intérieur du sas. C’est le mauvais côté.
event-g02-later = Alerte au sas
event-g02-later-told = La pression a chuté pendant que quelqu’un se tenait dans le sas.
event-g03 = Courrier de la Terre
event-g03-told = Le courrier est arrivé. La moitié a un an de retard ; { $b } commence par celle-là.
event-g03-later = L’autre lettre
event-g03-later-told = Un message a été lu trop tard.
event-g03-echo = Qui a le mal du pays repasse en boucle la même séquence.
event-g04 = Pompe bruyante
event-g04-told = Les paliers d’un oxygénateur devraient ronronner. Ceux-ci toussent.
event-g04-later = Pompe bloquée
event-g04-later-told = À la toux a succédé le silence.
event-g05 = Voile de poussière
event-g05-told = Une mince brume brune, venue de l’est, voile le soleil de midi.
event-g05-later = Panneaux encrassés
event-g05-later-told = Personne n’a balayé. La courbe de production le montre.
event-g06 = Plateau brisé
event-g06-told = Trois mois d’étiquettes, toutes par terre.
event-g06-later = Paillasse contaminée
event-g06-later-told = Ce qui était par terre est maintenant sur la paillasse.
event-g07 = Rations courtes
event-g07-told = L’inventaire du garde-manger et le garde-manger ne sont pas d’accord.
event-g07-later = Caisse avariée
event-g07-later-told = La caisse manquante a été retrouvée. À l’odeur, et après le repas.
event-g08 = Dispute musicale
event-g08-told = { $a } et { $b } : deux goûts, un seul haut-parleur, aucun accord.
event-g08-later = Silence glacial
event-g08-later-told = Au petit-déjeuner, personne ne parle.
event-g08-echo = Le farceur recâble le haut-parleur en gage de paix.
event-g09 = Boulon desserré
event-g09-told = Un panneau du Poste de Travail se balance dans le vide, et { $a } se trouve sur le chemin.
event-g09-later = Chute de panneau
event-g09-later-told = Il s’est balancé une fois de trop.
event-g10 = Poussée de fièvre
event-g10-told = Quelqu’un transpire alors qu’il fait douze degrés.
event-g10-later = Contagion
event-g10-later-told = Peu de place, un seul air pour tous.
event-g11 = Correctif de rover
event-g11-told = Une mise à jour pour le rover. La liste des changements est vide.
event-g11-later = Rover inerte
event-g11-later-told = Il s’allume sur une lumière bleue, et y reste.
event-g12 = Impact de micrométéorite
event-g12-told = Un seul coup sec contre la coque. À l’infirmerie, du verre se brise, et quelqu’un saigne.
event-g12-later = Fuite lente
event-g12-later-told = Le choc a laissé un trou gros comme une aiguille.
event-g13 = Semis fragiles
event-g13-told = Les feuilles s’enroulent dans le mauvais sens.
event-g13-later = Bac fané
event-g13-later-told = Le brun n’est pas la couleur d’une laitue.
event-g14 = Bande passante
event-g14-told = La Terre offre une heure de liaison, à l’improviste.
event-g14-later = Fenêtre manquée
event-g14-later-told = Le créneau s’est refermé pendant que chacun avait mieux à faire.
event-g15 = Décharge statique
event-g15-told = Toucher la porte du Labo, c’est se faire mordre.
event-g15-later = Carte grillée
event-g15-later-told = La porte a mordu l’ordinateur aussi.
event-g16 = Vanne dure
event-g16-told = La bouche d’aération des quartiers ne s’ouvre qu’à deux mains.
event-g16-later = Vanne bloquée
event-g16-later-told = Deux mains ne suffisent plus.
event-g17 = Vieille sonde
event-g17-told = Un orbiteur oublié traverse l’aube. Tout le monde s’arrête pour regarder.
event-g18 = Visière fendue
event-g18-told = Une fissure dans un casque que personne n’avoue avoir porté, et un mal de tête qu’il faudra bien avouer.
event-g18-later = Sortie annulée
event-g18-later-told = Dehors, la fissure a grandi.
event-g19 = Journal saturé
event-g19-told = La mémoire de l’ordinateur central est pleine à quatre-vingt-dix-neuf pour cent.
event-g19-later = Index corrompu
event-g19-later-told = Cent pour cent. Il a fallu effacer quelque chose.
event-g20 = Anniversaire
event-g20-told = { $b } n’a pas oublié la date : c’est l’anniversaire { DE($a) }.
event-g20-later = Oubli
event-g20-later-told = La date de quelqu’un d’autre, c’était la semaine dernière.
event-g21 = Coup de froid
event-g21-told = La température nocturne sort du graphique, par le bas. Quelqu’un a travaillé avec des gants mouillés.
event-g21-later = Conduite gelée
event-g21-later-told = Entre l’eau gelée et le tuyau, l’eau gagne.
event-g22 = Inventaire des outils
event-g22-told = Compter des clés, il y en a que ça calme.
event-g22-later = Clé disparue
event-g22-later-told = Elle était là. Elle y était.
event-g22-echo = Le maniaque du rangement retrouve la clé. Astiquée.
event-g23 = Cauchemars
event-g23-told = Quelqu’un a réveillé tout le bloc.
event-g23-later = Nuit blanche
event-g23-later-told = Personne n’a dormi, tout le monde a travaillé.
event-g23-echo = Le dormeur léger pique du nez sur les commandes.
event-g24 = Odeur de liquide
event-g24-told = Sucré, chimique, et cela vient de sous le plancher. { $a } en a trop respiré.
event-g24-later = Feu de plancher
event-g24-later-told = Les odeurs sucrées brûlent bien.
event-m1e1 = Des caisses partout
event-m1e1-told = Le bordereau annonce 214 caisses. Le couloir en compte davantage, et { $a } ne peut plus atteindre la cuisine.
event-m1e1-later = Caisse égarée
event-m1e1-later-told = La boîte des fusibles est dans l’autre boîte.
event-m1e2 = Terre sèche
event-m1e2-told = Dans le nouveau bac, l’aiguille est sur zéro.
event-m1e2-later = Recul
event-m1e2-later-told = Les réglages étaient ceux des tomates.
event-m1e3 = Épave au radar
event-m1e3-told = Un écho métallique, au sud.
event-m1e3-later = Dunes mouvantes
event-m1e3-later-told = Aujourd’hui, l’écho est plus profond.
event-m1e4 = Réseau surchargé
event-m1e4-told = Boîtiers neufs, vieux câbles.
event-m1e4-later = Câble brûlé
event-m1e4-later-told = Les vieux câbles ont perdu.
event-m2e1 = La neuvième voix
event-m2e1-told = Trois secondes d’onde porteuse, d’au-delà du deuxième anneau, puis rien.
event-m2e2 = Batterie faible
event-m2e2-told = La pile du fragment meurt d’heure en heure.
event-m2e2-later = Fragment muet
event-m2e2-later-told = Sans son signal, c’est une pierre parmi d’autres.
event-m2e3 = Longue sortie
event-m2e3-told = Les heures en scaphandre dépassent la limite annuelle.
event-m2e3-later = Épuisement
event-m2e3-later-told = Les corps aussi tiennent leurs comptes.
event-m2e4 = Écho au garage
event-m2e4-told = Le récepteur de Froggy entend la balise mieux que vous.
event-m2e4-later = Froggy à plat
event-m2e4-later-told = Il a écouté toute la nuit.
event-m3e1 = Eau de fonte
event-m3e1-told = La tête de forage est remontée mouillée.
event-m3e1-later = Puits regelé
event-m3e1-later-told = Mouillée, puis gelée, puis coincée.
event-m3e2 = Tige tordue
event-m3e2-told = Il y a là-dessous quelque chose de plus dur que le tungstène. { $a } écoute, l’oreille contre le tube.
event-m3e2-later = Tige cassée
event-m3e2-later-told = Elle est restée au fond.
event-m3e3 = Comité de lecture
event-m3e3-told = La Terre veut des chiffres avant le souper.
event-m3e4 = Givre sur l’optique
event-m3e4-told = Le microscope ne voit que des fleurs de givre.
event-m3e4-later = Lentille fêlée
event-m3e4-later-told = Le givre se dilate. Le verre, non.
event-m4e1 = Corvée de tamis
event-m4e1-told = Il faut bien que quelqu’un secoue le tamis.
event-m4e1-later = Poussière
event-m4e1-later-told = Les masques étaient facultatifs. À tort.
event-m4e2 = Prise difficile
event-m4e2-told = Le liant prend en quelques minutes, ou pas du tout.
event-m4e2-later = Mauvais lot
event-m4e2-later-told = Il a pris dans le malaxeur.
event-m4e3 = Mur penché
event-m4e3-told = Le fil à plomb dit non.
event-m4e3-later = Effondrement
event-m4e3-later-told = Le fil à plomb avait raison.
event-m4e4 = Mains ampoulées
event-m4e4-told = La pelle n’est pas dans le manuel d’entraînement.
event-m4e4-later = Infection
event-m4e4-later-told = Sale besogne, sales blessures.
event-m5e1 = Baromètre en chute
event-m5e1-told = La pression tombe comme une pierre. Personne ne sait de quoi ce front est fait.
event-m5e2 = Coque sifflante
event-m5e2-told = La tempête joue du HUB comme d’une flûte. { $b } fredonne, jusqu’à ce qu’on proteste.
event-m5e2-later = Équipage à bout
event-m5e2-later-told = Personne n’aime l’air.
event-m5e3 = Champ enseveli
event-m5e3-told = Le panneau deux est sous trente centimètres de poussière.
event-m5e3-later = Cadre plié
event-m5e3-later-told = La poussière pèse plus qu’elle n’en a l’air.
event-m5e4 = Éclairs secs
event-m5e4-told = Des éclairs secs rampent sur les mâts.
event-m5e4-later = Surtension
event-m5e4-later-told = L’un d’eux a trouvé le réseau, et ce qui y était branché.
event-m6e1 = Un puceron, un seul
event-m6e1-told = Impossible. Et pourtant, il marche.
event-m6e1-later = Des pucerons
event-m6e1-later-told = Le singulier n’a pas duré.
event-m6e2 = Feuilles amères
event-m6e2-told = Comestible, dit le manuel. { $a } et { $b } sont d’un autre avis.
event-m6e2-later = Estomacs fragiles
event-m6e2-later-told = Le manuel était optimiste.
event-m6e3 = Jour de pollinisation
event-m6e3-told = Pas d’abeilles. Un pinceau.
event-m6e3-later = Gousses vides
event-m6e3-later-told = Les fleurs ont attendu, personne n’est venu.
event-m6e4 = Condensation
event-m6e4-told = L’eau du dôme goutte dans les prises.
event-m6e4-later = Court-circuit sous verre
event-m6e4-later-told = L’eau a trouvé le cuivre.
event-c1e1 = Une demi-phrase
event-c1e1-told = Le dernier mot était « sauf ».
event-c1e1-later = Rumeurs
event-c1e1-later-told = Le silence se remplit tout seul.
event-c1e2 = Parabole à la dérive
event-c1e2-told = Au nord, la parabole dérive. Son moteur répond en retard.
event-c1e2-later = Engrenage
event-c1e2-later-told = La parabole vise le sol.
event-c1e3 = Bruit de fond
event-c1e3-told = Écouter fait mal au bout d’une heure. { $a } en est à trois.
event-c1e3-later = Mal de tête
event-c1e3-later-told = Au bout de deux, davantage.
event-c1e4 = Émetteur brûlant
event-c1e4-told = De la fumée, un peu.
event-c1e4-later = Étage brûlé
event-c1e4-later-told = De la fumée, beaucoup.
event-c2e1 = Parachute à l’horizon
event-c2e1-told = De la toile orange, à onze kilomètres.
event-c2e1-later = Emporté
event-c2e1-later-told = Le vent adore les parachutes.
event-c2e2 = Autonomie limite
event-c2e2-told = La carte est plus longue que la batterie.
event-c2e2-later = En rade
event-c2e2-later-told = La batterie avait raison.
event-c2e3 = Nuit sous la tente
event-c2e3-told = { $a }, { $b }, un seul chauffage, une longue nuit. Au matin, tout est dit.
event-c2e4 = Tôle ondulée
event-c2e4-told = Chaque boulon dit son nom.
event-c2e4-later = Boulon perdu
event-c2e4-later-told = Un boulon s’est tu.
event-c3e1 = Compte à rebours
event-c3e1-told = La date, c’est cette semaine.
event-c3e1-later = Erreur de date
event-c3e1-later-told = Les jours martiens sont plus longs. Personne n’a converti.
event-c3e2 = Fragment de clé
event-c3e2-told = Une ligne du code ressemble à une chanson.
event-c3e2-later = Impasse
event-c3e2-later-told = La chanson était une coïncidence.
event-c3e3 = Appel de courant
event-c3e3-told = L’émetteur mange plus que la cuisine.
event-c3e3-later = Sous-tension
event-c3e3-later-told = La cuisine a perdu.
event-c3e4 = Dernière dispute
event-c3e4-told = « Et d’ailleurs, qu’est-ce qu’on va leur dire ? » demande { $b }. { $a } ne sait pas non plus.
event-c3e4-later = Porte claquée
event-c3e4-later-told = Une chaise reste vide.

## adventures

adventure-explore-1 = Sol mou
adventure-explore-1-told = Une roue s’enfonce jusqu’au moyeu.
adventure-explore-1-later = Roue voilée
adventure-explore-1-later-told = Le rover boite en rond et appelle cela une ligne droite.
adventure-explore-2 = Cheville foulée
adventure-explore-2-told = Un tiers de la pesanteur, une chute à plein tarif.
adventure-explore-2-later = Boiterie
adventure-explore-2-later-told = La cheville est guérie. L’escalier ne le sait pas encore.
adventure-explore-3 = Balise perdue
adventure-explore-3-told = Le chemin du retour ressemble à tous les autres.
adventure-explore-4 = Affleurement bizarre
adventure-explore-4-told = Des rayures qui n’ont rien à faire là.
adventure-explore-4-later = Retour à l’affleurement
adventure-explore-4-later-told = La photo des rayures est épinglée au-dessus de chaque couchette.
adventure-explore-5 = Rien à signaler
adventure-explore-5-told = Vous notez la direction du vent et rentrez.
adventure-explore-5-later = Moteur ensablé
adventure-explore-5-later-told = Il a grincé, il a gémi, puis plus rien.
adventure-explore-6 = Reflet sur la crête
adventure-explore-6-told = De la glace, sans doute. Sans doute.
adventure-explore-6-later = Le reflet
adventure-explore-6-later-told = Ce n’était pas de la glace.
adventure-explore-7 = Ombre en contrebas
adventure-explore-7-told = Une corniche, un à-pic, et quelque chose de métallique en bas.
adventure-explore-7-a = Descendre
adventure-explore-7-a-later = Épaule raide
adventure-explore-7-a-later-told = La descente présente sa note avec quelques jours de retard.
adventure-explore-7-b = Laisser tomber
adventure-explore-7-b-later = Qu’était-ce ?
adventure-explore-7-b-later-told = Au souper, chacun a sa théorie, et aucune n’est gaie.
adventure-explore-8 = Bip d’oxygène
adventure-explore-8-told = La jauge et la montre ne sont pas d’accord.
adventure-explore-8-a = Faire demi-tour en vitesse
adventure-explore-8-b = Prendre sur la ligne de réserve
adventure-explore-8-b-later = Bouteille vide
adventure-explore-8-b-later-told = Personne n’a noté que la bouteille de secours avait servi.
adventure-gather-1 = Mallette tombée
adventure-gather-1-told = Ici, les échantillons rebondissent étonnamment loin.
adventure-gather-2 = Gant déchiré
adventure-gather-2-told = Un sifflement, du ruban, un deuxième sifflement.
adventure-gather-2-later = Doigts gourds
adventure-gather-2-later-told = Deux doigts dorment encore. Les sondes en demandent dix.
adventure-gather-3 = Filon
adventure-gather-3-told = La foreuse en remonte plus que prévu.
adventure-gather-3-later = Foret émoussé
adventure-gather-3-later-told = La belle roche a mangé le tranchant du foret.
adventure-gather-4 = Tourbillon
adventure-gather-4-told = Il traverse le chantier et s’en va.
adventure-gather-5 = Loquet collant
adventure-gather-5-told = La trappe à sondes demande une deuxième poussée. Rien d’autre.
adventure-gather-5-later = Trappe en panne
adventure-gather-5-later-told = La troisième poussée la casse.
adventure-gather-6 = Pierre tiède
adventure-gather-6-told = Elle est plus chaude qu’elle ne devrait. Vous l’emballez.
adventure-gather-6-later = La pierre au labo
adventure-gather-6-later-told = Elle est posée sur la paillasse, et la paillasse est tiède.
adventure-gather-7 = Charge lourde
adventure-gather-7-told = Deux sacs, ou le dos droit.
adventure-gather-7-a = Prendre les deux
adventure-gather-7-b = N’en prendre qu’un
adventure-gather-7-b-later = Regrets
adventure-gather-7-b-later-told = L’autre sac est resté dehors. Les pensées aussi.
adventure-gather-8 = Bord instable
adventure-gather-8-told = La plus belle roche est sur la pire corniche.
adventure-gather-8-a = S’encorder
adventure-gather-8-b = Travailler ailleurs
adventure-gather-8-b-later = Effondrement
adventure-gather-8-b-later-told = La corniche s’effondre dans la nuit, et la roche avec elle.
adventure-research-1 = Projection d’acide
adventure-research-1-told = Les lunettes ont fait leur travail. La manche, non.
adventure-research-2 = Faux positif
adventure-research-2-told = Le résultat a été glorieux pendant onze minutes.
adventure-research-2-later = Article honnête
adventure-research-2-later-told = L’aveu de l’erreur est plus applaudi que ne l’avait été le résultat.
adventure-research-3 = Centrifugeuse en surchauffe
adventure-research-3-told = Elle n’a pas fini de ralentir.
adventure-research-3-later = Centrifugeuse cassée
adventure-research-3-later-told = Elle s’est enfin arrêtée, à deux endroits.
adventure-research-4 = Nuit de travail
adventure-research-4-told = Encore une série. Et encore une.
adventure-research-4-later = Contrecoup
adventure-research-4-later-told = La nuit se fait rembourser, avec les intérêts.
adventure-research-5 = Série propre
adventure-research-5-told = Toutes les valeurs sont bonnes. Vous classez.
adventure-research-5-later = Dossier égaré
adventure-research-5-later-told = Toutes les valeurs étaient bonnes, celles d’un autre échantillon.
adventure-research-6 = Bulles
adventure-research-6-told = La culture fait des bulles, doucement, toute la nuit.
adventure-research-6-later = Bilan de culture
adventure-research-6-later-told = Les bulles ont cessé. Il faut bien que quelqu’un goûte.
adventure-research-7 = Protocole abrégé
adventure-research-7-told = Le long chemin prend la journée ; le court demande du cran.
adventure-research-7-a = Le court
adventure-research-7-a-later = Données fausses
adventure-research-7-a-later-told = Le chemin court passait à côté de l’échantillon.
adventure-research-7-b = Le long
adventure-research-7-b-later = Données solides
adventure-research-7-b-later-told = Sur Terre, personne ne trouve rien à redire.
adventure-research-8 = Spores inconnues
adventure-research-8-told = Sous la lentille, quelque chose se déplie.
adventure-research-8-a = Tout brûler
adventure-research-8-b = Garder et sceller
adventure-research-8-b-later = Le sceau a tenu
adventure-research-8-b-later-told = Ce qui se dépliait est toujours dedans, et porte maintenant un nom.
adventure-build-1 = Clé qui ripe
adventure-build-1-told = Les phalanges rencontrent l’équerre.
adventure-build-1-later = Main douloureuse
adventure-build-1-later-told = Les phalanges sont bleues, et chaque clé les retrouve. Les tours de main attendront.
adventure-build-2 = Mauvais filetage
adventure-build-2-told = Ça s’emboîte, jusqu’au moment où non.
adventure-build-3 = Disjoncteur
adventure-build-3-told = Tout l’atelier est dans le noir pendant une minute.
adventure-build-3-later = Circuit fatigué
adventure-build-3-later-told = Cette fois le disjoncteur a tenu. Pas le fil.
adventure-build-4 = Belle astuce
adventure-build-4-told = Un trombone tordu remplace une équerre entière.
adventure-build-4-later = Le clip lâche
adventure-build-4-later-told = Un trombone reste un trombone.
adventure-build-5 = Ça ira
adventure-build-5-told = Ça tient. Vous refermez le capot.
adventure-build-5-later = Ça n’a pas tenu
adventure-build-5-later-told = Le capot est par terre, et ce qu’il couvrait aussi.
adventure-build-6 = Vis en trop
adventure-build-6-told = Il reste une vis. Vous la mettez dans votre poche.
adventure-build-6-later = Cette vis
adventure-build-6-later-told = Quelqu’un a trouvé d’où elle venait.
adventure-build-7 = Fil sous tension
adventure-build-7-told = Couper le courant du bloc, ou faire vite.
adventure-build-7-a = Couper le courant
adventure-build-7-b = Faire vite
adventure-build-7-b-later = Panneau brûlé
adventure-build-7-b-later-told = Derrière le panneau, tout est noir jusqu’au plafond.
adventure-build-8 = Câble emprunté
adventure-build-8-told = Le câble qu’il faudrait sert déjà, juste à côté.
adventure-build-8-a = L’emprunter
adventure-build-8-a-later = On cherche un câble
adventure-build-8-a-later-told = Dans les quartiers il fait noir, et tout le monde sait pourquoi.
adventure-build-8-b = Raccorder des chutes
adventure-build-8-b-later = Épissure ratée
adventure-build-8-b-later-told = Les chutes se sont séparées, en plein travail.

## malfunction cards

card-w01 = Diaphonie
card-w02 = Écran figé
card-w03 = Hotte percée
card-w04 = Forets usés
card-w05 = Étau grippé
card-w06 = Fusible douteux
card-w07 = Porte coincée
card-w08 = Essieu fendu
card-w09 = Chargeur mort
card-w10 = Télémétrie perdue
card-w11 = Guidage aveugle
card-w12 = Joint de sas
card-h01 = Alarmes nocturnes
card-h02 = Couchettes inondées
card-h03 = Thermostat fou
card-h04 = Air vicié
card-h05 = Étiquettes mêlées
card-h06 = Aiguille souillée
card-h07 = Dérive du scanner
card-h08 = Bloc obscur
card-h09 = Mesures fausses
card-h10 = Console verrouillée
card-h11 = Relais grillé
card-h12 = Vanne sifflante
card-s01 = Prise d’air obstruée
card-s02 = Palier à sec
card-s03 = Chute de tension
card-s04 = Réservoir fendu
card-s05 = Film de poussière
card-s06 = Charnière bloquée
card-s07 = Onduleur en faute
card-s08 = Purge des batteries
card-s09 = Racines pourries
card-s10 = Nuit glaciale
card-s11 = Accroc du dôme
card-s12 = Circuit des lampes

## tales: the crew, the missions, the campaign

tale-insomniac-1 = { $a } ne dort pas. Quelque part derrière la cloison, une pompe compte jusqu’à neuf, puis recommence.
tale-insomniac-2 = { $a } a dressé la carte de tous les bruits de la base, la nuit. { $b } la trouve sur le réfrigérateur : quarante et un bruits, dont trois soulignés.
tale-insomniac-3 = Le bruit dix-neuf s’est tu. { $a } réveille { $b } pour écouter qu’il n’est plus là.
tale-insomniac-4 = Le bruit dix-neuf, c’était un roulement. { $a } l’a graissé à quatre heures du matin. Depuis, le seul bruit nouveau est celui d’un sommeil.
tale-insomniac-5 = La dernière nuit, c’est { $b } qui veille, pour entendre ce qu’entendait { $a }. On dirait une maison.
tale-joker-1 = { $a } a collé une pancarte sur le sas : « Frappez avant d’entrer. » Personne n’avoue avoir ri.
tale-joker-2 = La machine à café salue désormais { $b } avec la voix { DE($a) }. Elle connaît sept insultes, toutes botaniques.
tale-joker-3 = { $b } contre-attaque : { $a } a une botte pleine de graines de laitue, et quelques-unes ont germé.
tale-joker-4 = La trêve est signée au dos d’une liste de contrôle par { $a } et { $b }. Article premier : on ne touche plus à la machine à café.
tale-joker-5 = Quelqu’un frappe au sas, de l’extérieur, très poliment : { $a }. Même { $b } rit.
tale-homesick-1 = Près de sa couchette, { $a } garde un bocal de sable d’une plage de la Terre. Ici, il n’a pas la bonne couleur.
tale-homesick-2 = { $a } écrit des lettres et n’en envoie aucune. { $b } a compté onze enveloppes.
tale-homesick-3 = { $b } demande à quoi ressemble cette plage. { $a } raconte jusqu’à l’extinction des feux.
tale-homesick-4 = Ce matin, le bocal { DE($a) } a deux couches : du sable jaune et, par-dessus, du rouge.
tale-homesick-5 = { $a } envoie les lettres, toutes, d’un seul coup. La dernière commence ainsi : « Ici, à la maison ».
tale-neat-1 = { $a } a étiqueté les tiroirs. Puis le tiroir aux étiquettes.
tale-neat-2 = { $b } remet un tournevis un cran trop à gauche, pour voir. Il faut onze minutes à { $a } pour s’en apercevoir.
tale-neat-3 = Pendant l’exercice dans le noir, { $a } trouve à tâtons les fusibles, puis la lampe, puis { $b }. Plus personne ne rit des étiquettes.
tale-neat-4 = Il y a un tiroir { QUE($a) } n’ouvre jamais. { $b } a lu l’étiquette : « Plus tard ».
tale-neat-5 = { $a } ouvre le dernier tiroir. Il est plein de choses qui n’ont leur place nulle part, et ce soir elles peuvent traîner sur la table.
tale-daredevil-1 = { $a } a mesuré l’à-pic derrière le garage : onze mètres, et quatre secondes pour y penser.
tale-daredevil-2 = { $b } a trouvé des traces de bottes au bord de l’à-pic, les talons dans le vide. C’est la pointure { DE($a) }.
tale-daredevil-3 = { $a } saute. Avec le tiers de son poids, on croirait une erreur dans le film.
tale-daredevil-4 = { $b } a tendu une corde le long du bord, sans un mot. { $a } ne dit rien non plus, et s’en sert.
tale-daredevil-5 = { $a } emmène { $b } au bord. Les pieds au-dessus de onze mètres de vide, on regarde la petite lumière bleue.
tale-stoic-1 = Quand on lui demande comment ça va, { $a } répond : « Ça va. »
tale-stoic-2 = { $b } a compté : cette semaine, { $a } a dit « bien » quatorze fois, jamais deux fois sur le même ton.
tale-stoic-3 = Dans la serre, quand personne n’est censé entendre, { $a } parle aux haricots.
tale-stoic-4 = { $b } entend les haricots apprendre, de la bouche { DE($a) }, une maison, un chien, une porte qui coince, et repart sur la pointe des pieds.
tale-stoic-5 = « Alors ? » demande { $b }. { $a } réfléchit. « Bien », dit { $a } avec un sourire, et c’est dans les archives.
tale-tinkerer-1 = { $a } construit quelque chose avec un ventilateur cassé, une cuillère et de la patience.
tale-tinkerer-2 = La chose a maintenant des roues. { $b } demande à quoi elle sert. « À plus tard », dit { $a }.
tale-tinkerer-3 = La chose construite par { $a } a suivi { $b } toute la journée, à distance respectueuse.
tale-tinkerer-4 = Depuis hier soir, la chose a un nom. Il est peint sur son flanc, de la main { DE($b) }.
tale-tinkerer-5 = La chose franchit le sas avec un petit drapeau. Voilà donc, dit { $a }, à quoi elle servait.
tale-gourmet-1 = { $a } a échangé deux heures de vaisselle contre un sachet de poivre.
tale-gourmet-2 = Ce soir, la pâte s’appelle « velouté ». { $b } demande ce qui a changé. « Le nom, dit { $a }, et le poivre. »
tale-gourmet-3 = { $a } a fait pousser un radis, un seul, dans une tasse à café. On le contemple avant les repas.
tale-gourmet-4 = { $a } coupe le radis en autant de tranches qu’il y a de convives. Tant qu’il dure, personne ne parle.
tale-gourmet-5 = Pour le dernier soir, { $a } écrit un menu à la main. Il n’y a qu’un plat, et { $b } en redemande.
tale-hurt-1 = { $a } dit que ça ne fait pas mal, en se tenant à la table.
tale-hurt-2 = { $b } laisse à { $a } la couchette du bas et appelle cela un échange équitable.
tale-hurt-3 = Le dossier médical { DE($a) } en est à sa deuxième page.
tale-hurt-4 = { $a } va déjeuner en longeant le mur, la main dessus, comme si le mur marchait aussi.
tale-hurt-5 = Personne ne le dit à voix haute : aujourd’hui, { $a } ferait mieux de ne pas sortir sans escorte.
tale-strained-1 = { $a } et { $b } ne se parlent plus depuis la dispute à propos de la porte. La porte reste ouverte.
tale-strained-2 = Un casier claque. Dans une base aussi petite, tout le monde sait que c’était { $a }.
tale-strained-3 = Au petit-déjeuner, { $b } rit un peu trop longtemps.
tale-strained-4 = Au mur, le plan de travail a été corrigé en trois couleurs, puis déchiré.
tale-strained-5 = { $a } compte les jours, désormais. { $b } les décompte.
tale-dark-1 = La moitié du couloir est dans le noir. On apprend ainsi combien de temps on y passe.
tale-dark-2 = { $a } accroche une lampe à la porte condamnée, pour qu’on n’oublie pas ce qu’il y a derrière.
tale-dark-3 = Le froid sort des salles fermées, un mètre plus loin chaque nuit.
tale-dark-4 = { $b } a appris à manger, à lire et à souder à la lumière de la même lampe.
tale-lean-1 = Quand on y frappe, les réservoirs sonnent creux. Ils ne devraient pas.
tale-lean-2 = { $a } partage ce qu’il reste en parts égales et prend la dernière.
tale-lean-3 = On parle moins, pour ménager l’air. Ou parce qu’il y a moins à dire.
tale-lean-4 = { $b } lit la jauge à voix haute, puis encore une fois, au cas où elle n’aurait pas compris.
tale-worn-1 = Il y a dans la base plus d’étiquettes rouges que de gens pour les regarder.
tale-worn-2 = { $a } demande pardon à une vanne et lui donne encore un demi-tour.
tale-worn-3 = La liste des réparations ne tient plus sur sa feuille. { $b } continue sur la table.
tale-worn-4 = Quelque chose vibre qui ne vibrait pas hier. On l’ajoute à la liste, rubrique « vibre ».
tale-worn-5 = { $a } a rêvé d’une quincaillerie, rayon après rayon.
tale-bright-1 = Quelqu’un siffle dans le sas. Depuis la cuisine, { $b } fait la deuxième voix.
tale-bright-2 = { $a } a peint le lever du soleil sur la porte du garde-manger, bleu, comme il est ici.
tale-bright-3 = { $b } porte un toast, avec une eau déjà bue. C’est une bonne année.
tale-bright-4 = Pour une fois, le programme du jour est plus court que le jour.
tale-home-crew = { $a } rentre la première caisse. { $b } lit la liste des deux cent treize autres.
tale-home-half = À mi-chemin des bonnes conditions. Dans le nouveau carré, une goutte pend au tuyau et ne gèle pas : { $a } la regarde depuis une heure.
tale-home-last = Plus qu’un round avant l’appel du contrôle. { $a } balaie le couloir, même si personne ne le verra.
tale-home-won = Tout existe désormais en double : la lumière, l’air, le pain. { $a } enlève ses bottes à la porte, comme on fait chez soi.
tale-home-time = La saison des poussières est là, et la moitié de la base est encore en caisses. { $a } et { $b } s’installent dans la moitié qui marche.
tale-home-threshold = Les secours sont en place, mais pas ce qu’ils devaient secourir. Le contrôle reporte le prochain atterrissage.
tale-home-death = { $a } repose là où la vue était la plus belle. { $b } laisse les caisses comme elles sont.
tale-beacon-crew = Huit points clignotent sur la carte. { $b } cache du pouce le neuvième, l’éteint. « On verra », dit { $a }.
tale-beacon-first = Le premier fragment porte des rayures sur un flanc, et des chiffres. { $a } les lit comme un nom.
tale-beacon-half = À moitié remontée, la balise émet un déclic, un seul, alors que personne n’y touche. { $b } pose le tournevis.
tale-beacon-last = Cette nuit, les autres commencent leur appel annuel. { $b } laisse un blanc après huit, pour s’exercer.
tale-beacon-won = Sept. Huit. Puis, un peu en retard et un peu faux : neuf. { $a } et { $b } acclament un poste de radio.
tale-beacon-time = L’appel passe. Huit répondent. { $a } éteint le récepteur avant le blanc.
tale-beacon-threshold = La neuvième balise parle enfin, dans une base qui ne peut plus écouter.
tale-beacon-death = Huit balises répondent. Sur la carte, { $b } écrit un nom à côté de la neuvième : { $a }.
tale-ice-crew = { $a } réchauffe le foret entre ses mains. { $b } signe le formulaire : rien de nous ne descend là-dessous.
tale-ice-half = À mi-profondeur, le son change. { $a } lève la main, et tout le monde écoute la glace.
tale-ice-first = Le premier échantillon est plus vieux que tout ce qui a jamais eu des yeux. C’est { $b } qui détourne le regard.
tale-ice-last = Encore un round, puis il faudra sceller le puits. { $b } a déjà préparé le bouchon.
tale-ice-won = Le puits est scellé, les carottes sont au froid. { $a } écrit dans le journal : « Elle se souvient de tout. Nous nous sommes bien tenus. »
tale-ice-time = La saison ferme le puits avant vous. Ce dont la glace se souvient, elle le garde.
tale-ice-threshold = Les carottes sont là, la chambre froide n’y est plus. Le soir, un million d’années font une flaque.
tale-ice-death = La glace se souviendra aussi { DE($a) }. { $b } veille à la date.
tale-regolith-crew = { $a } n’a jamais construit de mur. { $b }, une fois, autour d’un potager, et dirige donc le chantier.
tale-regolith-binder = Le premier fût de liant sent la rouille et le pain. { $a } écrit dessus « ne pas manger ».
tale-regolith-first = Le premier segment penche de deux degrés. { $b } le signe quand même.
tale-regolith-last = À l’horizon, le ciel a déjà la couleur du sol. { $b } longe encore une fois le mur, en y frappant.
tale-regolith-won = Toute la nuit la tempête s’appuie contre le mur, et au matin c’est elle qui est fatiguée. { $a } tapote le segment de travers.
tale-regolith-time = La tempête entre par la place du dernier segment. { $a } et { $b } tiennent une bâche jusqu’à l’aube.
tale-regolith-threshold = Le mur tient, autour d’une base qui ne tient plus. On aurait pu faire l’inverse.
tale-regolith-death = Un segment ne porte pas de numéro, mais un nom : { $a }.
tale-storm-crew = { $a } tourne la caméra vers l’ouest. { $b } demande quand l’image va s’afficher. Elle est affichée.
tale-storm-first = Le premier mât plie, chante, et tient. { $a } le lâche en dernier.
tale-storm-half = Deux mâts. Entre les deux, { $b } voit déjà dans quel sens elle tourne.
tale-storm-last = Midi ressemble au soir. Ce qui éclaire encore, on l’éteint, une chose après l’autre. { $b } garde la main sur l’interrupteur.
tale-storm-won = Le dernier matin, il y a une ombre sur le sol. { $a } s’y tient longtemps : une ombre, c’est du soleil.
tale-storm-time = Sans mâts, la tempête n’a pas de bord. { $a } et { $b } ont ordre de ne plus bouger jusqu’à ce qu’elle finisse.
tale-storm-threshold = La tempête s’en va, et emporte ce qui tenait mal. Presque tout tenait mal.
tale-storm-test = Les mâts tiennent. Mais la dernière nuit, la base s’éteint, salle après salle.
tale-storm-death = Le vent a recouvert les traces { DE($a) } avant { QUE($b) } ait pu les photographier.
tale-harvest-crew = { $a } compte les pousses. { $b } recompte, pour la chance, et en trouve une de plus.
tale-harvest-first = La première poignée de Mars passe sous la lentille. Il en sort la liste de ce qui manque. { $b } l’affiche comme une liste de courses.
tale-harvest-sown = { $a } enfonce la graine du pouce, et y laisse le pouce un instant.
tale-harvest-last = Après ce round, on récolte, ou non. { $b } dort parmi les pots.
tale-harvest-won = La deuxième récolte est sur la table. { $a } coupe le pain, et c’est alors seulement qu’on y croit.
tale-harvest-time = Les carrés sont verts, mais pas mûrs, et le calendrier n’attend pas. { $a } mange une feuille, par principe.
tale-harvest-threshold = Il y a à manger pour un an et plus une cuisine en état. Tout se gâte, bien vert.
tale-harvest-death = { $b } sème la dernière graine là où se tenait { $a }.
tale-static-crew = « Ne vous inquiétez pas pour le relais, vous pourrez toujours nous joindre, sauf » : puis plus rien. { $a } repasse l’enregistrement. { $b } ne compte plus.
tale-static-half = La moitié de l’antenne répond. Dans le souffle, { $b } entend un battement : quatre brefs, un long, sans fin.
tale-static-last = La Terre reste au-dessus de l’horizon une heure encore. { $a } tient l’antenne à la main.
tale-static-won = Ce n’est pas une voix, c’est une horloge : le signal horaire de la Terre et, dessous, un relèvement. Quelque chose est parti avant le silence, dit { $b }, et s’est posé.
tale-static-time = L’antenne reste sourde. Mais sur la dernière image d’une vieille sonde, { $b } trouve un point orange, très loin, qui n’y était pas.
tale-static-threshold = L’antenne entend, et derrière elle la base se défait. { $a } note un relèvement avant la coupure.
tale-static-death = C’est { $a } qui disait que la Terre rappellerait. { $b } garde les écouteurs, et entend un relèvement.
tale-long-drive-crew = { $a } prépare les sacs pour six jours. { $b }, pour sept, sans rien dire.
tale-long-drive-far = Depuis le deuxième anneau, la base est une étincelle. { $a } se retourne une fois, puis plus.
tale-long-drive-last = De l’air pour un round encore. { $b } a dessiné le retour sur sa manche.
tale-long-drive-won = « Nous éteignons tout, dit le mot. Une tempête du Soleil, la pire en mille ans. Pour que le réseau vive, il doit dormir, sauf si quelqu’un, là-haut, le réveille. » { $a } le lit à voix haute, deux fois.
tale-long-drive-time = Le cœur reste là-bas, ou reste clos. Mais la capsule émettait encore, faiblement, une fréquence et une date, et { $b } les a notées.
tale-long-drive-threshold = Le cœur est à la base, et la base est en morceaux. { $a } le lit à la lampe : une fréquence, une date, la moitié d’un mot.
tale-long-drive-death = { $b } rentre sans { $a }, le siège vide bien attaché. Sur le siège, un papier : une fréquence, une date.
tale-open-channel-crew = Une fréquence, une date et un ciel plein d’étoiles qui ne répondent pas. { $a } commence par le code, { $b } par le fil.
tale-open-channel-half = La moitié du code est un horaire, dit { $a } : quand chaque station de la Terre écoutera, une minute, tout le reste éteint.
tale-open-channel-first = Le premier étage tient. { $a } y murmure un essai, en rougissant.
tale-open-channel-last = C’est pour cette nuit. { $b } a écrit ce qu’il faut dire, et l’a barré.
tale-open-channel-won = « Ici Mars, dit { $a }. Vous pouvez vous réveiller. » Vingt-deux minutes. Puis une voix qui dormait, à l’évidence : « Sauf si vous appelez les premiers. Oui. C’était la fin de la phrase. »
tale-open-channel-faint = « Ici Mars », dit { $a }. Vingt-deux minutes. Puis un crachotement, une question dans aucune langue, un déclic : sur la Terre, quelqu’un a pris l’appel pour un écho.
tale-open-channel-time = La date passe. Quelque part une station a écouté une minute, n’a rien entendu { DE($a) } ni { DE($b) }, et s’est rendormie.
tale-open-channel-threshold = Le code est lu, l’émetteur est debout, et la base n’a plus de courant pour parler.
tale-open-channel-test = Le canal est ouvert, et ni { $a } ni { $b } n’arrive à dire un mot. La minute passe.
tale-open-channel-death = { $b } pourrait parler. { $b } dit un seul nom, { $a }, et laisse passer la minute.
tale-again-1 = On recommence. { $a } tourne une page du journal et recopie le même titre.
tale-again-2 = Encore une fois. Cette fois c’est { $b } qui écrit le titre, au crayon.
tale-bridge-static-won = Maintenant que l’antenne entend, il y a une direction. { $a } la trace sur la carte : une ligne droite, une longue.
tale-bridge-static-lost = Personne ne sait ce qu’il y a au bout de ce relèvement. { $a } dit que c’est la seule chose vers quoi rouler.
tale-bridge-long-drive-won = On sait maintenant pourquoi la Terre se tait : elle retient son souffle. On ne sait pas qui lui dira de respirer. { $b } regarde autour de la table. Il n’y a personne d’autre.
tale-bridge-long-drive-lost = Une fréquence et une date, sans savoir pour quoi. { $b } propose d’y être, avec un émetteur.
tale-bridge-found = Ce qu’on a trouvé en route change ce qu’on sait faire : { $a } a passé la nuit dans les manuels.
tale-bridge-nothing = On n’a rien appris de neuf, dit { $b }, sinon la longueur d’une semaine.
tale-bridge-death = On avait renoncé à { $a }. Puis { $b } a trouvé un pouls là où les appareils n’en trouvaient pas. Personne n’ose parler de chance.
tale-epilogue-all = Antenne, capsule, canal : toute la chaîne a tenu. Sur la Terre, les lumières se rallument, un continent après l’autre, parce que sur une autre planète { $a } et { $b } ont tenu une radio en vie.
tale-epilogue-heard = La Terre répond. Il manque une partie de l’histoire ; { $a } l’entendra les nuits prochaines : on aura le temps.
tale-epilogue-known = La minute est passée. Mais le journal dit pourquoi la Terre s’est tue, et quand ses stations écouteront de nouveau : dans deux ans. { $a } met un réveil.
tale-epilogue-echo = Une voix sans sa clé, une antenne à moitié sourde : { $b } entend la Terre raccrocher, avec douceur.
tale-epilogue-one = Une chose a réussi. { $a } la note sous un titre à part, pour que ceux qui viendront puissent commencer par là.
tale-epilogue-none = La radio reste allumée. Cela coûte peu. { $b } lui souhaite bonne nuit.
tale-epilogue-why = C’était le Soleil, dit la Terre : la pire tempête en mille ans. « Nous avons tout éteint, pour avoir quelque chose à rallumer. Et il fallait que quelqu’un reste éveillé. »
tale-epilogue-why-not = Pourquoi la Terre s’est tue, le journal ne le dit pas. { $a } a souligné la question.
tale-epilogue-found = Et il y a de quoi raconter : ce qu’on a trouvé en route remplit un carnet, de la main { DE($b) }.
tale-epilogue-all-here = Avant d’éteindre, { $a } compte l’équipage, deux fois, comme chaque soir. Le compte y est.

## objectives reached

goal-home-solar-told = Le nouveau panneau tourne la face vers un petit soleil, et l’aiguille bouge.
goal-home-oxygenator-told = Le second oxygénateur prend sa première inspiration. Tout le monde aussi.
goal-home-farm-told = Un second carré de terre noire : il n’y en a pas de troisième à cinquante millions de kilomètres.
goal-home-seed-told = Une graine en terre. Personne ne regarde l’endroit, et tout le monde sait où il est.
goal-home-optimal-told = Chaleur, eau, lumière, air : pendant une minute, tous les quatre sont exactement là où le manuel les veut.
goal-home-wrecks-told = Deux carcasses dans le sable, plus vieilles que le plan qui vous a fait venir.
goal-home-salvage-told = Ce que d’autres ont perdu est dans votre soute, essuyé, étiqueté.
goal-beacon-zones-told = Trois croix sur la carte, trois endroits où l’on s’est tenu. Les morceaux gisent là où ils sont tombés.
goal-beacon-fragments-told = Trois fragments sur un même établi. Côte à côte, c’est presque une machine.
goal-beacon-assembled-told = La dernière vis entre, et une lampe grosse comme un grain de riz s’allume toute seule.
goal-beacon-chart-told = Au-delà du deuxième anneau, la carte était blanche. Il y a maintenant un trait, au crayon.
goal-ice-depth-told = La carotte remonte, claire comme du verre, avec de la poussière dedans comme une écriture.
goal-ice-discoveries-told = Sous la lentille, la vieille glace répond à une question que personne n’avait posée.
goal-ice-more-told = Et une réponse de plus. Quelqu’un devra réécrire un chapitre.
goal-ice-review-told = Les chiffres partent avant le souper. Le comité n’a plus de question : c’est une première.
goal-regolith-wall-told = Le dernier segment est debout. De l’intérieur, le vent est déjà un peu moins fort.
goal-regolith-stock-told = Un tas de gravier, un fût de liant : sur cette planète, c’est une fortune.
goal-storm-masts-told = Trois mâts chantent sur trois notes. La tempête a maintenant un visage, sur un écran.
goal-storm-front-told = Un grain de la tempête est sous le microscope. Il a fait trois mille kilomètres.
goal-harvest-plants-told = On traverse la serre les coudes serrés. Jamais cette planète n’a porté autant de vert.
goal-harvest-soil-told = Le sol a maintenant un nom, un numéro et une odeur. Il sent la terre.
goal-static-antenna-told = L’antenne pivote et se verrouille. Il y a quelque chose : un souffle, un grésillement, un battement.
goal-static-cpu-told = Le centre de contrôle pense de nouveau. Sa première pensée est la liste de tout ce qu’il a manqué.
goal-static-horn-told = Le cornet gisait dans la poussière comme un coquillage sur une plage. On croirait y entendre quelque chose.
goal-static-discovery-told = Dans tout ce silence, une chose que personne ne savait.
goal-drive-zone-told = De la toile orange, un cratère grand comme une table et, dedans, la capsule, debout, comme si elle attendait.
goal-drive-core-told = Le cœur n’est pas plus gros qu’un pain. On le porte comme un enfant.
goal-drive-open-told = Le couvercle cède. À l’intérieur : une fréquence, une date et un mot écrit à la main.
goal-drive-discovery-told = Ici, loin de tout, on a compris une chose de plus.
goal-channel-code-told = La dernière ligne du code se met en place. Ce n’est pas un message. C’est une clé.
goal-channel-uplink-told = L’émetteur est debout, tout en fils et en ficelle. Il vise un point de lumière.
goal-channel-discoveries-told = Deux choses que personne ne savait. Si la Terre demande un jour, il y a du nouveau.
