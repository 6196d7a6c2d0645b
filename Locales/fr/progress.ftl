## How far something has come: $completed out of $total

progress = { $completed } sur { $total }

# The participle sounds the same in every number and gender; braille shows the masculine unless a noun asks for its own.
progress-completed = { $gender ->
    [feminine] { $completed ->
        [one] { $completed } sur { $total } terminée
        [many] { $completed } sur { $total } terminées
       *[other] { $completed } sur { $total } terminées
    }
   *[masculine] { $completed ->
        [one] { $completed } sur { $total } terminé
        [many] { $completed } sur { $total } terminés
       *[other] { $completed } sur { $total } terminés
    }
}

progress-step = étape { $completed } sur { $total }

progress-page = page { $completed } sur { $total }

progress-question = question { $completed } sur { $total }

progress-indeterminate = en cours

progress-done = { $gender ->
    [feminine] terminée
   *[masculine] terminé
}

progress-titled = { $title }, { $progress }
