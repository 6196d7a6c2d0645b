## Reminders that are sent as text messages (SMS), mostly one of the family.

# It comes in the evening and at night, too, when nobody says "dzień dobry". "Witaj" is what offices write. The name
# stays as it was given, though some would need its vocative ("Babciu"): "dla: Babcia" is what stands on presents.
reminder-greeting = cześć, { $name }!
    .alone = cześć!
reminder-medication = pora na leki.
    .morning = pora na poranne leki.
    .noon = pora na leki w południe.
    .evening = pora na wieczorne leki.
    .night = pora na leki na noc.
# Of a rehearsal as of a chore: "do zrobienia" would be of chores alone, and "pora na" can't come before a verb.
reminder-task = przypomnienie: { $task }
reminder-reply = odpisz:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = po zażyciu
reminder-done = po wykonaniu
reminder-photo = by wysłać zdjęcie
reminder-help = gdy potrzebna
# accepted: capitals
reminder-keyword-done = GOTOWE
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = POMOC
# Whoever it is, one or several, at home or in a practice; only from the family it is as warm as "love".
reminder-signature = pozdrowienia, { $who }
    .alone = uściski, rodzina
