## The time of an event

event-arrival = มาถึง{ $when }
event-arrival-now = กำลังจะมาถึง
event-arrival-past = มาถึงแล้ว{ when-past }

event-departure = ออกเดินทาง{ $when }
event-departure-now = กำลังจะออกเดินทาง
event-departure-past = ออกเดินทางแล้ว{ when-past }
departure-cancelled = ยกเลิกแล้ว

event-start = เริ่ม{ $when }
event-start-now = กำลังจะเริ่ม
event-start-past = เริ่มแล้ว{ when-past }

event-end = สิ้นสุด{ $when }
event-end-now = กำลังจะสิ้นสุด
event-end-past = สิ้นสุดแล้ว{ when-past }

event-expiry = หมดอายุ{ $when }
event-expiry-now = กำลังจะหมดอายุ
event-expiry-past = หมดอายุแล้ว{ when-past }

event-opening = เปิดทำการ{ $when }
event-opening-now = กำลังจะเปิดทำการ
event-opening-past = เปิดทำการแล้ว{ when-past }

event-closing = ปิดทำการ{ $when }
event-closing-now = กำลังจะปิดทำการ
event-closing-past = ปิดทำการแล้ว{ when-past }

# มาถึงพรุ่งนี้, มาถึงในอีก 5 นาที; มาถึงแล้วเมื่อ 5 นาทีที่แล้ว, มาถึงแล้วเมื่อวาน
when-past = { HEAD($when) ->
    [figure] เมื่อ { $when }
    [when] { $when }
    [day] { $when }
   *[word] เมื่อ{ $when }
}
-head-when = เมื่อ
-head-day = วันนี้ พรุ่งนี้ คืนนี้ คืนก่อน

# For example: ในอีก 3 วัน คือวันที่ 23 พฤศจิกายน
event-both = { $distance } คือ{ $date }
    .time = { $distance } { time-at }

## The end of a state that lasts now: จนถึงสามทุ่ม, เปิดทำการจนถึง 21 นาฬิกา

until-time = { HEAD($time) ->
    [figure] จนถึง { $time }
   *[word] จนถึง{ $time }
}

until-day = จนถึง{ $date }

until-moment = จนถึง{ $when }

until-open = เปิดทำการ{ $when }

until-closed = ปิดทำการ{ $when }

open-always = เปิดตลอด 24 ชั่วโมง

until-state = { FORM($state, case: "until") }{ $when }

## The beginning of a state that lasts now

since-time = { HEAD($time) ->
    [figure] ตั้งแต่ { $time }
   *[word] ตั้งแต่{ $time }
}

since-day = ตั้งแต่{ $date }

since-month = ตั้งแต่{ month-near }

## The last time that something was done

last-updated = อัปเดตล่าสุด{ when-past }

last-completed = ทำเสร็จล่าสุด{ when-past }

last-active = ใช้งานล่าสุด{ when-past }

last-used = ใช้ล่าสุด{ when-past }

last-synced = ซิงค์ล่าสุด{ when-past }

last-saved = บันทึกล่าสุด{ when-past }

## Delays

delay-late = ช้ากว่ากำหนด { $duration }

delay-early = เร็วกว่ากำหนด { $duration }

delay-none = ตรงเวลา

## The time between a reminder and the event

duration-before = ล่วงหน้า { $duration }

## The time that is left

remaining = เหลือเวลา { $duration }

remaining-less = เหลือเวลาไม่ถึง { $duration }

remaining-about = เหลือเวลาประมาณ { $duration }

remaining-none = ไม่เหลือเวลา

## An amount that becomes larger or smaller in each period

gaining = { change-up }

losing = { change-down }

gain-none = { change-none }
