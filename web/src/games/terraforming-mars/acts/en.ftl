# What the confirm button does, by name: for every kind of question. `what` is the option itself, `object` what it is about.

go-act = { $what }
go-place = Place in { $where }
go-keep = Keep { $what }
go-draft = Draft { $what }
go-prelude = Play { $what }
go-play = Play { $what }
go-add = Add to { $what }
go-feed = Take from { $what }
go-copy = Repeat { $what }
go-fund = Fund { $what }
go-lower = Lower { $what }
go-remove = { $what }
go-incorporate = Found { $what }
go-start = { $n ->
    [0] Start: { $what }, no project
    [one] Start: { $what }, 1 project
   *[other] Start: { $what }, { $n } projects
}
go-buy-cards = { $n ->
    [0] Buy nothing
    [one] Buy 1 card, { $price } M€
   *[other] Buy { $n } cards, { $price } M€
}
go-sell-cards = { $n ->
    [one] Sell 1 patent
   *[other] Sell { $n } patents
}
go-keep-cards = { $n ->
    [one] Keep this card
   *[other] Keep these { $n }
}
go-buy = Buy { $what }
go-pay = Pay { $what }
go-sell = Sell { $what }
go-choose = { $what }
go-discard = Discard { $what }
go-amount = Choose { $what }
go-produce = Raise { $what }
go-green = { $what }
go-order = First: { $what }
