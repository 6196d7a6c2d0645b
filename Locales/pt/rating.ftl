rating = { $value } de { $total }

# uma estrela de 5, 4,5 estrelas de 5
rating-stars = { $value ->
    [1] uma estrela de { $total }
    [0] 0 estrelas de { $total }
    [many] { $value } de estrelas de { $total }
    [one] { $value } estrela de { $total }
   *[other] { FORM(number-feminine, $value) } estrelas de { $total }
}

rating-none = ainda sem avaliações

rating-unavailable = avaliação indisponível
