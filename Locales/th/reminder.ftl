## Reminders that are sent as text messages (SMS)

reminder-greeting = สวัสดี { $name }
    .alone = สวัสดี
reminder-medication = ถึงเวลากินยาแล้ว
    .morning = ถึงเวลากินยาตอนเช้าแล้ว
    .noon = ถึงเวลากินยาตอนกลางวันแล้ว
    .evening = ถึงเวลากินยาตอนเย็นแล้ว
    .night = ถึงเวลากินยาก่อนนอนแล้ว
reminder-task = เตือนความจำ: { $task }
reminder-reply = ตอบกลับด้วยคำว่า:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = ถ้ากินยาแล้ว
reminder-done = ถ้าทำเสร็จแล้ว
reminder-photo = เพื่อส่งรูปภาพ
reminder-help = ถ้าต้องการความช่วยเหลือ
reminder-keyword-done = เสร็จ
reminder-keyword-photo = รูป
reminder-keyword-help = ช่วย
reminder-signature = ด้วยรัก จาก { $who }
    .alone = ด้วยรัก จากครอบครัว
