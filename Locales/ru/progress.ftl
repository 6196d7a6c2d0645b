## Progress: $completed of $total

# After "из", where a number in words is in the genitive: 3 из 5, три из пяти.
of-total = { $total }

progress = { $completed } из { FORM(of-total, case: "genitive") }

# Impersonal: it agrees with no noun.
progress-completed = выполнено { $completed } из { FORM(of-total, case: "genitive") }

progress-step = шаг { $completed } из { FORM(of-total, case: "genitive") }

progress-page = страница { $completed } из { FORM(of-total, case: "genitive") }

progress-question = вопрос { $completed } из { FORM(of-total, case: "genitive") }

progress-indeterminate = выполняется

progress-done = выполнено
