## Reminders that are sent as text messages (SMS)

reminder-greeting = kedves { $name }!
    .alone = jó napot!
reminder-medication = ideje a gyógyszernek.
    .morning = ideje a reggeli gyógyszernek.
    .noon = ideje a déli gyógyszernek.
    .evening = ideje az esti gyógyszernek.
    .night = ideje az éjszakai gyógyszernek.
reminder-task = emlékeztető: { $task }
reminder-reply = válasz:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = bevéve
reminder-done = elvégezve
reminder-photo = kép küldése
reminder-help = segítség
# Without letters that a telephone abroad may not have.
# accepted: capitals
reminder-keyword-done = KESZ
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = SUGO
reminder-signature = szeretettel: { $who }
    .alone = szeretettel: a család
