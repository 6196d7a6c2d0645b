## Progress

# 5 üzerinden 3; 240 karakterden 60’ı: "üzerinden" after things would be a score
progress = { $total } üzerinden { $completed }
    .things = { FORM($counted, case: "inside") }{ counted-locative }n { $completed ->
        [0] { $completed }
       *[other] { $completed }{ FORM(suffix-possessive, $completed) }
    }

# 5’in 3’ü tamamlandı
progress-completed = { $total }{ FORM(suffix-genitive, $total) } { $completed }{ FORM(suffix-possessive, $completed) } tamamlandı

progress-step = adım { $completed }, toplam { $total }
    .alone = adım { $completed }

progress-page = sayfa { $completed }, toplam { $total }
    .alone = sayfa { $completed }

progress-question = soru { $completed }, toplam { $total }
    .alone = soru { $completed }

progress-indeterminate = devam ediyor

progress-done = tamamlandı
