## Things that are counted. Feminine nouns take their number from "number-feminine": une dose, vingt et une doses; after
## whole millions comes "de" (1000000 de doses).

noun-dose = { $count ->
    [one] { number-feminine } dose
    [many] { $count } de doses
   *[other] { number-feminine } doses
}
    .gender = feminine
    .none = aucune dose
    .empty = aucune dose pour le moment
    .taken = { $count ->
        [0] aucune dose prise
        [one] { number-feminine } dose prise
        [many] { $count } de doses prises
       *[other] { number-feminine } doses prises
    }
    .missed = { $count ->
        [0] aucune dose manquée
        [one] { number-feminine } dose manquée
        [many] { $count } de doses manquées
       *[other] { number-feminine } doses manquées
    }
    .skipped = { $count ->
        [0] aucune dose ignorée
        [one] { number-feminine } dose ignorée
        [many] { $count } de doses ignorées
       *[other] { number-feminine } doses ignorées
    }
    .pending = { $count ->
        [0] aucune dose en attente
        [one] { number-feminine } dose en attente
        [many] { $count } de doses en attente
       *[other] { number-feminine } doses en attente
    }
noun-message = { $count ->
    [one] { $count } message
    [many] { $count } de messages
   *[other] { $count } messages
}
    .gender = masculine
    .none = aucun message
    .empty = aucun message pour le moment
    .unread = { $count ->
        [0] aucun message non lu
        [one] { $count } message non lu
        [many] { $count } de messages non lus
       *[other] { $count } messages non lus
    }
    .new = { $count ->
        [0] aucun nouveau message
        [one] { $count } nouveau message
        [many] { $count } de nouveaux messages
       *[other] { $count } nouveaux messages
    }
noun-photo = { $count ->
    [one] { number-feminine } photo
    [many] { $count } de photos
   *[other] { number-feminine } photos
}
    .gender = feminine
    .none = aucune photo
    .empty = aucune photo pour le moment
    .new = { $count ->
        [0] aucune nouvelle photo
        [one] { number-feminine } nouvelle photo
        [many] { $count } de nouvelles photos
       *[other] { number-feminine } nouvelles photos
    }
noun-task = { $count ->
    [one] { number-feminine } tâche
    [many] { $count } de tâches
   *[other] { number-feminine } tâches
}
    .gender = feminine
    .none = aucune tâche
    .empty = aucune tâche pour le moment
    .completed = { $count ->
        [0] aucune tâche terminée
        [one] { number-feminine } tâche terminée
        [many] { $count } de tâches terminées
       *[other] { number-feminine } tâches terminées
    }
    .overdue = { $count ->
        [0] aucune tâche en retard
        [one] { number-feminine } tâche en retard
        [many] { $count } de tâches en retard
       *[other] { number-feminine } tâches en retard
    }
    .pending = { $count ->
        [0] aucune tâche en attente
        [one] { number-feminine } tâche en attente
        [many] { $count } de tâches en attente
       *[other] { number-feminine } tâches en attente
    }
noun-item = { $count ->
    [one] { $count } élément
    [many] { $count } d’éléments
   *[other] { $count } éléments
}
    .gender = masculine
    .none = aucun élément
    .empty = aucun élément pour le moment
    .selected = { $count ->
        [0] aucun élément sélectionné
        [one] { $count } élément sélectionné
        [many] { $count } d’éléments sélectionnés
       *[other] { $count } éléments sélectionnés
    }
noun-result = { $count ->
    [one] { $count } résultat
    [many] { $count } de résultats
   *[other] { $count } résultats
}
    .gender = masculine
    .none = aucun résultat
    .empty = aucun résultat pour le moment
noun-notification = { $count ->
    [one] { number-feminine } notification
    [many] { $count } de notifications
   *[other] { number-feminine } notifications
}
    .gender = feminine
    .none = aucune notification
    .empty = aucune notification pour le moment
    .unread = { $count ->
        [0] aucune notification non lue
        [one] { number-feminine } notification non lue
        [many] { $count } de notifications non lues
       *[other] { number-feminine } notifications non lues
    }
    .new = { $count ->
        [0] aucune nouvelle notification
        [one] { number-feminine } nouvelle notification
        [many] { $count } de nouvelles notifications
       *[other] { number-feminine } nouvelles notifications
    }
noun-day = { $count ->
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}
    .gender = masculine
    .none = aucun jour
    .empty = aucun jour pour le moment
# Steps that are walked. Those of a task or a recipe would be "étapes", as in "progress-step".
noun-step = { $count ->
    [one] { $count } pas
    [many] { $count } de pas
   *[other] { $count } pas
}
    .gender = masculine
    .none = aucun pas
    .empty = aucun pas pour le moment
    .completed = { $count ->
        [0] aucun pas effectué
        [one] { $count } pas effectué
        [many] { $count } de pas effectués
       *[other] { $count } pas effectués
    }
noun-star = { $count ->
    [one] { number-feminine } étoile
    [many] { $count } d’étoiles
   *[other] { number-feminine } étoiles
}
    .gender = feminine
    .none = aucune étoile
    .empty = aucune étoile pour le moment
noun-page = { $count ->
    [one] { number-feminine } page
    [many] { $count } de pages
   *[other] { number-feminine } pages
}
    .gender = feminine
    .none = aucune page
    .empty = aucune page pour le moment
noun-medication = { $count ->
    [one] { $count } médicament
    [many] { $count } de médicaments
   *[other] { $count } médicaments
}
    .gender = masculine
    .none = aucun médicament
    .empty = aucun médicament pour le moment
    .active = { $count ->
        [0] aucun médicament actif
        [one] { $count } médicament actif
        [many] { $count } de médicaments actifs
       *[other] { $count } médicaments actifs
    }
    .inactive = { $count ->
        [0] aucun médicament inactif
        [one] { $count } médicament inactif
        [many] { $count } de médicaments inactifs
       *[other] { $count } médicaments inactifs
    }
noun-transaction = { $count ->
    [one] { number-feminine } transaction
    [many] { $count } de transactions
   *[other] { number-feminine } transactions
}
    .gender = feminine
    .none = aucune transaction
    .empty = aucune transaction pour le moment
    .pending = { $count ->
        [0] aucune transaction en attente
        [one] { number-feminine } transaction en attente
        [many] { $count } de transactions en attente
       *[other] { number-feminine } transactions en attente
    }
noun-question = { $count ->
    [one] { number-feminine } question
    [many] { $count } de questions
   *[other] { number-feminine } questions
}
    .gender = feminine
    .none = aucune question
    .empty = aucune question pour le moment
    .completed = { $count ->
        [0] aucune question avec réponse
        [one] { number-feminine } question avec réponse
        [many] { $count } de questions avec réponse
       *[other] { number-feminine } questions avec réponse
    }
noun-goal = { $count ->
    [one] { $count } objectif
    [many] { $count } d’objectifs
   *[other] { $count } objectifs
}
    .gender = masculine
    .none = aucun objectif
    .empty = aucun objectif pour le moment
    .completed = { $count ->
        [0] aucun objectif atteint
        [one] { $count } objectif atteint
        [many] { $count } d’objectifs atteints
       *[other] { $count } objectifs atteints
    }

# The state agrees: 3 pages, manquées; une page, manquée; 3 messages, manqués.

# The state in the number and gender of what is counted, whose $count is asked here.


# plus d’une dose; plus d’un message; plus de vingt et une doses

more-than-feminine = { $value ->
    [1] plus d’une
    [21] plus de vingt et une
    [31] plus de trente et une
    [41] plus de quarante et une
    [51] plus de cinquante et une
    [61] plus de soixante et une
    [81] plus de quatre-vingt-une
   *[other] plus de { $value }
}
