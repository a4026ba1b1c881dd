# Ce que fait le bouton, par son nom : pour chaque sorte de question. `what` est le choix lui-même, `object` ce dont il parle.

go-act = { $what }
go-place = Placer en { $where }
go-keep = Garder { $what }
go-draft = Prendre { $what }
go-prelude = Jouer { $what }
go-play = Jouer { $what }
go-add = Ajouter sur { $what }
go-feed = Prendre sur { $what }
go-copy = Répéter { $what }
go-fund = Financer { $what }
go-lower = Réduire { $what }
go-remove = { $what }
go-incorporate = Fonder { $what }
go-start = { $n ->
    [0] Débuter : { $what }, sans projet
    [one] Débuter : { $what }, 1 projet
   *[other] Débuter : { $what }, { $n } projets
}
go-buy-cards = { $n ->
    [0] Ne rien acheter
    [one] Acheter 1 carte, { $price } M€
   *[other] Acheter { $n } cartes, { $price } M€
}
go-sell-cards = { $n ->
    [one] Vendre 1 brevet
   *[other] Vendre { $n } brevets
}
go-keep-cards = { $n ->
    [one] Garder cette carte
   *[other] Garder ces { $n } cartes
}
go-buy = Acheter { $what }
go-pay = Payer { $what }
go-sell = Vendre { $what }
go-choose = { $what }
go-discard = Défausser { $what }
go-amount = Choisir { $what }
go-produce = Augmenter : { $what }
go-green = { $what }
go-order = D’abord : { $what }
