rating = { $value } su { $total }

# una stella su 5, 4,5 stelle su 5
rating-stars = { $value ->
    [1] una stella su { $total }
   *[other] { $value } stelle su { $total }
}

rating-none = ancora nessuna valutazione

rating-unavailable = valutazione non disponibile
