progress = { $completed } o { $total }

progress-completed = { $completed } o { $total } wedi’u cwblhau

progress-step = cam { $completed } o { $total }

progress-page = tudalen { $completed } o { $total }

progress-question = cwestiwn { $completed } o { $total }

progress-indeterminate = ar waith

progress-done = wedi’i gwblhau
