## Progress: $completed of $total

progress = { $completed } van { $total }

progress-completed = { $completed } van { $total } voltooid

progress-step = stap { $completed } van { $total }

progress-page = pagina { $completed } van { $total }

progress-question = vraag { $completed } van { $total }

progress-indeterminate = bezig

progress-done = voltooid
