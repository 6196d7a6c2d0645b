### Korean (South Korea). Register: 합니다체 in whole sentences (할 일을 불러오는 중입니다), and noun endings for states and results
### (읽음, 추가됨, 완료). No pronoun and no gender addresses the listener. Names have no 님, because a name can be that of a
### shop, or 할머니.
### Status: checked
### Read: 2026-11-30, cold reader, ko
###
### Korean words have no plural, gender, or case of their own. A counter follows the number without a space (3개, 25달러), and
### the thing that is counted comes before both: 읽지 않은 메시지 3개. A number in words has a space after it: 메시지 세 개.
###
### Particles that depend on the last sound (을 and 를, 이 and 가, 은 and 는, 과 and 와, 으로 and 로) are chosen with the lists of
### syllables in grammar.ftl. After names of users there are only particles that never change (의, 에게, 보다, 까지), or none.
###
### Clock: 오후 2시 30분 or 14시 30분, 정오, and 0시 for the beginning of a day, because 오늘 자정 can be its end as well.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs

# 메시지 마이너스 2개: the sign stands at the number.
minus = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "minus") }
   *[plain] 마이너스 { $amount }
}

plus = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "plus") }
   *[plain] 플러스 { $amount }
}

# The beginning of an amount that has a noun or another word before its number. Nobody hears it.
-head-joint = 이음매

# The number of such an amount, with the word that stands next to it: 시속 최대 50킬로미터, 화씨 영하 5도.
near-count = { $case ->
    [minus] 마이너스 { $count }
    [plus] 플러스 { $count }
    [most] 최대 { $count }
    [nearly] 거의 { $count }
    [average] 평균 { $count }
   *[plain] { $count }
}

# The same of an amount inside of another: 월 최대 10달러.
near-amount = { $case ->
    [most] 최대 { $amount }
    [nearly] 거의 { $amount }
    [average] 평균 { $amount }
   *[plain] { $amount }
}

## Numbers

infinity = 무한대

number-unavailable = 숫자 알 수 없음

ordinal = { $value ->
    [1] 첫 번째
   *[other] { $value }번째
}

percent = { $value }퍼센트

# 마이너스 5에서 플러스 22: the sign may seem to belong to both numbers.
range = { HEAD($from) ->
    [minus] { $from }에서 { range-end }
   *[other] { $from }에서 { $to }
}
range-end = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] 플러스 { $to }
}

# The same with units: 영하 5도에서 영상 22도.
range-amounts = { HEAD(FORM($from, case: "end")) ->
    [frost] { $from }에서 { range-amounts-warm }
    [minus] { $from }에서 { range-amounts-end }
   *[other] { $from }에서 { FORM($to, case: "end") }
}
range-amounts-end = { HEAD(FORM($to, case: "end")) ->
    [unsigned] { FORM($to, case: "end") }
   *[signed] 플러스 { FORM($to, case: "end") }
}
range-amounts-warm = { HEAD(FORM($to, case: "end")) ->
    [unsigned] { FORM($to, case: "end") }
   *[signed] 영상 { FORM($to, case: "end") }
}
-head-minus = 마이너스
-head-frost = 영하
-head-unsigned = 마이너스 플러스 영하 0 !0.

# One unit, or one thing with its counter, before 당: 리터당, 1인당, 티켓 1장당.
one-of = { TRAIT($unit, "named") ->
    [people] 1인
    [counter] 1{ FORM($unit, form: "counter") }
   *[other] { HEAD(FORM($unit, form: "counter")) ->
        [counter] { $unit } 1{ FORM($unit, form: "counter") }
       *[unit] { $unit }
    }
}
-head-counter = 개 !개월 명 장 대 권 곡 통 건 회 !회전 가지 걸음 정 석 점 페이지 자 병 잔 마리 벌 켤레 송이 그루 채 척 편 곳 번 박

## Large numbers, rounded. The powers go by ten thousands

compact-4 = { $count }만

compact-8 = { $count }억

compact-12 = { $count }조
