progress = { $completed } { progress-total }
# 3 d’onze
progress-total = { FORM(of-count, $total) }

# The state leads, in its impersonal form: what is counted may be of either gender.
progress-completed = completat: { $completed } { progress-total }

progress-step = pas { $completed } { progress-total }

progress-page = pàgina { $completed } { progress-total }

progress-question = pregunta { $completed } { progress-total }

progress-indeterminate = en curs

progress-done = completat
