### Family allowance, in Thai

## The account of a child

weekly-allowance = ค่าขนมรายสัปดาห์
allowance-schedule = วันให้ค่าขนม
last-allowance = ค่าขนมครั้งล่าสุด

## What money is for

category-allowance = ค่าขนม
category-gifts = ของขวัญ

## What a child saves for

saved-share = ออมแล้ว { $share }

## Headings

children = ลูก
transactions = ธุรกรรม
wish-list = รายการของที่อยากได้
analytics = การวิเคราะห์

## Signing in

sign-in = เข้าสู่ระบบ
register = สมัครใช้งาน
wait-hint = โปรดรอสักครู่
forgot-password = ลืมรหัสผ่าน
enter-email = โปรดกรอกที่อยู่อีเมลเพื่อเข้าสู่ระบบ

## Fields of a transaction

amount = จำนวนเงิน
what-for = คำอธิบาย

## Buttons

add-child = เพิ่มลูก
add-transaction = เพิ่มธุรกรรม
add-wish = เพิ่มของที่อยากได้
buy = ซื้อ
refresh = รีเฟรช
sign-out = ออกจากระบบ
back = กลับ
cancel = ยกเลิก
save = บันทึก
delete = ลบ

## What went wrong

problem-credentials = ที่อยู่อีเมลหรือรหัสผ่านไม่ถูกต้อง
