## Progress of work. The total is in the elative: 3 viidestä

progress = { $completed } { of-total }
    .things = { $done } { of-total }
of-total = { NUMBER($total, style: "of") }

progress-completed = { progress } valmiina

progress-step = vaihe { progress }
    .alone = vaihe { $completed }

progress-page = sivu { progress }
    .alone = sivu { $completed }

progress-question = kysymys { progress }
    .alone = kysymys { $completed }

progress-indeterminate = käynnissä

progress-done = valmis
