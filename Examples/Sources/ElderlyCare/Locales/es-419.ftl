### Elderly care, in Spanish (Latin America): what differs from Spanish (Spain)

tab-habits =
    .hint = permite administrar las tareas y los recordatorios programados

phone-hint = escribe el número de teléfono con el código de país

problem-reminder = no se pudo enviar el recordatorio. Verifica el número de teléfono
