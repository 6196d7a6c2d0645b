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

# Impersonal: it agrees with no noun.
progress-completed = dokončeno { $completed } { of-total }

progress-step = krok { $completed } { of-total }

progress-page = strana { $completed } { of-total }

progress-question = otázka { $completed } { of-total }

progress-indeterminate = probíhá

progress-done = dokončeno
