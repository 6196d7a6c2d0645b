## Progress: $completed of $total

# After "z" voices leave digits as they are, so the number is in words: 3 z pěti, 3 ze čtyř.
of-total = { HEAD(of-number) ->
    [ze] ze { of-number }
   *[z] z { of-number }
}
of-number = { NUMBER($total, style: "span", gender: "feminine") }
# The numbers are those that stay in digits: ze 4,96.
-head-ze = dv tř čt š s 2* 3* 4* 6* 7* 12 13 14 16 17

progress = { $completed } { of-total }
    .things = { FORM(things-number, $counted) } { from-things }

# jedna ze tří zpráv, 60 ze sta znaků
things-number = { NUMBER($completed, style: "items") }
things-total = { FORM($counted, case: "genitive") }
from-things = { HEAD(things-total) ->
    [ze] ze { things-total }
   *[z] z { things-total }
}

# Impersonal: it agrees with no noun.
progress-completed = dokončeno { $completed } { of-total }

progress-step = krok { $completed } { of-total }
    .alone = krok { $completed }

progress-page = strana { $completed } { of-total }
    .alone = strana { $completed }

progress-question = otázka { $completed } { of-total }
    .alone = otázka { $completed }

progress-indeterminate = probíhá

progress-done = dokončeno
