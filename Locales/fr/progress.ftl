## Progress: $completed of $total

progress = { $completed } sur { $total }
    .things = { $done } { of-total }
# 3 photos sur 12, 3 tâches sur vingt et une, une photo sur une
of-total = { TRAIT($done, "gender") ->
    [feminine] sur { FORM(number-feminine, $total) }
   *[masculine] sur { $total }
}

# The participle sounds the same in every number and gender; braille shows the masculine unless a noun asks for its own.
progress-completed = { $completed } sur { $total } { FORM(state-completed, $completed) }

progress-step = étape { $completed } sur { $total }
    .alone = étape { $completed }

# same
progress-page = page { $completed } sur { $total }
    .alone = page { $completed }

# same
progress-question = question { $completed } sur { $total }
    .alone = question { $completed }

progress-indeterminate = en cours

progress-done = { state-completed }
