## Progress: $completed of $total

# After "z" voices leave digits as they are, so the number is in words: 3 z piatich, 3 zo štyroch. From 100 on it is not
# inflected: 3 zo 100.
of-total = { HEAD(of-words) ->
    [zo] zo { of-number }
   *[z] z { of-number }
}
of-number = { NUMBER($total, style: "span", gender: "feminine") }
of-words = { NUMBER($total, style: "words", gender: "feminine") }
-head-zo = s š

# Voices read 1 as "jeden": 1 z jedného, unless a feminine noun is next to it. Other numbers have one form for all.
of-total-count = { $total ->
    [1] z jedného
   *[other] { of-total }
}

progress = { $completed } { of-total-count }
    .things = { FORM(things-number, $counted) } { from-things }

# jedna z troch správ, 60 zo 100 znakov
things-number = { NUMBER($completed, style: "items") }
from-things = { HEAD(of-words) ->
    [zo] zo { FORM($counted, case: "genitive") }
   *[z] z { FORM($counted, case: "genitive") }
}

# It agrees with no noun and no number.
progress-completed = dokončené: { $completed } { of-total-count }

progress-step = krok { $completed } { of-total-count }
    .alone = krok { $completed }

progress-page = strana { $completed } { of-total }
    .alone = strana { $completed }

progress-question = otázka { $completed } { of-total }
    .alone = otázka { $completed }

progress-indeterminate = prebieha

progress-done = dokončené
