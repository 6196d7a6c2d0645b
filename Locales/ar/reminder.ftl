## Reminders that are sent as text messages (SMS): verbal nouns, no imperative. It has no vowel marks, which are for
## voices.

reminder-greeting = مرحبًا { $name }!
    .alone = مرحبًا!
reminder-medication = حان وقت الدواء.
    .morning = حان وقت دواء الصباح.
    .noon = حان وقت دواء الظهر.
    .evening = حان وقت دواء المساء.
    .night = حان وقت دواء ما قبل النوم.
reminder-task = تذكير: { $task }
# Right before one word and before several.
reminder-reply = يرجى الرد بكلمة:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
# Of the medicine in the line above: short, for a message that holds 67 letters of this script twice.
reminder-taken = بعد تناوله
reminder-done = عند الانتهاء
reminder-photo = لإرسال صورة
reminder-help = عند الحاجة إلى المساعدة
reminder-keyword-done = تم
reminder-keyword-photo = صورة
reminder-keyword-help = مساعدة
reminder-signature = مع الحب، { $who }
    .alone = مع الحب من العائلة
