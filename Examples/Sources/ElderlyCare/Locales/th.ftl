### Elderly care, in Thai

## Those who are cared for

profile-of = โปรไฟล์ของ { $name }
profile-photo-of = รูปโปรไฟล์ของ { $name }
tasks-of = งานของ { $name }
select-profile = เลือกโปรไฟล์
create-new-profile = สร้างโปรไฟล์ใหม่

## Tasks

task = งาน
task-for = { $task } สำหรับ { $name }
overdue-task = งานที่เลยกำหนด: { $task }
last-completed = ทำเสร็จล่าสุด: { $ago }
request-clarification = ขอคำอธิบาย
    .hint = ขอรายละเอียดเพิ่มเติมเกี่ยวกับงานนี้
approve-response = อนุมัติการตอบกลับ
    .hint = ทำเครื่องหมายงานนี้ว่าเสร็จแล้ว

## Reminders

send-medication-reminder = ส่งการเตือนใช้ยาถึง { $name }
send-reminder = ส่งการเตือนถึง { $name }
    .hint = ส่งการเตือนทาง SMS ทันที
reminder-time = เลือกเวลาเตือน
    .hint = เลือกเวลาที่จะส่งการเตือนประจำวัน

## Photos

photo-response = รูปถ่ายตอบกลับจาก { $name } สำหรับ { $task }
photo-showing = รูปถ่ายจาก { $name } แสดงว่า { $task } เสร็จแล้ว
cooking-illustration = ภาพประกอบการทำอาหาร

## Tabs

tab-dashboard = แดชบอร์ด
    .hint = ดูงานและการตอบกลับของวันนี้
tab-gallery = คลังรูปภาพ
    .hint = ดูรูปภาพตอบกลับทั้งหมดจากคนที่คุณรัก
tab-habits = กิจวัตรทั้งหมด
    .hint = จัดการงานที่กำหนดเวลาไว้และการเตือน

## The form for a new profile

profile-name = ชื่อโปรไฟล์
    .hint = โปรดกรอกชื่อของคนที่คุณรัก
phone-hint = โปรดกรอกหมายเลขโทรศัพท์พร้อมรหัสประเทศ
invalid-phone-format = รูปแบบหมายเลขโทรศัพท์ไม่ถูกต้อง
relationship = ความสัมพันธ์กับเจ้าของโปรไฟล์
    .hint = เช่น คุณย่า พ่อ เพื่อน
create-profile = สร้างโปรไฟล์

## What went wrong

problem-reminder = ส่งการเตือนไม่สำเร็จ. โปรดตรวจสอบหมายเลขโทรศัพท์
