## Reminders that are sent as text messages (SMS), mostly to one of the family

# It comes in the evening and at night, too. The name stays as it was given.
reminder-greeting = pozdrav, { $name }!
    .alone = pozdrav!
reminder-medication = čas za zdravilo.
    .morning = čas za jutranje zdravilo.
    .noon = čas za opoldansko zdravilo.
    .evening = čas za večerno zdravilo.
    .night = čas za zdravilo pred spanjem.
reminder-task = opomnik: { $task }
reminder-reply = odgovorite:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = vzeto
reminder-done = opravljeno
reminder-photo = pošljem sliko
# Longer words would push the signature out of two messages; "po potrebi" is how medicine is prescribed.
reminder-help = za pomoč
reminder-keyword-done = DA
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = POMOČ
reminder-signature = z ljubeznijo, { $who }
    .alone = z ljubeznijo, družina
