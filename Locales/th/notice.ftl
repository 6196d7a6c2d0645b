## Errors

error = ข้อผิดพลาด: { $message }
    .alone = ข้อผิดพลาด

error-select-answer = โปรดเลือกคำตอบเพื่อไปต่อ

field-email-address = ที่อยู่อีเมล
field-phone-number = หมายเลขโทรศัพท์
field-password = รหัสผ่าน
field-name = ชื่อ

error-required = ต้องกรอก{ $field }
    .named = { $field }: ต้องกรอก

error-invalid = { $field }ไม่ถูกต้อง
    .named = { $field }: ค่าไม่ถูกต้อง

error-phone-format = หมายเลขโทรศัพท์ต้องขึ้นต้นด้วยเครื่องหมายบวกและรหัสประเทศ

## Work that the app is doing while the listener waits

loading = กำลังโหลด
loading-tasks = กำลังโหลดงาน
loading-photo = กำลังโหลดรูปภาพ
creating-profile = กำลังสร้างโปรไฟล์
saving = กำลังบันทึก
signing-in = กำลังเข้าสู่ระบบ
please-wait = { $activity } โปรดรอสักครู่

## Work that the app has done

done-transaction-created = สร้างธุรกรรมแล้ว
done-profile-saved = บันทึกโปรไฟล์แล้ว
done-deleted = ลบ { $name } แล้ว
    .alone = ลบแล้ว

## Screens that have nothing to show

empty-results = ไม่พบผลลัพธ์สำหรับ { $query }
    .alone = ไม่พบผลลัพธ์
empty-connection = ไม่มีการเชื่อมต่ออินเทอร์เน็ต
empty-health-data = ข้อมูลสุขภาพไม่พร้อมใช้งาน
