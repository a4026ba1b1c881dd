## cartes

card-type-automated = Carte verte
card-type-active = Carte bleue
card-type-event = Événement
card-type-corporation = Corporation
card-type-prelude = Prélude
card-instead-of = au lieu de

## la main

hand-ways = Trier et filtrer la main
hand-count = { $can ->
    [-1] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    [one] { $can } jouable sur { $n }
   *[other] { $can } jouables sur { $n }
}
hand-sort = Trier
hand-sort-taken = Ordre de pioche
hand-sort-cost = Par prix
hand-sort-type = Par type
hand-sort-tag = Par badge
hand-playable = Jouables
hand-all = Toutes
hand-none-fits = Aucune carte ne correspond au filtre.
hand-empty = Votre main est vide.

## choisir

choose-corporation = Votre corporation
choose-corporation-first = Choisissez une corporation : ses M€ paient
choose-preludes = Deux préludes
choose-projects = Projets à garder
choose-price = { $price } M€ chacun
choose-left = { $n ->
    [0] restants
   *[other] restants, après { $n } pour { $spent }
}
choose-keep = { $n ->
    [one] Gardez une carte
   *[other] Gardez { $n } cartes
}
choose-sell = Brevets à vendre, 1 M€ chacun
choose-discard = Une carte à échanger contre une autre, ou aucune
choose-draft = Prenez-en une, passez les autres
choose-prelude = Le prélude que vous jouez maintenant
choose-add = La carte qui reçoit
choose-feed = La carte qui perd un cube
choose-copy = La carte dont la production est répétée
choose-play = La carte que vous jouez
choose-look = Voir le plateau
choose-again = Revenir aux cartes
amount-less = Moins : { $what }
amount-more = Plus : { $what }
target-yourself = c’est vous
target-then = , puis{" "}

## payer

pay-title = Payer
pay-steel = Acier
pay-titanium = Titane
pay-heat = Chaleur
pay-microbes = Microbes
pay-worth = { $n } M€ pièce
pay-rest = le reste
pay-left = Il vous restera { $n } M€
pay-waste = { $n } M€ de trop

## confirmer


## icônes

sign-word-or = ou
sign-word-max = max
sign-word-lowest = la plus faible
sign-megacredits = M€
help-megacredits = L’argent. À chaque génération, vous recevez votre niveau de terraformation et votre production de M€, qui peut être négative.
sign-steel = Acier
help-steel = Paie 2 M€ d’une carte à badge Construction.
sign-titanium = Titane
help-titanium = Paie 3 M€ d’une carte à badge Espace.
sign-plants = Plantes
help-plants = Huit deviennent une forêt. Les autres peuvent vous en retirer.
sign-energy = Énergie
help-energy = Paie des actions de cartes. Ce qu’il en reste devient de la chaleur à la fin de la génération.
sign-heat = Chaleur
help-heat = Huit augmentent la température d’un cran.
sign-temperature = Température
help-temperature = De −30 à +8 °C, par crans de 2 °C ; chaque cran augmente votre NT.
sign-oxygen = Oxygène
help-oxygen = De 0 à 14 % ; chaque cran augmente votre NT.
sign-oceans = Océans
help-oceans = Neuf en tout ; chacun augmente votre NT.
sign-ocean = Océan
help-ocean = Neuf en tout ; chacun augmente votre NT. Une tuile posée à côté d’un océan rapporte 2 M€.
sign-greenery = Forêt
help-greenery = Augmente l’oxygène ; 1 point à la fin, et 1 de plus par cité voisine.
sign-city = Cité
help-city = À la fin, 1 point par forêt voisine. Jamais à côté d’une autre cité.
sign-tile = Tuile d’une carte
help-tile = Une tuile à elle, placée là où la carte le dit.
sign-rating = Niveau de terraformation (NT)
help-rating = Votre revenu à chaque génération, et vos points à la fin.
sign-points = Points de victoire
help-points = Comptés à la fin.
sign-card = Carte
sign-look = Regarder des cartes
help-look = Du dessus de la pioche ; celles que vous ne gardez pas sont défaussées.
sign-play = Jouer une carte
sign-target = Un joueur au choix
help-target = Bord rouge : l’effet peut viser n’importe quel joueur, vous compris.
sign-anyone = Qui que ce soit
help-anyone = Compte quel que soit le joueur qui le fait.
sign-award = Récompense
help-award = Financée en cours de partie, gagnée à la fin par qui a le plus de ce qu’elle compte.
sign-standard = Projet standard
help-standard = Ouvert à tous, toujours, sans carte.
sign-claim = Case réservée
help-claim = Seul son propriétaire peut l’utiliser.
sign-copy = Répéter
help-copy = Le cadre de production d’une autre de vos cartes, une fois de plus.
sign-protect = Protégé
help-protect = Les autres ne peuvent pas les retirer.
sign-animal = Animal
help-animal = Posé sur une carte, souvent pour des points.
sign-microbe = Microbe
help-microbe = Posé sur une carte, à dépenser ou pour des points.
sign-science = Cube science
help-science = Posé sur une carte.
sign-fighter = Chasseur
help-fighter = Posé sur une carte, pour des points.
sign-tag-building = Badge Construction
help-tag-building = L’acier peut payer.
sign-tag-space = Badge Espace
help-tag-space = Le titane peut payer.
sign-tag-power = Badge Énergie
sign-tag-science = Badge Science
help-tag-science = Requis par les meilleures technologies.
sign-tag-jovian = Badge Jovien
help-tag-jovian = D’autres cartes joviennes marquent pour lui.
sign-tag-earth = Badge Terre
sign-tag-plant = Badge Plante
sign-tag-microbe = Badge Microbe
sign-tag-animal = Badge Animal
sign-tag-city = Badge Cité
sign-tag-wild = Badge libre
help-tag-wild = Compte comme n’importe quel badge, à votre choix à chaque fois.
sign-tag-event = Événement
help-tag-event = Joué une fois, puis face cachée : ses badges ne comptent plus ensuite.

legend-title = Ce que disent les icônes
legend-resources = Ressources
legend-mars = Mars et points
legend-tags = Badges
legend-cards = Sur les cartes
legend-boxes = Cadres des cartes
box-made = Production
box-made-means = Ce qui change est ce que vous recevez à chaque génération, pas ce que vous avez.
box-foe = Un joueur au choix
box-foe-means = Vous choisissez qui est touché.
box-act = Action
box-act-means = Une fois par génération, comme l’une de vos actions : le prix, puis ce qu’elle rapporte.
box-ever = Effet permanent
box-ever-means = Valable désormais : ce qui le déclenche, puis ce qu’il rapporte.

## première partie

guide-title = Première partie
guide-read = Compris
guide-never = Ne plus montrer de conseils
guide-again = Montrer les conseils de première partie
guide-corporation = Choisissez qui vous êtes. Le chiffre est l’argent de départ ; le reste dit ce que vous faites bien. Pointez une carte pour la lire.
guide-preludes = Les préludes se jouent tout de suite, avant le premier tour : un coup de pouce. Prenez-en deux qui aident votre corporation.
guide-projects = Gardez les projets que vous comptez jouer. Chacun coûte 3 M€ maintenant, et son prix quand vous le jouez. Quatre ou cinq suffisent ; à droite, ce qu’il vous reste.
guide-play = À vous : une ou deux actions. Les cartes jouables ressortent, les autres disent ce qui leur manque. Cliquez pour voir ce que ferait une carte ; rien n’arrive avant de confirmer.
guide-pay = L’acier paie les cartes Construction, le titane les cartes Espace, et rien d’autre : ils passent donc d’abord. Bougez les curseurs si vous voulez en garder.
guide-place = Les cases éclairées sont celles où la tuile peut aller. Vous recevez ce qui y est imprimé, et 2 M€ par océan voisin.
guide-other = Outre les cartes, il y a les projets standards, les actions des cartes bleues, une forêt contre 8 plantes et la température contre 8 chaleurs : tout est listé ici.
guide-undo = Vous changez d’avis ? Ce bouton reprend votre dernière action, tant que rien de nouveau n’a été révélé.
guide-pass = Qui passe sort du jeu jusqu’à la génération suivante. Puis chacun touche son revenu : le niveau de terraformation et la production.
guide-research = Nouvelle génération : quatre nouvelles cartes, 3 M€ pour chacune que vous gardez. Quand température, oxygène et océans sont au maximum, la partie se termine avec la génération. Bonne partie.

page-tm-mine = Cartes
page-tm-none-in-play = Vous n’avez pas encore de carte en jeu.
card-too-dear = manque { $n } M€
card-short-of = { $what } : { $n }
card-not-now = pas maintenant

## un tour s’appelle ici une génération

page-chart = Points, génération après génération
page-chart-of = { $what }, génération après génération
page-move-of-round = { $n ->
    [0] Coup { $m }
   *[other] Génération { $n }, coup { $m }
}
page-look-at-round = Voir la fin de la génération { $n }
