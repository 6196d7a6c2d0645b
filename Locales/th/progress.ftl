## Progress: $completed of $total

progress = { $completed } จาก { $total }

progress-completed = เสร็จแล้ว { $completed } จาก { $total }

progress-step = ขั้นตอนที่ { $completed } จาก { $total }

progress-page = หน้าที่ { $completed } จาก { $total }

progress-question = คำถามข้อที่ { $completed } จาก { $total }

progress-indeterminate = กำลังดำเนินการ

progress-done = เสร็จแล้ว
