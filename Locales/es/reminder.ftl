## Reminders that are sent as text messages (SMS), in the form of tú as all hints. Its letters are in the GSM alphabet
## where they can be (ñ is, á and ó are not), so that more of it fits: "medicinas" rather than "medicación".

reminder-greeting = ¡hola, { $name }!
    .alone = ¡hola!
reminder-medication = es la hora de tus medicinas.
    .morning = es la hora de tus medicinas de la mañana.
    .noon = es la hora de tus medicinas del mediodía.
    .evening = es la hora de tus medicinas de la tarde.
    .night = es la hora de tus medicinas de antes de dormir.
# "Toca ahora" would be read as "tap now".
reminder-task = ahora toca: { $task }
reminder-reply = responde con:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = si ya las has tomado
reminder-done = cuando termines
reminder-photo = para enviar una foto
reminder-help = si necesitas ayuda
# accepted: capitals
reminder-keyword-done = HECHO
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = AYUDA
reminder-signature = con cariño, { $who }
    .alone = con cariño, tu familia
