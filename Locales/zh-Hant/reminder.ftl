## Reminders that are sent as text messages (SMS)

reminder-greeting = { $name }，您好！
    .alone = 您好！
reminder-medication = 該吃藥了。
    .morning = 該吃早上的藥了。
    .noon = 該吃中午的藥了。
    .evening = 該吃晚上的藥了。
    .night = 該吃睡前的藥了。
reminder-task = 提醒：{ $task }
reminder-reply = 請回覆以下字詞：
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = 已經吃過藥
reminder-done = 已經完成
reminder-photo = 傳送照片
reminder-help = 需要協助
reminder-keyword-done = 完成
reminder-keyword-photo = 照片
reminder-keyword-help = 協助
reminder-signature = 愛您的{ $who }
    .alone = 愛您的家人
