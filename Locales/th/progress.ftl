## Progress: $completed of $total

progress = { $completed } จาก { $total }
    .things = { HEAD(FORM($counted, case: "joint")) ->
        [joint] { FORM($counted, case: "lead") } { $completed } จาก { FORM($counted, case: "count") }
       *[whole] { $completed } จาก { $counted }
    }

progress-completed = เสร็จแล้ว { $completed } จาก { $total }

progress-step = ขั้นตอนที่ { $completed } จาก { $total }
    .alone = ขั้นตอนที่ { $completed }

progress-page = หน้าที่ { $completed } จาก { $total }
    .alone = หน้าที่ { $completed }

progress-question = คำถามข้อที่ { $completed } จาก { $total }
    .alone = คำถามข้อที่ { $completed }

progress-indeterminate = กำลังดำเนินการ

progress-done = เสร็จแล้ว
