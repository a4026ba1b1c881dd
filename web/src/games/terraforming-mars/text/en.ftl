## cards

card-type-automated = Green card
card-type-active = Blue card
card-type-event = Event
card-type-corporation = Corporation
card-type-prelude = Prelude
card-instead-of = instead of

## the hand

hand-ways = Sort and filter the hand
hand-count = { $can ->
    [-1] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[other] { $can } of { $n } playable
}
hand-sort = Sort by
hand-sort-taken = As drawn
hand-sort-cost = By price
hand-sort-type = By type
hand-sort-tag = By tag
hand-playable = Playable now
hand-all = All
hand-none-fits = No card fits the filter.
hand-empty = Your hand is empty.

## choosing

choose-corporation = Your corporation
choose-corporation-first = Pick a corporation: its M€ pay
choose-preludes = Two preludes
choose-projects = Projects to keep
choose-price = { $price } M€ each
choose-left = { $n ->
    [0] left
   *[other] left after { $n } for { $spent }
}
choose-keep = { $n ->
    [one] Keep one card
   *[other] Keep { $n } cards
}
choose-sell = Patents to sell, 1 M€ each
choose-discard = A card to give up for another, or none
choose-draft = Take one, pass the others on
choose-prelude = The prelude you play now
choose-add = The card that receives
choose-feed = The card that loses a cube
choose-copy = The card whose production is repeated
choose-play = The card you play
choose-look = Look at the board
choose-again = Back to the cards
amount-less = Less: { $what }
amount-more = More: { $what }
target-yourself = that is you
target-then = , then{" "}

## paying

pay-title = Pay
pay-steel = Steel
pay-titanium = Titanium
pay-heat = Heat
pay-microbes = Microbes
pay-worth = { $n } M€ each
pay-rest = the rest
pay-left = You keep { $n } M€
pay-waste = { $n } M€ overpaid

## confirming


## icons

sign-word-or = or
sign-word-max = max
sign-word-lowest = lowest
sign-megacredits = M€
help-megacredits = Money. Each generation you get your terraform rating plus your M€ production, which may be negative.
sign-steel = Steel
help-steel = Pays 2 M€ of a card with a Building tag.
sign-titanium = Titanium
help-titanium = Pays 3 M€ of a card with a Space tag.
sign-plants = Plants
help-plants = Eight become a greenery. Others may remove them.
sign-energy = Energy
help-energy = Pays for actions of cards. What is left turns into heat at the end of the generation.
sign-heat = Heat
help-heat = Eight raise the temperature by one step.
sign-temperature = Temperature
help-temperature = From −30 to +8 °C by steps of 2 °C; each step raises your rating.
sign-oxygen = Oxygen
help-oxygen = From 0 to 14%; each step raises your rating.
sign-oceans = Oceans
help-oceans = Nine in all; each raises your rating.
sign-ocean = Ocean
help-ocean = Nine in all; each raises your rating. A tile placed beside an ocean brings 2 M€.
sign-greenery = Greenery
help-greenery = Raises the oxygen; 1 point at the end, and 1 more for each city beside it.
sign-city = City
help-city = At the end 1 point for each greenery beside it. Not beside another city.
sign-tile = Tile of a card
help-tile = A tile of its own, placed where the card says.
sign-rating = Terraform rating
help-rating = Your income each generation, and your points at the end.
sign-points = Victory points
help-points = Counted at the end.
sign-card = Card
sign-look = Look at cards
help-look = From the top of the deck; those you do not keep are discarded.
sign-play = Play a card
sign-target = Any player
help-target = A red border: it may be aimed at any player, also at yourself.
sign-anyone = Whoever does it
help-anyone = It counts whichever player does it.
sign-award = Award
help-award = Funded in the game, won at the end by whoever has most of what it counts.
sign-standard = Standard project
help-standard = Open to everyone, always, without a card.
sign-claim = Claimed hex
help-claim = Only its owner may use it.
sign-copy = Repeat
help-copy = The production box of another of your cards, once more.
sign-protect = Protected
help-protect = Others may not remove these.
sign-animal = Animal
help-animal = Kept on a card, often for points.
sign-microbe = Microbe
help-microbe = Kept on a card, to be spent or for points.
sign-science = Science cube
help-science = Kept on a card.
sign-fighter = Fighter
help-fighter = Kept on a card, for points.
sign-tag-building = Building tag
help-tag-building = Steel may pay.
sign-tag-space = Space tag
help-tag-space = Titanium may pay.
sign-tag-power = Power tag
sign-tag-science = Science tag
help-tag-science = Needed by the best technologies.
sign-tag-jovian = Jovian tag
help-tag-jovian = Other Jovian cards score for it.
sign-tag-earth = Earth tag
sign-tag-plant = Plant tag
sign-tag-microbe = Microbe tag
sign-tag-animal = Animal tag
sign-tag-city = City tag
sign-tag-wild = Wild tag
help-tag-wild = Counts as any one tag, of your choice each time.
sign-tag-event = Event
help-tag-event = Played once, then face down: its tags do not count afterwards.

legend-title = What the icons mean
legend-resources = Resources
legend-mars = Mars and points
legend-tags = Tags
legend-cards = On cards
legend-boxes = Boxes on cards
box-made = Production
box-made-means = What changes is what you get each generation, not what you have.
box-foe = Any player
box-foe-means = You choose whom it hits.
box-act = Action
box-act-means = Once each generation, as one of your actions: the price, then what it brings.
box-ever = Lasting effect
box-ever-means = Holds from now on: what sets it off, then what it brings.

## the first game

guide-title = First game
guide-read = Got it
guide-never = No more hints
guide-again = Show the first-game hints
guide-corporation = Choose who you are. The figure is the money you start with; the rest is what you are good at. Point at a card to read it.
guide-preludes = Preludes are played at once, before the first turn: a head start. Take two that help your corporation.
guide-projects = Keep the projects you mean to play. Each costs 3 M€ now, and its price when you play it. Four or five are plenty; the sum on the right is what you have left.
guide-play = Your turn: one or two actions. Cards that can be played stand out, the others say what they lack. Click one to see what it would do; nothing happens before you confirm.
guide-pay = Steel pays for Building cards and titanium for Space cards, and for nothing else, so they go first. Move the sliders if you want to save some.
guide-place = Lit hexes are where the tile may go. You get what is printed there, and 2 M€ for each ocean beside it.
guide-other = Besides cards there are standard projects, actions of blue cards, greeneries for 8 plants and temperature for 8 heat: all of them are listed here.
guide-undo = Changed your mind? This takes your last action back, as long as nothing new was revealed.
guide-pass = Whoever passes is out until the next generation. Then everybody gets income: the terraform rating plus production.
guide-research = A new generation: four new cards, 3 M€ for each you keep. When temperature, oxygen and oceans are all full, the game ends with that generation. Have fun.

page-tm-mine = Cards
page-tm-none-in-play = You have no card in play yet.
card-too-dear = { $n } M€ short
card-short-of = { $what }: { $n }
card-not-now = not now

## a round is called a generation here

page-chart = Points, generation by generation
page-chart-of = { $what }, generation by generation
page-move-of-round = { $n ->
    [0] Move { $m }
   *[other] Generation { $n }, move { $m }
}
page-look-at-round = See the end of generation { $n }
