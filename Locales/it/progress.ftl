# An amount of a whole: 3 su 5. A place among others: passaggio 3 di 5.
progress = { $completed } su { $total }
    .things = { $done } { of-total }
# 3 foto su 12, un’attività su una
of-total = { $total ->
    [1] { TRAIT($done, "gender") ->
        [feminine] su una
       *[masculine] su uno
    }
   *[other] su { $total }
}

# A noun: what is counted may be of either gender.
progress-completed = completamento: { $completed } su { $total }

progress-step = passaggio { $completed } di { $total }
    .alone = passaggio { $completed }

progress-page = pagina { $completed } di { $total }
    .alone = pagina { $completed }

progress-question = domanda { $completed } di { $total }
    .alone = domanda { $completed }

progress-indeterminate = in corso

progress-done = completato
