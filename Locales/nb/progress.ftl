## Progress of work

progress = { $completed } av { $total }

progress-completed = { $completed } av { $total } fullført

progress-step = trinn { $completed } av { $total }

progress-page = side { $completed } av { $total }

progress-question = spørsmål { $completed } av { $total }

progress-indeterminate = pågår

progress-done = fullført
