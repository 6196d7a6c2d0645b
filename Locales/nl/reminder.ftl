## Reminders that are sent as text messages (SMS). Impersonal: nobody is addressed by "je" or "u".

reminder-greeting = hallo { $name }!
    .alone = hallo!
reminder-medication = tijd voor de medicijnen.
    .morning = tijd voor de ochtendmedicijnen.
    .noon = tijd voor de middagmedicijnen.
    .evening = tijd voor de avondmedicijnen.
    .night = tijd voor de medicijnen voor het slapengaan.
reminder-task = herinnering: { $task }
reminder-reply = antwoord met:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = als ze zijn ingenomen
reminder-done = als het gedaan is
reminder-photo = om een foto te sturen
reminder-help = als er hulp nodig is
# accepted: capitals
reminder-keyword-done = KLAAR
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = HULP
reminder-signature = liefs, { $who }
    .alone = liefs van de familie
