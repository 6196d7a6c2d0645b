### Medication tracker, in Thai

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } มิลลิกรัม
strength-milliliters = { $count } มิลลิลิตร
taken-tablets = { $count } เม็ด
taken-capsules = { $count } แคปซูล
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = ทุกวัน{ time-at }
schedule-weekdays = ทุก{ $days } { time-at }
schedule-none = ไม่มีกำหนดการใช้ยา

## How well it goes

adherence = ความสม่ำเสมอในการใช้ยา
graded = { $share }, { $grade }
grade-excellent = ดีเยี่ยม
grade-good = ดี
grade-needs-improvement = ควรปรับปรุง

## Tabs

tab-medications = ยา
    .hint = ดูและจัดการยา
tab-schedule = กำหนดการ
    .hint = ดูกำหนดการใช้ยาประจำวัน
tab-history = ประวัติ
    .hint = ดูประวัติการใช้ยาและสถิติความสม่ำเสมอในการใช้ยา

## Buttons of the list of medications

filter-medications = กรองยา
    .hint = แสดงตัวเลือกการกรองเพื่อดูเฉพาะยาที่ใช้อยู่
add-medication = เพิ่มยา
    .hint = เปิดแบบฟอร์มเพื่อเพิ่มยาใหม่

## Buttons and actions of one medication

edit = แก้ไข
    .hint = แก้ไขรายละเอียดของยา
done = เสร็จสิ้น
    .hint = ปิดรายละเอียดของยา
add-schedule = เพิ่มกำหนดการ
    .hint = สร้างกำหนดการใช้ยาใหม่สำหรับยานี้
delete = ลบ { $medication }
    .hint = ลบยานี้และข้อมูลทั้งหมดของยานี้อย่างถาวร
activate = กลับมาใช้ { $medication }
    .hint = เริ่มกำหนดการของยานี้อีกครั้ง
deactivate = หยุดใช้ { $medication }
    .hint = หยุดกำหนดการของยานี้และเก็บประวัติไว้
delete-schedule = ลบกำหนดการ

## Buttons of the schedule

select-date = เลือกวันที่
outcome-calendar = { $case ->
    [infinitive] เลือกวันที่อื่น
   *[statement] เปิดปฏิทินเพื่อเลือกวันที่อื่น
}
previous-day = วันก่อนหน้า
    .hint = แสดงการใช้ยาของวันก่อนหน้า
next-day = วันถัดไป
    .hint = แสดงการใช้ยาของวันถัดไป
mark-taken = ทำเครื่องหมายว่าใช้ { $medication } แล้ว
    .hint = บันทึกว่าใช้ยาแล้วในตอนนี้
skip = ข้าม { $medication }
    .hint = บันทึกว่าข้ามการใช้ยาครั้งนี้

## A dose

dose-scheduled = กำหนดใช้ยา{ time-at }
    .day = กำหนดใช้ยา{ $time }
dose-taken = ใช้ยาแล้ว{ time-at }
    .day = ใช้ยาแล้ว{ $time }
    .announced = ทำเครื่องหมายว่าใช้ { $medication } แล้ว
dose-skipped = ข้ามไปแล้ว{ time-at }
    .day = ข้ามไปแล้ว{ $time }
    .announced = ทำเครื่องหมาย { $medication } ว่าข้ามไปแล้ว

## The history

filter-doses = กรองการใช้ยา
    .hint = แสดงตัวเลือกการกรอง
filter = ตัวกรอง: { $state }
    .hint = แสดงตัวเลือกสำหรับเปลี่ยนหรือลบตัวกรอง
last-days = { $count } วันที่ผ่านมา
    .hint = ตั้งช่วงวันที่เป็น { $count } วันที่ผ่านมา

## The form for a new medication

strength = ความแรงของยา
    .hint = เช่น { $strength }
save = บันทึก
cancel = ยกเลิก

## Announcements

medication-added = เพิ่ม { $medication } แล้ว
medication-deleted = ลบ { $medication } แล้ว

## What went wrong

problem-storage = โหลดรายการยาไม่ได้. โปรดลองอีกครั้งในภายหลัง
