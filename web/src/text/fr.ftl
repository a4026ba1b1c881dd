### La page, français

page-intro = Jouez seul avec des bots, à plusieurs devant un écran, ou entre amis par un lien. Rien à installer, aucun compte à créer.
page-unofficial = Une adaptation non officielle. Les noms sont à leurs propriétaires ; textes, dessins et code sont les nôtres.
page-games = Jeux
page-play-now = Jouer contre des bots
page-play-now-with = Jouer avec des bots
page-with-friends = Entre amis
page-about = À propos de ce jeu
page-open-tables = Tables ouvertes
page-state-open = attend des joueurs
page-state-running = jouée à { $n } %
page-state-over = terminée
page-state-closed = fermée
page-failed = Cela n’a pas marché. Essayez de nouveau.
page-home = Accueil
page-new-table = Nouvelle table
page-seats = Places
page-who = Qui s’assoit ici
page-who-here = Ici
page-who-remote = Par lien
page-who-bot = Bot
page-who-open = Ouverte
page-who-closed = Fermée
page-name = Nom
page-rules-options = Règles
page-course = Déroulement
page-pace = Rythme
page-pace-0 = Libre
page-pace-600 = 10 min
page-pace-1800 = 30 min
page-pace-259200 = 3 jours
page-undo-by = Qui peut annuler
page-undo-each = Chacun
page-undo-consent = Avec accord
page-undo-nobody = Personne
page-listed = Afficher dans la liste des tables ouvertes
page-make = Ouvrir la table
page-closed = Cette table a été fermée.
page-ready = en place
page-away = absent
page-empty = personne encore
page-copy = Copier
page-copied = Copié
page-sit = S’asseoir
page-start-hint = Les places que personne n’a prises sont jouées par un bot.
page-start = Commencer la partie
page-dissolve = Fermer la table
page-waiting-host = L’hôte lance la partie.

page-decision = Votre décision
page-options = Options
page-answer-dropped = Entre-temps, une partie de votre choix n’est plus possible.
page-answer-gone = Entre-temps, la question ne se pose plus.
page-more-above = { $n ->
    [one] Un choix plus haut
   *[other] { $n } choix plus haut
}
page-more-below = { $n ->
    [one] Un choix plus bas
   *[other] { $n } choix plus bas
}
page-choose = Choisissez, puis validez.
page-choose-once = Un clic suffit, et s’annule.
page-choose-first = Choisissez d’abord
page-confirm = Valider
page-undo = Annuler
page-irreversible = Ce qui est révélé ne s’annule plus.
page-irreversible-then = Irréversible :
page-others = { $n } autres
page-search = Chercher
page-watching = Vous regardez
page-waiting-for = { $who } réfléchit
page-waiting-others = et { $n ->
    [one] un autre joueur
   *[other] { $n } autres
}
page-over = La partie est terminée
page-offline = Connexion perdue
page-offline-safe = { $n ->
    [0] Rien n’est perdu : nouvel essai
   *[other] Rien n’est perdu : nouvel essai dans { $n } s
}
page-players = Joueurs
page-you = vous
page-bot = bot
page-your-turn = À vous
page-thinks = réfléchit
page-pts = pts
page-rating = NT
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-rules = Règles
page-since = Depuis votre dernier tour
page-facts = { $n ->
    [one] { $n } fait
   *[other] { $n } faits
}
page-replay = Revoir
page-replaying = { $m ->
    [0] Coup { $n }
   *[other] Coup { $n } sur { $m }
}
page-previous = Un coup en arrière
page-next = Un coup en avant
page-now = Revenir au présent
page-step = coup { $n }
page-no-chat = Personne n’a encore parlé.
page-say = Dire quelque chose
page-send = Envoyer
page-plain = Vue simple
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-fit = Ajuster
page-parts = Parties de la table
page-face-board = Plateau
page-face-hand = Main
page-face-side = Journal
page-yours = À vous
page-hand-over = Passez l’écran à { $who }
page-lift = C’est moi
page-wins = { $who } gagne,
page-shared = Victoire partagée à { $n } : { $who }
page-winner = vainqueur
page-source = Source
page-total = Total
page-rematch = Rejouer
page-record = Enregistrement

page-unexplored = inexplorée
page-deck = pioche { $n }
page-bonus = Bonus secret
page-discovery = Découverte

page-tm-generation = Gén. { $n }
page-tm-points = { $n } PV
page-tm-in-play = { $n } en jeu
page-tm-events = { $n } évén.
page-tm-cards-of = Cartes en jeu : { $who }
page-tm-nothing-more = Rien de plus
page-tm-used = utilisée
page-tm-account = Son dernier tour, pas à pas
page-tm-piles = Ses pioches et ses cartes
page-tm-no-account = MarsBot n’a pas encore joué.
page-tm-bot-board = Son plateau
page-tm-goals = Objectifs
page-tm-raised = Qui a terraformé
page-tm-raised-hint = au-dessus, la génération
page-tm-face-down = Face cachée. Le journal dit lesquels ont été joués.
page-tm-close = Fermer

error-offline = Le serveur ne répond pas.
error-unknown = Un problème est survenu.

page-hours = { $n } h { $m } min
page-minutes = { $n ->
    [0] { $s } s
   *[other] { $n } min { $s } s
}
page-asks-undo = { $who } demande à reprendre un coup
page-agree = D’accord
page-refuse = Refuser
page-asked-undo = La demande est faite aux autres.
page-ask-undo = Demander aux autres de reprendre ce coup
page-all-options = Toutes les possibilités

## La page autour de la table

page-settings = Réglages
page-light = Clair
page-system = Système
page-sound = Sons
page-volume = { $n ->
    [0] coupés
   *[other] { $n } %
}
page-notify = Me prévenir quand c’est à moi
page-quick = Un seul clic pour ce qui s’annule
page-again = Encore une partie ?
page-again-hint = Mêmes places, mêmes règles, nouvelle donne.
page-rematch-waits = La table suivante est prête.
page-scores = Scores
page-final-board = Plateau final
page-chart = Points, tour après tour
page-hand-to-bot = Laisser jouer un bot
page-take-back = Reprendre la main
page-bot-plays = un bot joue
page-share = Partager
page-watch-link = Pour regarder
page-leave = Quitter la table
page-seat-menu = Place { DE($who) }
page-no-tables = Aucune partie en cours. Créez une table, ou ouvrez un lien.
page-code = Un code ou un lien
page-join = Rejoindre
page-running-tables = Parties en cours
page-watch = Regarder
page-your-name = Votre nom

## Mouvement, aperçu, revoir et fin

page-then = Après :
page-costs = coûte
page-first = Au début
page-last = Au dernier coup
page-play = Lire
page-next-fact = Continuer
page-pause = Pause
page-speed = Vitesse
page-seen-by = Vu par
page-eyes-all = Tous les secrets
page-eyes-table = La table
page-eyes-later = les autres, après la partie
page-beginning = Le début
page-from-here = Jouer d’ici
page-from-here-about = Une nouvelle table à partir de ce coup, contre des bots. Cette partie ne change pas.
page-from-here-with = Une nouvelle table à partir de ce coup, avec des bots. Cette partie ne change pas.
page-to-the-end = Revenir aux scores
page-was-asked = { $who } devait répondre
page-tab-moments = Moments
page-move-of-round = { $n ->
    [0] Coup { $m }
   *[other] Tour { $n }, coup { $m }
}
page-no-moments = Une partie calme : rien ne ressort.
page-was-hidden = Ce qui était caché
page-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-decided = { $source } : c’est là que tout s’est joué, { $n } de plus { QUE($who) }.
page-score-to = { $n } à { $m }
page-nobody-wins = Personne ne gagne
page-look-at-round = Voir la fin du tour { $n }
page-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}

## Accueil, salon, réglages

page-tagline-1 = Cinq jeux,
page-tagline-2 = une planète.
page-by-link = Rejoindre par un lien
page-resume = Reprendre
page-go-on = Reprendre
page-with = avec
page-length = Durée
page-weight = Complexité { $n } sur 5
page-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
page-how-many = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
page-table-code = table { $code }
page-level-easy = Facile
page-level-medium = Moyen
page-level-strong = Fort
page-bot-easy = bot facile
page-bot-medium = bot moyen
page-bot-strong = bot fort
page-bot-random = bot au hasard
page-bot-greedy = bot glouton
page-bot-ismcts = bot chercheur
page-bot-planner = bot planificateur
page-bot-baseline = bot étalon
page-who-here-note = devant cet écran
page-who-remote-note = vous recevrez un lien à envoyer
page-who-open-note = la première personne venue
page-who-closed-note = pas de place
page-pace-note = un bot joue pour qui n’a plus de temps
page-undo-note = jusqu’à la dernière révélation
page-listed-note = sinon, il faut un lien pour la trouver
page-ready-alone = On y va ?
page-ready-alone-hint = La partie commence aussitôt.
page-ready-friends = Qui vient jouer ?
page-ready-friends-hint = La table s’ouvre ; ses liens sont à la page suivante.
page-waiting-seat = On attend { $who }
page-all-here = Tout le monde est là
page-all-here-hint = L’ordre du jeu est tiré au départ.
page-bot-instead = Un bot à cette place
page-close-seat = Fermer cette place
page-yes = oui
page-no = non
page-language = Langue
page-theme-name = Couleurs
page-dark = Sombre
page-motion = Mouvement
page-motion-system = Système
page-motion-full = Complet
page-motion-none = Aucun
page-face-players = Joueurs
page-search-cards = Chercher dans vos cartes
page-show-all = Montrer toutes les options
page-live = En direct : { $what }
page-no-cards = Vous n’avez pas de cartes.
page-of = { $n } sur { $m }
page-reached = Atteint
page-recolour = Changer de couleur
page-nav = Pages
page-nav-play = Jouer
page-nav-tables = Parties
page-nav-about = À propos
page-about-all = À propos de Cinq-Mars
page-my-tables = Sur cet appareil
page-bots = Bots
page-own-bot = Votre propre bot peut prendre une place : comment parler à ce serveur
page-rematch-in = { $n } sur { $m } à la table suivante
page-rematch-join = Les rejoindre
page-chart-of = { $what }, tour après tour
page-nothing-hidden = Rien n’était caché dans cette partie.
page-broken = Cette page a trébuché
page-broken-safe = Rien n’est perdu : le serveur a chaque coup jusqu’au dernier validé. Rechargez la page pour continuer.
page-reload = Recharger
page-copy-report = Copier le rapport
page-colour-taken = { $colour } : c’est la couleur { DE($who) }
page-is-asked = « { $what } »
page-review = Revoir mon dernier tour
page-bot-for = Un bot pour { $who }
note-undo-ask = { $who } demande à reprendre une réponse.
note-undo-agreed = Tous sont d’accord : la réponse { DE($who) } est reprise.
note-repaired = Les règles ont été corrigées pendant que la table se reposait : les dernières réponses sont redemandées.
note-undo-refused = { $who } ne veut pas qu’on la reprenne.
note-nudge = { $who } relance { $whom }.
note-vote = { $who } laisserait un bot jouer pour { $whom }.
page-in-hand = { $n ->
    [one] Une carte jouable, éclairée dans votre main.
   *[other] { $n } cartes jouables, éclairées dans votre main.
}
page-leaving = Passer ou renoncer
page-not-now = impossibles pour l’instant

## People together

page-table-link = La table
page-qr = En image, pour un téléphone
page-qr-of = { $url } en image
page-loopback = Ce serveur n’écoute que sur sa propre machine : ces liens ne s’ouvrent nulle part ailleurs. Pour l’ouvrir à votre réseau, arrêtez-le et relancez-le par
page-or = ou
page-loopback-then = Vos amis le trouveront alors à l’adresse
page-reached-at = Dans votre réseau, cette table se trouve à l’adresse
page-no-network = Cette machine n’est dans aucun réseau : les liens ne s’ouvrent nulle part ailleurs.
page-around = Autour de la table
page-spectators = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
}
page-chosen = a choisi
page-nudge = Relancer { $who }
page-nudged = { $who } vous relance.
page-nudged-you = Quelqu’un vous relance

## règles

page-the-rule = La règle
page-here-now = { $n ->
    [one] Ici, maintenant : une possibilité
   *[other] Ici, maintenant : { $n } possibilités
}
page-for-example = Par exemple : { $what }
page-places-open = { $n ->
    [one] Un lieu peut être choisi
   *[other] { $n } lieux peuvent être choisis
}
page-elsewhere = Sur un autre appareil
page-elsewhere-about = Votre lien personnel : qui l’ouvre joue cette place. Gardez-le pour vous.

## Ce qui s’est passé, tour par tour

page-tell-speed = Récit
page-skip-now = Au présent
page-to-result = Au résultat
page-plays = joue
page-seat-plays = { $who } joue
page-question-after = { $who ->
    [0] Votre question vient à la fin du récit.
   *[other] Votre question vient à la fin du récit : après { $who }.
}
page-hit = Cela vous touche :
page-hit-you = Ce qui vous touche
page-so-far = Jusqu’ici :
page-before-place = Précédent
page-after-place = Suivant
page-counting = Le décompte
page-and = { $first } et { $rest }
page-and-more = { $first }, { $rest }
page-space = Espace
page-final-move = { $m ->
    [0] La fin
   *[other] La fin : coup { $n } sur { $m }
}

## Une personne, et les gens entre eux

page-me = Vous, sur d’autres appareils
page-people = Les gens à la table
page-renew = Nouveau lien
page-renew-about = Un nouveau lien pour cette place : qui l’avait ne l’a plus.
page-report-line = Signaler ce message
page-unsay = Supprimer ce message
page-line-gone = message supprimé
page-line-hidden = message masqué
page-all-games = Tous les jeux
page-all-states = Ouvertes et en cours
page-over-tables = Tables terminées
page-no-such-tables = Aucune table de ce genre en ce moment.
page-pace-86400 = 1 jour
page-pace-604800 = 7 jours
page-days-left = { $n } j { $h } h
