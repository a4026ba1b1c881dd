## First Martians : ce que sa table seule dit

page-face-board = HUB
page-face-hand = Plan
page-face-players = Équipage
fm-tab-mission = Mission
fm-tab-troubles = Ennuis
fm-tab-surface = Surface
fm-tab-event = Mission
fm-phases = Phases du round
fm-phase-events = Événements
fm-phase-morale = Moral
fm-phase-production = Production
fm-phase-planning = Plan
fm-phase-resolving = Actions
fm-phase-malfunction = Pannes
fm-phase-upkeep = Entretien
fm-block-system = Système
fm-block-habitation = Habitat
fm-block-workshop = Travail
fm-of = sur { $n }
fm-die-today = Lancé ce round : { $die }
fm-die-not = Pas lancé ce round : { $die }
fm-die-box = Marqueur rouge, lancé à chaque round : { $die }
fm-reserve = { $what } : { $n }. Prochaine production : { $made } produits, { $need } nécessaires
fm-next-production = Prochaine production
fm-parts = Pièces
fm-samples = Échantillons
fm-machines = Engins
fm-rovers = Rovers
fm-all-out = tous dans le plan
fm-finds = Trouvailles
fm-upgrades = Améliorations
fm-plants = { $n } mûres dans { $m } serres
fm-needs = { $least } avec les dés, { $sure } pour être sûr
fm-needs-fixed = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}
fm-shut = Fermé
fm-penalty-plus-one = +1 par round
fm-penalty-wilts = dépérit
fm-penalty-pay-energy = chaque action −1 énergie
fm-penalty-pay-oxygen = chaque action −1 oxygène
fm-penalty-roll-success = dé même si sûr
fm-penalty-no-rover = sans rover
fm-penalty-blocks-froggy = Froggy peut tomber en panne
fm-penalty-loses-sample = un échantillon perdu
fm-penalty-adds-stress = stress +1
fm-penalty-adds-token = pion Relance
fm-penalty-only-broken = en panne
fm-penalty-none = en panne
fm-token-blocked = bloqué
fm-token-plus1 = +1 jeton
fm-token-adventure = aventure
fm-token-reroll = relance
fm-token-wound = blessure
fm-token-rover-damage = rover
fm-profession-geologist = Géologue
fm-profession-engineer = Ingénieur
fm-profession-medic = Médecin
fm-profession-scientist = Scientifique
fm-wounds = Blessures
fm-ready = prêt
fm-pick = Prendre { $piece }
fm-take-back = Reprendre { $piece }
fm-join = Rejoindre : { $what }
fm-certain = certain
fm-done = fait
fm-under-way = en cours
fm-idle = { $n ->
    [0] Aucun jeton libre
    [one] 1 jeton libre
   *[other] { $n } jetons libres
}
fm-will-rest = Un jeton laissé se repose : 1 pion Moral
fm-all-placed = Chacun a une tâche
fm-no-plan = Le plan vient après la production
fm-event-of = Événement du round { $n }
fm-deal = S’en occuper
fm-pawns = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}
fm-if-ignored = Si on l’ignore
fm-still-open = Encore ouverts
fm-objectives = Objectifs
fm-round-of = round { $n } sur { $m }
fm-lost = Perdu à la sixième blessure de quelqu’un, ou après le round { $n }.
fm-stop-before = S’arrêter avant
fm-stop-roll = les dés, les cartes et les sorties
fm-stop-phase = la fin d’une phase
fm-card-event = Événement
fm-card-consequence = Ce qui s’ensuit
fm-card-adventure = Aventure
fm-card-card = Carte de panne
fm-read = J’ai lu
fm-go-on = Continuer
fm-more-cards = { $n ->
    [one] encore une à lire
   *[other] encore { $n } à lire
}
fm-undo-theirs = Annuler
go-target = { $target }
fm-percent = { $n } %
fm-advice-take = Suivre le conseil
fm-advice-all = Tout planifier
fm-quiet-round = Rien à raconter : un round calme.
fm-how-close = À quoi cela tenait
fm-limits = dispute à 18, au plus { $n } pièces en panne
fm-broken-n = pannes { $n }
fm-who-returns = Qui rentre
fm-wounds-n = { $n ->
    [0] indemne
    [one] 1 blessure
   *[other] { $n } blessures
}
fm-made = produit
fm-needed = nécessaire
fm-stock = en réserve
fm-stress-to-come = Le stress est à { $n } : chaque astronaute ajoute 1, chaque installation fermée 2.
fm-broken-adds = { $n ->
    [one] +1 pour une pièce en panne
   *[other] +{ $n } pour des pièces en panne
}
fm-box-red = marqueur rouge : lancé à chaque round
fm-mend-with = Réparer avec
fm-spare = Une pièce de rechange
fm-in-hold = { $n } en soute
fm-then = Là-bas, ensuite :
fm-put-down = Reposer le jeton
fm-how-what = { $how } : { $what }
fm-hint-plan = Prenez un jeton, puis cliquez où il va. Rien ne bouge avant que tous soient prêts.
fm-hint-target = Tous les lieux possibles sont éclairés : un clic suffit.
fm-hint-shut = Cliquez une installation éclairée : elle restera fermée jusqu’à ce qu’on la rouvre.
fm-for-rest = 1 pion Moral
fm-for-relax = moral +1, stress −6
fm-for-treat = soigne 1 blessure
fm-for-maintain = abaisse un moniteur
fm-for-explore = découvre une région
fm-for-gather = un échantillon
fm-for-research = étudie, sème
fm-for-build = répare, améliore
fm-in-round = round { $n }
fm-campaign = Hors contact
fm-campaign-won = la campagne est gagnée
fm-campaign-lost = la campagne est perdue
fm-wounds-all = blessures { $n }
fm-plan-done = Le plan a été exécuté
fm-carried = Ce qui vous suit
fm-carried-wounds = Divisées par deux pour chacun, à l’entier inférieur
fm-carried-broken = Pièces en panne
fm-carried-broken-how = Trois au plus restent en panne ; après une défaite, deux autres cassent
fm-carried-parts-how = Deux, de votre choix
fm-carried-morale-how = Seul le signe demeure ; continuer après une défaite en coûte un de plus
fm-carried-skills = Compétences et améliorations
fm-carried-all = toutes
fm-carried-skills-how = Ce qui est appris ou installé reste ; jetons de moral, stress et réserve repartent à neuf
fm-no-plan-interlude = Ce que vous gardez vous suit dans la mission suivante
fm-no-plan-crew = La mission commence dès que l’équipage est choisi
