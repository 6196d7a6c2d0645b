## The time of an event: 12분 후 도착 예정, 5분 전 도착함

event-arrival = { $when } 도착 예정
event-arrival-now = 곧 도착
event-arrival-past = { $when } 도착함

event-departure = { $when } 출발 예정
event-departure-now = 곧 출발
event-departure-past = { $when } 출발함
departure-cancelled = 운행 취소

event-start = { $when } 시작
event-start-now = 곧 시작
event-start-past = { $when } 시작됨

event-end = { $when } 종료
event-end-now = 곧 종료
event-end-past = { $when } 종료됨

event-expiry = { $when } 만료
event-expiry-now = 곧 만료
event-expiry-past = { $when } 만료됨

event-opening = { $when } 영업 시작
event-opening-now = 곧 영업 시작
event-opening-past = { $when } 영업 시작함

event-closing = { $when } 영업 종료
event-closing-now = 곧 영업 종료
event-closing-past = { $when } 영업 종료함

event-both = { $distance }, { $date }
    .time = { $distance }, { $time }

## The end of a state that lasts now

until-time = { $time }까지

until-day = { $date }까지

until-moment = { $when }까지

until-open = { $when } 영업

until-closed = { $when } 영업하지 않음

open-always = 24시간 영업

until-state = { $when } { FORM($state, case: "until") }

## The beginning of a state that lasts now

since-time = { $time }부터

since-day = { $date }부터

since-month = { $month }부터

## The last time that something was done

last-updated = 마지막 업데이트: { $when }

last-completed = 마지막 완료: { $when }

last-active = 마지막 활동: { $when }

last-used = 마지막 사용: { $when }

last-synced = 마지막 동기화: { $when }

last-saved = 마지막 저장: { $when }

## Delays

delay-late = { $duration } 지연

delay-early = { $duration } 빠름

delay-none = 정시

## The time between a reminder and the event

# 시작 30분 전: 30분 전 alone is 30 minutes ago.
duration-before = 시작 { $duration } 전

## The time that is left

remaining = { $duration } 남음

remaining-less = { $duration } 미만 남음

remaining-about = { $duration } 정도 남음

remaining-none = 남은 시간 없음

## An amount that becomes larger or smaller in each period

gaining = { FORM($amount, case: "by") } 증가

losing = { FORM($amount, case: "by") } 감소

gain-none = 변화 없음
