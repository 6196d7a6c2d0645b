## States: words that describe how something is
##
## The value is the masculine form, which is also heard if no noun is known. The attributes are the feminine form and
## the plurals. Most states sound the same in all four forms, but braille shows the difference. If a state never
## changes, it has only its value. If a state has other words in a count, these are in an adjective-….

state-taken = pris
    .feminine = prise
    .feminine-plural = prises
# Avoid "oublié": what was missed need not have been forgotten. "Ignoré" is what was passed over on purpose.
state-missed = manqué
    .feminine = manquée
    .masculine-plural = manqués
    .feminine-plural = manquées
state-skipped = ignoré
    .feminine = ignorée
    .masculine-plural = ignorés
    .feminine-plural = ignorées
state-pending = en attente
state-scheduled = programmé
    .feminine = programmée
    .masculine-plural = programmés
    .feminine-plural = programmées
# As due-now: "à échéance" is said of bills, and not that it is now. $case "label": the name of a field, before a time
# (échéance : à 18 heures 30). $case "marked": after "comme", where nouns of an action (échec) do not stand.
state-due = { $case ->
    [label] échéance
    [marked] { adjective-due }
   *[state] échéance maintenant
}
# After a count: "2 tâches à échéance" could be any that have one.
adjective-due = arrivant à échéance
state-overdue = en retard
state-completed = terminé
    .feminine = terminée
    .masculine-plural = terminés
    .feminine-plural = terminées
state-not-completed = non terminé
    .feminine = non terminée
    .masculine-plural = non terminés
    .feminine-plural = non terminées
state-in-progress = en cours
# A noun alone, as systems say it: "échoué" is used for ships. After a count: 3 paiements en échec.
state-failed = { $case ->
    [marked] ayant échoué
   *[state] échec
}
adjective-failed = en échec
state-cancelled = annulé
    .feminine = annulée
    .masculine-plural = annulés
    .feminine-plural = annulées
state-approved = approuvé
    .feminine = approuvée
    .masculine-plural = approuvés
    .feminine-plural = approuvées
state-declined = refusé
    .feminine = refusée
    .masculine-plural = refusés
    .feminine-plural = refusées
state-refunded = remboursé
    .feminine = remboursée
    .masculine-plural = remboursés
    .feminine-plural = remboursées
state-processing = en cours de traitement
state-shipped = expédié
    .feminine = expédiée
    .masculine-plural = expédiés
    .feminine-plural = expédiées
state-delivered = livré
    .feminine = livrée
    .masculine-plural = livrés
    .feminine-plural = livrées
state-draft = brouillon
    .masculine-plural = brouillons
adjective-draft = en brouillon
# The only one before the noun. .liaison: before a vowel, un nouvel élément.
state-new = nouveau
    .feminine = nouvelle
    .masculine-plural = nouveaux
    .feminine-plural = nouvelles
    .liaison = nouvel
    .place = before
state-read = lu
    .feminine = lue
    .masculine-plural = lus
    .feminine-plural = lues
state-unread = non lu
    .feminine = non lue
    .masculine-plural = non lus
    .feminine-plural = non lues
# As of a parcel, a file or a door.
state-opened = ouvert
    .feminine = ouverte
    .masculine-plural = ouverts
    .feminine-plural = ouvertes
state-active = actif
    .feminine = active
    .masculine-plural = actifs
    .feminine-plural = actives
state-inactive = inactif
    .feminine = inactive
    .masculine-plural = inactifs
    .feminine-plural = inactives
# As VoiceOver and TalkBack say it of a switch. "Allumé" and "éteint" would be of lamps, screens and devices only,
# so this is the word of state-enabled too.
state-on = activé
    .feminine = activée
    .masculine-plural = activés
    .feminine-plural = activées
state-off = désactivé
    .feminine = désactivée
    .masculine-plural = désactivés
    .feminine-plural = désactivées
# same as state-on
state-enabled = activé
    .feminine = activée
    .masculine-plural = activés
    .feminine-plural = activées
# same as state-off
state-disabled = désactivé
    .feminine = désactivée
    .masculine-plural = désactivés
    .feminine-plural = désactivées
state-online = en ligne
state-offline = hors ligne
state-away = absent
    .feminine = absente
    .masculine-plural = absents
    .feminine-plural = absentes
state-busy = occupé
    .feminine = occupée
    .masculine-plural = occupés
    .feminine-plural = occupées
state-connected = connecté
    .feminine = connectée
    .masculine-plural = connectés
    .feminine-plural = connectées
state-disconnected = déconnecté
    .feminine = déconnectée
    .masculine-plural = déconnectés
    .feminine-plural = déconnectées
state-selected = sélectionné
    .feminine = sélectionnée
    .masculine-plural = sélectionnés
    .feminine-plural = sélectionnées
state-not-selected = non sélectionné
    .feminine = non sélectionnée
    .masculine-plural = non sélectionnés
    .feminine-plural = non sélectionnées
state-checked = coché
    .feminine = cochée
    .masculine-plural = cochés
    .feminine-plural = cochées
state-unchecked = non coché
    .feminine = non cochée
    .masculine-plural = non cochés
    .feminine-plural = non cochées
state-partially-checked = partiellement coché
    .feminine = partiellement cochée
    .masculine-plural = partiellement cochés
    .feminine-plural = partiellement cochées
state-expanded = développé
    .feminine = développée
    .masculine-plural = développés
    .feminine-plural = développées
state-collapsed = réduit
    .feminine = réduite
    .masculine-plural = réduits
    .feminine-plural = réduites
state-required = obligatoire
    .masculine-plural = obligatoires
state-optional = facultatif
    .feminine = facultative
    .masculine-plural = facultatifs
    .feminine-plural = facultatives
state-valid = valide
    .masculine-plural = valides
# Avoid "invalide", which is also said of people.
state-invalid = non valide
    .masculine-plural = non valides
state-empty = vide
    .masculine-plural = vides
state-full = plein
    .feminine = pleine
    .masculine-plural = pleins
    .feminine-plural = pleines
state-playing = en lecture
state-paused = en pause
state-stopped = arrêté
    .feminine = arrêtée
    .masculine-plural = arrêtés
    .feminine-plural = arrêtées
# Of the sound. After a count: 3 conversations en sourdine, 3 vidéos avec le son activé.
state-muted = { $case ->
    [marked] { adjective-muted }
   *[state] son coupé
}
adjective-muted = en sourdine
state-unmuted = { $case ->
    [marked] ayant le son activé
   *[state] son activé
}
adjective-unmuted = avec le son activé
state-locked = verrouillé
    .feminine = verrouillée
    .masculine-plural = verrouillés
    .feminine-plural = verrouillées
state-unlocked = déverrouillé
    .feminine = déverrouillée
    .masculine-plural = déverrouillés
    .feminine-plural = déverrouillées
state-favorite = favori
    .feminine = favorite
    .masculine-plural = favoris
    .feminine-plural = favorites
state-pinned = épinglé
    .feminine = épinglée
    .masculine-plural = épinglés
    .feminine-plural = épinglées
state-archived = archivé
    .feminine = archivée
    .masculine-plural = archivés
    .feminine-plural = archivées
state-verified = vérifié
    .feminine = vérifiée
    .masculine-plural = vérifiés
    .feminine-plural = vérifiées
state-not-verified = non vérifié
    .feminine = non vérifiée
    .masculine-plural = non vérifiés
    .feminine-plural = non vérifiées
state-expired = expiré
    .feminine = expirée
    .masculine-plural = expirés
    .feminine-plural = expirées
state-available = disponible
    .masculine-plural = disponibles
state-unavailable = indisponible
    .masculine-plural = indisponibles
state-out-of-stock = en rupture de stock
state-live = en direct
# After a count: 3 fichiers en cours de synchronisation.
state-syncing = { $case ->
    [marked] { adjective-syncing }
   *[state] synchronisation en cours
}
adjective-syncing = en cours de synchronisation
state-synced = synchronisé
    .feminine = synchronisée
    .masculine-plural = synchronisés
    .feminine-plural = synchronisées
state-charging = en charge
state-low = faible
    .masculine-plural = faibles
adjective-low = presque épuisé
    .feminine = presque épuisée
    .masculine-plural = presque épuisés
    .feminine-plural = presque épuisées
state-critical = critique
    .masculine-plural = critiques
state-filtered = filtré
    .feminine = filtrée
    .masculine-plural = filtrés
    .feminine-plural = filtrées
# same
state-correct = correct
    .feminine = correcte
    .masculine-plural = corrects
    .feminine-plural = correctes
# same
state-incorrect = incorrect
    .feminine = incorrecte
    .masculine-plural = incorrects
    .feminine-plural = incorrectes
state-edited = modifié
    .feminine = modifiée
    .masculine-plural = modifiés
    .feminine-plural = modifiées
state-forwarded = transféré
    .feminine = transférée
    .masculine-plural = transférés
    .feminine-plural = transférées
# "Lu" would be state-read, and "écouté" is not said of videos. After a count: 3 épisodes terminés.
state-played = { $case ->
    [marked] { adjective-played }
   *[state] lecture terminée
}
adjective-played = terminé
    .feminine = terminée
    .masculine-plural = terminés
    .feminine-plural = terminées
state-followed = suivi
    .feminine = suivie
    .masculine-plural = suivis
    .feminine-plural = suivies
state-not-applicable = non applicable
    .masculine-plural = non applicables
# same as state-low
state-weak = faible
    .masculine-plural = faibles
state-medium = moyen
    .feminine = moyenne
    .masculine-plural = moyens
    .feminine-plural = moyennes
state-strong = fort
    .feminine = forte
    .masculine-plural = forts
    .feminine-plural = fortes
state-range-start = début de la période
state-range-end = fin de la période

## A state after the word for "status": no capital after a colon

status = statut : { $state }
