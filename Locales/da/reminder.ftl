## Reminders that are sent as text messages (SMS). All letters are in GSM 03.38

reminder-greeting = hej { $name }!
    .alone = hej!

reminder-medication = det er tid til din medicin.
    .morning = det er tid til din morgenmedicin.
    .noon = det er tid til din middagsmedicin.
    .evening = det er tid til din aftenmedicin.
    .night = det er tid til din medicin til natten.

reminder-task = påmindelse: { $task }

reminder-reply = svar med:

# accepted: symbol
reminder-option = { $keyword } - { $meaning }

reminder-taken = hvis du har taget medicinen
reminder-done = når det er gjort
reminder-photo = for at sende et billede
reminder-help = hvis du har brug for hjælp

# accepted: capitals
reminder-keyword-done = FÆRDIG
# accepted: capitals
reminder-keyword-photo = BILLEDE
# accepted: capitals
reminder-keyword-help = HJÆLP

reminder-signature = kærlig hilsen { $who }
    .alone = kærlig hilsen din familie
