### Health battery, in Spanish (Latin America): what differs from Spanish (Spain)

steps-goal = meta de pasos
    .completed = meta de pasos completada

days-average = { $days ->
   *[other] promedio de { $days } días
}

tab-settings = configuración

problem-health-access = el acceso a tus datos de salud está desactivado. Actívalo en Configuración
problem-timeout = el cálculo tardó demasiado. Inténtalo de nuevo
problem-steps = no se pudieron leer los pasos. Reinicia el reloj
