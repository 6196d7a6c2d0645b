## Measurements: a number with a unit

measure-unavailable = ไม่ทราบค่าที่วัด

measure-unknown = { $count } { $name }

# 2 กรัมต่อลิตร, 45 นาทีต่อวัน, รูปภาพ 3 รูปต่อวัน
# accepted: unused-argument
measure-per = { $case ->
    [lead] { $measure }
   *[plain] { $measure }ต่อ{ per-one }
}
    .measured = { $case ->
        [lead] { $measure }
       *[plain] { $measure }ต่อ { $per }
    }

# One of something after ต่อ: ชั่วโมง, คน, ตั๋ว 1 ใบ. A unit has no classifier.
per-one = { TRAIT($unit, "named") ->
    [counter] { FORM($unit, form: "counter") }
   *[other] { HEAD(FORM($unit, form: "counter")) ->
        [counter] { $unit } 1 { FORM($unit, form: "counter") }
       *[unit] { $unit }
    }
}
-head-counter = รายการ รูป คน เล่ม ใบ เครื่อง ชิ้น ครั้ง ตัว ดวง ฉบับ ข้อ !ข้อมูล ไฟล์ สาย โดส ชนิด จุด เม็ด รายชื่อ อัน แผ่น แก้ว จาน ขวด กล่อง คัน ห้อง หลัง คู่ ชุด ลูก ก้อน ถุง กระป๋อง ต้น ดอก เส้น ด้าม ลำ เรื่อง ท่าน

measure-range = { HEAD($from) ->
    [minus] { $from }{ range.end }
   *[other] { to-end }
}
    .below = { $low } { range.end }

# 2 ถึง 4 กิโลเมตร, รูปภาพ 2 ถึง 4 รูป
measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = ห่างออกไป { $measure }

measure-ahead = { HEAD($measure) ->
    [figure] ในอีก { $measure }
   *[word] ในอีก{ $measure }
}

# As people say it: 120 80 would run two numbers into one.
blood-pressure = ตัวบน { $systolic } ตัวล่าง { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] ชาร์จเต็มแล้ว
   *[part] แบตเตอรี่ { $charge }
}
-head-full = 100

battery-low = { $charge }, แบตเตอรี่เหลือน้อย

battery-charging = กำลังชาร์จ, { $charge }

battery-unavailable = ไม่ทราบระดับแบตเตอรี่

## Grades: a result in percent, and how good it is

grade-excellent = ดีเยี่ยม

grade-good = ดี

grade-needs-improvement = ควรปรับปรุง

grade-unavailable = ไม่ทราบระดับคะแนน

## Goals that people set themselves

goal-completed = บรรลุเป้าหมาย: { $name }
    .alone = บรรลุเป้าหมาย

goal-remaining = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }เหลืออีก { FORM($amount, case: "count") }
   *[whole] เหลืออีก{ amount-near }
}

streak-days = ต่อเนื่อง { $count } วัน

# วันนี้ได้ 8,547 ก้าวแล้ว, but วันนี้ 0 ก้าว, วันนี้ใช้ยาแล้ว 2 โดส
goal-today = { HEAD($amount) ->
    [verb] วันนี้{ amount-near }
   *[things] { TAIL($amount) ->
        [figure] วันนี้ได้{ amount-near } แล้ว
       *[word] วันนี้ได้{ amount-near }แล้ว
    }
}
-head-verb = ใช้ยา ไม่มี ไม่ได้ 0 !0.
