# As noun-rating.
rating-none = ainda sem classificações
rating-unavailable = classificação indisponível
