# Ce que fait le bouton, par son nom : pour chaque sorte de question. `what` est le choix lui-même, `object` ce dont il parle.

go-build = Construire { $place }
go-aim = Choisir { $what }
go-rate = Transporter { $what }
go-raid = Attaquer { $who }
go-target = Affronter { $who }
go-contest = Contester { $field }
go-destroy = Détruire { $what }
go-discard = Défausser { $what }
go-switch-off = Éteindre { $what }
go-prospect = Prendre : { $what }
go-pick = Prendre : { $what }
go-take = Prendre : { $what }
go-seize = Prendre : { $what }
go-steal = Prendre : { $what }
go-roll = { $what }
go-exchange = { $what }
go-partner = Proposer à { $what }
go-give = Donner : { $what }
go-want = Demander : { $what }
go-word = { $what }
go-unload = Décharger : { $what }
go-break = Rompre : { $what }
go-borrow = Emprunter à { $who }
go-move = { $what }
go-lose = Perdre : { $what }
