progress = { $completed } de { $total }

# The state leads, in its impersonal form: what is counted may be of either gender.
progress-completed = completado: { $completed } de { $total }

progress-step = paso { $completed } de { $total }

progress-page = página { $completed } de { $total }

progress-question = pregunta { $completed } de { $total }

progress-indeterminate = en curso

progress-done = completado
