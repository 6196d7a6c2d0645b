money-hidden = monto oculto
money-unavailable = monto no disponible
