## Groups of people

people-more = { $who } และอีก { $count } คน
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } กำลังพิมพ์
    .alone = มีคนกำลังพิมพ์
# same as typing-one
typing-two = { $who } กำลังพิมพ์
typing-several = หลายคนกำลังพิมพ์

## The status of a message that the listener wrote

message-sent = ส่งแล้ว
message-delivered = ส่งถึงแล้ว
message-seen = อ่านแล้ว
message-seen-at = อ่านแล้ว{ time-at }
message-seen-on = อ่านแล้ว{ when-past }
message-seen-by = อ่านแล้วโดย { $who }
message-not-sent = ส่งไม่สำเร็จ

## Kinds of messages

message-own = คุณ: { $message }
    .alone = คุณ
message-reply = ตอบกลับ { $who }
    .alone = การตอบกลับ
message-mention = { $who } พูดถึงคุณ
    .alone = พูดถึงคุณ
message-reaction = { $who } แสดงความรู้สึก: { $reaction }
    .alone = แสดงความรู้สึก: { $reaction }
    .several = { $who } แสดงความรู้สึก: { $reaction }
    .own = คุณแสดงความรู้สึก: { $reaction }
    .own-with = คุณและ { $who } แสดงความรู้สึก: { $reaction }
    .own-more = คุณและอีก { $count } คนแสดงความรู้สึก: { $reaction }
message-of-kind = { $noun }จาก { $who }
message-deleted = ข้อความถูกลบแล้ว

## Entries in a list of phone calls

# 2 สายที่ไม่ได้รับจาก Grandma
call-missed = { $count ->
    [1] สายที่ไม่ได้รับจาก { $who }
   *[other] สายที่ไม่ได้รับ { $count } สายจาก { $who }
}
    .alone = { $count ->
        [1] สายที่ไม่ได้รับ
       *[other] สายที่ไม่ได้รับ { $count } สาย
    }
call-incoming = { $count ->
    [1] สายเข้าจาก { $who }
   *[other] สายเข้า { $count } สายจาก { $who }
}
    .alone = { $count ->
        [1] สายเข้า
       *[other] สายเข้า { $count } สาย
    }
call-outgoing = { $count ->
    [1] สายโทรออกถึง { $who }
   *[other] สายโทรออก { $count } สายถึง { $who }
}
    .alone = { $count ->
        [1] สายโทรออก
       *[other] สายโทรออก { $count } สาย
    }
