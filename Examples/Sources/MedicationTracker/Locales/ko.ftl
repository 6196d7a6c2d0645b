### Medication tracker, in Korean

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count }밀리그램
strength-milliliters = { $count }밀리리터
taken-tablets = { $count }정
taken-capsules = { $count }캡슐
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = 매일 { $time }
schedule-weekdays = 매주 { $days } { $time }
schedule-none = 일정 없음

## How well it goes

adherence = 복용률
graded = { $share }, { $grade }
grade-excellent = 우수
grade-good = 양호
grade-needs-improvement = 개선 필요

## Tabs

tab-medications = 의약품
    .hint = 의약품을 표시하고 관리합니다
tab-schedule = 일정
    .hint = 매일의 복용 일정을 표시합니다
tab-history = 기록
    .hint = 복용 기록과 복용률 통계를 표시합니다

## Buttons of the list of medications

filter-medications = 의약품 필터링
    .hint = 복용 중인 의약품만 볼 수 있는 필터 옵션을 표시합니다
add-medication = 의약품 추가
    .hint = 새 의약품을 추가하는 양식을 엽니다

## Buttons and actions of one medication

edit = 편집
    .hint = 의약품 세부 정보를 편집합니다
done = 완료
    .hint = 의약품 세부 정보를 닫습니다
add-schedule = 일정 추가
    .hint = 이 의약품의 새 복용 일정을 생성합니다
delete = { $medication } 삭제
    .hint = 이 의약품과 모든 데이터를 영구적으로 삭제합니다
activate = { $medication } 복용 재개
    .hint = 이 의약품의 일정을 다시 시작합니다
deactivate = { $medication } 복용 중단
    .hint = 이 의약품의 일정을 중지하고 기록은 유지합니다
delete-schedule = 일정 삭제

## Buttons of the schedule

select-date = 날짜 선택
outcome-calendar = { $case ->
    [infinitive] 다른 날짜를 선택하려면
   *[statement] 다른 날짜를 선택할 수 있는 캘린더를 엽니다
}
previous-day = 이전 날
    .hint = 전날의 복용 일정을 표시합니다
next-day = 다음 날
    .hint = 다음 날의 복용 일정을 표시합니다
mark-taken = { $medication }, 복용함으로 표시
    .hint = 지금 복용한 것으로 기록합니다
skip = { $medication } 건너뛰기
    .hint = 이번 복용을 건너뛴 것으로 기록합니다

## A dose

dose-scheduled = { $time } 예정
    .day = { $time } 예정
dose-taken = { $time }에 복용함
    .day = { $time }에 복용함
    .announced = { $medication }, 복용함으로 표시됨
dose-skipped = { $time }에 건너뜀
    .day = { $time }에 건너뜀
    .announced = { $medication }, 건너뜀으로 표시됨

## The history

filter-doses = 복용 기록 필터링
    .hint = 필터 옵션을 표시합니다
filter = 필터: { $state }
    .hint = 필터를 변경하거나 제거하는 옵션을 표시합니다
last-days = 최근 { $count }일
    .hint = 날짜 범위를 최근 { $count }일로 설정합니다

## The form for a new medication

strength = 함량
    .hint = 예를 들면 { $strength }
save = 저장
cancel = 취소

## Announcements

medication-added = { $medication } 추가됨
medication-deleted = { $medication } 삭제됨

## What went wrong

problem-storage = 의약품을 불러오지 못했습니다. 나중에 다시 시도하십시오
