# รูปโปรไฟล์ของ Alice
thing-owned = { $thing }ของ { $who }
thing-profile-photo = รูปโปรไฟล์
thing-profile = โปรไฟล์
thing-photo = รูปภาพ
# same as thing-photo
thing-photos = รูปภาพ
thing-tasks = งาน
thing-messages = ข้อความ
thing-account = บัญชี
thing-calendar = ปฏิทิน
thing-location = ตำแหน่งที่ตั้ง
thing-birthday = วันเกิด
