## Measurements: a number with a unit

measure-unavailable = 측정값 알 수 없음

measure-unknown = { $count } { $name }

# 리터당 2그램, 하루 45분: as price-per.
# accepted: unused-argument
measure-per = { $case ->
    [joint] 이음매 { $measure }
    [end] { $measure }
    [per] { per-one }
   *[plain] { per-one } { near-measure }
}
    .per = yes
    .measured = { $case ->
        [joint] 이음매 { $per } { $measure }
        [end] { $measure }
        [per] { $per }당
       *[plain] { $per }당 { near-measure }
    }
near-measure = { $case ->
    [most] 최대 { $measure }
    [nearly] 거의 { $measure }
    [average] 평균 { $measure }
   *[plain] { $measure }
}

measure-range = { range-amounts }
    .below = { range-amounts }

# 2킬로미터에서 4킬로미터, 메시지 2개에서 5개: the unit at both ends, or the first number is heard bare.
measure-range-shared = { FORM($measure, $from, case: "plain") }에서 { HEAD($from) ->
    [minus] { HEAD($to) ->
        [unsigned] { FORM($measure, $to, case: "end") }
       *[signed] 플러스 { FORM($measure, $to, case: "end") }
    }
   *[other] { FORM($measure, $to, case: "end") }
}

measure-mixed = { $first } { $second }

measure-away = { $measure } 거리

measure-ahead = { $measure } 앞

# As people say it: 120에 80.
blood-pressure = { $systolic }에 { $diastolic }

## Medicine

dosage = { $measure }, { FORM($amount, case: "dosage") }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] 충전 완료
   *[part] 배터리 { $charge }
}
-head-full = 100

battery-low = { $charge }, 배터리 부족

battery-charging = 충전 중, { $charge }

battery-unavailable = 배터리 잔량 알 수 없음

## Grades: a result in percent, and how good it is

grade-excellent = 우수

grade-good = 양호

grade-needs-improvement = 개선 필요

grade-unavailable = 등급 알 수 없음

## Goals that people set themselves

goal-completed = 목표 달성: { $name }
    .alone = 목표 달성

goal-remaining = { TAIL($amount) ->
    [none] 남은 { $amount }
   *[some] { $amount } 남음
}
-tail-none = 없음

streak-days = { $count }일 연속

goal-today = 오늘 현재까지 { $amount }
