mars-colony-of = Colonie : { $who }
mars-whose = La colonie de qui
mars-yours = La vôtre
mars-energy-gauge = Énergie : utilisée, disponible ; hachuré, l’emprunt
mars-points-gauge = Points, et le but
mars-powered = alimentée
mars-lost-if-off = sinon −{ $n } colons
mars-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
mars-first-module = premier module
mars-energy = { $n } énergie
mars-plus-energy = +{ $n }
mars-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
mars-kept = à conserver
mars-a-turn = +1 par tour
mars-talk-1 = commerce
mars-talk-2 = hors de son tour
mars-talk-3 = sans limite
mars-contracts-of = { $n } contrats
mars-contracts-any = de contrats
mars-raid = raid
mars-strength = force { $n }
mars-roll-1 = lance le dé
mars-roll-2 = lance le dé
mars-research-cards = cartes R&D { $n }
mars-with-earth = avec la Terre
mars-none-left = épuisé
mars-after = après { $n }
mars-left = reste { $n }
mars-short = manque { $n }
mars-no-colonist = sans colon
mars-no-power = sans courant
mars-waits-for = attend le { $n }
mars-colonists-wait = { $n } attendent
mars-colonists-come = { $n } colons
mars-points-lost = { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
mars-no-point-lost = 0 point perdu
mars-colonists-lost = −{ $n } colons
mars-less-a-turn = −1 par tour
mars-fewer-cards = garde { $n } cartes
mars-family-communication = Communication
mars-family-military = Bases militaires
mars-family-research = R&D
mars-family-spaceport = Spatioport
mars-family-habitation = Habitations
mars-family-silo = Silos
mars-family-plant = Centrales
mars-family-mine = Mines
mars-head-communication = { $n } sur { $m } contrats
mars-head-military = un raid par tour
mars-head-research = un lancer par tour
mars-head-habitation = { $n ->
    [one] { $n } colon libre
   *[other] { $n } colons libres
}, { $m } à venir
mars-head-silo = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} pour { $m }
mars-head-plant = 5 chacune{ $n ->
    [0] {""}
   *[other] {" "}· { $n } d’emprunt
}
mars-head-mine = une carte par tour chacune
mars-point = 1 point
mars-colonist-here = un colon y travaille
mars-robots-here = se passe de colon
mars-dig = Extraire : { $what }
mars-active-of = { $what } : { $n } en service sur { $m }
mars-event = Événement
mars-no-event = Pas encore d’événement
mars-needs = { $place } en service
mars-needs-not = demande { $place }
mars-deck-supply = paquet
mars-deck-events = événements
mars-deck-colonists = colons
mars-deck-research = R&D { $n }
mars-die = dé
mars-supremacies = Suprématies
mars-supremacies-key = détenteur · suivants
mars-supremacies-tip = Qui la détient, et qui suit. En ambre : plus fort que le détenteur, qui la garde tant qu’elle n’est pas contestée.
mars-magna = Magna Scientia
mars-nobody = libre
mars-contracts = Contrats
mars-of = { $n } sur { $m }
mars-contracts-key = Contrats : la ligne donne, la colonne reçoit
mars-contract-free = { $give } → { $get } : libre
mars-contract-held = { $give } → { $get } : { $who }
mars-materials = Matériaux
mars-too-many = { $n } de trop
mars-room = tout peut être gardé
mars-in-reserve = réserve { $n }
mars-in-hand = gardée
mars-research-level = R&D { $n }
mars-phase-1 = Événement
mars-phase-2 = R&D
mars-phase-3 = Ravitaillement
mars-phase-4 = Mines
mars-phase-5 = Échanges
mars-phase-6 = Construction
mars-phase-7 = Fin
mars-hand-of = Cartes en main, et stockage
mars-energy-of = Énergie utilisée, et disponible
mars-contracts-held = Contrats, et combien sont permis
mars-research-held = Cartes R&D visibles
mars-colonists-free = Colons libres
mars-their-cards = Cartes : { $who }
mars-face-up = Visibles
mars-hand-line = Main
mars-seen = vues :
mars-a-mine = Mine
mars-build-next = Ce que vous pourrez construire
mars-build-after = après l’échange
mars-build-new = possible alors
mars-build-still = possible
mars-build-lost = plus possible
mars-becomes-new = { $place } devient possible
mars-becomes-lost = { $place } n’est plus possible
mars-to-whom = À qui
mars-how-to-offer = Choisissez à qui, puis avec + ce que vous donnez et ce que vous recevez.
mars-everybody = À tous
mars-who-is-first = au premier
mars-have = en main
mars-you-give = Vous donnez
mars-you-get = Vous recevez
mars-after-it = après
mars-after-trade = Après l’échange
mars-cards-kept = { $n ->
    [one] carte
   *[other] cartes
} ; { $m } à conserver
mars-asked = demandé { $n }
mars-offered = offert { $n }
mars-leads = { $who } mène aux points
mars-not-sure = Personne ne sait si { $who } a tout cela
mars-more-gives = Donner un de plus : { $what }
mars-less-gives = Donner un de moins : { $what }
mars-more-wants = Recevoir un de plus : { $what }
mars-less-wants = Recevoir un de moins : { $what }
mars-go-offer = Proposer à { $who }
mars-go-offer-all = Proposer à tous
mars-go-counter = Contre-proposer à { $who }
mars-an-offer = Une offre
mars-offer-to = Une offre à { $who }
mars-offer-to-all = Une offre à tous
mars-counter-to = Contre-offre à { $who }
mars-way-colonies = Colonies
mars-see-colony = Voir la colonie
mars-open-trade = Échanges
mars-you-have = vous en avez { $n }
mars-too-few = pas assez : { $n }
mars-offers = Offres
mars-offers-you = { $who } vous propose
mars-counters-you = { $who } contre-propose
mars-offers-all = { $who }, à tous
mars-offers-other = { $who }, à { $other }
mars-you-to = Vous, à { $who }
mars-you-to-all = Vous, à tous
mars-refused = refusé
mars-thinking = réfléchit
mars-accept = Accepter
mars-refuse = Refuser
mars-counter = Contrer
mars-withdraw = Retirer
mars-no-offers = Aucune offre sur la table.
mars-mute = Pas ce tour-ci
mars-mute-more = Refuse tout, et plus personne ne vous sollicite avant la fin du tour
mars-a-raid = Raid
mars-conflict = Conflit
mars-at-stake = L’enjeu
mars-raid-prize = { $n ->
    [one] Une carte tirée au hasard dans la main du perdant.
   *[other] { $n } cartes tirées au hasard dans la main du perdant.
}
mars-you-win = vous gagnez
mars-you-lose = vous perdez
mars-nobody-wins = personne ne gagne
mars-bonus = carte bonus
mars-no-bonus = pas de carte bonus
mars-decides-strength = installations en service
mars-decides-bonus = carte bonus, si égalité
mars-decides-colonists = puis colons libres
mars-verdict-true = Vous l’emportez contre { $who }.
mars-verdict-false = { $who } l’emporte.
mars-verdict-null = Personne ne l’emporte contre { $who }.
mars-because-strength = Le nombre d’installations en service décide.
mars-because-bonus = Une carte bonus départage.
mars-because-colonists = Les colons libres départagent.
mars-because-tie = Tout est à égalité.
mars-of-room = sur { $m }
mars-table = Table
mars-end-why = Ce qui a décidé
mars-end-sources = D’où viennent les points
mars-end-held = Suprématies, manche par manche
mars-end-round = Manche { $n }
mars-end-overtook = { $who } prend la tête pour de bon à la manche { $round }, avec { $n } points.
mars-end-led = { $who } mène du premier tour au dernier.
mars-end-tie = Égalité de points : ce qui compte ensuite donne la victoire à { $who }.
mars-end-took = À la manche { $round }, { $who } enlève une suprématie à { $other } : { $field }.
mars-end-trade = { $n ->
    [one] { $n } échange
   *[other] { $n } échanges
} entre colonies, dont { $m } avec { $who }.
mars-end-fights = { $who } gagne le plus de conflits et de raids : { $n }.
mars-said = { $who } : « { $word } »
mars-said-nothing = Refus : { $who }
mars-research = Recherche
mars-the-die = Le dé
mars-the-card = La carte
mars-a-discovery = Une découverte
mars-meant-for = À vous de choisir
mars-other-cards = autres cartes
mars-aim-frees = son colon sera libre
mars-wins-ties = gagne les égalités
mars-what-it-does = Ce qu’il apporte
mars-face-card = 3 faces sur 6 : une carte R&D { $n }
mars-face-none = 3 faces sur 6 : rien
mars-face-draws = votre centre en service la pioche
mars-face-needs = R&D { $n } demande le centre { $n } en service
mars-roll-again-once = Gardez ce résultat, ou relancez une fois
mars-deck-can-be = Ce que R&D { $n } contient encore
mars-before-you = Devant vous
mars-no-cards-yet = Pas encore de carte R&D
mars-magna-held = 1 point, { $who }, tant que personne n’a plus de science
mars-magna-free = 1 point au premier qui en a 3
mars-cards-too-many = { $n ->
    [one] Une carte de trop
   *[other] { $n } cartes de trop
}
mars-room-for = De la place pour { $n } de vos { $m } cartes
mars-tap-goes = Touchez ce qui part : tout le monde le voit
mars-discard-open = Trop de cartes
mars-lose-idle = reste sans colon
mars-lose-home = rien ne s’arrête
mars-tile-back = la tuile repart
mars-less-energy = −{ $n } énergie
mars-against = contre
mars-in-service = en service
mars-stake = { $n ->
    [one] en jeu : { $n } carte
   *[other] en jeu : { $n } cartes
}
mars-build-stays = avec ce qui reste
mars-rate = Taux
mars-rate-usual = avec la Terre, sans spatioport
mars-rate-port = avec la Terre, par votre spatioport
mars-rate-shuttle = avec la Terre, par votre navette
mars-rate-contract = par votre contrat
mars-how-often = Combien de fois
mars-once-more = Une fois de plus
mars-once-less = Une fois de moins
mars-most-often = { $n }× au plus : vous en avez { $have }, réserve { $pile }
mars-up-to = jusqu’à { $n }×
mars-choose-give = Choisissez ce que vous donnez
mars-choose-get = Choisissez ce que vous recevez
mars-no-contract = pas de contrat
mars-port = Avec un spatioport, { $n } contre 1 :
mars-key-yours = à vous
mars-key-free = libre, s’achète en phase 6
mars-was = avant { $n }
mars-go-earth = Envoyer { $give } contre { $get }
mars-go-contract = Échanger { $give } contre { $get }
mars-earth-title = Avec la Terre
mars-contracts-title = Par contrat
mars-way-earth = Terre
mars-way-contracts = Contrats
mars-energy-over = { $n } de trop
mars-point-won = +1 point
mars-go-here = aller ici
mars-uses-none = n’en utilise pas
mars-head-highest = la plus haute d’abord
mars-fewer-contracts = { $n ->
    [one] reste { $n } contrat
   *[other] restent { $n } contrats
}
mars-loss-military-1 = plus de raid
mars-loss-military-2 = force 1
mars-loss-military-3 = force 2
mars-loss-research-1 = plus de dé
mars-loss-research-2 = plus de cartes R&D 2
mars-loss-spaceport-1 = Terre : 3 contre 1
mars-borrow-from = Emprunter l’énergie de
mars-borrow-nobody = Personne
mars-home = Habitations
mars-brief-rival = { $who } { $n } : { $m }
mars-brief = { $place }
mars-brief-lost = { $place } · { $main }, { $more }
mars-brief-loss = { $place } · { $main }
mars-end-with = Finir le tour : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-in-hand = { $n ->
    [one] Ou un contrat, dans la grille.
   *[other] Ou l’un des { $n } contrats de la grille.
}
mars-everybody-at-once = Tous les colons
mars-staff-all = Occuper tous les postes
mars-all-back = Tous comme avant
mars-take-back = Annuler ce déplacement
mars-turn = Tour
mars-turn-now = Si le tour finit maintenant
mars-turn-so-far = Pour l’instant
mars-turn-points = Points
mars-turn-energy = Énergie
mars-turn-storage = Stockage
mars-turn-cards = Cartes
mars-turn-free = Colons libres
mars-note-goal = Le but est atteint : finissez le tour et vous gagnez.
mars-note-dark = { $n ->
    [one] Trop peu de courant : une installation doit être éteinte.
   *[other] Trop peu de courant : { $n } installations doivent être éteintes.
}
mars-note-until = Ce qui est éteint ne donne rien jusqu’à la fin de votre prochain tour. Alors tout ce qui a un colon redémarre.
mars-note-off = { $n ->
    [one] Une habitation est sans courant : ses colons attendent.
   *[other] { $n } habitations sont sans courant : leurs colons attendent.
}
mars-note-unlit = { $n ->
    [one] Une installation est sans courant.
   *[other] { $n } installations sont sans courant.
}
mars-note-discard = { $n ->
    [one] Une carte doit partir : marquez-la dans votre main.
   *[other] { $n } cartes doivent partir : marquez-les dans votre main.
}
mars-note-idle = { $n ->
    [one] Une installation reste sans colon.
   *[other] { $n } installations restent sans colon.
}
mars-note-jobless = { $n ->
    [one] Un colon sans travail : chaque installation a le sien.
   *[other] { $n } colons sans travail : chaque installation a le sien.
}
mars-chosen-of = { $n } sur { $m }
mars-not-built = pas construit
mars-tap-again = dans n’importe quel ordre ; retouchez pour garder
mars-goes = part
mars-stays = reste
mars-go-discard = { $n ->
    [one] Défausser, finir le tour
   *[other] En défausser { $n }, finir le tour
}
page-face-board = Colonie
page-chart = Points, manche après manche
page-chart-of = { $what }, manche après manche
page-move-of-round = { $n ->
    [0] Coup { $m }
   *[other] Manche { $n }, coup { $m }
}
page-look-at-round = Voir la fin de la manche { $n }
