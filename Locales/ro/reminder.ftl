## Reminders that are sent as text messages (SMS), in the form of tu. Without a part of the day, all letters are in the GSM
## alphabet, which lacks ă, â, î, ș and ț. The replies are what the person says (GATA - am terminat).

reminder-greeting = salut, { $name }!
    .alone = salut!
reminder-medication = e ora medicamentelor.
    .morning = e ora pastilelor de dimineață.
    .noon = e ora pastilelor de prânz.
    .evening = e ora pastilelor de seară.
    .night = e ora pastilelor de culcare.
reminder-task = memento: { $task }
reminder-reply = trimite:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = le-am luat
reminder-done = am terminat
reminder-photo = trimit o imagine
reminder-help = am nevoie de ajutor
# accepted: capitals
reminder-keyword-done = GATA
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = AJUTOR
reminder-signature = cu drag, { $who }
    .alone = cu drag, familia
