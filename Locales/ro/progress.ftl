progress = { $completed } din { $total }

# A noun: what is counted may be of any gender.
progress-completed = finalizare: { $completed } din { $total }

progress-step = pasul { $completed } din { $total }

progress-page = pagina { $completed } din { $total }

progress-question = întrebarea { $completed } din { $total }

progress-indeterminate = în curs

progress-done = finalizat
