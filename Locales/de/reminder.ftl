## Reminders that are sent as text messages (SMS). Impersonal: nobody is addressed by "du" or "Sie".

reminder-greeting = hallo { $name }!
    .alone = hallo!
reminder-medication = es ist Zeit für die Medikamente.
    .morning = es ist Zeit für die Morgenmedikamente.
    .noon = es ist Zeit für die Mittagsmedikamente.
    .evening = es ist Zeit für die Abendmedikamente.
    .night = es ist Zeit für die Medikamente zur Nacht.
reminder-task = jetzt steht an: { $task }
reminder-reply = bitte antworten mit:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = wenn eingenommen
reminder-done = wenn erledigt
reminder-photo = um ein Foto zu senden
reminder-help = wenn Hilfe nötig ist
# accepted: capitals
reminder-keyword-done = FERTIG
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = HILFE
# From a family as well as from a doctor's practice.
reminder-signature = liebe Grüße, { $who }
    .alone = alles Liebe von der Familie
