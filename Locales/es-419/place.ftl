# As noun-rating: "128 calificaciones".
order-best-rated = de mejor a peor calificación
