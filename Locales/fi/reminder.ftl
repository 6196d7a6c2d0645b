## Reminders that are sent as text messages (SMS). All letters are in GSM 03.38

reminder-greeting = hei { $name }!
    .alone = hei!

reminder-medication = lääkkeen aika.
    .morning = aamulääkkeen aika.
    .noon = päivän lääkkeen aika.
    .evening = iltalääkkeen aika.
    .night = yölääkkeen aika.

reminder-task = muistutus: { $task }

reminder-reply = vastaa:

# accepted: symbol
reminder-option = { $keyword } - { $meaning }

reminder-taken = jos lääke on otettu
reminder-done = kun asia on hoidettu
reminder-photo = jos haluat lähettää kuvan
reminder-help = jos tarvitset apua

# accepted: capitals
reminder-keyword-done = VALMIS
# accepted: capitals
reminder-keyword-photo = KUVA
# accepted: capitals
reminder-keyword-help = APUA

reminder-signature = terveisin { $who }
    .alone = terveisin perhe
