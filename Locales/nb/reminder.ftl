## Reminders that are sent as text messages (SMS). All letters are in GSM 03.38

reminder-greeting = hei { $name }!
    .alone = hei!

reminder-medication = det er tid for medisinen din.
    .morning = det er tid for morgenmedisinen din.
    .noon = det er tid for medisinen din midt på dagen.
    .evening = det er tid for kveldsmedisinen din.
    .night = det er tid for medisinen din før leggetid.

reminder-task = påminnelse: { $task }

reminder-reply = svar med:

# accepted: symbol
reminder-option = { $keyword } - { $meaning }

reminder-taken = hvis du har tatt den
reminder-done = når det er gjort
reminder-photo = for å sende et bilde
reminder-help = hvis du trenger hjelp

# accepted: capitals
reminder-keyword-done = FERDIG
# accepted: capitals
reminder-keyword-photo = BILDE
# accepted: capitals
reminder-keyword-help = HJELP

reminder-signature = klem fra { $who }
    .alone = klem fra familien
