## Reminders that are sent as text messages (SMS)

reminder-greeting = jó napot, { $name }!
    .alone = jó napot!
reminder-medication = ideje bevenni a gyógyszert.
    .morning = ideje bevenni a reggeli gyógyszert.
    .noon = ideje bevenni a déli gyógyszert.
    .evening = ideje bevenni az esti gyógyszert.
    .night = ideje bevenni az éjszakai gyógyszert.
reminder-task = emlékeztető: { $task }
reminder-reply = válaszlehetőségek:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = bevéve
reminder-done = elvégezve
reminder-photo = fénykép küldéséhez
reminder-help = segítségkéréshez
# Without letters that a telephone abroad may not have.
# accepted: capitals
reminder-keyword-done = KESZ
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = SUGO
reminder-signature = üdvözlettel: { $who }
    .alone = üdvözlettel: a családja
