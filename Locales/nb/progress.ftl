## Progress of work

progress = { $completed } av { $total }
    .things = { transfer-some }

progress-completed = { $completed } av { $total } fullført

progress-step = trinn { $completed } av { $total }
    .alone = trinn { $completed }

progress-page = side { $completed } av { $total }
    .alone = side { $completed }

progress-question = spørsmål { $completed } av { $total }
    .alone = spørsmål { $completed }

progress-indeterminate = pågår

progress-done = fullført
