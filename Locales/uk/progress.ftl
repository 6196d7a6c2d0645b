## Progress: $completed of $total

# After "з", where a number in words is in the genitive: 3 з 5, три з п’яти; 3 із 7.
of-total = { $total }
from-total = { HEAD($total) ->
    [iz] із { FORM(of-total, case: "genitive") }
   *[other] з { FORM(of-total, case: "genitive") }
}

progress = { $completed } { from-total }

# Impersonal: it agrees with no noun.
progress-completed = виконано { $completed } { from-total }

progress-step = крок { $completed } { from-total }

progress-page = сторінка { $completed } { from-total }

progress-question = запитання { $completed } { from-total }

progress-indeterminate = виконується

progress-done = виконано
