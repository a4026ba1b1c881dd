# Ce que fait le bouton, par son nom : pour chaque sorte de question. `what` est le choix lui-même, `object` ce dont il parle.

go-keep = Garder { $what }
go-choose = Jouer : { $character }
go-board = Embarquer : { $ship }
go-aim = Cap sur { $what }
go-move = Aller à { $target }
go-study = { $what }
go-hide = Cacher à { $what }
go-launch = Faire décoller { $ship }
go-destroy = Détruire { $ship }
go-replace = Remplacer à { $place }
go-kill = Détruire à { $place }
go-redirect = Dérouter { $ship }
