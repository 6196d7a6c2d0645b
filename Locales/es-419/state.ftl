state-expired = vencido
    .feminine = vencida
    .masculine-plural = vencidos
    .feminine-plural = vencidas
state-live = en vivo
