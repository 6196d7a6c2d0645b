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

progress = { $completed } { of-total }

# It agrees with no noun and no number.
progress-completed = dokončené: { $completed } { of-total }

progress-step = krok { $completed } { of-total }

progress-page = strana { $completed } { of-total }

progress-question = otázka { $completed } { of-total }

progress-indeterminate = prebieha

progress-done = dokončené
