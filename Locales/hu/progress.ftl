## Progress

# 5-ből 3
progress = { $total }{ FORM(suffix-elative, $total) } { $completed }
    .things = { $total }{ FORM(suffix-elative, $total) } { FORM($done, case: "inside") }

progress-completed = { progress } kész

progress-step = { FORM(place, $completed) } lépés, összesen { $total }
    .alone = { FORM(place, $completed) } lépés

progress-page = { FORM(place, $completed) } oldal, összesen { $total }
    .alone = { FORM(place, $completed) } oldal

progress-question = { FORM(place, $completed) } kérdés, összesen { $total }
    .alone = { FORM(place, $completed) } kérdés

# A position in a row, in words: harmadik
place = { NUMBER($count, style: "words", type: "ordinal") }

progress-indeterminate = folyamatban

progress-done = kész
