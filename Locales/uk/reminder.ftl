## Reminders that are sent as text messages (SMS), mostly one of the family. In Cyrillic two segments hold only 134
## letters.

# At any time of the day, and mostly of one person: "вітаємо" would be of several. The name stays as it was given.
reminder-greeting = привіт, { $name }!
    .alone = привіт!
reminder-medication = час прийняти ліки.
    .morning = час прийняти ранкові ліки.
    .noon = час прийняти денні ліки.
    .evening = час прийняти вечірні ліки.
    .night = час прийняти ліки на ніч.
reminder-task = нагадування: { $task }
reminder-reply = пишіть:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = прийнято
reminder-done = зроблено
reminder-photo = додати фото
reminder-help = за потреби
reminder-keyword-done = ТАК
# accepted: capitals
reminder-keyword-photo = ФОТО
# accepted: capitals
reminder-keyword-help = ДОПОМОГА
reminder-signature = з любов’ю, { $who }
    .alone = з любов’ю, родина
