## Confirmations, announced after an action. A noun leads, because nobody knows the gender of a name; or a participle,
## masculine as French apps have it, away from the name by a colon

# Avoid "élément", which a person is not.
done-added = ajout effectué : { $name }
    .alone = élément ajouté
done-removed = retrait effectué : { $name }
    .alone = élément retiré
# Avoid "terminé", as a sound recording would be.
done-saved = enregistrement effectué : { $name }
    .alone = enregistrement effectué
done-created = élément créé : { $name }
    .alone = élément créé
done-updated = mise à jour terminée : { $name }
    .alone = mise à jour terminée
done-copied = élément copié : { $name }
    .alone = élément copié
done-shared = élément partagé : { $name }
    .alone = élément partagé
done-archived = élément archivé : { $name }
    .alone = élément archivé
done-favorite = ajouté aux favoris : { $name }
    .alone = ajouté aux favoris
done-unfavorite = retiré des favoris : { $name }
    .alone = retiré des favoris
done-moved = { $name } : déplacé vers { $place }
    .alone = déplacé vers { $place }
# "Vers" where "à" would be joined with the name, as "head-article" of transaction.ftl has it.
done-sent = { HEAD($who) ->
    [article] envoyé vers { $who }
   *[other] envoyé à { $who }
}
    .alone = envoyé
# Where the state is feminine, so is what was marked: marquée comme terminée. Both sound alike, braille tells them
# apart.
done-marked = { TAIL($state) ->
    [feminine] { $name } : marquée comme { marked-state }
   *[other] { $name } : marqué comme { marked-state }
}
    .alone = { TAIL($state) ->
        [feminine] marquée comme { marked-state }
       *[other] marqué comme { marked-state }
    }
# How states end that are feminine, and no other ones.
-tail-feminine = ée prise lue vue ouverte tive réduite favorite pleine nouvelle absente correcte suivie moyenne forte
# 3 photos supprimées
done-deleted-things = { $things } { FORM(adjective-deleted, $things) }
adjective-deleted = supprimé
    .feminine = supprimée
    .masculine-plural = supprimés
    .feminine-plural = supprimées
done-undone = action annulée
undo-available = { $done }. Annulation possible

## Announcements of values that changed by themselves

# The noun (une mise à jour), which agrees with no name. It stands in front: after the name, before a colon, it would be
# heard as the name of another field.
updated-to = mise à jour. { $name } : { $value }
    .alone = mise à jour : { $value }

## Announcements of screens and panels that appear or disappear

screen-named = écran { $name }
    .alone = nouvel écran
panel-opened = panneau { $name } ouvert
    .alone = panneau ouvert
panel-closed = panneau { $name } fermé
    .alone = panneau fermé

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] supprimer { $name } et { $more }
   *[statement] supprime { $name } et { $more }
}
    .alone = { $case ->
        [infinitive] supprimer { $more }
       *[statement] supprime { $more }
    }
irreversible = cette action est irréversible
content-hidden = contenu masqué
# "Jusqu’à" would be another word before each day. "À" comes with the time: without it "15 heures" is heard as how long.
locked-until = verrouillé { FORM($time, case: "until") }

## Screens that have nothing to show, and what to do there

empty-add = ajoutez { a-noun } pour commencer
empty-other-word = essayez un autre mot
empty-nothing = rien à afficher
empty-data = aucune donnée

## Work that the app is doing while the listener waits

deleting = suppression en cours
sending = envoi en cours
searching = recherche en cours
updating = mise à jour en cours
# To whatever it is: a device, a network, a service.
# "Connexion en cours" is signing-in.
connecting = établissement de la connexion
calculating = calcul en cours

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] mettre la lecture en pause
   *[statement] met la lecture en pause
}
outcome-page = { $case ->
    [infinitive] changer de page
   *[statement] change de page
}
