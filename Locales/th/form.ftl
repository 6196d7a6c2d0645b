## Names of form fields

field-amount = จำนวนเงิน
field-description = คำอธิบาย
field-comment = ความคิดเห็น
field-title = ชื่อเรื่อง
field-date = วันที่
field-time = เวลา
field-address = ที่อยู่
field-select-profile = เลือกโปรไฟล์

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] ข้อผิดพลาด 1 รายการ: { $field }
   *[other] ข้อผิดพลาด { $count } รายการ. รายการแรก: { $field }
}
    .alone = ข้อผิดพลาด { $count } รายการ
error-email-format = โปรดกรอกที่อยู่อีเมลให้ครบ เช่น name แอต example ดอต com
error-amount-range = โปรดกรอกจำนวนเงินตั้งแต่ { $range }
    .exact = โปรดกรอกจำนวนเงิน { $amount }
error-number-range = โปรดกรอกตัวเลขตั้งแต่ { $least } ถึง { $most }
error-least-characters = โปรดกรอกอักขระอย่างน้อย { $count } ตัว
error-most-characters = โปรดกรอกอักขระไม่เกิน { $count } ตัว
error-passwords-differ = รหัสผ่านทั้งสองช่องต้องตรงกัน
error-credentials = ที่อยู่อีเมลหรือรหัสผ่านไม่ถูกต้อง. โปรดตรวจสอบทั้งสองช่อง
error-choose = โปรดเลือกอย่างน้อย 1 ตัวเลือก
error-connection = ไม่มีการเชื่อมต่ออินเทอร์เน็ต. โปรดเชื่อมต่อแล้วลองอีกครั้ง
error-try-again = เกิดข้อผิดพลาดบางอย่าง. โปรดลองอีกครั้ง
error-try-later = บริการไม่พร้อมใช้งานในขณะนี้. โปรดลองอีกครั้งในภายหลัง

## Whether the characters of a password can be seen

password-shown = แสดงรหัสผ่านแล้ว
password-hidden = ซ่อนรหัสผ่านแล้ว

## Requirements of a form field

require-characters = อักขระอย่างน้อย { $count } ตัว
require-parts = { $length } โดยมี{ $parts }
    .alone = ต้องมี{ $parts }
require-digit = ตัวเลข
require-symbol = สัญลักษณ์
require-capital = ตัวพิมพ์ใหญ่
require-small = ตัวพิมพ์เล็ก
require-all = ต้องกรอกทุกช่อง
require-option = { $count ->
    [1] เลือกตัวเลือกด้านล่าง
   *[other] เลือกจาก { $count } ตัวเลือกด้านล่าง
}

## The number of characters that can still be entered

characters-left = เหลืออีก { $count } อักขระ
characters-none-left = ใส่อักขระเพิ่มไม่ได้แล้ว
characters-over = เกินมา { $count } อักขระ
