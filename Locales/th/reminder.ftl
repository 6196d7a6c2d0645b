## Reminders that are sent as text messages (SMS)

reminder-greeting = สวัสดี { $name }
    .alone = สวัสดี
reminder-medication = ถึงเวลากินยาแล้ว
    .morning = ถึงเวลากินยามื้อเช้าแล้ว
    .noon = ถึงเวลากินยามื้อกลางวันแล้ว
    .evening = ถึงเวลากินยามื้อเย็นแล้ว
    .night = ถึงเวลากินยาก่อนนอนแล้ว
reminder-task = เตือนความจำ: { $task }
reminder-reply = ตอบกลับว่า:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = กินยาแล้ว
reminder-done = ทำเสร็จแล้ว
reminder-photo = ส่งรูปภาพ
reminder-help = ขอความช่วยเหลือ
reminder-keyword-done = เสร็จ
reminder-keyword-photo = รูป
reminder-keyword-help = ช่วย
reminder-signature = ด้วยรัก จาก { $who }
    .alone = ด้วยรัก จากครอบครัว
