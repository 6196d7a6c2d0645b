progress = { $completed } de { $total }

# The state leads, in its impersonal form: what is counted may be of either gender.
progress-completed = concluído: { $completed } de { $total }

progress-step = etapa { $completed } de { $total }

progress-page = página { $completed } de { $total }

progress-question = pergunta { $completed } de { $total }

progress-indeterminate = em andamento

progress-done = concluído
