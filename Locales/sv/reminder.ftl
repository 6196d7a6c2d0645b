## Reminders that are sent as text messages (SMS). All letters are in GSM 03.38

reminder-greeting = hej { $name }!
    .alone = hej!

reminder-medication = dags för din medicin.
    .morning = dags för din morgonmedicin.
    .noon = dags för din lunchmedicin.
    .evening = dags för din kvällsmedicin.
    .night = dags för din medicin till natten.

reminder-task = påminnelse: { $task }

reminder-reply = svara med:

# accepted: symbol
reminder-option = { $keyword } - { $meaning }

reminder-taken = om du har tagit medicinen
reminder-done = när det är klart
reminder-photo = för att skicka en bild
reminder-help = om du behöver hjälp

# accepted: capitals
reminder-keyword-done = KLART
# accepted: capitals
reminder-keyword-photo = BILD
# accepted: capitals
reminder-keyword-help = HJÄLP

reminder-signature = kram, { $who }
    .alone = kram från familjen
