progress = { $completed } din { $total }
    .things = { $done } { of-total }
# 3 fotografii din 12, 0 activități dintr-una
of-total = { $total ->
    [1] { TRAIT($done, "gender") ->
        [feminine] dintr-una
       *[masculine] dintr-unul
    }
   *[other] din { total-alone }
}
total-alone = { TRAIT($done, "gender") ->
    [feminine] { FORM(number-feminine, $total) }
    [neuter] { FORM(number-neuter, $total) }
   *[masculine] { $total }
}

# A noun: what is counted may be of any gender.
progress-completed = finalizare: { $completed } din { $total }

progress-step = pasul { $completed } din { $total }
    .alone = pasul { $completed }

progress-page = pagina { $completed } din { $total }
    .alone = pagina { $completed }

progress-question = întrebarea { $completed } din { $total }
    .alone = întrebarea { $completed }

progress-indeterminate = în curs

progress-done = finalizat
