## Outcomes of controls

outcome-details = { $case ->
    [infinitive] ดูรายละเอียด
   *[statement] เปิดรายละเอียด
}
outcome-details-and-transactions = { $case ->
    [infinitive] ดูรายละเอียดและธุรกรรม
   *[statement] เปิดรายละเอียดและธุรกรรม
}
outcome-details-of = { $case ->
    [infinitive] ดูรายละเอียดของ { $who }
   *[statement] เปิดรายละเอียดของ { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] ดูงานของ { $who }
   *[statement] เปิดงานของ { $who }
}
    .alone = { $case ->
        [infinitive] ดูงาน
       *[statement] เปิดงาน
    }
outcome-task-details = { $case ->
    [infinitive] ดูรายละเอียดของงาน
   *[statement] เปิดรายละเอียดของงาน
}
outcome-full-screen = { $case ->
    [infinitive] ดูแบบเต็มหน้าจอ
   *[statement] เปิดแบบเต็มหน้าจอ
}
# same for every case
outcome-profile = เปลี่ยนโปรไฟล์
# same for every case
outcome-filter = แสดงตัวเลือกการกรอง
outcome-calendar = { $case ->
    [infinitive] เลือกวันที่อื่น
   *[statement] เปิดปฏิทินเพื่อเลือกวันที่อื่น
}
# same for every case
outcome-sign-in = เข้าสู่ระบบด้วยอีเมลและรหัสผ่าน
# same for every case
outcome-reset-password = รีเซ็ตรหัสผ่าน
# same for every case
outcome-save = บันทึกการเปลี่ยนแปลง
# same for every case
outcome-delete = ลบ { $name } ถาวร
    .alone = ลบรายการนี้ถาวร
# same for every case
outcome-play = เริ่มเล่น

## Gestures and keys, in VoiceOver's words for gestures

hint-touch = แตะสองครั้งเพื่อ{ FORM($outcome, case: "infinitive") }
hint-touch-adjust = ปัดขึ้นหรือลงเพื่อ{ FORM($outcome, case: "infinitive") }
hint-keyboard = กดปุ่มเว้นวรรคเพื่อ{ FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = กดปุ่มลูกศรเพื่อ{ FORM($outcome, case: "infinitive") }
hint-pointer = คลิกเพื่อ{ FORM($outcome, case: "infinitive") }
hint-remote = กดปุ่มเลือกเพื่อ{ FORM($outcome, case: "infinitive") }
