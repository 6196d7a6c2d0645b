## Reminders that are sent as text messages (SMS), mostly one of the family.

# The name stays as it was given, though many would need the vocative.
reminder-greeting = ahoj, { $name }!
    .alone = ahoj!
reminder-medication = čas na léky.
    .morning = čas na ranní léky.
    .noon = čas na polední léky.
    .evening = čas na večerní léky.
    .night = čas na léky na noc.
reminder-task = připomínka: { $task }
reminder-reply = odpověz:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = po užití
reminder-done = po dokončení
reminder-photo = pro poslání fotky
reminder-help = při potížích
# accepted: capitals
reminder-keyword-done = HOTOVO
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = POMOC
reminder-signature = s láskou { $who }
    .alone = s láskou tvá rodina
