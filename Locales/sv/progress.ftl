## Progress of work

progress = { $completed } av { $total }

progress-completed = { $completed } av { $total } klara

progress-step = steg { $completed } av { $total }

progress-page = sida { $completed } av { $total }

progress-question = fråga { $completed } av { $total }

progress-indeterminate = pågår

progress-done = klart
