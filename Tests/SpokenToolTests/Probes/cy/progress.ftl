progress = { $completed } o { $total }
    .things = { $counted }: { $completed }

progress-completed = { $completed } o { $total } wedi’u cwblhau

progress-step = cam { $completed } o { $total }
    .alone = cam { $completed }

progress-page = tudalen { $completed } o { $total }
    .alone = tudalen { $completed }

progress-question = cwestiwn { $completed } o { $total }
    .alone = cwestiwn { $completed }

progress-indeterminate = ar waith

progress-done = wedi’i gwblhau
