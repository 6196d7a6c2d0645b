## Reminders that are sent as text messages (SMS), mostly to one of the family

# It comes in the evening and at night, too. The name stays as it was given.
reminder-greeting = pozdrav, { $name }!
    .alone = pozdrav!
reminder-medication = čas je za zdravilo.
    .morning = čas je za jutranje zdravilo.
    .noon = čas je za opoldansko zdravilo.
    .evening = čas je za večerno zdravilo.
    .night = čas je za zdravilo pred spanjem.
reminder-task = opomnik: { $task }
reminder-reply = odgovor:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = vzeto
reminder-done = opravljeno
reminder-photo = pošiljanje slike
reminder-help = po potrebi
reminder-keyword-done = DA
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = POMOČ
reminder-signature = z ljubeznijo, { $who }
    .alone = z ljubeznijo, družina
