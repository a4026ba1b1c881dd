### Terraforming Mars, français

## jeu

game-title = Terraforming Mars
game-pitch = Dirigez une corporation, menez des projets et rendez Mars habitable : chaleur, oxygène, océans, génération après génération.

## options

option-corporate-era = Ère des corporations
option-corporate-era-on = avec ses cartes, toutes les productions débutent à 0
option-corporate-era-off = jeu de base, toutes les productions débutent à 1
option-prelude = Prélude
option-prelude-on = avec deux cartes prélude chacun
option-prelude-off = sans
option-drafting = Draft
option-drafting-on = les cartes de recherche passent de main en main
option-drafting-off = chacun pioche les siennes
option-beginner = Corporation pour débutant
option-beginner-on = 42 M€ et dix cartes gratuites
option-beginner-off = une corporation au choix parmi deux

## ressources, badges, cubes

resource-megacredits = M€
resource-steel = Acier
resource-titanium = Titane
resource-plants = Plantes
resource-energy = Énergie
resource-heat = Chaleur
qty-megacredits = { $n } M€
qty-steel = { $n ->
    [one] { $n } acier
   *[other] { $n } aciers
}
qty-titanium = { $n ->
    [one] { $n } titane
   *[other] { $n } titanes
}
qty-plants = { $n ->
    [one] { $n } plante
   *[other] { $n } plantes
}
qty-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
qty-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
qty-heat = { $n ->
    [one] { $n } chaleur
   *[other] { $n } chaleurs
}
cubes-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animaux
}
cubes-microbe = { $n ->
    [one] { $n } microbe
   *[other] { $n } microbes
}
cubes-science = { $n ->
    [one] { $n } cube science
   *[other] { $n } cubes science
}
cubes-fighter = { $n ->
    [one] { $n } chasseur
   *[other] { $n } chasseurs
}
cube-animal = animal
cube-microbe = microbe
cube-science = cube science
cube-fighter = chasseur
made-megacredits = production de M€
made-steel = production d’acier
made-titanium = production de titane
made-plants = production de plantes
made-energy = production d’énergie
made-heat = production de chaleur
tag-building = Construction
tag-space = Espace
tag-power = Énergie
tag-science = Science
tag-jovian = Jovien
tag-earth = Terre
tag-plant = Plante
tag-microbe = Microbe
tag-animal = Animal
tag-city = Cité
tag-wild = Joker

## Mars

parameter-temperature = Température
parameter-oxygen = Oxygène
parameter-oceans = Océans
level-temperature = { $n } °C
fact-at-temperature = À { $n } °C
fact-at-oxygen = À { $n } % d’oxygène
gives-heat = +1 production de chaleur
gives-ocean = un océan
gives-temperature = +{ $n } °C
level-oxygen = { $n } %
level-oceans = { $n ->
    [one] { $n } océan
   *[other] { $n } océans
}
tile-ocean = océan
tile-greenery = forêt
tile-city = cité
tile-capital = Capitale
tile-commercial-district = Quartier Commercial
tile-ecological-zone = Zone Écologique
tile-industrial-center = Centre Industriel
tile-lava-flows = Fleuves de Lave
tile-mining-area = Carrière
tile-mining-rights = Droits Miniers
tile-mohole-area = Zone de Mohole
tile-natural-preserve = Préservation de la Nature
tile-nuclear-zone = Zone Nucléaire
tile-restricted-area = Zone Interdite
claim = revendication
hex = { $name }
hex-named = { $place } { $name }
pick-hex = { $where }
pick-hex-bringing = { $where } · { $brings }
and-more = { $first }, { $rest }
place-tharsis-tholus = Tharsis Tholus
place-ascraeus-mons = Ascraeus Mons
place-pavonis-mons = Pavonis Mons
place-arsia-mons = Arsia Mons
place-noctis-city = Noctis Ville
orbit-ganymede-colony = Ganymède
orbit-phobos-space-haven = Phobos

## projets standards, objectifs, récompenses

standard-sell-patents = Vente de brevets
standard-sell-patents-does = Défaussez autant de cartes que vous voulez, pour 1 M€ chacune.
standard-power-plant = Centrale
standard-power-plant-does = Augmentez votre production d’énergie de 1.
standard-asteroid = Astéroïde
standard-asteroid-does = Augmentez la température d’un cran.
standard-aquifer = Aquifère
standard-aquifer-does = Placez un océan.
standard-greenery = Forêt
standard-greenery-does = Placez une forêt et augmentez l’oxygène d’un cran.
standard-city = Cité
standard-city-does = Placez une cité et augmentez votre production de M€ de 1.
goal = { $name } ({ $asks })
milestone-terraformer = Terraformeur
milestone-terraformer-asks = NT 35
milestone-mayor = Maire
milestone-mayor-asks = 3 cités
milestone-gardener = Jardinier
milestone-gardener-asks = 3 forêts
milestone-builder = Bâtisseur
milestone-builder-asks = 8 badges Construction
milestone-planner = Planificateur
milestone-planner-asks = 16 cartes en main
award-landlord = Propriétaire
award-landlord-asks = le plus de tuiles
award-banker = Banquier
award-banker-asks = la plus forte production de M€
award-scientist = Scientifique
award-scientist-asks = le plus de badges Science
award-thermalist = Thermaliste
award-thermalist-asks = le plus de chaleur
award-miner = Mineur
award-miner-asks = le plus d’acier et de titane

## ce que disent les cartes

text-wild = Son badge compte comme n’importe quel badge, à votre choix à chaque fois.
text-sentences = { $first } { $rest }
text-list = { $first }, { $rest }
text-and = { $first } et { $rest }
text-then = { $first }, puis { $rest }
text-or = { $first } ou { $rest }
text-or-else = { $first } ; ou bien { $rest }
text-sentence = { $what }.
text-needs = Prérequis : { $what }.
need-temperature-min = { $n } °C ou plus
need-temperature-max = { $n } °C ou moins
need-oxygen-min = au moins { $n } % d’oxygène
need-oxygen-max = au plus { $n } % d’oxygène
need-oceans-min = { $n ->
    [one] au moins { $n } océan
   *[other] au moins { $n } océans
}
need-oceans-max = { $n ->
    [one] au plus { $n } océan
   *[other] au plus { $n } océans
}
need-tags = { $n ->
    [one] { $n } badge { $tag }
   *[other] { $n } badges { $tag }
}
need-production = une { $what }
need-cities = { $n ->
    [one] une cité en jeu
   *[other] { $n } cités en jeu
}
need-greeneries = { $n ->
    [one] une forêt à vous
   *[other] { $n } forêts à vous
}
text-start = Vous débutez avec { $what }.
text-first-action = Première action : { $what }.
text-action = Action : { $what }.
text-ongoing = { $when }, { $what }.
text-per = { $what } { $each }
text-as-much = autant { DE($what) }
text-made-by = votre { $what } de { $n }
text-made-per = votre { $what } de 1 { $each }
text-raise-own = { $at ->
    [start] Augmentez
   *[inside] augmentez
} { $what }
text-lower-own = { $at ->
    [start] Réduisez
   *[inside] réduisez
} { $what }
text-gain = { $at ->
    [start] Gagnez
   *[inside] gagnez
} { $what }
text-lose = { $at ->
    [start] Perdez
   *[inside] perdez
} { $what }
text-lower = { $at ->
    [start] Réduisez
   *[inside] réduisez
} de { $n } { LA($what) } d’un joueur de votre choix
text-rating = { $at ->
    [start] Augmentez
   *[inside] augmentez
} votre NT de { $n }
text-rating-per = { $at ->
    [start] Augmentez
   *[inside] augmentez
} votre NT de 1 { $each }
text-raise-temperature = { $at ->
    [start] Augmentez
   *[inside] augmentez
} la température { $n ->
    [one] d’un cran
   *[other] de { $n } crans
}
text-raise-oxygen = { $at ->
    [start] Augmentez
   *[inside] augmentez
} l’oxygène { $n ->
    [one] d’un cran
   *[other] de { $n } crans
}
text-ocean = { $at ->
    [start] Placez
   *[inside] placez
} { $n ->
    [one] un océan
   *[other] { $n } océans
}
text-ocean-on-land = { $at ->
    [start] Placez
   *[inside] placez
} un océan sur une case qui n’est pas réservée aux océans
text-greenery = { $at ->
    [start] Placez
   *[inside] placez
} une forêt et augmentez l’oxygène d’un cran
text-greenery-on-ocean = { $at ->
    [start] Placez
   *[inside] placez
} une forêt sur une case réservée aux océans et augmentez l’oxygène d’un cran
text-city = { $at ->
    [start] Placez
   *[inside] placez
} une cité
text-city-where = { $at ->
    [start] Placez
   *[inside] placez
} une cité { $where }
text-capital = { $at ->
    [start] Placez
   *[inside] placez
} la tuile de cette carte ; c’est une cité
text-tile = { $at ->
    [start] Placez
   *[inside] placez
} la tuile de cette carte { $where }
text-claim = { $at ->
    [start] Réservez
   *[inside] réservez
} une case de terre libre : vous seul pourrez l’utiliser
text-anywhere = sur Mars
text-on-land = sur une case de terre
text-on-ocean = sur une case réservée aux océans
text-isolated = sans aucune tuile voisine
text-on-volcano = sur un volcan
text-on-noctis = sur Noctis, la case qui lui est réservée, quelles que soient les voisines
text-beside-greenery = à côté d’une forêt
text-beside-city = à côté d’une cité
text-beside-two-cities = à côté d’au moins deux cités
text-on-metal = sur une case à acier ou à titane
text-metal-beside-own = sur une case à acier ou à titane, à côté d’une de vos tuiles
text-on-ganymede = sur Ganymède, à sa place réservée
text-on-phobos = sur Phobos, à sa place réservée
text-add-here = { $at ->
    [start] Ajoutez
   *[inside] ajoutez
} { $what } sur cette carte
text-add-played = { $at ->
    [start] Ajoutez
   *[inside] ajoutez
} un animal ou un microbe sur la carte jouée, si elle peut en recevoir
text-add-holding = { $at ->
    [start] Ajoutez
   *[inside] ajoutez
} 1 cube sur l’une de vos cartes qui en porte déjà
text-add-own = { $at ->
    [start] Ajoutez
   *[inside] ajoutez
} { $what } sur l’une de vos cartes
text-add-other = { $at ->
    [start] Ajoutez
   *[inside] ajoutez
} { $what } sur une autre de vos cartes
text-remove = { $at ->
    [start] Vous
   *[inside] vous
} pouvez retirer jusqu’à { $what } à un joueur
text-remove-beside = { $at ->
    [start] Vous
   *[inside] vous
} pouvez retirer jusqu’à { $what } au propriétaire d’une tuile voisine de cet océan
text-steal = { $at ->
    [start] Vous
   *[inside] vous
} pouvez voler jusqu’à { $what } à un joueur
text-from-one-card = { $what } d’une même carte
text-reveal = { $at ->
    [start] Révélez
   *[inside] révélez
} des cartes jusqu’à en trouver { $n } à badge { $tag } ; gardez celles-ci et défaussez les autres
text-look-buy = { $at ->
    [start] Regardez
   *[inside] regardez
} la première carte de la pioche, puis achetez-la ou défaussez-la
text-draw = { $at ->
    [start] Piochez
   *[inside] piochez
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}
text-look-keep = { $at ->
    [start] Regardez
   *[inside] regardez
} les { $n } premières cartes de la pioche, gardez-en { $keep } et défaussez les autres
text-exchange = { $at ->
    [start] Vous
   *[inside] vous
} pouvez défausser une carte de votre main pour en piocher une autre
text-if = { $at ->
    [start] Si
   *[inside] si
} vous avez au moins { $n } badges { $tag }, { $met } ; sinon, { $unmet }
text-take-here = { $at ->
    [start] Retirez
   *[inside] retirez
} { $what } de cette carte
text-convert = { $at ->
    [start] Réduisez
   *[inside] réduisez
} votre production de chaleur du nombre de votre choix et augmentez d’autant votre production de M€
text-lowest = { $at ->
    [start] Augmentez
   *[inside] augmentez
} de 1 l’une de vos plus faibles productions
text-printed-metal = { $at ->
    [start] Augmentez
   *[inside] augmentez
} de 1 votre production du métal imprimé sur la case
text-copy = { $at ->
    [start] Appliquez
   *[inside] appliquez
} de nouveau le cadre de production de l’une de vos cartes Construction
text-play-cheaper = { $at ->
    [start] Jouez
   *[inside] jouez
} une carte de votre main pour { $n } M€ de moins
text-play-anyhow = { $at ->
    [start] Jouez
   *[inside] jouez
} une carte de votre main sans tenir compte de ses prérequis de température, d’oxygène et d’océans
text-draw-prelude = { $at ->
    [start] Regardez
   *[inside] regardez
} { $n } préludes, jouez-en un et défaussez les autres
text-fund-free = { $at ->
    [start] Financez
   *[inside] financez
} gratuitement une récompense
text-special-search-for-life = { $at ->
    [start] Révélez
   *[inside] révélez
} et défaussez la première carte de la pioche ; si elle a un badge Microbe, ajoutez un cube science sur cette carte
text-special-free-hand = { $at ->
    [start] Vous
   *[inside] vous
} gardez gratuitement vos dix cartes de départ
text-spend = { $at ->
    [start] Contre
   *[inside] contre
} { $cost }, { $what }
text-if-raised = { $what }, si votre NT a augmenté pendant cette génération
text-eat = { $at ->
    [start] Retirez
   *[inside] retirez
} { $cost } et { $what }
text-tire = { $at ->
    [start] Réduisez
   *[inside] réduisez
} votre production d’énergie de 1 et { $what }
text-cubes-here = { $what } de cette carte
text-from-any-card = { $what } de n’importe quelle carte
text-any-energy = autant d’énergie que vous voulez
text-payable-steel = { $what } (payables aussi en acier)
text-payable-titanium = { $what } (payables aussi en titane)
each-tag = { $n ->
    [one] par badge { $tag } que vous avez
   *[other] tous les { $n } badges { $tag } que vous avez
}
each-tag-opponents = { $n ->
    [one] par badge { $tag } de vos adversaires
   *[other] tous les { $n } badges { $tag } de vos adversaires
}
each-city-mars = par cité sur Mars
each-city = par cité en jeu
each-event = par événement joué, tous joueurs confondus
when-tag-you = Pour chaque badge { $tag } que vous jouez
when-tag-you-own = Pour chaque badge { $tag } que vous jouez, celui de cette carte compris
when-tag-anyone = Pour chaque badge { $tag } joué par quiconque
when-tag-anyone-own = Pour chaque badge { $tag } joué par quiconque, celui de cette carte compris
when-ocean = Quand quelqu’un place un océan
when-greenery = Quand vous placez une forêt
when-city-you = Quand vous placez une cité
when-city = Quand quelqu’un place une cité
when-city-own = Quand quelqu’un place une cité, celle-ci comprise
when-city-mars = Quand quelqu’un place une cité sur Mars
when-standard = Quand vous utilisez un projet standard autre que la vente de brevets
when-standard-cost = Quand vous utilisez un projet standard à { $n } M€ ou plus
when-metal = Quand vous placez une tuile sur de l’acier ou du titane
when-points = Quand vous jouez une carte à points de victoire
when-cost = Quand vous jouez une carte à { $n } M€ ou plus
when-space-event = Quand vous jouez un événement Espace
when-event = Quand vous jouez un événement
mod-discount = Vos cartes coûtent { $n } M€ de moins.
mod-discount-tag = Vos cartes coûtent { $n } M€ de moins par badge { $tag } qu’elles portent.
mod-metals = Votre acier et votre titane valent chacun { $n } M€ de plus.
mod-titanium = Votre titane vaut { $n } M€ de plus.
mod-leeway = Vos cartes tolèrent { $n } crans d’écart sur leurs prérequis de température, d’oxygène et d’océans.
mod-next-leeway = Votre prochaine carte de cette génération tolère { $n } crans d’écart sur son prérequis de température, d’oxygène ou d’océans.
mod-next-discount = Votre prochaine carte de cette génération coûte { $n } M€ de moins.
mod-greenery = Une forêt ne vous coûte que { $n } plantes.
mod-heat = Vous pouvez payer en chaleur comme en M€.
mod-power-plant = Le projet standard Centrale vous coûte { $n } M€ de moins.
mod-microbes = Chaque microbe de cette carte paie { $n } M€ d’une carte à badge Plante.
mod-protect-here = Personne ne peut retirer d’animaux de cette carte.
mod-protect = Vos adversaires ne peuvent pas retirer vos plantes, vos animaux ni vos microbes.
text-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
text-points-if = { $n } points s’il y a un { $what } sur cette carte.
text-points-each-cube = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par { $what } sur cette carte.
text-points-cubes = { $n ->
    [one] { $n } point
   *[other] { $n } points
} tous les { $what } sur cette carte.
text-points-tags = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par badge { $tag } que vous avez.
text-points-cities = { $n ->
    [one] { $n } point
   *[other] { $n } points
} toutes les { $per } cités en jeu.
text-points-oceans = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par océan à côté de sa tuile.
text-points-beside-cities = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par cité à côté de sa tuile.

## résumé des règles

rules-1-title = Le but
rules-1 = Vous dirigez une corporation qui aide à rendre Mars habitable. La partie se termine à la fin de la génération où la température (+8 °C), l’oxygène (14 %) et les océans (9) sont tous au maximum. Le plus de points de victoire l’emporte.
rules-2-title = Niveau de terraformation
rules-2 = Votre niveau de terraformage (NT) débute à 20. Chaque case d’un paramètre global que vous faites avancer l’augmente de 1. Il compte en points à la fin, et en revenu à chaque génération.
rules-3-title = Avant la première génération
rules-3 = Vous choisissez une corporation parmi deux et achetez ce que vous voulez parmi dix projets, à 3 M€ chacun, en secret. Un débutant prend 42 M€ et garde gratuitement les dix. Avec Prélude, vous gardez aussi deux préludes sur quatre, joués avant la première génération.
rules-4-title = Une génération
rules-4 = Une génération a quatre phases : ordre des joueurs, recherche, actions et production. La première commence aux actions.
rules-5-title = La recherche
rules-5 = Recherche : vous voyez quatre cartes et achetez celles que vous voulez à 3 M€ chacune. Avec le draft, vous les choisissez une à une et passez le reste, à gauche aux générations paires, à droite aux impaires.
rules-6-title = Les tours
rules-6 = Actions : à tour de rôle, une ou deux actions chacun, ou passer et ne plus agir à cette génération. La phase se termine quand tous ont passé.
rules-7-title = Ce qu’est une action
rules-7 = Une action : jouer une carte, utiliser un projet standard, valider un objectif (8 M€, trois sur cinq, 5 points), financer une récompense (8, 14 puis 20 M€), utiliser une carte bleue une fois par génération, changer 8 plantes en forêt ou 8 chaleurs en une case de température.
rules-8-title = Jouer une carte
rules-8 = Pour jouer une carte, remplissez ses prérequis et payez son prix. L’acier (2 M€) paie les cartes Construction, le titane (3 M€) les cartes Espace, sans rendre la monnaie. Tout effet sans bordure rouge doit être possible.
rules-9-title = Les tuiles
rules-9 = Une tuile rapporte ce qui est imprimé sur sa case et 2 M€ par océan voisin. Les océans vont sur les cases bleues, les cités jamais à côté d’une cité, les forêts à côté d’une de vos tuiles si possible, avec une case d’oxygène.
rules-10-title = La production
rules-10 = Production : l’énergie devient chaleur, puis vous recevez vos M€ (NT plus production) et toutes vos autres productions.
rules-11-title = Les dernières forêts
rules-11 = Après la dernière production, chacun peut encore changer ses plantes en forêts, dans l’ordre du tour.
rules-12-title = Les points
rules-12 = Points : NT ; récompenses (5 au premier, 2 au second à trois joueurs ou plus, tous les ex æquo pareil) ; objectifs ; 1 par forêt ; 1 par forêt à côté de vos cités ; cartes. À égalité, le plus de M€ l’emporte.
rules-13-title = En solo : MarsBot
rules-13 = Seul, vous affrontez MarsBot comme à deux joueurs ; vous commencez. À chaque génération, il reçoit trois projets (quatre en brutal) et une carte bonus, et en révèle une à chacun de ses tours. Chaque badge d’un projet avance le marqueur de sa piste, et la case atteinte dit ce qui se passe : une tuile, une case de température, du NT, un objectif, une récompense. Il ne paie rien ; ce qu’il ne peut pas faire lui rapporte 5 M€ (3 en facile).
rules-14-title = En solo : contre MarsBot
rules-14 = Vos cartes lui prennent des M€ à la place de toute ressource et reculent ses marqueurs à la place de sa production. À la fin, ses M€ valent aussi des points : 8 M€ le point, puis de moins en moins à partir de la génération 13 (11 avec Prélude). Vous gagnez avec plus de points que MarsBot, et perdez aussitôt quand commence la génération 20 (18 avec Prélude).

## à propos

about-1 = Ceci est une adaptation non officielle de Terraforming Mars, un jeu de Jacob Fryxelius publié par FryxGames, avec l’Ère des corporations et Prélude. Elle n’est ni faite ni approuvée par son auteur ou son éditeur.
about-2 = Nous avons travaillé à partir d’un résumé français des règles et de tables des cartes. Tous les textes sont de nous ; ce que dit une carte est tiré de ses données.
about-3 = Les noms français des cartes viennent d’une traduction libre, retouchée par endroits. Les noms propres des corporations restent en anglais ; le fichier RULINGS.md liste nos choix.
about-4 = Corporations, préludes et premières mains sont choisis en même temps et révélés ensemble.
about-5 = Un prélude qui ne peut être joué est défaussé pour 15 M€. On ne peut dépenser ni astéroïde, ni aquifère, ni chaleur sur un paramètre au maximum.
about-6 = Les pistes de MarsBot sont celles de Tharsis. Ce que font ses corporations et leurs quatre cartes bonus vient de relevés publics des cartes ; les noms français de ces cartes bonus sont de nous.
about-7 = Toutes les autres décisions sont dans le fichier RULINGS.md de ce jeu.

## la table

headline = Génération { $generation } · { $phase }
phase-set-up = mise en place
phase-preludes = préludes
phase-research = recherche
phase-action = actions
phase-production = production
phase-last-greeneries = dernières forêts
phase-over = fin de la partie
panel-mars = Mars
panel-parameters = Paramètres globaux
panel-goals = Objectifs et récompenses
panel-projects = Projets standards
panel-piles = Piles
table-milestones = Objectifs
table-awards = Récompenses
table-standard = Projets standards
column-needs = Requis
column-claimed = Validé par
column-funded = Financée par
column-price = M€
column-does = Effet
zone-discard = Défausses vues de tous
zone-own-discard = Défausses connues de vous seul
zone-hand = Main
zone-offer = Cartes proposées
zone-pack = Cartes à drafter
zone-draft = Cartes draftées
zone-passed = Cartes passées
zone-preludes = Préludes
zone-shelf = Cartes rendues
zone-tags = Badges
zone-founded = Corporation et préludes
zone-active = Cartes bleues
zone-automated = Cartes vertes
zone-deck = Pioche
zone-events = Événements
cards-hidden = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
reserved-ocean = océan
reserved-noctis = Noctis Ville
fact-reserved = Réservée à
fact-volcano = Volcan
fact-bonus-cards = Cartes
fact-generation = Génération
fact-temperature = Température
fact-first = Premier joueur
fact-award-price = Prix de la prochaine récompense
fact-milestone-price = Prix d’un objectif
fact-milestones-left = Objectifs encore à revendiquer
fact-awards-left = Récompenses encore à fonder
fact-goal-points = Points d’un objectif ou de la première place d’une récompense
fact-discard = Cartes défaussées
fact-prelude-deck = Préludes restants
fact-price = Prix
fact-price-now = Prix pour vous
fact-tag = Badge
fact-cubes = Dessus
fact-used = Utilisée à cette génération
fact-rating = Niveau de terraformage
fact-corporation = Corporation
fact-points = Points
fact-points-now = Points, si la partie finissait maintenant
fact-production = Production
productions = { $megacredits } M€, { $steel } acier, { $titanium } titane, { $plants } plantes, { $energy } énergie, { $heat } chaleur
status-passed = a passé
status-acting = joue
status-waiting = attend
number = { $n }

## questions

ask-incorporate = Quelle corporation fondez-vous ?
ask-keep = Quelles cartes gardez-vous ? ({ $n })
ask-buy = Quelles cartes achetez-vous, à 3 M€ chacune ?
ask-draft = Quelle carte prenez-vous ?
ask-prelude = Quel prélude jouez-vous ?
ask-act = Que faites-vous ?
ask-act-again = Que faites-vous de votre seconde action ?
ask-pay-steel = Combien d’acier utilisez-vous ? ({ $n } M€ à payer)
ask-pay-titanium = Combien de titane utilisez-vous ? ({ $n } M€ à payer)
ask-pay-heat = Combien de chaleur utilisez-vous ? ({ $n } M€ à payer)
ask-pay-microbes = Combien de microbes des Psychrophiles utilisez-vous ? ({ $n } M€ à payer)
ask-sell = Quelles cartes vendez-vous, à 1 M€ chacune ?
ask-choose = { $card } : laquelle des possibilités ?
ask-place = Où placez-vous la tuile { $tile } ?
ask-place-ocean = Où placez-vous l’océan ?
ask-place-greenery = Où placez-vous la forêt ?
ask-place-city = Où placez-vous la cité ?
ask-claim = Quelle case réservez-vous ?
ask-add = { $n ->
    [one] Quelle carte reçoit le cube ?
   *[other] Quelle carte reçoit les { $n } cubes ?
}
ask-lower = De qui { LA($what) } baisse-t-elle de { $n } ?
ask-remove = Que retirez-vous, et à qui ?
ask-steal = Que volez-vous, et à qui ?
ask-feed = { $card } : de quelle carte prenez-vous un cube ?
ask-discard = { $card } : quelle carte défaussez-vous pour en piocher une autre ?
ask-amount = { $card } : combien ?
ask-produce = { $card } : quelle production augmente ?
ask-copy = De quelle carte refaites-vous la production ?
ask-play = { $card } : quelle carte jouez-vous ?
ask-fund = { $card } : quelle récompense financez-vous ?
ask-order = { $card } : quel effet d’abord ?
ask-green = Changez-vous des plantes en une forêt de plus ?

## choix

no-buy = Ne plus rien acheter
no-sell = Ne plus rien vendre
no-discard = Garder votre main
no-remove = Rien
no-green = Non
pick-green = Placer une forêt
pick-pass = Passer pour cette génération
pick-end-turn = Finir votre tour
pick-standard = { $what } ({ $price } M€)
pick-plant = Forêt pour { $n } plantes
pick-burn = Température pour 8 chaleurs
pick-claim = Valider { $what } ({ $price } M€)
pick-fund = Financer { $what } ({ $price } M€)
pick-play = Jouer { $card } ({ $price } M€)
pick-use = Utiliser { $card }
pick-remove = { $who } : { $what }
pick-remove-cubes = { $who }, { $card } : { $what }

## pourquoi pas

why-money-short = coûte { $price } M€, vous en avez { $n }
why-money-in-kind = coûte { $price } M€, vous en avez { $n } et { $more } en nature
why-stock-short = il faut { $what }, vous en avez { $n }
why-production-short = votre { $what } baisserait de { $needs }, elle est de { $n }
why-production-floor = votre { $what } baisserait de { $needs }, elle est de { $n } et ne descend jamais sous { $least }
why-nobody-loses = personne ne peut perdre { $n } { DE($what) }
why-cubes-short = il faut { $what } sur cette carte, il y en a { $n }
why-either = { $first } ; { $rest }
why-requirement = prérequis : { $what }
why-requirement-short = prérequis : { $what }, vous en avez { $n }
why-requirement-there = prérequis : { $what }, il y en a { $n }
why-mars = prérequis : { $what }, actuellement { $now }
why-no-hex = aucune case pour la tuile
why-no-holding-card = aucune de vos cartes n’a de cube
why-no-box = aucune production à refaire
why-no-playable-card = aucune carte à jouer
why-parameter-full = déjà au maximum
why-no-hand = aucune carte en main
why-no-prey = aucune carte à qui prendre un cube
why-no-receiver = aucune carte pour le recevoir
why-rating-not-raised = votre NT n’a pas monté à cette génération
why-used = déjà utilisée à cette génération
why-claimed = déjà validé
why-all-claimed = trois objectifs sont validés
why-milestone-short = vous en êtes à { $n } sur { $needs }
why-funded = déjà financée
why-all-funded = trois récompenses sont financées

## le journal

story-reshuffle = La défausse est mélangée en une nouvelle pioche.
story-production = La génération se termine par la production : l’énergie devient chaleur.
story-terraformed = Mars est terraformée : c’étaient les dernières actions.
story-generation = Génération { $n }. { $who } commence.
story-corporation = { $who } fonde { $card }.
story-first-action = { $who } : première action { DE($card) }.
story-research = { $who } { $n ->
    [0] n’achète rien
    [one] achète { $n } carte pour { $price } M€
   *[other] achète { $n } cartes pour { $price } M€
} et en a { $hand } en main.
story-pass = { $who } passe.
story-play = { $who } joue { $card } pour { $price } M€.
story-play-free = { $who } joue { $card } gratuitement.
story-prelude = { $who } joue le prélude { $card }.
story-fizzle = { $who } ne peut pas jouer { $card } et prend 15 M€.
story-use = { $who } utilise { $card } pour { $price } M€.
story-use-free = { $who } utilise { $card }.
story-copy = { $who } refait la production { DE($card) }.
story-standard = { $who } utilise un projet standard : { $what }, pour { $price } M€.
story-sell = { $who } vend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
story-plant = { $who } plante une forêt pour { $n } plantes.
story-burn = { $who } réchauffe Mars pour { $n } chaleurs.
story-claim = { $who } valide { $what } pour { $price } M€.
story-fund = { $who } finance { $what } pour { $price } M€.
story-fund-free = { $who } finance { $what } gratuitement.
story-gain = { $who } gagne { $what }.
story-lose = { $who } dépense { $what }.
story-income = { $who } reçoit { $what }.
story-no-income = { $who } ne reçoit rien.
story-score = { $who } marque { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
story-spend = { $who } paie avec { $what }.
story-produce = { $who } : { $what } +{ $n }.
story-produce-less = { $who } : { $what } −{ $n }.
story-rate = { $who } : NT +{ $n }, maintenant { $rating }.
story-temperature = { $who } porte la température à { $n }.
story-oxygen = { $who } porte l’oxygène à { $n }.
story-tile = { $who } place la tuile { $tile } ({ $where }).
story-ocean = { $who } place un océan ({ $where }).
story-greenery = { $who } place une forêt ({ $where }).
story-city = { $who } place une cité ({ $where }).
story-claim-hex = { $who } réserve une case ({ $where }).
story-cubes = { $who } ajoute { $what } à { $card }.
story-cubes-gone = { $who } retire { $what } { DE($card) }.
story-cubes-removed = { $who } prend { $what } sur { $card }, à { $whom }.
story-lower = { $who } réduit de { $n } { LA($what) } { DE($whom) }.
story-lower-own = { $who } doit réduire de { $n } sa propre { $what }.
story-remove = { $who } retire { $what } à { $whom }.
story-steal = { $who } vole { $what } à { $whom }.
story-draw = { $who } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
story-drawn = Vous avez pioché { $card }.
story-look = { $who } regarde { $n } cartes et en garde { $keep }.
story-look-to-buy = { $who } regarde { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
story-buy = { $who } { $n ->
    [0] n’achète rien
    [one] achète { $n } carte pour { $price } M€
   *[other] achète { $n } cartes pour { $price } M€
}.
story-keep = Vous gardez { $card }.
story-discard = { $who } défausse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
story-discarded = Vous avez défaussé { $card }.
story-reveal = { $who } révèle { $card }.

## score

score-rating = Niveau de terraformage
score-awards = Récompenses
score-milestones = Objectifs
score-greeneries = Forêts
score-cities = Cités
score-cards = Cartes
score-neural = Instance Neurale
score-money = M€

## projets

card-colonizer-training-camp = Camp d’Entraînement
card-asteroid-mining-consortium = Consortium Minier
card-deep-well-heating = Chauffage Géothermique
card-cloud-seeding = Ensemencement de Nuages
card-search-for-life = Traces de Vie
card-inventors-guild = Guilde des Inventeurs
card-martian-rails = Réseau Ferré Martien
card-capital = Capitale
card-asteroid = Astéroïde
card-comet = Comète
card-big-asteroid = Astéroïde Géant
card-water-import-from-europa = Importation d’Eau d’Europe
card-space-elevator = Ascenseur Spatial
card-development-center = Centre de Développement
card-equatorial-magnetizer = Magnétisation Équatoriale
card-domed-crater = Cratère Couvert
card-noctis-city = Noctis Ville
card-methane-from-titan = Méthane de Titan
card-imported-hydrogen = Hydrogène Importé
card-research-outpost = Poste de Recherche
card-phobos-space-haven = Refuge Spatial de Phobos
card-black-polar-dust = Poussière Noire Polaire
card-arctic-algae = Algue Arctique
card-predators = Prédateurs
card-space-station = Station Spatiale
card-eos-chasma-national-park = Réserve du Chasma d’Eos
card-interstellar-colony-ship = Colonie Interstellaire
card-security-fleet = Flotte de Sûreté
card-cupola-city = Cité de la Coupole
card-lunar-beam = Faisceau Lunaire
card-optimal-aerobraking = Freinage Aérodynamique
card-underground-city = Cité Souterraine
card-regolith-eaters = Régolithophages
card-ghg-producing-bacteria = Bactéries Productrices de GES
card-ants = Fourmis
card-release-of-inert-gases = Libération de Gaz Inertes
card-nitrogen-rich-asteroid = Astéroïde Riche en Azote
card-rover-construction = Construction d’un Rover
card-deimos-down = Destruction de Deimos
card-asteroid-mining = Astéroïdes Miniers
card-food-factory = Usine Alimentaire
card-archaebacteria = Archéobactéries
card-carbonate-processing = Carbonatation
card-natural-preserve = Préservation de la Nature
card-nuclear-power = Énergie Nucléaire
card-lightning-harvest = Récolte de la Foudre
card-algae = Algues
card-adapted-lichen = Lichens Acclimatés
card-tardigrades = Tardigrades
card-virus = Virus
card-miranda-resort = Complexe de Miranda
card-fish = Poisson
card-lake-marineris = Lac Marineris
card-small-animals = Petits Animaux
card-kelp-farming = Culture du Varech
card-mine = Mine
card-vesta-shipyard = Chantier de Vesta
card-beam-from-a-thorium-asteroid = Générateur à Thorium
card-mangrove = Mangrove
card-trees = Arbres
card-great-escarpment-consortium = Consortium du Grand Escarpement
card-mineral-deposit = Dépôt de Minerai
card-mining-expedition = Expédition Minière
card-mining-area = Carrière
card-building-industries = Industries de Construction
card-land-claim = Revendication de Terrain
card-mining-rights = Droits Miniers
card-sponsors = Sponsors
card-electro-catapult = Catapulte Électromagnétique
card-earth-catapult = Catapulte Terrestre
card-advanced-alloys = Alliages Avancés
card-birds = Oiseaux
card-mars-university = Université de Mars
card-viral-enhancers = Améliorateurs de Virus
card-towing-a-comet = Remorquage de Comète
card-space-mirrors = Miroirs Spatiaux
card-solar-wind-power = Énergie des Vents Solaires
card-ice-asteroid = Astéroïde de Glace
card-quantum-extractor = Extracteur Quantique
card-giant-ice-asteroid = Astéroïde de Glace Géant
card-ganymede-colony = Colonie de Ganymède
card-callisto-penal-mines = Pénitencier Minier de Callisto
card-giant-space-mirror = Miroir Spatial Géant
card-trans-neptune-probe = Sonde Trans-Neptunienne
card-commercial-district = Quartier Commercial
card-robotic-workforce = Main d’Œuvre Robotique
card-grass = Herbe
card-heather = Bruyère
card-peroxide-power = Centrale au Peroxyde
card-research = Recherches
card-gene-repair = Réparation Génétique
card-io-mining-industries = Industries Minières sur Io
card-bushes = Buissons
card-mass-converter = Convertisseur de Masse
card-physics-complex = Complexe Physique
card-greenhouses = Serres
card-nuclear-zone = Zone Nucléaire
card-tropical-resort = Bulle Tropicale
card-toll-station = Station de Péage
card-fueled-generators = Groupes Électrogènes
card-ironworks = Usine Sidérurgique
card-power-grid = Réseau Électrique
card-steelworks = Aciéries
card-ore-processor = Transformateur de Minerai
card-earth-office = Bureau sur Terre
card-acquired-company = Achat d’une Société
card-media-archives = Médiathèque
card-open-city = Ville Ouverte
card-media-group = Groupe Média
card-business-network = Réseau Professionnel
card-business-contacts = Contacts Professionnels
card-bribed-committee = Comité Corrompu
card-solar-power = Énergie Solaire
card-breathing-filters = Masques Respiratoires
card-artificial-photosynthesis = Photosynthèse Artificielle
card-artificial-lake = Lac Artificiel
card-geothermal-power = Énergie Géothermique
card-farming = Agriculture
card-dust-seals = Joints Anti-Poussière
card-urbanized-area = Zone Urbanisée
card-sabotage = Sabotage
card-moss = Mousses
card-industrial-center = Centre Industriel
card-hired-raiders = Braqueurs Mercenaires
card-hackers = Pirate Informatique
card-ghg-factories = Usines de GES
card-subterranean-reservoir = Réservoir Souterrain
card-ecological-zone = Zone Écologique
card-zeppelins = Zeppelins
card-worms = Vers
card-decomposers = Agents de Décomposition
card-fusion-power = Énergie de Fusion
card-symbiotic-fungus = Moisissures Symbiotiques
card-extreme-cold-fungus = Moisissures Extrêmes
card-advanced-ecosystems = Écosystèmes Avancés
card-great-dam = Grand Barrage
card-cartel = Cartel
card-strip-mine = Mine à Ciel Ouvert
card-wave-power = Énergie Marémotrice
card-lava-flows = Fleuves de Lave
card-power-plant = Centrale
card-mohole-area = Zone de Mohole
card-large-convoy = Grand Convoi
card-titanium-mine = Mine de Titane
card-tectonic-stress-power = Énergie Tectonique
card-nitrophilic-moss = Mousses Nitrophiles
card-herbivores = Herbivores
card-insects = Insectes
card-ceos-favorite-project = Projet Favori du PDG
card-anti-gravity-technology = Technologie Anti-Gravité
card-investment-loan = Prêt d’Investissement
card-insulation = Isolation
card-adaptation-technology = Technologie d’Adaptation
card-caretaker-contract = Unité de Veille
card-designed-microorganisms = Microorganismes Optimisés
card-standard-technology = Technologie Standard
card-nitrite-reducing-bacteria = Bactéries Dénitrifiantes
card-industrial-microbes = Microbes Industriels
card-lichen = Lichen
card-power-supply-consortium = Consortium pour l’Énergie
card-convoy-from-europa = Convoi depuis Europe
card-imported-ghg = Importation de GES
card-imported-nitrogen = Azote Importé
card-micro-mills = Micro-Girouettes
card-magnetic-field-generators = Générateurs de Champ Magnétique
card-shuttles = Navettes
card-import-of-advanced-ghg = Importation de GES Avancés
card-windmills = Éoliennes
card-tundra-farming = Agriculture dans la Toundra
card-aerobraked-ammonia-asteroid = Astéroïde d’Ammoniaque
card-magnetic-field-dome = Dôme de Champ Magnétique
card-pets = Animaux Domestiques
card-protected-habitats = Habitat Protégé
card-protected-valley = Vallée Protégée
card-satellites = Satellites
card-noctis-farming = Ferme de Noctis
card-water-splitting-plant = Usine Électrolytique
card-heat-trappers = Pièges à Chaleur
card-soil-factory = Usine des Sols
card-fuel-factory = Usine de Carburant
card-ice-cap-melting = Fusion de la Calotte Glaciaire
card-corporate-stronghold = Bastion de la Corporation
card-biomass-combustors = Combustion de Biomasse
card-livestock = Bétail
card-olympus-conference = Conférence d’Olympus
card-rad-suits = Combinaison Anti-Radiation
card-aquifer-pumping = Pompage de l’Aquifère
card-flooding = Inondation
card-energy-saving = Économies d’Énergie
card-local-heat-trapping = Captage Local de Chaleur
card-permafrost-extraction = Extraction du Pergélisol
card-invention-contest = Concours d’Inventions
card-plantation = Plantation
card-power-infrastructure = Infrastructure Électrique
card-indentured-workers = Ouvriers en Contrat d’Apprentissage
card-lagrange-observatory = Observatoire Lagrange
card-terraforming-ganymede = Terraformation de Ganymède
card-immigration-shuttles = Navettes d’Immigration
card-restricted-area = Zone Interdite
card-immigrant-city = Cité des Immigrants
card-energy-tapping = Vol d’Énergie
card-underground-detonations = Explosions Souterraines
card-soletta = Soletta
card-technology-demonstration = Démonstration Technologique
card-rad-chem-factory = Usine Radio-Chimique
card-special-design = Conception Spéciale
card-medical-lab = Laboratoire Médical
card-ai-central = IA Centrale
card-house-printing = Impression d’Habitations
card-lava-tube-settlement = Camp du Tunnel de Lave
card-martian-survey = Relevé Martien
card-psychrophiles = Psychrophiles
card-research-coordination = Coordination de la Recherche
card-sf-memorial = Mémorial SF
card-space-hotels = Hôtels Spatiaux

## corporations

card-beginner-corporation = Jeune Corporation
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Cinématiques Interplanétaires
card-inventrix = Inventrix
card-mining-guild = Guilde Minière
card-phobolog = PhoboLog
card-tharsis-republic = République de Tharsis
card-thorgate = ThorGate
card-united-nations-mars-initiative = Initiative Martienne des Nations Unies
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-cheung-shing-mars = Cheung Shing MARS
card-point-luna = Point Luna
card-robinson-industries = Robinson Industries
card-valley-trust = Valley Trust
card-vitor = Vitor

## préludes

card-allied-bank = Banque Partenaire
card-aquifer-turbines = Turbines Aquifères
card-biofuels = Biocarburants
card-biolab = Laboratoire de Biologie
card-biosphere-support = Soutien de la Biosphère
card-business-empire = Empire Financier
card-dome-farming = Culture en Dôme
card-donation = Don
card-early-settlement = Premiers Colons
card-ecology-experts = Experts en Écologie
card-eccentric-sponsor = Mécène Excentrique
card-experimental-forest = Forêt Expérimentale
card-galilean-mining = Mine Galiléenne
card-great-aquifer = Aquifère Géant
card-huge-asteroid = Gigantesque Astéroïde
card-io-research-outpost = Centre de Recherche sur Io
card-loan = Prêt
card-martian-industries = Industries Martiennes
card-metal-rich-asteroid = Astéroïde Riche en Métaux
card-metals-company = Entreprise Métallurgique
card-mining-operations = Opérations Minières
card-mohole = Mohole
card-mohole-excavation = Fouilles de Mohole
card-nitrogen-shipment = Cargaison d’Azote
card-orbital-construction-yard = Chantier Orbital
card-polar-industries = Industries Polaires
card-power-generation = Production d’Énergie
card-research-network = Réseau de Recherche
card-self-sufficient-settlement = Campement Autonome
card-smelting-plant = Fonderie
card-society-support = Soutien à la Société
card-supplier = Fournisseur
card-supply-drop = Largage de Ravitaillement
card-unmi-contractor = Sous-Traitant pour l’UNMI
card-acquired-space-agency = Rachat d’une Agence Spatiale

## MarsBot

option-difficulty = MarsBot (un joueur)
option-difficulty-easy = facile
option-difficulty-normal = normal
option-difficulty-hard = difficile
option-difficulty-brutal = brutal
option-marsbot-corporation = Corporation pour MarsBot (un joueur)
option-marsbot-corporation-on = une au hasard
option-marsbot-corporation-off = aucune
marsbot = MarsBot
marsbot-purse = 1 M€ de MarsBot, à la place d’un cube
marsbot-tile = { $tile } de MarsBot
tile-neural-instance = Instance Neurale
tag-event = Événement
track-building = Construction
track-space = Espace
track-event = Événement
track-science = Science
track-energy = Énergie et Jovien
track-earth = Terre et Cité
track-plant = Plante, Microbe et Animal
reached-of = { $n } sur { $needs }
bot-space = Case { $n }
bot-space-cube = Case { $n }, en plus
space-temperature = +{ $n } °C
space-rating = +{ $n } NT
space-milestone = un objectif
space-award = une récompense
space-again = encore un pas
space-again-space = un pas sur la piste Espace
space-cube = cube de sa corporation
fact-difficulty = Difficulté
fact-bot-does = Son effet
fact-bot-on-card = Sur sa corporation
fact-bot-passed = A passé
fact-bot-fresh = Peut acheter un objectif à son prochain tour
zone-bot-deck = Deck Action
zone-bot-known = Dans son deck Action, à coup sûr
zone-bot-bonus-deck = Deck Bonus
zone-bot-coming = Dans l’un des deux decks
zone-bot-bonus-discard = Défausse Bonus
zone-bot-destroyed = Cartes Bonus retirées du jeu
zone-bot-played = Projets qu’il a résolus
zone-bot-shown = En cours de résolution
ask-bot-invades = Espèces invasives : de quelle carte perdez-vous un cube ?

bonus-b01 = Pluie de Météorites
bonus-b01-does = Vous perdez 5 plantes, ou toutes celles que vous avez. Détruite si vous en avez perdu 3 ou plus, ou si elles sont protégées.
bonus-b02 = Espèces Invasives
bonus-b02-does = Vous perdez l’animal ou le microbe qui vaut le plus. MarsBot gagne 5 M€ dans tous les cas.
bonus-b03 = Recherche & Développement
bonus-b03-does = MarsBot pioche un projet et le résout.
bonus-b04 = Dépassement de soi
bonus-b04-does = MarsBot revendique un objectif ou, dès la génération 6, finance une récompense ; la carte est alors détruite. Sinon il gagne 5 M€.
bonus-b05 = Construction accélérée
bonus-b05-does = MarsBot place une cité à côté d’au moins deux forêts ou océans, et détruit la carte.
bonus-b06 = Lobbyistes
bonus-b06-does = Le premier choix possible : température +2 si cela atteint un bonus ou la fin ; une forêt et oxygène +1, de même ; un océan à côté de deux océans. Chacun détruit la carte. Sinon le paramètre le moins avancé monte de 1.
bonus-b07 = Instance Neurale Locale
bonus-b07-does = MarsBot place son Instance Neurale loin de tout, ou résout un projet. La carte est détruite.
bonus-b08 = Concurrence des Corporations
bonus-b08-does = Avec 5 M€, MarsBot améliore sa place dans une récompense financée et les paie. Sinon il résout une autre carte Bonus.
bonus-b23 = Pousse rapide
bonus-b23-does = MarsBot change la plante posée sur Ecoline en forêt ; sans plante, il en pose une. Dans chaque deck Action.
bonus-b25 = Dans les règles de l’art
bonus-b25-does = Le premier possible des trois premiers choix des Lobbyistes. Dans chaque deck Action.
bonus-b28 = Diversification
bonus-b28-does = Un pas sur la piste la moins avancée, puis MarsBot paie 4 M€ s’il les a. Dans chaque deck Action.
bonus-b31 = Subvention publique
bonus-b31-does = Le NT de MarsBot monte de 1.

bot-credicor-does = 4 M€ pour chaque projet résolu qui coûte 20 ou plus.
bot-ecoline-does = Pousse rapide est dans chaque deck Action.
bot-helion-does = Là où une piste monte la température, il résout un projet à la place ; des cubes de la piste Terre montent la température.
bot-interplanetary-cinematics-does = 2 M€ pour chaque pas sur les pistes Construction et Événement.
bot-inventrix-does = 2 M€ pour chaque projet qui a une condition ; Dans les règles de l’art est dans chaque deck Action.
bot-mining-guild-does = Chaque fois qu’il a gagné 10 M€, le marqueur Construction avance d’un pas.
bot-phobolog-does = Des projets sont mêlés à son deck Bonus ; des cubes de la piste Espace en résolvent la première carte.
bot-saturn-systems-does = Un pas sur la piste Événement pour chaque badge Jovien qu’il résout et chaque carte Jovien que vous jouez.
bot-teractor-does = 2 M€ pour chaque pas sur la piste Terre.
bot-tharsis-republic-does = Un pas sur la piste Événement pour chaque cité qu’il place, 2 M€ pour chacune des vôtres.
bot-thorgate-does = Cubes de la piste Énergie : il résout le premier badge d’un projet, et la température monte de 1.
bot-united-nations-mars-initiative-does = Deux cartes Bonus dans chaque deck Action, sauf le premier qui n’en a pas.
bot-cheung-shing-mars-does = 5 M€ pour chaque pas sur la piste Construction à partir de la case 4.
bot-point-luna-does = Des cubes de la piste Terre font avancer le marqueur le moins avancé ou celui de la piste Espace.
bot-robinson-industries-does = Diversification est dans chaque deck Action.
bot-valley-trust-does = Des cubes de la piste Science résolvent un projet.
bot-vitor-does = 3 M€ pour chaque projet dont les points ne sont pas négatifs ; Dépassement de soi est dans chaque deck Action.

bot-deck = MarsBot mélange son deck Action : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
bot-corporation = MarsBot fonde { $card }. { $does }
bot-mixes-in = { $card } est mêlée à son deck Bonus.
bot-keeps = MarsBot montre { $card }, qui répond à sa priorité, et la garde.
bot-gives-up = MarsBot montre { $card }, qui ne répond pas à sa priorité, et la défausse.
bot-project = MarsBot révèle { $card }.
bot-bonus = MarsBot révèle la carte Bonus { $card }.
bot-destroyed = { $card } est détruite.
bot-pass = Le deck Action de MarsBot est vide : il passe.
bot-step = Le marqueur { $track } avance à { $n }.
bot-step-tag = Badge { $tag } : le marqueur { $track } avance à { $n }.
bot-step-arrow = Flèche : le marqueur { $track } avance à { $n }.
bot-step-wild = Badge joker : le marqueur le moins avancé, { $track }, avance à { $n }.
bot-stuck = Le marqueur { $track } est au bout de sa piste.
bot-stuck-tag = Badge { $tag } : le marqueur { $track } est au bout de sa piste.
bot-stuck-arrow = Flèche : le marqueur { $track } est au bout de sa piste.
bot-stuck-wild = Badge joker : même le marqueur le moins avancé, { $track }, est au bout de sa piste.
bot-used = La case { $n } { DE($track) } a déjà servi : il ne se passe rien.
bot-no-arrow = La case { $n } { DE($track) } est une flèche rouge : ignorée en facile.
bot-wild = Badge joker : ignoré sans Prélude.
bot-cube-white = Il y a ici un cube blanc { DE($card) }.
bot-cube = Il y a ici un cube { DE($card) }.
bot-earn-no-tag = Action manquée, la carte n’a pas de badge : { $n } M€ ({ $total } maintenant).
bot-earn-end-of-track = Action manquée, la piste s’arrête ici : { $n } M€ ({ $total } maintenant).
bot-earn-no-milestone = Action manquée, il ne peut revendiquer aucun objectif : { $n } M€ ({ $total } maintenant).
bot-earn-no-award = Action manquée, il ne peut financer aucune récompense dont il soit leader : { $n } M€ ({ $total } maintenant).
bot-earn-no-hex = Action manquée, aucune case pour la tuile : { $n } M€ ({ $total } maintenant).
bot-earn-no-ocean = Action manquée, tous les océans sont placés : { $n } M€ ({ $total } maintenant).
bot-earn-temperature-full = Action manquée, la température est au maximum : { $n } M€ ({ $total } maintenant).
bot-earn-oceans = MarsBot gagne { $n } M€ pour les océans à côté de la tuile ({ $total } maintenant).
bot-earn-icons = MarsBot gagne { $n } M€ pour les icônes couvertes ({ $total } maintenant).
bot-earn-heat = Bonus de la piste Température : { $n } M€ à la place de la production de chaleur ({ $total } maintenant).
bot-earn-corporation = La corporation de MarsBot rapporte { $n } M€ ({ $total } maintenant).
bot-earn-bonus-card = La carte Bonus rapporte { $n } M€ ({ $total } maintenant).
bot-earn-city = Une cité a été placée : la République de Tharsis rapporte { $n } M€ à MarsBot ({ $total } maintenant).
bot-pays = MarsBot paie { $n } M€ ({ $total } maintenant).
bot-rate = Le NT de MarsBot monte de { $n }, à { $total }.
bot-temperature = MarsBot monte la température à { $n }, et son NT à { $total }.
bot-oxygen = MarsBot monte l’oxygène à { $n }, et son NT à { $total }.
bot-claim = MarsBot revendique { $what } sans payer ; il manque { $n } à { $who } pour le remplir, moins que pour tout autre à sa portée.
bot-claim-paid = MarsBot a { $price } M€ et les paie pour { $what } ; il manque { $n } à { $who } pour le remplir.
bot-milestone-builder = Bâtisseur (marqueur Construction à 8 ou plus)
bot-milestone-planner = Planificateur (tous les marqueurs à 4 ou plus)
bot-fund = MarsBot finance { $what } sans payer : il devance { $who } de { $n }, sa plus grande avance.
bot-contest = MarsBot se bat pour { $what }, où { $who } a { $n } d’avance.
bot-contest-ahead = MarsBot consolide { $what }, où il ne devance { $who } que de { $n }.
bot-place-only = MarsBot place : { $tile } en { $where }, seule case possible.
bot-place-own-cities = MarsBot place : { $tile } en { $where }, à côté du plus de ses cités.
bot-place-your-cities = MarsBot place : { $tile } en { $where }, à côté du plus de ses cités et du moins de celles { DE($who) }.
bot-place-greeneries = MarsBot place : { $tile } en { $where }, à côté du plus de forêts.
bot-place-beside = MarsBot place : { $tile } en { $where }, à côté du plus de forêts et d’océans.
bot-place-oceans = MarsBot place : { $tile } en { $where } ; égalité départagée par le plus d’océans voisins.
bot-place-icons = MarsBot place : { $tile } en { $where } ; égalité départagée par le plus d’icônes couvertes.
bot-place-card = MarsBot place : { $tile } en { $where } ; égalité entre { $n } cases départagée par { $card }, coût { $cost } : numéro { $nth } en partant du haut à gauche.
bot-meteors = Météorites : { $who } perd { $n ->
    [one] { $n } plante
   *[other] { $n } plantes
}.
bot-protected = { $card } protège { $who }.
bot-invades = { $who } perd un cube { DE($card) }.
bot-sprouts = MarsBot pose une plante sur Ecoline.
bot-no-effect = La carte Bonus est sans effet.
bot-another = MarsBot ne peut progresser dans aucune récompense : il résout une autre carte Bonus.
bot-eaten = { $who } prend 1 M€ à MarsBot à la place d’un cube (il lui en reste { $total }).
bot-points = MarsBot a { $n } points : NT { $rating }, récompenses { $awards }, objectifs { $milestones }, forêts { $greeneries }, cités { $cities }, Instance Neurale { $neural }, M€ { $money }, cartes { $cards }.
story-bot-lower = { $who } réduit la production de MarsBot { DE($what) } : son marqueur recule de { $n }.
story-bot-remove = { $who } retire { $what } à MarsBot : des M€, ou la plante de sa carte.
story-bot-steal = { $who } vole { $what } à MarsBot, qui paie en M€.
