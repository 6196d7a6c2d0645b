## Reminders that are sent as text messages (SMS), mostly one of the family. In Cyrillic two segments hold only 134
## letters.

# It comes in the evening and at night, too. The name stays as it was given.
reminder-greeting = здравствуйте, { $name }!
    .alone = здравствуйте!
reminder-medication = пора принять лекарство.
    .morning = пора принять утреннее лекарство.
    .noon = пора принять дневное лекарство.
    .evening = пора принять вечернее лекарство.
    .night = пора принять лекарство на ночь.
reminder-task = напоминание: { $task }
reminder-reply = ответьте:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = принято
reminder-done = сделано
reminder-photo = прислать
reminder-help = если нужна
reminder-keyword-done = ДА
# accepted: capitals
reminder-keyword-photo = ФОТО
# accepted: capitals
reminder-keyword-help = ПОМОЩЬ
reminder-signature = с любовью, { $who }
    .alone = с любовью, семья
