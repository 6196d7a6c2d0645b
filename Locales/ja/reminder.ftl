## Reminders that are sent as text messages (SMS)

# As a letter begins. Avoid こんにちは, which is said by day alone: this is read in the morning and before going to sleep.
reminder-greeting = { $name }へ
    .alone = お知らせです！
reminder-medication = お薬の時間です。
    .morning = 朝のお薬の時間です。
    .noon = 昼のお薬の時間です。
    .evening = 夕方のお薬の時間です。
    .night = 寝る前のお薬の時間です。
# In 「」, for a task may be a verb: 「薬局に電話する」の時間です。 A text message is read.
# accepted: end-mark
reminder-task = 「{ $task }」の時間です。
reminder-reply = 次の言葉で返信してください:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = お薬を飲んだら
reminder-done = 終わったら
reminder-photo = 写真を送るとき
reminder-help = 助けが必要なとき
reminder-keyword-done = 完了
reminder-keyword-photo = 写真
reminder-keyword-help = ヘルプ
reminder-signature = { $who }より
    .alone = 家族より
