## Progress of work

progress = { $completed } af { $total }

progress-completed = { $completed } af { $total } fuldført

progress-step = trin { $completed } af { $total }

progress-page = side { $completed } af { $total }

progress-question = spørgsmål { $completed } af { $total }

progress-indeterminate = i gang

progress-done = fuldført
