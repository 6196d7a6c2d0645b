## Reminders that are sent as text messages (SMS)

reminder-greeting = { $name }，您好！
    .alone = 您好！
reminder-medication = 该吃药了。
    .morning = 该吃早上的药了。
    .noon = 该吃中午的药了。
    .evening = 该吃晚上的药了。
    .night = 该吃睡前的药了。
reminder-task = 提醒：{ $task }
reminder-reply = 请回复以下词语：
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = 已经吃过药
reminder-done = 已经做完
reminder-photo = 发送照片
reminder-help = 需要帮助
reminder-keyword-done = 完成
reminder-keyword-photo = 照片
reminder-keyword-help = 帮助
reminder-signature = 爱您的{ $who }
    .alone = 爱您的家人
