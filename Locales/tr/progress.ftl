## Progress

# The numbers need no suffix.
progress = { $total } üzerinden { $completed }

# 5’in 3’ü tamamlandı
progress-completed = { $total }{ FORM(suffix-genitive, $total) } { $completed }{ FORM(suffix-possessive, $completed) } tamamlandı

progress-step = adım { $completed }, toplam { $total }

progress-page = sayfa { $completed }, toplam { $total }

progress-question = soru { $completed }, toplam { $total }

progress-indeterminate = devam ediyor

progress-done = tamamlandı
