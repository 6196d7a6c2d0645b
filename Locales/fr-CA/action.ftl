# "Valider" is what those do who check it.
action-submit = soumettre { $name }
    .alone = soumettre
    .noun = { HEAD($noun) ->
        [sent] envoyer { the-noun }
       *[other] soumettre { the-noun }
    }
# "Se connecter" is rather said of devices and networks.
action-sign-in = ouvrir une session
action-sign-out = fermer la session
