## Reminders that are sent as text messages (SMS). The words to reply with are short, and have their accents

reminder-greeting = chào { $name }!
    .alone = xin chào!
reminder-medication = đã đến giờ uống thuốc.
    .morning = đã đến giờ uống thuốc buổi sáng.
    .noon = đã đến giờ uống thuốc buổi trưa.
    .evening = đã đến giờ uống thuốc buổi tối.
    .night = đã đến giờ uống thuốc trước khi ngủ.
reminder-task = nhắc việc: { $task }
reminder-reply = trả lời bằng:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = đã uống thuốc
reminder-done = đã làm xong
reminder-photo = gửi ảnh
reminder-help = cần giúp đỡ
# accepted: capitals
reminder-keyword-done = XONG
reminder-keyword-photo = ẢNH
# accepted: capitals
reminder-keyword-help = GIÚP
reminder-signature = thương mến, { $who }
    .alone = thương mến, gia đình
