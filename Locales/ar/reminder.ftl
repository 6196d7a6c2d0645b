## A text message that reminds someone: verbal nouns, no imperative. It has no vowel marks, which are for voices.

reminder-greeting = مرحبًا { $name }!
    .alone = مرحبًا!
reminder-medication = حان وقت الدواء.
    .morning = حان وقت دواء الصباح.
    .noon = حان وقت دواء الظهر.
    .evening = حان وقت دواء المساء.
    .night = حان وقت دواء ما قبل النوم.
reminder-task = تذكير: { $task }
reminder-reply = الرد بكلمة:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = بعد تناول الدواء
reminder-done = عند الانتهاء
reminder-photo = لإرسال صورة
reminder-help = عند الحاجة إلى المساعدة
reminder-keyword-done = تم
reminder-keyword-photo = صورة
reminder-keyword-help = مساعدة
reminder-signature = مع الحب، { $who }
    .alone = مع الحب من العائلة
