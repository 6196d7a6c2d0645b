### Health battery, in Thai

## The battery: the health of the user, as the charge of a battery

health-battery = แบตเตอรี่สุขภาพ
    .hint = แสดงผลต่อสุขภาพในปัจจุบัน
impact-battery = แบตเตอรี่แสดงผลต่อสุขภาพ
battery-at = แบตเตอรี่เหลือ { $share }
    .hint = แสดงระดับผลต่อสุขภาพในปัจจุบัน
charged = ชาร์จแล้ว { $share }
    .low = { $share }, แบตเตอรี่เหลือน้อย
charge-and-impact = { $charge }, { $impact }
impact-good = มีผลดีต่อสุขภาพ
impact-none = ไม่มีผลต่อสุขภาพ
impact-poor = มีผลเสียต่อสุขภาพ
battery-updated = แบตเตอรี่สุขภาพอัปเดตเป็น { $share }
open-health-metrics = { $case ->
    [infinitive] ดูตัวชี้วัดสุขภาพโดยละเอียด
   *[statement] เปิดตัวชี้วัดสุขภาพโดยละเอียด
}

## The time that a way of living adds to a life, or takes from it. A life is said, or a minute gained would be heard as
## one minute more of exercise

gaining = อายุขัยเพิ่มขึ้น { $time }
    .per-day = อายุขัยเพิ่มขึ้น { $time }ต่อวัน
losing = อายุขัยลดลง { $time }
    .per-day = อายุขัยลดลง { $time }ต่อวัน
no-time = อายุขัยไม่เปลี่ยนแปลง

## What is measured

metric-steps = จำนวนก้าว
    .today = จำนวนก้าววันนี้
    .analysis = { $case ->
        [infinitive] ดูการวิเคราะห์จำนวนก้าวโดยละเอียด
       *[statement] เปิดการวิเคราะห์จำนวนก้าวโดยละเอียด
    }
metric-exercise = การออกกำลังกาย
    .today = การออกกำลังกายวันนี้
    .analysis = { $case ->
        [infinitive] ดูการวิเคราะห์การออกกำลังกายโดยละเอียด
       *[statement] เปิดการวิเคราะห์การออกกำลังกายโดยละเอียด
    }
metric-sleep = การนอนหลับ
    .today = การนอนหลับเมื่อคืน
    .analysis = { $case ->
        [infinitive] ดูการวิเคราะห์การนอนหลับโดยละเอียด
       *[statement] เปิดการวิเคราะห์การนอนหลับโดยละเอียด
    }
metric-heart = อัตราการเต้นของหัวใจขณะพัก
    .today = อัตราการเต้นของหัวใจขณะพักวันนี้
    .analysis = { $case ->
        [infinitive] ดูการวิเคราะห์อัตราการเต้นของหัวใจโดยละเอียด
       *[statement] เปิดการวิเคราะห์อัตราการเต้นของหัวใจโดยละเอียด
    }
beats-per-minute = { $count } ครั้งต่อนาที
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] ดูรายละเอียดของ{ $metric }
   *[statement] เปิดรายละเอียดของ{ $metric }
}
no-reading = ไม่มีข้อมูล

## Steps

completed-today = วันนี้เดินได้ { $done }
open-step-details = { $case ->
    [infinitive] ดูรายละเอียดและแนวโน้มของจำนวนก้าว
   *[statement] เปิดรายละเอียดและแนวโน้มของจำนวนก้าว
}
steps-goal = เป้าหมายจำนวนก้าว
    .completed = บรรลุเป้าหมายจำนวนก้าว
to-go = เหลืออีก { $left }
recommendations = คำแนะนำ
open-exercise-recommendations = { $case ->
    [infinitive] ดูคำแนะนำการออกกำลังกาย
   *[statement] เปิดคำแนะนำการออกกำลังกาย
}

## The chart of the steps

steps-trend = แนวโน้มจำนวนก้าว
    .hint = แผนภูมิแสดงจำนวนก้าวในสัปดาห์ที่ผ่านมา
days-average = เฉลี่ย { $days } วัน
average-and-trend = { $average }, { $trend }
trend-rising = มีแนวโน้มเพิ่มขึ้น
    .chart = แผนภูมิแสดงแนวโน้มเพิ่มขึ้นในช่วง { $days }
trend-falling = มีแนวโน้มลดลง
    .chart = แผนภูมิแสดงแนวโน้มลดลงในช่วง { $days }
trend-steady = คงที่
    .chart = แผนภูมิแสดงแนวโน้มคงที่ในช่วง { $days }
chart-summary = สรุปแผนภูมิ
lowest = ต่ำสุด
highest = สูงสุด
steps-on-day = { $steps }ใน{ $day }

## The questions that are asked before the first battery is shown

questionnaire-progress = ความคืบหน้าของแบบสอบถาม
question-exercise = คำถามเกี่ยวกับความถี่ในการออกกำลังกาย
    .text = ออกกำลังกายบ่อยแค่ไหน
question-smoking = คำถามเกี่ยวกับการสูบบุหรี่
    .text = สูบบุหรี่หรือไม่
answer-never = ไม่เคย
answer-once-a-week = สัปดาห์ละครั้ง
answer-several-times-a-week = สัปดาห์ละหลายครั้ง
answer-every-day = ทุกวัน
answer-yes = สูบ
answer-no = ไม่สูบ
select-from-options = เลือกจาก { $count } ตัวเลือกด้านล่าง
continue-to-dashboard = ไปที่แดชบอร์ด

## Screens, buttons and tabs

calculating = กำลังคำนวณผลต่อสุขภาพ
health-metrics = ตัวชี้วัดสุขภาพ
metric-details = รายละเอียดตัวชี้วัด
done = เสร็จสิ้น
tab-dashboard = แดชบอร์ด
    .hint = ดูแบตเตอรี่สุขภาพและตัวชี้วัด
tab-settings = การตั้งค่า
    .hint = เลือกสิ่งที่จะวัด

## What went wrong

problem-health-access = การเข้าถึงข้อมูลสุขภาพปิดอยู่. โปรดเปิดในการตั้งค่า
problem-timeout = การคำนวณใช้เวลานานเกินไป. โปรดลองอีกครั้ง
problem-steps = อ่านจำนวนก้าวไม่ได้. โปรดรีสตาร์ทนาฬิกา
