## A text message that reminds someone. Impersonal; a name stands in the nominative, behind a comma.

# It comes in the evening and at night, too, when nobody says "dzień dobry".
reminder-greeting = witaj, { $name }!
    .alone = witaj!
reminder-medication = pora na leki.
    .morning = pora na poranne leki.
    .noon = pora na leki południowe.
    .evening = pora na wieczorne leki.
    .night = pora na leki na noc.
reminder-task = teraz do zrobienia: { $task }
reminder-reply = proszę odpisać:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = po zażyciu
reminder-done = po wykonaniu
reminder-photo = by wysłać zdjęcie
reminder-help = w razie potrzeby
# accepted: capitals
reminder-keyword-done = GOTOWE
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = POMOC
# Whoever it is, one or several, at home or in a practice; only from the family it is as warm as "love".
reminder-signature = pozdrowienia, { $who }
    .alone = uściski, rodzina
