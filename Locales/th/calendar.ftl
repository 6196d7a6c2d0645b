## Ages

age = อายุ { $duration }
    .none = { $period ->
        [day] เพิ่งเกิดวันนี้
       *[other] อายุไม่ถึง { $duration }
    }

## Periods that end now

recent = { $duration }ที่ผ่านมา

## Today, with its part of the day

# The time says it already: วันนี้ตอนสามทุ่ม, วันนี้เวลา 21 นาฬิกา.
moment-today-part = { $hour ->
    [0] { moment-today.night }
   *[other] { moment-today }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] เช้านี้
    [5] เช้านี้
    [6] เช้านี้
    [7] เช้านี้
    [8] เช้านี้
    [9] เช้านี้
    [10] เช้านี้
    [11] เช้านี้
    [12] เที่ยงนี้
    [13] บ่ายนี้
    [14] บ่ายนี้
    [15] บ่ายนี้
    [16] เย็นนี้
    [17] เย็นนี้
    [18] เย็นนี้
   *[other] คืนนี้
}

week-of = สัปดาห์ที่เริ่ม{ $date }

## Hours that have names, and times in other time zones

time-noon = เที่ยงวัน

time-midnight = เที่ยงคืน

moment-end-of-today = คืนนี้ตอนเที่ยงคืน

moment-same-day = { $time }

# The zone may be a zone, a place, or a person: ตามเวลา Eastern, ตามเวลายุโรปกลาง
time-zoned = { HEAD($zone) ->
    [time] { $time } ตาม{ $zone }
   *[name] { $time } ตามเวลา { $zone }
}
    .known = { $time } ตาม{ $zone }
-head-time = เวลา

time-zones = { time-zoned } ตรงกับ{ local-near } ตามเวลาของคุณ
    .known = { time-zoned.known } ตรงกับ{ local-near } ตามเวลาของคุณ

local-near = { HEAD($local) ->
    [figure] { " " }{ $local }
   *[word] { $local }
}

## An amount within a period

# ออกกำลังกาย 3 ครั้งในสัปดาห์นี้, ออกกำลังกาย 3 ครั้งในช่วง 7 วันที่ผ่านมา
amount-during = { TAIL($amount) ->
    [figure] { $amount } { in-period }
   *[word] { $amount }{ in-period }
}
in-period = { HEAD($period) ->
    [figure] ในช่วง { $period }
   *[word] ใน{ $period }
}
