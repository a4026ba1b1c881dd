### Cinq-Mars, français : ce que tous les jeux ont en commun

## Places : chacune a sa couleur et sa forme

seat-1 = Azur
seat-2 = Ambre
seat-3 = Jade
seat-4 = Orchis
seat-5 = Ivoire

## Pourquoi pas

why-not-now = impossible maintenant

## Petits mots

yes = oui
nobody = personne
and-then = { $first }, { $rest }
percent = { $n } %

## Bots

bot-easy = Facile
bot-easy-about = sensé et indulgent : regarde une réponse plus loin, sans en être sûr
bot-medium = Moyen
bot-medium-about = regarde une réponse plus loin, d’après ce qu’il a appris ; rapide
bot-strong = Fort
bot-strong-about = joue des suites imaginées avant de répondre ; plus lent et plus fort
bot-random = Hasard
bot-random-about = répond au hasard
bot-greedy = Glouton
bot-greedy-about = regarde une réponse plus loin ; rapide et correct
bot-ismcts = Chercheur
bot-ismcts-about = explore beaucoup de parties imaginées ; plus lent et plus fort
bot-planner = Planificateur
bot-planner-about = suit le plan que propose le jeu, pour sa place, à côté de vous ; rapide
bot-baseline = Étalon
bot-baseline-about = joue comme les bots rapides d’autrefois et ne change jamais : pour mesurer les autres

## Avant la partie

lobby-game = À quel jeu jouez-vous ?
lobby-number = Numéro (Entrée : { $ready })
lobby-seats = de { $least } à { $most } joueurs
lobby-how-many = Combien de joueurs : { $allowed } ? (Entrée : { $ready })
lobby-who = Qui est assis où ? Tapez p pour une personne ici, ou le nom d’un bot :
lobby-seat = { $who } (Entrée : { $ready })
lobby-person = personne
lobby-bot-only = Seul un bot peut tenir la place { DE($who) }.
lobby-option = { $name } : { $allowed } ? (Entrée : { $ready })

## La table

table-since = Depuis votre dernier tour
table-earlier = { $n ->
    [one] { $n } ligne de plus : l
   *[other] { $n } lignes de plus : l
}
table-rows = encore { $n } : v
table-bots = Les bots jouent…
table-curtain = Passez l’écran à { $who }.
table-enter = Appuyez sur Entrée quand personne d’autre ne regarde
table-hints = u annuler · i cartes · w pourquoi pas · l journal · v tout · r règles · s enregistrer · q quitter
table-prompt = ? pour l’aide >
table-may-pass = 0 laisse passer
table-others = { $who } peut agir aussi : t passe l’écran
table-no-option = Tapez un numéro de 1 à { $n }, ou ? pour l’aide.
table-not-a-command = Ce n’est ni un choix ni une commande. Tapez ? pour l’aide.
table-impossible = { $what } : { $why }.
table-possible = { $what } : c’est possible.
table-all-possible = Tout ce qui est dans la liste est possible.
table-no-info = Rien à dire là-dessus. Tapez i seul pour toutes les cartes visibles.
table-nobody-else = Personne d’autre ne peut agir maintenant.
table-saved = Partie enregistrée dans { $path }.
table-more = Entrée : la suite, q : retour à la table
table-back = Entrée : retour à la table
menu-others = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
} : { $why }
rules-title = Les règles en bref
about-title = À propos de cette version

## Commandes

help-title = Ce que vous pouvez taper
help-signs = Joueurs et signes
usage-n = numéro
help-n = répondre par ce choix
usage-help = ?
help-help = cette page
usage-u = u
help-u = annuler votre dernière réponse, si rien n’a été révélé depuis
usage-w = w [numéro]
help-w = pourquoi un choix est impossible
usage-i = i [carte]
help-i = ce que dit une carte : son numéro dans la liste, ou une partie de son nom
usage-l = l [n, tout]
help-l = le journal : ses dernières lignes, autant que vous voulez, ou tout
usage-r = r
help-r = les règles en bref, et d’où vient cette version
usage-v = v
help-v = tout ce qui est sur la table, en toutes lettres
usage-t = t [place]
help-t = passer l’écran, quand quelqu’un d’autre peut agir aussi
usage-s = s [fichier]
help-s = enregistrer la partie
usage-q = q
help-q = quitter ; on vous propose d’enregistrer

words-help = aide h help
words-u = annuler défaire retour undo
words-w = pourquoi why
words-i = infos carte cartes info
words-l = journal log
words-r = règles regles rules
words-v = vue voir view
words-t = tour passer
words-s = sauver enregistrer save
words-q = quitter fin quit
words-all = tout all
words-yes = o oui y yes
words-no = n non no
words-cancel = c continuer cancel

## Partir

quit-save = Enregistrer dans { $path } ? (Entrée : oui · n : non · c : continuer · ou un autre nom de fichier)
quit-saved = La partie est à l’abri dans { $path }. Pour y revenir :
quit-unsaved = La partie n’a pas été enregistrée. Pour rejouer la même donne :
quit-crash = Quelque chose a cédé, et c’est notre faute. La partie jusqu’ici est dans { $path } : envoyez-la-nous.
quit-lobby = À la prochaine.

## La fin

end-title = Fin de la partie
end-won = { $who } gagne, { $points } à { $second }
end-shared = { $who } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-won-together = Vous gagnez ensemble
end-lost = { $who } perd, { $points } à { $second }
end-automaton = Automate
end-lost-together = Vous perdez ensemble
end-keep = Pour garder cette partie, tapez un nom de fichier (Entrée : non)
end-total = Total

## Revoir

replay-ply = coup { $ply } sur { $last }
replay-spectator = ce que tout le monde peut voir
replay-waits = À répondre : { $who }

## Jeux

games-seats = { $seats } joueurs
games-bot-seats = à { $n } joueurs, { $bots ->
    [one] une place de plus est tenue par un bot
   *[other] { $bots } places de plus sont tenues par des bots
}
games-bots = Bots

## Simulation

sim-title = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, graine { $seed }
sim-bot = Bot
sim-wins = Victoires
sim-interval = À 95 %
sim-score = Score
sim-seat = Place { $n }
sim-lengths = de { $least } à { $most } réponses par partie, { $mean } en moyenne
sim-rate = { $rate } parties/s
sim-rounds = { $mean } tours par partie en moyenne
sim-automaton = L’automate marque { $points } points en moyenne.
sim-interrupted = Arrêt avant la fin : voici les parties terminées.

## Séries et classements

arena-played = { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
}, { $before ->
    [0] dans { $path }.
    [one] après { $before } déjà dans { $path }.
   *[other] après { $before } déjà dans { $path }.
}
arena-failed = { $n ->
    [one] { $n } a été interrompue : sa ligne dit pourquoi.
   *[other] { $n } ont été interrompues : leurs lignes disent pourquoi.
}
arena-interrupted = Arrêt avant la fin : la même commande reprend ici.
train-play = joue contre lui-même
train-fit = apprend
train-try = est mis à l’épreuve
train-generation = Génération { $n }, { $games } parties : { $tried } essais contre le jugement seul, part gagnée { $share }, avance { $lead }, confiance { $mix }
rate-title = La force des bots
rate-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
rate-rating = Cote
rate-rank = Rang
rate-sat = Parties
rate-broke = Rompues
rate-between = { $low } à { $high }
rate-seats = Ce que vaut une place : { $list }
rate-seat-title = Ce que vaut une place
rate-before = Combien de fois l’un finit devant l’autre
rate-points = { $zero } vaut 0 ; 400 points de plus, c’est dix chances contre une de finir devant. Les intervalles contiennent la vérité 95 fois sur 100.
rate-together = Tous gagnent ou perdent ensemble : seule la part de victoires départage les bots.
rate-failed = { $n ->
    [one] { $n } partie a été interrompue ; qui l’a rompue y est dernier.
   *[other] { $n } parties ont été interrompues ; qui en a rompu une y est dernier.
}
fault-crashed = un bot est tombé en panne
fault-illegal = un bot a donné une réponse qui n’était pas offerte
fault-slow = un bot a réfléchi trop longtemps
fault-gone = un processus est mort
fault-broken = les règles ont cédé

## Vérification

fuzz-passed = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, toutes les promesses tenues.
fuzz-record = La partie est dans { $path }. Pour la voir :
fuzz-no-record = Il n’y en a pas de fichier : la partie a cédé avant de pouvoir être enregistrée.

## Ce qui ne va pas : une réponse

error-illegal = Ce n’est pas un des choix.
error-not-asked = La partie n’attend pas cette place.
error-stale = La question a changé entre-temps.
error-unfinished = Cette réponse a d’autres parties : donnez-les ensemble.
error-too-many-answers = Plus de réponses que de questions.
error-past-a-reveal = Quelque chose se révèle ici : répondez à la suite après.
error-over = La partie est finie.
error-not-over = La partie n’est pas finie.
error-nothing-to-undo = Il n’y a rien à annuler.
error-answered-since = Quelqu’un d’autre a répondu depuis : trop tard pour annuler.
error-revealed-since = Ce qui est révélé ne s’annule plus.
error-no-such-ply = Cette partie a les coups 0 à { NUMBER($last, useGrouping: 0) }.

## Ce qui ne va pas : un argument

error-range = { $name } va de { $least } à { $most }, pas { $got }.
error-choice = { $name } vaut { $allowed }, pas « { $got } ».
error-game = Il n’y a pas de jeu « { $got } ». Il y a : { $allowed }.
error-seats = Ce jeu se joue à { $allowed }, pas à { $got }.
error-seed = Une graine est un nombre entier de 0 à 9223372036854775807, pas { $got }.
error-options = Les options se donnent sous la forme nom=valeur.
error-option-form = Une option se donne sous la forme nom=valeur, pas « { $got } ».
error-option-none = Ce jeu n’a pas d’options.
error-option-name = Ce jeu n’a pas d’option « { $got } ». Il a : { $allowed }.
error-option-value = L’option { $name } vaut { $allowed }, pas « { $got } ».
error-option-length = L’option { $name } veut une valeur pour chacune des { $seats } places, pas { $got }.
error-language = Il n’y a pas de langue « { $got } ». Il y a : { $allowed }.
error-bot = Il n’y a pas de bot « { $got } ». Il y a : { $allowed }.
error-reward = Il n’y a pas de récompense « { $got } ». Il y a : { $allowed }.
error-format = Un jeu de données s’écrit en { $allowed }, pas « { $got } ».
error-move = « { $got } » n’est pas parmi : { $allowed }
error-own-bot = « { $got } » ne peut pas jouer : { $why }
error-bots-once = Nommez chaque bot une fois, et un au moins : { $got }
error-train = { $game } n’a pas de jugement qui apprend : son planificateur suit les conseils du jeu.
error-shard = Une part est la K-ième de N, comme 1/8, pas « { $got } ».
error-log-line = { $path }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas une partie d’un journal.
error-log-other = { $path } est le journal d’une autre série : prenez un autre fichier, ou les mêmes arguments.
error-log-busy = Une autre série écrit dans { $path }.
error-nothing-to-rate = Il n’y a ici aucune partie à classer.
error-extra = Il manque { $what } : { $how }
error-cluster = La grappe a renoncé : { $detail }
error-bots = { $seats ->
    [0] Il ne reste pas de place pour un bot.
    [one] Il y a une place pour des bots, pas { $got }.
   *[other] Il y a { $seats } places pour des bots, pas { $got }.
}
error-bot-seat = La place { $n } ne peut être tenue que par un bot.
error-people = { $seats } places accueillent au plus { $seats } personnes, pas { $got }.
error-games = Trop peu ou trop de parties : { NUMBER($got, useGrouping: 0) }.
error-jobs = Au moins un processus, pas { $got }.
error-ply = Cette partie a les coups 0 à { $last }, pas { $got }.
error-seat = Cette table a les places 1 à { $seats }, pas { $got }.
error-check = { $detail }.
error-load-game = { $path } est une partie { DE($game) }.
error-load-seats = La partie enregistrée se joue à { $seats }, pas à { $got }.
error-load-with = { $name } ne va pas avec --load : une partie enregistrée a les siennes.

## Ce qui ne va pas : un fichier

error-file-missing = Il n’y a pas de fichier { $path }.
error-file-no-folder = Il n’y a pas de dossier { $path }.
error-file-directory = { $path } est un dossier, pas un fichier.
error-file-special = { $path } n’est pas un fichier ordinaire.
error-file-huge = { $path } dépasse { $most } Mo : ce n’est pas une partie enregistrée.
error-file-binary = { $path } n’est pas un fichier texte : ce n’est pas une partie enregistrée.
error-file-unreadable = { $path } ne peut pas être lu : { $why }.
error-file-unwritable = { $path } ne peut pas être écrit : { $why }.
error-record-json = Le fichier est coupé ou n’est pas du JSON : ce n’est pas une partie enregistrée.
error-record-foreign = Le fichier n’est pas une partie de Cinq-Mars.
error-record-version = Le fichier est au format { $got } ; cette version lit le format { $known }.
error-record-field = Le fichier est abîmé : « { $field } » manque ou n’est pas comme il faut.
error-record-game = Le fichier est une partie { DE($got) }, pas { DE($game) }.
error-record-long = Le fichier est abîmé : il a plus de réponses que ce jeu ne peut en avoir.
error-record-answer = Le fichier est abîmé : la réponse numéro { NUMBER($ply, useGrouping: 0) } n’en est pas une.
error-record-rules = La partie suit la version { $got } des règles ; cette version de Cinq-Mars connaît les versions jusqu’à { $known }.
error-record-setup = Le fichier est abîmé : { $detail }
error-record-checkpoint = Le fichier est abîmé : son point de reprise est illisible.
error-diverged = Le fichier ne suit pas les règles au coup { NUMBER($ply, useGrouping: 0) } : { $detail }.

## Appeler qui n’est pas devant la page

bell-turn = C’est à vous de jouer.
bell-nudge = { $who } vous relance : c’est à vous de jouer.

## Ce qui ne va pas : à une table du serveur

error-token = Seul qui a le lien peut faire cela.
error-not-yours = Cette place n’est pas la vôtre.
error-no-table = Il n’y a pas de table « { $got } ».
error-no-seat = Aucune place n’est libre.
error-no-report = Il n’y a pas de signalement « { $got } ».
error-no-line = Ce message n’existe pas.
error-muted = L’hôte de cette table vous a coupé la parole.
error-no-push = Ce serveur n’envoie pas de notifications.
error-too-many-bells = Pas plus de { $limit } façons de vous appeler.
error-webhook = Impossible d’envoyer quoi que ce soit à { $got }. Il faut une adresse https sur Internet.
error-not-started = La table n’a pas encore commencé.
error-started = La table a déjà commencé.
error-busy = La table change très vite. Réessayez.
error-asked-already = Une question aux autres est encore ouverte.
error-undo-nobody = On n’annule pas à cette table.
error-undo-consent = Les autres doivent accepter l’annulation.
error-too-often = Moins vite. Réessayez dans { $wait } s.
error-too-large = Cela dépasse { $limit } octets.
error-too-slow = La demande ne s’est pas achevée à temps.
error-too-many-sockets = Pas plus de { $limit } connexions à la fois.
error-malformed = Le message est incompréhensible : { $detail }
error-origin = Une page d’un autre site ne peut pas faire cela.
error-no-route = Il n’y a rien à cette adresse.
error-method = Cela ne peut pas se faire à cette adresse.
error-error = Quelque chose a cédé, et c’est notre faute.
error-store = Un entrepôt est l’un { DE($allowed) }, pas « { $got } ».
error-store-unopened = L’entrepôt { $store } ne s’ouvre pas : { $why }
error-store-down = L’entrepôt ne répond pas. Rien n’est perdu : réessayez.
error-store-newer = Cet entrepôt est de forme { $got }, faite par une version plus récente de Cinq-Mars ; celle-ci connaît la forme { $known }. Lancez cette version, ou restaurez une sauvegarde antérieure.
error-store-owned = Ces tables sont déjà servies, à { $address }. Arrêtez ce serveur, ou choisissez un autre fichier avec --store.
error-store-extra = PostgreSQL demande un paquet de plus : pip install "cinqmars[postgres]"
error-no-database = Aucun PostgreSQL ne répond à { $got }.
error-limit = Une limite est l’une de celles-ci, avec vos propres nombres : { $usual } ; pas « { $got } ».
error-proxy = « { $got } » n’est ni une adresse ni un réseau.
error-contact = « { $got } » n’est pas une adresse où écrire, comme { $allowed }.
error-listen = « { $got } » n’est pas une adresse où écouter, comme { $allowed }.
error-address = Le serveur ne peut pas écouter sur { $got }.
error-port = Le port { NUMBER($got, useGrouping: 0) } est pris.

## Ce qui ne va pas : chez nous

error-rules-error = Les règles ont rompu leur propre contrat : { $detail }
error-non-conforming = Promesse rompue, « { $check } » : { $detail }
error-game-crashed = La partie { NUMBER($number, useGrouping: 0) } { DE($game) } s’est interrompue (graine { NUMBER($seed, useGrouping: 0) }, places { $seats }) : { $detail }
error-bench-worker = Un processus de mesure est tombé en panne, { $name } : { $detail }

## Pour qui tient un serveur

admin-column-table = Table
admin-column-game = Jeu
admin-column-state = État
admin-column-people = Joueurs
admin-column-moved = Dernier coup
admin-column-seat = Place
admin-column-who = Pour
admin-column-name = Nom
admin-column-bot = Bot
admin-column-holder = Occupée
admin-state-open = ouverte
admin-state-running = en cours
admin-state-over = finie
admin-state-closed = fermée
admin-who-here = ici
admin-who-remote = par lien
admin-who-open = tout le monde
admin-who-bot = bot
admin-who-closed = personne
admin-held = oui
admin-free = non
admin-finding-gap = il manque des entrées : { $detail }
admin-finding-head = la liste est en retard sur le journal : { $detail }
admin-finding-rules = les règles d’aujourd’hui n’en lisent qu’une partie : { $detail }
admin-finding-unreadable = le journal est illisible : { $detail }
admin-checked = { $sound } en ordre, { $broken } avec un défaut.
admin-closed = La table { $table } est fermée.
admin-closed-already = La table { $table } était déjà fermée ou finie.
admin-deleted = { $tables ->
    [one] 1 table supprimée.
   *[other] { $tables } tables supprimées.
}
admin-sure = C’est sans retour : ajoutez --yes.
admin-exported = { $tables ->
    [one] 1 table écrite dans { $file }.
   *[other] { $tables } tables écrites dans { $file }.
}
admin-migrated = L’entrepôt était de forme { $before }, il est de forme { $now }.
admin-up-to-date = L’entrepôt est de forme { $now } : rien à faire.
admin-made = L’entrepôt est nouveau, de forme { $now }.
