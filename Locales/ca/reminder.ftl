## Reminders that are sent as text messages (SMS), in the form of vós. All letters are in the GSM alphabet (é, è, à and ò are,
## í, ó and the typographic apostrophe are not: "de primera hora" and not "del matí"), so that more of it fits.

reminder-greeting = hola, { $name }!
    .alone = hola!
reminder-medication = és hora dels medicaments.
    .morning = és hora dels medicaments de primera hora.
    .noon = és hora dels medicaments del migdia.
    .evening = és hora dels medicaments del vespre.
    .night = és hora dels medicaments de la nit.
reminder-task = recordatori: { $task }
reminder-reply = responeu amb:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = si ja els heu pres
reminder-done = quan acabeu
reminder-photo = per enviar una foto
reminder-help = si necessiteu ajuda
reminder-keyword-done = FET
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = AJUDA
reminder-signature = amb afecte, { $who }
    .alone = amb afecte, els de casa
