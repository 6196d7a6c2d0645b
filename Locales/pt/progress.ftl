progress = { $completed } de { $total }
    .things = { $total ->
        [1] { $done } de { progress-one }
       *[other] { transfer-part }
    }

progress-one = { TRAIT($counted, "gender") ->
    [feminine] uma
   *[masculine] um
}

# The state leads, in its impersonal form: what is counted may be of either gender.
progress-completed = concluído: { $completed } de { $total }

progress-step = etapa { $completed } de { $total }
    .alone = etapa { $completed }

progress-page = página { $completed } de { $total }
    .alone = página { $completed }

progress-question = pergunta { $completed } de { $total }
    .alone = pergunta { $completed }

progress-indeterminate = em andamento

progress-done = concluído
