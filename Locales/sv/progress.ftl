## Progress of work

progress = { $completed } av { $total }
    .things = { transfer-some }

progress-completed = { $completed } av { $total } klara

progress-step = steg { $completed } av { $total }
    .alone = steg { $completed }

progress-page = sida { $completed } av { $total }
    .alone = sida { $completed }

progress-question = fråga { $completed } av { $total }
    .alone = fråga { $completed }

progress-indeterminate = pågår

progress-done = klart
