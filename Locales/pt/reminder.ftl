## Reminders that are sent as text messages (SMS), in the form of você as all hints. Their letters are in the GSM alphabet
## (é is, á, ã, ç, í, ó, and ê are not), so that more of it fits: "matinal" rather than "da manhã".

reminder-greeting = oi, { $name }!
    .alone = oi!
reminder-medication = hora do seu medicamento.
    .morning = hora do seu medicamento matinal.
    .noon = hora do seu medicamento do meio-dia.
    .evening = hora do seu medicamento da noite.
    .night = hora do seu medicamento de antes de dormir.
reminder-task = lembrete: { $task }
reminder-reply = responda com:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = se tomou o medicamento
reminder-done = quando terminar
reminder-photo = para enviar uma foto
reminder-help = se precisar de ajuda
# accepted: capitals
reminder-keyword-done = FEITO
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = AJUDA
reminder-signature = com carinho, { $who }
    .alone = com carinho, seus familiares
