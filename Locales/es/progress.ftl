progress = { $completed } de { $total }
    .things = { $total ->
        [1] { $done } de { progress-one }
       *[other] { transfer-part }
    }
progress-one = { TRAIT($counted, "gender") ->
    [feminine] una
   *[masculine] uno
}

# The state leads, in its impersonal form: what is counted may be of either gender.
progress-completed = completado: { $completed } de { $total }

progress-step = paso { $completed } de { $total }
    .alone = paso { $completed }

progress-page = página { $completed } de { $total }
    .alone = página { $completed }

progress-question = pregunta { $completed } de { $total }
    .alone = pregunta { $completed }

progress-indeterminate = en curso

progress-done = completado
