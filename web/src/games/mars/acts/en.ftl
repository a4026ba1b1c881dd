# What the confirm button does, by name: for every kind of question. `what` is the option itself, `object` what it is about.

go-build = Build { $place }
go-aim = Choose { $what }
go-rate = Carry { $what }
go-raid = Raid { $who }
go-target = Confront { $who }
go-contest = Contest { $field }
go-destroy = Destroy { $what }
go-discard = Discard { $what }
go-switch-off = Switch off { $what }
go-prospect = Take { $what }
go-pick = Take { $what }
go-take = Take { $what }
go-seize = Take { $what }
go-steal = Take { $what }
go-roll = { $what }
go-exchange = { $what }
go-partner = Propose to { $what }
go-give = Give { $what }
go-want = Ask for { $what }
go-word = { $what }
go-unload = Unload { $what }
go-break = Break { $what }
go-borrow = Borrow from { $who }
go-move = { $what }
go-lose = Lose from: { $what }
