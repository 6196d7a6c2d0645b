## Progress: $completed of $total

# After "z", where a number in words is in the genitive: 3 z 5, trzy z pięciu.
of-total = { $total }

progress = { $completed } z { FORM(of-total, case: "genitive") }

# Impersonal: it agrees with no noun.
progress-completed = ukończono { $completed } z { FORM(of-total, case: "genitive") }

progress-step = krok { $completed } z { FORM(of-total, case: "genitive") }

progress-page = strona { $completed } z { FORM(of-total, case: "genitive") }

progress-question = pytanie { $completed } z { FORM(of-total, case: "genitive") }

progress-indeterminate = w toku

progress-done = ukończono
