## Codes, whose letters and digits are heard one by one

ending = ลงท้ายด้วย { $digits }

ending-of = { $name } ลงท้ายด้วย { $digits }

code = รหัส { $code }

code-order = หมายเลขคำสั่งซื้อ { $code }

code-postal = รหัสไปรษณีย์ { $code }

spelled-capital = { $letter } ตัวใหญ่

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = บวก { SPELL($code) }

phone-international = บวก { SPELL($code) }, { $number }

phone-extension = { $number }, ต่อ { $extension }

## Versions of apps and systems

version = เวอร์ชัน { $number }

version-point = { $first } จุด { $second }

## Email and web addresses, in the words that people say

username = แอต { $name }

address-next = { $first } { $second }

mark-space = เว้นวรรค

mark-dot = ดอต

mark-at = แอต

mark-slash = ทับ

mark-dash = ขีดกลาง

mark-underscore = ขีดล่าง

mark-colon = โคลอน

mark-question = เครื่องหมายคำถาม

mark-and = แอนด์

mark-hash = แฮช

mark-plus = บวก

mark-star = ดอกจัน

mark-semicolon = เซมิโคลอน

mark-apostrophe = อะพอสทรอฟี

mark-quote = เครื่องหมายคำพูด

mark-exclamation = เครื่องหมายตกใจ

mark-parenthesis-open = วงเล็บเปิด

mark-backslash = ทับกลับหลัง

mark-dollar = เครื่องหมายดอลลาร์

mark-less = เครื่องหมายน้อยกว่า

mark-greater = เครื่องหมายมากกว่า

mark-caret = แคเรต

mark-backtick = แบ็กทิก

# As ลูกศรชี้ซ้าย.
mark-arrow-up = ลูกศรชี้ขึ้น

mark-arrow-down = ลูกศรชี้ลง
