state-expired = { $gender ->
    [feminine] vencida
    [feminine-plural] vencidas
    [masculine-plural] vencidos
   *[impersonal] vencido
}
state-live = en vivo
