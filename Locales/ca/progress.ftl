progress = { $completed } { progress-total }
    .things = { $total ->
        [1] { $done } { of-single }
       *[other] { transfer-part }
    }
# 3 d’onze
progress-total = { FORM(of-count, $total) }
# Of one thing: 0 tasques d’una.
of-single = { TRAIT($counted, "gender") ->
    [feminine] d’una
   *[masculine] d’un
}

# The state leads, in its impersonal form: what is counted may be of either gender.
progress-completed = completat: { $completed } { progress-total }

progress-step = pas { $completed } { progress-total }
    .alone = pas { $completed }

progress-page = pàgina { $completed } { progress-total }
    .alone = pàgina { $completed }

progress-question = pregunta { $completed } { progress-total }
    .alone = pregunta { $completed }

progress-indeterminate = en curs

progress-done = completat
