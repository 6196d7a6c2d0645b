## Reminders that are sent as text messages (SMS)

reminder-greeting = kedves { $name }!
    .alone = jó napot!
reminder-medication = ideje bevenni a gyógyszert.
    .morning = ideje bevenni a reggeli gyógyszert.
    .noon = ideje bevenni a déli gyógyszert.
    .evening = ideje bevenni az esti gyógyszert.
    .night = ideje bevenni az éjszakai gyógyszert.
reminder-task = emlékeztető: { $task }
reminder-reply = válaszoljon így:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = ha bevette
reminder-done = ha elkészült
reminder-photo = kép küldéséhez
reminder-help = ha segítség kell
# Words that voices read rightly, without letters that GSM 03.38 lacks: "foto" and "segitseg" would be misread.
# accepted: capitals
reminder-keyword-done = KÉSZ
reminder-keyword-photo = KÉP
# accepted: capitals
reminder-keyword-help = GOND
reminder-signature = szeretettel: { $who }
    .alone = szeretettel: a család
