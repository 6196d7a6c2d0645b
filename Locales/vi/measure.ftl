## Measurements: a number with a unit

measure-unavailable = không có số đo

measure-unknown = { $count } { $name }

# 2 gam mỗi lít, 45 phút mỗi ngày, 5 gam mỗi 100 mi-li-lít
measure-per = { $measure } mỗi { $unit }
    .measured = { $measure } mỗi { $per }

measure-range = { HEAD($from) ->
    [minus] { $from } đến { range.end }
   *[other] { $from } đến { $to }
}
    .below = { $low } đến { range.end }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

# cách 300 mét, đi mất 10 phút, còn 3 điểm dừng
measure-away = { TAIL($measure) ->
    [journey] đi mất { $measure }
    [stops] còn { $measure }
   *[other] cách { $measure }
}

measure-ahead = sau { $measure } nữa
-tail-journey = giây phút giờ ngày tuần tháng năm
-tail-stops = dừng

blood-pressure = { $systolic } trên { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] đã sạc đầy
   *[part] pin còn { $charge }
}
-head-full = 100

battery-low = pin yếu, { $charge }

battery-charging = đang sạc, { $charge }

battery-unavailable = không rõ mức pin

## Grades

grade-excellent = xuất sắc

grade-good = tốt

grade-needs-improvement = cần cố gắng

grade-unavailable = chưa có xếp loại

## Goals that people set themselves

goal-completed = đã đạt mục tiêu: { $name }
    .alone = đã đạt mục tiêu

goal-remaining = còn { $amount } nữa

streak-days = { $count ->
    [1] chuỗi 1 ngày
   *[other] chuỗi { $count } ngày liên tiếp
}

goal-today = { $amount } từ đầu ngày đến giờ
