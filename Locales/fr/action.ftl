## The infinitive, as on buttons: supprimer Aspirin

# What is there already: la photo, l’album.
the-noun = { HEAD($noun) ->
    [dumb] l’{ FORM($noun, 1) }
   *[other] { the-noun-whole }
}
the-noun-whole = { TRAIT($noun, "gender") ->
    [feminine] la { FORM($noun, 1) }
   *[masculine] le { FORM($noun, 1) }
}
# What is not there yet: une photo, un album.
a-noun = { TRAIT($noun, "gender") ->
    [feminine] une { FORM($noun, 1) }
   *[masculine] un { FORM($noun, 1) }
}
# à la photo, à l’album, au message
to-noun = { HEAD($noun) ->
    [dumb] à l’{ FORM($noun, 1) }
   *[other] { to-noun-whole }
}
to-noun-whole = { TRAIT($noun, "gender") ->
    [feminine] à la { FORM($noun, 1) }
   *[masculine] au { FORM($noun, 1) }
}

# de la photo, de l’album, du message
of-noun = { HEAD($noun) ->
    [dumb] de l’{ FORM($noun, 1) }
   *[other] { of-noun-whole }
}
of-noun-whole = { TRAIT($noun, "gender") ->
    [feminine] de la { FORM($noun, 1) }
   *[masculine] du { FORM($noun, 1) }
}

action-open = ouvrir { $name }
    .alone = ouvrir
    .noun = ouvrir { the-noun }
action-close = fermer { $name }
    .alone = fermer
    .noun = fermer { the-noun }
action-edit = modifier { $name }
    .alone = modifier
    .noun = modifier { the-noun }
action-add = ajouter { $name }
    .alone = ajouter
    .noun = ajouter { a-noun }
action-create = créer { $name }
    .alone = créer
    .noun = créer { a-noun }
action-remove = retirer { $name }
    .alone = retirer
    .noun = retirer { the-noun }
action-delete = supprimer { $name }
    .alone = supprimer
    .noun = supprimer { the-noun }
action-rename = renommer { $name }
    .alone = renommer
    .noun = renommer { the-noun }
action-move = déplacer { $name }
    .alone = déplacer
    .noun = déplacer { the-noun }
action-copy = copier { $name }
    .alone = copier
    .noun = copier { the-noun }
action-save = enregistrer { $name }
    .alone = enregistrer
    .noun = enregistrer { the-noun }
action-download = télécharger { $name }
    .alone = télécharger
    .noun = télécharger { the-noun }
action-share = partager { $name }
    .alone = partager
    .noun = partager { the-noun }
action-send = envoyer { $name }
    .alone = envoyer
    .noun = envoyer { the-noun }
action-select = sélectionner { $name }
    .alone = sélectionner
    .noun = sélectionner { the-noun }
action-play = lire { $name }
    .alone = lire
    .noun = lire { the-noun }
action-pause = mettre { $name } en pause
    .alone = mettre en pause
    .noun = mettre { the-noun } en pause
action-pin = épingler { $name }
    .alone = épingler
    .noun = épingler { the-noun }
action-unpin = désépingler { $name }
    .alone = désépingler
    .noun = désépingler { the-noun }
# "Couper le son" is of what plays. With a thing or a name it is used for conversations as well.
action-mute = mettre { $name } en sourdine
    .alone = couper le son
    .noun = mettre { the-noun } en sourdine
action-unmute = désactiver la sourdine : { $name }
    .alone = rétablir le son
    .noun = désactiver la sourdine { of-noun }
action-like = j’aime : { $name }
    .alone = j’aime
    .noun = aimer { the-noun }
action-favorite = ajouter { $name } aux favoris
    .alone = ajouter aux favoris
    .noun = ajouter { the-noun } aux favoris
action-unfavorite = retirer { $name } des favoris
    .alone = retirer des favoris
    .noun = retirer { the-noun } des favoris
action-archive = archiver { $name }
    .alone = archiver
    .noun = archiver { the-noun }
# What plays or is leafed through is passed: passer l’épisode; a dose or a reminder is ignored.
action-skip = { TRAIT($noun, "gender") ->
        [masculine] { skip-named }
        [feminine] { skip-named }
       *[other] ignorer { $name }
    }
    .alone = ignorer
    .noun = { HEAD($noun) ->
        [passed] passer { the-noun }
       *[other] ignorer { the-noun }
    }
skip-named = { HEAD($noun) ->
    [passed] passer { $name }
   *[other] ignorer { $name }
}
-head-passed =
    album article chanson chapitre épisode étape exercice morceau page photo piste publicité question titre vidéo
action-snooze = rappeler plus tard : { $name }
    .alone = rappeler plus tard
    .noun = reporter { the-noun }
action-activate = activer { $name }
    .alone = activer
    .noun = activer { the-noun }
action-deactivate = désactiver { $name }
    .alone = désactiver
    .noun = désactiver { the-noun }
action-approve = approuver { $name }
    .alone = approuver
    .noun = approuver { the-noun }
action-decline = refuser { $name }
    .alone = refuser
    .noun = refuser { the-noun }
action-report = signaler { $name }
    .alone = signaler
    .noun = signaler { the-noun }
action-call = appeler { $name }
    .alone = appeler
    .noun = appeler { the-noun }
# After a colon where "à" would be joined with the name, as "head-article" of transaction.ftl has it.
action-reply = { HEAD($name) ->
    [article] répondre : { $name }
   *[other] répondre à { $name }
}
    .alone = répondre
    .noun = répondre { to-noun }
action-forward = transférer { $name }
    .alone = transférer
    .noun = transférer { the-noun }
action-block = bloquer { $name }
    .alone = bloquer
    .noun = bloquer { the-noun }
action-filter = filtrer { $name }
    .alone = filtrer
    .noun = filtrer les { FORM($noun, form: "plural") }
action-sort = trier { $name }
    .alone = trier
    .noun = trier les { FORM($noun, form: "plural") }
action-mark = marquer { $name } comme { marked-state }
    .alone = marquer comme { marked-state }
marked-state = { FORM($state, case: "marked") }

## Actions that often need no item

action-cancel = annuler { $name }
    .alone = annuler
    .noun = annuler { the-noun }
action-retry = réessayer : { $name }
    .alone = réessayer
    .noun = réessayer { the-noun }
# "Annuler" alone is action-cancel.
action-undo = annuler l’action
action-redo = rétablir
action-next = suivant : { $name }
    .alone = suivant
    .noun = { FORM($noun, 1) } { TRAIT($noun, "gender") ->
        [feminine] suivante
       *[masculine] suivant
    }
action-previous = précédent : { $name }
    .alone = précédent
    .noun = { FORM($noun, 1) } { TRAIT($noun, "gender") ->
        [feminine] précédente
       *[masculine] précédent
    }
action-next-day = jour suivant
action-previous-day = jour précédent
action-back = retour
action-continue = continuer
action-done = terminer
# What one wrote or made is sent: envoyer l’avis. "Valider l’avis" is what those do who decide whether all may see it.
action-submit = valider { $name }
    .alone = valider
    .noun = { HEAD($noun) ->
        [sent] envoyer { the-noun }
       *[other] valider { the-noun }
    }
-head-sent = avis commentaire document évaluation fichier message note photo pièce question vidéo
action-refresh = actualiser { $name }
    .alone = actualiser
    .noun = actualiser les { FORM($noun, form: "plural") }
# What one looks for is one of them: rechercher un arrêt. "Dans les livres" would promise that their text is searched,
# as that of messages is.
action-search = rechercher dans { $name }
    .alone = rechercher
    .noun = { HEAD($noun) ->
        [searched] rechercher dans les { FORM($noun, form: "plural") }
       *[other] rechercher { a-noun }
    }
-head-searched = avis commentaire contact conversation évaluation message note notification page photo réponse résultat
action-select-all = tout sélectionner
    .noun = sélectionner { TRAIT($noun, "gender") ->
        [feminine] toutes
       *[masculine] tous
    } les { FORM($noun, form: "plural") }
action-deselect-all = tout désélectionner
action-sign-in = se connecter
action-sign-out = se déconnecter
action-read-more = lire la suite
action-settings = réglages
action-help = aide
