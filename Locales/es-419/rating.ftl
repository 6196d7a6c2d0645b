# As noun-rating: "128 calificaciones".
rating-none = aún sin calificaciones
rating-unavailable = calificación no disponible
