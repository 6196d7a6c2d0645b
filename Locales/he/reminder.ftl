## Reminders that are sent as text messages: nouns and "יש", no imperative

reminder-greeting = שלום { $name }!
    .alone = שלום!
reminder-medication = הגיע זמן התרופה.
    .morning = הגיע זמן התרופה של הבוקר.
    .noon = הגיע זמן התרופה של הצהריים.
    .evening = הגיע זמן התרופה של הערב.
    .night = הגיע זמן התרופה שלפני השינה.
reminder-task = תזכורת: { $task }
reminder-reply = אפשר להשיב:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = אם התרופה נלקחה
reminder-done = לאחר הביצוע
reminder-photo = לשליחת תמונה
reminder-help = אם דרושה עזרה
reminder-keyword-done = בוצע
reminder-keyword-photo = תמונה
reminder-keyword-help = עזרה
reminder-signature = באהבה, { $who }
    .alone = באהבה, המשפחה
