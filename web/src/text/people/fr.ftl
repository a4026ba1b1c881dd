### Les gens : la phrase, la liste de ceux qui sont à la table

page-phrase = Votre phrase
page-phrase-about = Pas de compte à créer : ces douze mots, c’est vous. Tapez-les sur un autre appareil, et vos places y seront aussi. Notez-les : personne ne pourra vous les renvoyer, et qui les possède joue à votre place.
page-phrase-show = Afficher ma phrase
page-phrase-hide = La cacher
page-phrase-have = J’ai déjà une phrase
page-phrase-enter = Vos douze mots, dans l’ordre
page-phrase-count = { $n } mots sur 12
page-phrase-wrong = Ne fait partie d’aucune phrase : { $words }
page-phrase-bring = Retrouver mes tables ici
page-phrase-found = { $n ->
    [one] Une table est maintenant ici.
   *[other] { $n } tables sont maintenant ici.
}
page-phrase-unknown = Aucune table d’ici ne connaît cette phrase. Vérifiez les mots et leur ordre.
page-calls = Quand c’est à moi de jouer
page-calls-about = Tant que cette page est ouverte, elle vous le dit. Pour qu’on vous appelle quand elle est fermée :
page-push = Me prévenir dans ce navigateur, même page fermée
page-hook = Appeler un de mes programmes (webhook)
page-hook-about = Il reçoit un message signé chaque fois que c’est à vous et que vous n’êtes pas là.
page-hook-secret = signé avec
page-hook-add = Ajouter
page-remove = Retirer
page-close = Fermer
page-here = à la table
page-vote = Voter pour un bot
page-voted = Vous avez voté pour un bot
page-mute = Couper la parole
page-unmute = Rendre la parole
page-hide = Masquer ses messages
page-unhide = Montrer ses messages
page-report = Signaler
page-report-what = Que s’est-il passé ?
page-reported = L’opérateur de ce serveur le lira. Merci.
page-delete = Supprimer la table
page-delete-sure = La partie et tout ce qui s’est dit disparaissent pour de bon, pour tout le monde.
page-delete-no = La garder
