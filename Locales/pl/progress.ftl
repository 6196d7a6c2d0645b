## How far something has come: $completed out of $total

progress = { $completed } z { $total }

# Impersonal: it agrees with no noun.
progress-completed = ukończono { $completed } z { $total }

progress-step = krok { $completed } z { $total }

progress-page = strona { $completed } z { $total }

progress-question = pytanie { $completed } z { $total }

progress-indeterminate = w toku

progress-done = ukończono

progress-titled = { $title }, { $progress }
