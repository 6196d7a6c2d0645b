progress-step = passo { $completed } de { $total }
progress-indeterminate = em curso
