# What the confirm button does, by name: for every kind of question. `what` is the option itself, `object` what it is about.

go-keep = Keep { $what }
go-choose = Play { $character }
go-board = Board { $ship }
go-aim = Fly to { $what }
go-move = Move to { $target }
go-study = { $what }
go-hide = Hide it at { $what }
go-launch = Launch { $ship }
go-destroy = Destroy { $ship }
go-replace = Replace in { $place }
go-kill = Destroy in { $place }
go-redirect = Redirect { $ship }
