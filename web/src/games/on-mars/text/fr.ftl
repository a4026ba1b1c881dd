om-orbit = Orbite
om-colony = Colonie
om-my-board = Mon plateau
om-mine = Le mien
om-colonist = un colon
om-board-of = Plateau : { $who }
om-round = Manche { $n }
om-phase-colonization = Colonisation
om-phase-shuttle = Navette
om-until = Colonie de niveau { $level } · { $n ->
    [one] { $n } mission avant la fin
   *[other] { $n } missions avant la fin
}
om-last-round = La dernière manche
om-end-turn = Finir le tour
om-level = Niveau { $n }
om-support = Survie
om-needs = Pour le niveau { $n } : { $what }
om-for-you = pour vous : { $n }
om-left = reste
om-end = fin
om-of = sur { $n }
om-n-of = { $n } sur { $m }
om-pts = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
om-next = +{ $n } au prochain tour
om-price = Et { $n } pour les présents, en colons ou en cristaux
om-mission-pays = Une mission paie ici, cristaux : { $n }
om-to-colony = vers la colonie
om-to-orbit = vers l’orbite
om-leaves = { $n ->
    [one] cette manche
   *[other] dans { $n } manches
}
om-stands = à l’arrêt
om-act-pod = Capsule
om-act-pod-does = vers la colonie
om-act-blueprint = Plan
om-act-learn = Technologie
om-act-learn-does = sans colon
om-act-develop = R&D
om-act-resupply = Réappro.
om-act-resupply-does = 1 bien, +1 par colon
om-act-construct = Construire
om-act-upgrade = Améliorer
om-act-hire = Engager
om-act-control = Contrôle
om-act-control-does = robots 2, rover 2
om-act-welcome = Vaisseau
om-act-welcome-does = 1 eau, 1 plante
om-b-mine = Mine
om-b-generator = Générateur
om-b-extractor = Extracteur
om-b-greenhouse = Serre
om-b-condenser = Condenseur
om-b-shelter = Abri
om-m-discovery = Découvertes
om-m-blueprints = Plans
om-m-bots = Robots
om-m-techs = Technologies
om-m-scientists = Scientifiques
om-m-research = Recherche
om-m-advanced = Avancés
om-m-progress = Progrès
om-m-contracts = Contrats
om-lab-points = { $n } pts · coût d’entrée en haut
om-depot = Dépôt
om-depot-hint = action exécutive, prix
om-quarters = Quartiers
om-x-develop = Développer
om-x-rover = Rover 2 cases
om-x-blueprint = Plan
om-x-upgrade = Améliorer
om-x-mineral = 1 minerai
om-x-bots = Robots 2 cases
om-x-warehouse = Entrepôt
om-x-building = Bâtiment avancé
om-r-work = travail
om-r-reserve = réserve
om-r-hangar = hangar
om-r-garage = robots
om-r-shelters = abris
om-r-markers = marqueurs
om-r-found = trouvées
om-wh-hint = { $n } de chaque au plus, sans minerai
om-techs = Technologies
om-techs-hint = prix de la rangée · qui l’a, niveau · { $n } à venir
om-t-mine = Mine
om-t-generator = Générateur
om-t-extractor = Eau
om-t-greenhouse = Serre
om-t-condenser = Oxygène
om-t-rover = Rover
om-t-ship = Vaisseau
om-t-upgrade = Amélioration
om-t-shelter = Abri
om-explore-hint = à 3 cases de votre rover · pile : { $n }
om-plans-hint = points si construit, perdus sinon · pioche : { $n }
om-objectives = Objectifs
om-pile = contrats à venir : { $n }
om-contract = Contrat
om-in-a = en { $n }
om-per-advanced = par avancé
om-works-in = en
om-progress-hint = { $pts } pts selon les cubes
om-lacerda-card = Carte de Lacerda
om-mission-letter = Mission { $letter }
om-stays = ne voyage pas
om-travels = voyage
om-deck = pioche : { $n }
om-builds-next = bâtit ensuite
om-side-tip = { $side }, ordre du tour { $n }
om-colonists-tip = Colons chez eux ; sur les actions et au travail
om-crystals-tip = Cristaux, place pour eux, et ceux à venir
om-out = { $n } dehors
om-no-goods = sans biens
om-tip-shelters = Abris sur Mars
om-tip-bots = Robots sur Mars
om-tip-hangar = Vaisseaux au hangar
om-tip-plans = Plans construits, sur ceux détenus
om-tip-scientists = Scientifiques
om-tip-contracts = Contrats accomplis, sur ceux détenus
om-use-gives = 1 oxygène ou un développement pour { $who }
om-built = Construit en { $hex }
om-for-a = Pour : { $what }
om-k-goal = But personnel
om-k-scientist = Scientifique
om-k-contract = Contrat
om-k-first = Premier colon
om-no-cards = Pas encore de cartes
om-travel-orbit = Partir en orbite
om-travel-colony = Descendre à la colonie
om-one-ship = −1 vaisseau
om-stay-hint = La place { $n } reste la vôtre, sans son bonus. Rien n’est produit, personne ne rentre.
om-won = Gagné : les { $n } objectifs sont remplis
om-lost = { $n ->
    [one] Perdu : il manque un objectif
   *[other] Perdu : il manque { $n } objectifs
}
om-course = L’histoire de la colonie
om-legend = Les icônes
om-legend-map = Un nombre entre des bâtiments est la taille de leur complexe. Un anneau avec un symbole est un bâtiment avancé et son propriétaire. Pendant un déplacement, chaque case dit combien de points il resterait ; celles en pointillés coûtent des cristaux.
om-i-bot = Robot
om-i-rover = Rover
om-i-colonist = Colon
om-i-ship = Vaisseau
om-i-blueprint = Plan
om-i-om-face = Scientifique
om-i-contract = Contrat
om-i-om-upgrade = Amélioration, avancé
om-i-sample = Recherche
om-i-discovery = Découverte
om-i-om-arrows = Révèle des cristaux
om-go-travel = Partir, place { $n }
om-go-build = Bâtir en { $hex }
om-go-move = Aller en { $hex }
om-go-both = Développer les deux
om-then-develop = Puis, dans la foulée
om-production = Production
om-none-made = rien
om-home = Retour
om-from-slots = { $n } des actions
om-from-work = { $n } du travail
om-then-order = Puis l’ordre du tour :
om-which-hex = quelle case ?
om-bonus-1 = sans bonus
om-bonus-2 = entrepôt
om-bonus-3 = technologie
om-bonus-4 = colon
om-bonus-5 = sans bonus
om-bonus-6 = entrepôt
om-bonus-7 = robots 2
om-bonus-8 = plan
om-terms = Comment c’est payé
om-presence = Pour les présents : { $n }
om-needs-tech = { $tech }{ $n ->
    [0] {""}
   *[other] , niveau { $n } au moins
}
om-pays = Que payer comme { $good } ?
om-crystals = Cristaux à payer : { $n }
om-fewer = Un colon de moins, un cristal de plus
om-more = Un colon de plus, un cristal de moins
om-of-yours = sur { $n }
om-have = vous en avez { $n } sur { $m }
om-no-room = plus de place : { $n } sur { $m }
om-next-turn = dès votre prochain tour ; vous en avez { $n } sur { $m }
om-by-bots = vos robots, deux cases en tout
om-at-home = chez eux { $n } sur { $m }
om-bots-left = robots en réserve : { $n }
om-there = les vôtres : { $n }
om-once-more = { $n ->
    [one] une amélioration de plus
   *[other] { $n } améliorations de plus
}
om-contract-pays = { $n } points, ou −{ $loss }
om-opens = chaque usage { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
} · vaisseau { $place }
om-nobody = personne
om-points = points
om-moving = Ce déplacement
om-points-left = reste { $n }
om-rover-more = Rover +{ $n }
om-with-mine = avec votre technologie
om-move-hint = nombre : points restants
om-move-paid = coûte des cristaux
