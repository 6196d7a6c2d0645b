## States. By themselves they are in the masculine, as the impersonal form is; behind a count also in the plural. Most
## sound the same in all four forms, which braille tells apart.

state-taken = { $gender ->
    [feminine] prise
    [feminine-plural] prises
   *[impersonal] pris
}
# Not "oublié": what was missed need not have been forgotten. "Ignoré" is what was passed over on purpose.
state-missed = { $gender ->
    [feminine] manquée
    [feminine-plural] manquées
    [masculine-plural] manqués
   *[impersonal] manqué
}
state-skipped = { $gender ->
    [feminine] ignorée
    [feminine-plural] ignorées
    [masculine-plural] ignorés
   *[impersonal] ignoré
}
state-pending = en attente
state-scheduled = { $gender ->
    [feminine] programmée
    [feminine-plural] programmées
    [masculine-plural] programmés
   *[impersonal] programmé
}
# $case "label": the name of a field, in front of a time (échéance: 18 heures 30).
state-due = { $case ->
    [label] échéance
   *[state] à échéance
}
state-overdue = en retard
state-completed = { $gender ->
    [feminine] terminée
    [feminine-plural] terminées
    [masculine-plural] terminés
   *[impersonal] terminé
}
state-not-completed = { $gender ->
    [feminine] non terminée
    [feminine-plural] non terminées
    [masculine-plural] non terminés
   *[impersonal] non terminé
}
state-in-progress = en cours
# Not "échoué", which is said of ships; what fails is "en échec".
state-failed = en échec
state-cancelled = { $gender ->
    [feminine] annulée
    [feminine-plural] annulées
    [masculine-plural] annulés
   *[impersonal] annulé
}
state-approved = { $gender ->
    [feminine] approuvée
    [feminine-plural] approuvées
    [masculine-plural] approuvés
   *[impersonal] approuvé
}
state-declined = { $gender ->
    [feminine] refusée
    [feminine-plural] refusées
    [masculine-plural] refusés
   *[impersonal] refusé
}
state-refunded = { $gender ->
    [feminine] remboursée
    [feminine-plural] remboursées
    [masculine-plural] remboursés
   *[impersonal] remboursé
}
state-processing = en cours de traitement
state-shipped = { $gender ->
    [feminine] expédiée
    [feminine-plural] expédiées
    [masculine-plural] expédiés
   *[impersonal] expédié
}
state-delivered = { $gender ->
    [feminine] livrée
    [feminine-plural] livrées
    [masculine-plural] livrés
   *[impersonal] livré
}
state-draft = { $gender ->
    [feminine-plural] brouillons
    [masculine-plural] brouillons
   *[impersonal] brouillon
}
state-new = { $gender ->
    [feminine] nouvelle
    [feminine-plural] nouvelles
    [masculine-plural] nouveaux
   *[impersonal] nouveau
}
state-read = { $gender ->
    [feminine] lue
    [feminine-plural] lues
    [masculine-plural] lus
   *[impersonal] lu
}
state-unread = { $gender ->
    [feminine] non lue
    [feminine-plural] non lues
    [masculine-plural] non lus
   *[impersonal] non lu
}
state-active = { $gender ->
    [feminine] active
    [feminine-plural] actives
    [masculine-plural] actifs
   *[impersonal] actif
}
state-inactive = { $gender ->
    [feminine] inactive
    [feminine-plural] inactives
    [masculine-plural] inactifs
   *[impersonal] inactif
}
# As VoiceOver and TalkBack say it of a switch. "Allumé" and "éteint" would be of lamps and screens only, so
# this is the word of state-enabled too.
state-on = { $gender ->
    [feminine] activée
    [feminine-plural] activées
    [masculine-plural] activés
   *[impersonal] activé
}
state-off = { $gender ->
    [feminine] désactivée
    [feminine-plural] désactivées
    [masculine-plural] désactivés
   *[impersonal] désactivé
}
state-enabled = { $gender ->
    [feminine] activée
    [feminine-plural] activées
    [masculine-plural] activés
   *[impersonal] activé
}
state-disabled = { $gender ->
    [feminine] désactivée
    [feminine-plural] désactivées
    [masculine-plural] désactivés
   *[impersonal] désactivé
}
state-online = en ligne
state-offline = hors ligne
state-away = { $gender ->
    [feminine] absente
    [feminine-plural] absentes
    [masculine-plural] absents
   *[impersonal] absent
}
state-busy = { $gender ->
    [feminine] occupée
    [feminine-plural] occupées
    [masculine-plural] occupés
   *[impersonal] occupé
}
state-connected = { $gender ->
    [feminine] connectée
    [feminine-plural] connectées
    [masculine-plural] connectés
   *[impersonal] connecté
}
state-disconnected = { $gender ->
    [feminine] déconnectée
    [feminine-plural] déconnectées
    [masculine-plural] déconnectés
   *[impersonal] déconnecté
}
state-selected = { $gender ->
    [feminine] sélectionnée
    [feminine-plural] sélectionnées
    [masculine-plural] sélectionnés
   *[impersonal] sélectionné
}
state-not-selected = { $gender ->
    [feminine] non sélectionnée
    [feminine-plural] non sélectionnées
    [masculine-plural] non sélectionnés
   *[impersonal] non sélectionné
}
state-checked = { $gender ->
    [feminine] cochée
    [feminine-plural] cochées
    [masculine-plural] cochés
   *[impersonal] coché
}
state-unchecked = { $gender ->
    [feminine] non cochée
    [feminine-plural] non cochées
    [masculine-plural] non cochés
   *[impersonal] non coché
}
state-partially-checked = { $gender ->
    [feminine] partiellement cochée
    [feminine-plural] partiellement cochées
    [masculine-plural] partiellement cochés
   *[impersonal] partiellement coché
}
state-expanded = { $gender ->
    [feminine] développée
    [feminine-plural] développées
    [masculine-plural] développés
   *[impersonal] développé
}
state-collapsed = { $gender ->
    [feminine] réduite
    [feminine-plural] réduites
    [masculine-plural] réduits
   *[impersonal] réduit
}
state-required = { $gender ->
    [feminine-plural] obligatoires
    [masculine-plural] obligatoires
   *[impersonal] obligatoire
}
state-optional = { $gender ->
    [feminine] facultative
    [feminine-plural] facultatives
    [masculine-plural] facultatifs
   *[impersonal] facultatif
}
state-valid = { $gender ->
    [feminine-plural] valides
    [masculine-plural] valides
   *[impersonal] valide
}
# Not "invalide", which is also said of people.
state-invalid = { $gender ->
    [feminine-plural] non valides
    [masculine-plural] non valides
   *[impersonal] non valide
}
state-empty = { $gender ->
    [feminine-plural] vides
    [masculine-plural] vides
   *[impersonal] vide
}
state-full = { $gender ->
    [feminine] pleine
    [feminine-plural] pleines
    [masculine-plural] pleins
   *[impersonal] plein
}
state-playing = en lecture
state-paused = en pause
state-stopped = { $gender ->
    [feminine] arrêtée
    [feminine-plural] arrêtées
    [masculine-plural] arrêtés
   *[impersonal] arrêté
}
state-muted = son coupé
state-unmuted = son activé
state-locked = { $gender ->
    [feminine] verrouillée
    [feminine-plural] verrouillées
    [masculine-plural] verrouillés
   *[impersonal] verrouillé
}
state-unlocked = { $gender ->
    [feminine] déverrouillée
    [feminine-plural] déverrouillées
    [masculine-plural] déverrouillés
   *[impersonal] déverrouillé
}
state-favorite = { $gender ->
    [feminine] favorite
    [feminine-plural] favorites
    [masculine-plural] favoris
   *[impersonal] favori
}
state-pinned = { $gender ->
    [feminine] épinglée
    [feminine-plural] épinglées
    [masculine-plural] épinglés
   *[impersonal] épinglé
}
state-archived = { $gender ->
    [feminine] archivée
    [feminine-plural] archivées
    [masculine-plural] archivés
   *[impersonal] archivé
}
state-verified = { $gender ->
    [feminine] vérifiée
    [feminine-plural] vérifiées
    [masculine-plural] vérifiés
   *[impersonal] vérifié
}
state-not-verified = { $gender ->
    [feminine] non vérifiée
    [feminine-plural] non vérifiées
    [masculine-plural] non vérifiés
   *[impersonal] non vérifié
}
state-expired = { $gender ->
    [feminine] expirée
    [feminine-plural] expirées
    [masculine-plural] expirés
   *[impersonal] expiré
}
state-available = { $gender ->
    [feminine-plural] disponibles
    [masculine-plural] disponibles
   *[impersonal] disponible
}
state-unavailable = { $gender ->
    [feminine-plural] indisponibles
    [masculine-plural] indisponibles
   *[impersonal] indisponible
}
state-out-of-stock = en rupture de stock
state-live = en direct
state-syncing = synchronisation en cours
state-synced = { $gender ->
    [feminine] synchronisée
    [feminine-plural] synchronisées
    [masculine-plural] synchronisés
   *[impersonal] synchronisé
}
state-charging = en charge
state-low = { $gender ->
    [feminine-plural] faibles
    [masculine-plural] faibles
   *[impersonal] faible
}
state-critical = { $gender ->
    [feminine-plural] critiques
    [masculine-plural] critiques
   *[impersonal] critique
}
state-filtered = { $gender ->
    [feminine] filtrée
    [feminine-plural] filtrées
    [masculine-plural] filtrés
   *[impersonal] filtré
}

## A state behind the word that says what it is: no capital after a colon

status = statut: { $state }
