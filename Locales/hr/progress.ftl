## Progress: $completed of $total

progress = { $completed } od { $total }

progress-completed = dovršeno { $completed } od { $total }

progress-step = korak { $completed } od { $total }

progress-page = stranica { $completed } od { $total }

progress-question = pitanje { $completed } od { $total }

progress-indeterminate = u tijeku

progress-done = dovršeno
