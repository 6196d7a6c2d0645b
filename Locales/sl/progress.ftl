## Progress: $completed of $total

progress = { $completed } od { $total }

progress-completed = dokončano { $completed } od { $total }

progress-step = korak { $completed } od { $total }

progress-page = stran { $completed } od { $total }

progress-question = vprašanje { $completed } od { $total }

progress-indeterminate = v teku

progress-done = dokončano
