## Reminders that are sent as text messages (SMS). All letters are in the GSM alphabet (é, è, à and ù are, À, ê and ç
## are not), so that more of it fits; the apostrophe is written as a plain one there.

reminder-greeting = bonjour { $name } !
    .alone = bonjour !
reminder-medication = c’est l’heure de vos médicaments.
    .morning = c’est l’heure de vos médicaments du matin.
    .noon = c’est l’heure de vos médicaments de midi.
    .evening = c’est l’heure de vos médicaments du soir.
    .night = c’est l’heure de vos médicaments du coucher.
# Avoid "à faire": its capital is in no GSM alphabet.
reminder-task = rappel : { $task }
reminder-reply = répondez par :
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = si c’est pris
reminder-done = quand c’est fini
reminder-photo = pour envoyer une photo
reminder-help = si vous avez besoin d’aide
# accepted: capitals
reminder-keyword-done = FAIT
# same
# accepted: capitals
reminder-keyword-photo = PHOTO
# accepted: capitals
reminder-keyword-help = AIDE
reminder-signature = affectueusement, { $who }
    .alone = affectueusement, votre famille
