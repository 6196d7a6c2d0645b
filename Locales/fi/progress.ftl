## Progress of work. The total is in the elative: 3 viidestä

progress = { $completed } { of-total }
    .things = { things-of-total }
of-total = { NUMBER($total, style: "of") }
# 3 tiedostoa kahdeksasta; 3 kautta 1250 tiedostoa
things-of-total = { HEAD(of-total) ->
    [through] { $completed } kautta { $counted }
   *[words] { $done } { of-total }
}
-head-through = kautta

progress-completed = { progress } valmiina

progress-step = vaihe { progress }
    .alone = vaihe { $completed }

progress-page = sivu { progress }
    .alone = sivu { $completed }

progress-question = kysymys { progress }
    .alone = kysymys { $completed }

progress-indeterminate = käynnissä

progress-done = valmis
