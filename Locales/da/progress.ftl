## Progress of work

progress = { $completed } af { $total }
    .things = { transfer-some }

progress-completed = { $completed } af { $total } fuldført

progress-step = trin { $completed } af { $total }
    .alone = trin { $completed }

progress-page = side { $completed } af { $total }
    .alone = side { $completed }

progress-question = spørgsmål { $completed } af { $total }
    .alone = spørgsmål { $completed }

progress-indeterminate = i gang

progress-done = fuldført
