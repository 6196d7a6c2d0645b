### Card gallery, in Thai

## The gallery

cards = การ์ด
settings = การตั้งค่า
# same for every case
change-page = เปลี่ยนหน้า

## Cards

delete = ลบ
    .named = ลบ { $card }
share = แชร์
like = ถูกใจ
read-more = อ่านเพิ่มเติม
    .hint = แสดงข้อความทั้งหมด

## People

profile-photo-of = รูปโปรไฟล์ของ { $name }

## Videos

play = เล่น
pause = หยุดชั่วคราว
# same for every case
pause-playback = หยุดเล่นชั่วคราว
length = ความยาว
position = ตำแหน่งการเล่น

## Forms

minimum-length = อักขระอย่างน้อย { $count } ตัว
sign-in = เข้าสู่ระบบ
# same for every case
sign-in-with-credentials = เข้าสู่ระบบด้วยข้อมูลที่กรอกไว้
comment = ความคิดเห็น
submit = ยืนยันการส่ง
    .form = ยืนยันการส่งแบบฟอร์ม
report = รายงานการ์ด

## What went wrong

problem-credentials = ที่อยู่อีเมลและรหัสผ่านไม่ตรงกัน
