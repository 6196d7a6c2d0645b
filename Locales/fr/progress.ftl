## Progress: $completed of $total

progress = { $completed } sur { $total }

# The participle sounds the same in every number and gender; braille shows the masculine unless a noun asks for its own.
progress-completed = { $completed } sur { $total } { FORM(state-completed, $completed) }

progress-step = étape { $completed } sur { $total }

progress-page = page { $completed } sur { $total }

progress-question = question { $completed } sur { $total }

progress-indeterminate = en cours

progress-done = { state-completed }
