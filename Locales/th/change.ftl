## Changes of a value. The words stand next to the number: รูปภาพเพิ่มขึ้น 3 รูป

change-up = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }เพิ่มขึ้น { FORM($amount, case: "count") }
   *[whole] เพิ่มขึ้น{ amount-near }
}

change-down = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }ลดลง { FORM($amount, case: "count") }
   *[whole] ลดลง{ amount-near }
}

change-none = ไม่เปลี่ยนแปลง

change-up-from = { change-up } จาก{ $baseline }

change-down-from = { change-down } จาก{ $baseline }

change-none-from = ไม่เปลี่ยนแปลงจาก{ $baseline }

change-up-since = { change-up } ตั้งแต่{ $date }

change-down-since = { change-down } ตั้งแต่{ $date }

change-none-since = ไม่เปลี่ยนแปลงตั้งแต่{ $date }

# มากกว่าเมื่อวาน 300 ก้าว: the day stands before the number. But not มากกว่าเมื่อวาน มากกว่า 300 ก้าว: an amount that has
# its own มากกว่า or น้อยกว่า goes up or down.
-head-more = มากกว่า น้อยกว่า
difference-more = { HEAD(FORM($amount, case: "count")) ->
    [more] { change-up }
   *[other] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "lead") }มากกว่าเดิม { FORM($amount, case: "count") }
       *[whole] มากกว่าเดิม{ amount-near }
    }
}

difference-less = { HEAD(FORM($amount, case: "count")) ->
    [more] { change-down }
   *[other] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "lead") }น้อยกว่าเดิม { FORM($amount, case: "count") }
       *[whole] น้อยกว่าเดิม{ amount-near }
    }
}

difference-none = เท่าเดิม

difference-more-than = { HEAD(FORM($amount, case: "count")) ->
    [more] { change-up-from }
   *[other] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "lead") }มากกว่า{ $baseline } { FORM($amount, case: "count") }
       *[whole] มากกว่า{ $baseline } { $amount }
    }
}

difference-less-than = { HEAD(FORM($amount, case: "count")) ->
    [more] { change-down-from }
   *[other] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "lead") }น้อยกว่า{ $baseline } { FORM($amount, case: "count") }
       *[whole] น้อยกว่า{ $baseline } { $amount }
    }
}

difference-none-than = เท่ากับ{ $baseline }

difference-more-on = { HEAD(FORM($amount, case: "count")) ->
    [more] { change-up } จาก{ $date }
   *[other] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "lead") }มากกว่า{ $date } { FORM($amount, case: "count") }
       *[whole] มากกว่า{ $date } { $amount }
    }
}

difference-less-on = { HEAD(FORM($amount, case: "count")) ->
    [more] { change-down } จาก{ $date }
   *[other] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "lead") }น้อยกว่า{ $date } { FORM($amount, case: "count") }
       *[whole] น้อยกว่า{ $date } { $amount }
    }
}

difference-none-on = เท่ากับ{ $date }

## Baselines: the times that a value is compared with

baseline-last-time = ครั้งที่แล้ว

## Trends: the direction of a value, or how it compares with other values

trend-rising = มีแนวโน้มเพิ่มขึ้น
    .fast = เพิ่มขึ้นอย่างรวดเร็ว
    .slowly = เพิ่มขึ้นอย่างช้า ๆ

trend-falling = มีแนวโน้มลดลง
    .fast = ลดลงอย่างรวดเร็ว
    .slowly = ลดลงอย่างช้า ๆ

trend-steady = คงที่

trend-unchanged = { change-none }

trend-above-average = สูงกว่าค่าเฉลี่ย

trend-below-average = ต่ำกว่าค่าเฉลี่ย

trend-average = อยู่ในเกณฑ์เฉลี่ย

trend-new-high = สถิติสูงสุดใหม่

trend-new-low = สถิติต่ำสุดใหม่
