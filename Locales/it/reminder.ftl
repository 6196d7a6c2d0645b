## Reminders that are sent as text messages (SMS), in the form of tu as all hints. All letters are in the GSM alphabet (the
## typographic apostrophe and a capital È are not, and so there is none).

reminder-greeting = ciao { $name }!
    .alone = ciao!
reminder-medication = ricorda di prendere le medicine.
    .morning = ricorda di prendere le medicine del mattino.
    .noon = ricorda di prendere le medicine di mezzogiorno.
    .evening = ricorda di prendere le medicine della sera.
    .night = ricorda di prendere le medicine prima di dormire.
reminder-task = promemoria: { $task }
reminder-reply = rispondi con:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = se hai preso le medicine
reminder-done = quando hai finito
reminder-photo = per inviare una foto
reminder-help = se ti serve aiuto
# accepted: capitals
reminder-keyword-done = FATTO
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = AIUTO
reminder-signature = con affetto, { $who }
    .alone = con affetto, la tua famiglia
