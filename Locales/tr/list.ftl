## Lists: no comma before "ve" and "veya"

list-middle = { $first }, { $second }

list-and-two = { $first } ve { $second }

list-and-end = { $first } ve { $second }

list-or-two = { $first } veya { FORM($second, case: "choice") }

list-or-end = { $first } veya { FORM($second, case: "choice") }

list-empty = yok

parts = { $first }, { $second }

# A, B ve 3 tane daha; A, B veya diğer 3 seçenekten biri
list-more = { $case ->
    [choice] { $count ->
        [1] diğer seçenek
       *[other] diğer { $count } seçenekten biri
    }
   *[bare] { $count } tane daha
}

sign-repeated = { $count } kez { $sign }
