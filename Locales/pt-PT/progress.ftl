progress-step = passo { $completed } de { $total }
    .alone = passo { $completed }
progress-indeterminate = em curso
