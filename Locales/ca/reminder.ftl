## Reminders that are sent as text messages (SMS), in the form of vós. All letters are in the GSM alphabet (é, è, à and ò are,
## í, ó and the typographic apostrophe are not), so that more of it fits.

reminder-greeting = hola, { $name }!
    .alone = hola!
reminder-medication = és hora de prendre els medicaments.
    .morning = és hora de prendre els medicaments del matí.
    .noon = és hora de prendre els medicaments del migdia.
    .evening = és hora de prendre els medicaments del vespre.
    .night = és hora de prendre els medicaments abans de dormir.
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
    .alone = amb afecte, la família
