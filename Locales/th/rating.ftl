rating = { $value } จาก { $total } คะแนน

rating-stars = { $value } จาก { $total } ดาว

rating-none = ยังไม่มีคะแนน

rating-unavailable = ไม่ทราบคะแนน
