## Progress: $completed of $total

progress = { $completed } van { $total }
    .things = { $total ->
        [1] { $completed } van { $counted }
       *[other] { $completed } van de { $counted }
    }

progress-completed = { $completed } van { $total } voltooid

progress-step = stap { $completed } van { $total }
    .alone = stap { $completed }

progress-page = pagina { $completed } van { $total }
    .alone = pagina { $completed }

progress-question = vraag { $completed } van { $total }
    .alone = vraag { $completed }

progress-indeterminate = bezig

progress-done = voltooid
