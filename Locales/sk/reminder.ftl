## Reminders that are sent as text messages (SMS), mostly one of the family.

reminder-greeting = ahoj, { $name }!
    .alone = ahoj!
reminder-medication = čas na lieky.
    .morning = čas na ranné lieky.
    .noon = čas na obedné lieky.
    .evening = čas na večerné lieky.
    .night = čas na lieky na noc.
reminder-task = pripomienka: { $task }
reminder-reply = odpovedz:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = po užití
reminder-done = keď to bude hotové
reminder-photo = na poslanie fotky
reminder-help = ak ju treba
# accepted: capitals
reminder-keyword-done = HOTOVO
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = POMOC
reminder-signature = s láskou { $who }
    .alone = s láskou tvoja rodina
