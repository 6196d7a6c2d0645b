## Confirmations, announced after an action

done-added = เพิ่ม { $name } แล้ว
    .alone = เพิ่มแล้ว
done-removed = เอา { $name } ออกแล้ว
    .alone = เอาออกแล้ว
done-saved = บันทึก { $name } แล้ว
    .alone = บันทึกแล้ว
done-created = สร้าง { $name } แล้ว
    .alone = สร้างแล้ว
done-updated = อัปเดต { $name } แล้ว
    .alone = อัปเดตแล้ว
done-copied = คัดลอก { $name } แล้ว
    .alone = คัดลอกแล้ว
done-shared = แชร์ { $name } แล้ว
    .alone = แชร์แล้ว
done-archived = เก็บถาวร { $name } แล้ว
    .alone = เก็บถาวรแล้ว
done-favorite = เพิ่ม { $name } ในรายการโปรดแล้ว
    .alone = เพิ่มในรายการโปรดแล้ว
done-unfavorite = เอา { $name } ออกจากรายการโปรดแล้ว
    .alone = เอาออกจากรายการโปรดแล้ว
done-moved = ย้าย { $name } ไปที่ { $place } แล้ว
    .alone = ย้ายไปที่ { $place } แล้ว
done-sent = ส่งถึง { $who } แล้ว
    .alone = ส่งแล้ว
done-marked = { action-mark }
    .alone = ทำเครื่องหมายว่า{ FORM($state, case: "as") }
# ลบรูปภาพ 3 รูปแล้ว
done-deleted-things = ลบ{ things-near }แล้ว
things-near = { HEAD($things) ->
    [figure] { " " }{ $things }
   *[word] { $things }
}
done-undone = เลิกทำแล้ว
undo-available = { $done }. เลิกทำได้

## Announcements of values that changed by themselves

updated-to = { $name } เปลี่ยนเป็น { $value }
    .alone = เปลี่ยนเป็น { $value }

## Announcements of screens and panels that appear or disappear

screen-named = หน้าจอ { $name }
    .alone = หน้าจอใหม่
panel-opened = เปิดแผง { $name } แล้ว
    .alone = เปิดแผงแล้ว
panel-closed = ปิดแผง { $name } แล้ว
    .alone = ปิดแผงแล้ว

## Things that can't be undone, and things that are protected

outcome-delete-with = ลบ { $name } และ{ more-near }
    .alone = ลบ{ more-near }
more-near = { HEAD($more) ->
    [figure] { " " }{ $more }
   *[word] { $more }
}
irreversible = ไม่สามารถเลิกทำได้
content-hidden = ซ่อนอยู่
locked-until = ล็อก{ until-time }

## Screens that have nothing to show, and what to do there

empty-add = เพิ่ม{ $noun }เพื่อเริ่มต้น
empty-other-word = ลองใช้คำอื่น
empty-nothing = ไม่มีอะไรให้แสดง
empty-data = ไม่มีข้อมูล

## Work that the app is doing while the listener waits

deleting = กำลังลบ
sending = กำลังส่ง
searching = กำลังค้นหา
updating = กำลังอัปเดต
connecting = กำลังเชื่อมต่อ
calculating = กำลังคำนวณ

## Outcomes of controls

# same for every case
outcome-pause = หยุดเล่นชั่วคราว
# same for every case
outcome-page = เปลี่ยนหน้า
