## Progress of work. The total is in the elative: 3 viidestä

progress = { $completed } { of-total }
of-total = { NUMBER($total, style: "of") }

progress-completed = { progress } valmiina

progress-step = vaihe { progress }

progress-page = sivu { progress }

progress-question = kysymys { progress }

progress-indeterminate = käynnissä

progress-done = valmis
