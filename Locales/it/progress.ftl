progress = { $completed } di { $total }

# A noun: what is counted may be of either gender.
progress-completed = completamento: { $completed } di { $total }

progress-step = passaggio { $completed } di { $total }

progress-page = pagina { $completed } di { $total }

progress-question = domanda { $completed } di { $total }

progress-indeterminate = in corso

progress-done = completato
