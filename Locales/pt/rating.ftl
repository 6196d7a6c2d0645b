rating = { $value } de { $total }

# uma estrela de 5, 4,5 estrelas de 5
rating-stars = { FORM(range-feminine, $value) } { FORM(noun-star, $value) } de { $total }

rating-none = ainda sem avaliações

rating-unavailable = avaliação indisponível
