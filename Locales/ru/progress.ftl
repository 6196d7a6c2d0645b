## Progress: $completed of $total

# After "из", where a number in words is in the genitive: 3 из 5, три из пяти.
of-total = { $total }

progress = { $completed } из { FORM(of-total, case: "genitive") }
    .things = { $completed ->
        [0] { $completed } из { FORM($counted, case: "genitive") }
       *[other] { $done } из { FORM(of-total, case: "genitive") }
    }

# Impersonal: it agrees with no noun.
progress-completed = выполнено { $completed } из { FORM(of-total, case: "genitive") }

progress-step = шаг { $completed } из { FORM(of-total, case: "genitive") }
    .alone = шаг { $completed }

progress-page = страница { $completed } из { FORM(of-total, case: "genitive") }
    .alone = страница { $completed }

progress-question = вопрос { $completed } из { FORM(of-total, case: "genitive") }
    .alone = вопрос { $completed }

progress-indeterminate = выполняется

progress-done = выполнено
