rating = { $value } sobre { $total }

# una estrella sobre 5, 4,5 estrelles sobre 5
rating-stars = { $value ->
    [1] una estrella sobre { $total }
   *[other] { FORM(number-feminine, $value) } estrelles sobre { $total }
}

rating-none = encara no hi ha valoracions

rating-unavailable = valoració no disponible
