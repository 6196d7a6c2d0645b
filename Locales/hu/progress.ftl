## Progress

# 5-ből 3
progress = { $total }{ FORM(suffix-elative, $total) } { $completed }

progress-completed = { progress } kész

progress-step = { FORM(place, $completed) } lépés, összesen { $total }

progress-page = { FORM(place, $completed) } oldal, összesen { $total }

progress-question = { FORM(place, $completed) } kérdés, összesen { $total }

# A position in a row, in words: harmadik
place = { NUMBER($count, style: "words", type: "ordinal") }

progress-indeterminate = folyamatban

progress-done = kész
