### Health battery, in Korean

## The battery: the health of the user, as the charge of a battery

health-battery = 건강 배터리
    .hint = 현재 생활이 건강에 미치는 영향을 나타냅니다
impact-battery = 건강 영향 배터리
battery-at = 배터리 잔량 { $share }
    .hint = 현재 생활이 건강에 미치는 영향의 수준을 표시합니다
charged = { $share } 충전됨
    .low = { $share }, 배터리 부족
charge-and-impact = { $charge }, { $impact }
impact-good = 건강에 좋은 영향
impact-none = 건강에 영향 없음
impact-poor = 건강에 나쁜 영향
battery-updated = 건강 배터리가 { $share }로 업데이트됨
open-health-metrics = { $case ->
    [infinitive] 자세한 건강 지표를 보려면
   *[statement] 자세한 건강 지표를 엽니다
}

## The time that a way of living adds to a life, or takes from it. A life is said, or a minute gained would be heard as
## one minute more of exercise

gaining = 수명 { $time } 증가
    .per-day = 하루에 수명 { $time } 증가
losing = 수명 { $time } 감소
    .per-day = 하루에 수명 { $time } 감소
no-time = 수명 변화 없음

## What is measured

metric-steps = 걸음 수
    .today = 오늘의 걸음 수
    .analysis = { $case ->
        [infinitive] 자세한 걸음 수 분석을 보려면
       *[statement] 자세한 걸음 수 분석을 엽니다
    }
metric-exercise = 운동
    .today = 오늘의 운동
    .analysis = { $case ->
        [infinitive] 자세한 운동 분석을 보려면
       *[statement] 자세한 운동 분석을 엽니다
    }
metric-sleep = 수면
    .today = 어젯밤 수면
    .analysis = { $case ->
        [infinitive] 자세한 수면 분석을 보려면
       *[statement] 자세한 수면 분석을 엽니다
    }
metric-heart = 안정 시 심박수
    .today = 오늘의 안정 시 심박수
    .analysis = { $case ->
        [infinitive] 자세한 심박수 분석을 보려면
       *[statement] 자세한 심박수 분석을 엽니다
    }
beats-per-minute = 분당 { $count }회
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { $metric } 세부 정보를 보려면
   *[statement] { $metric } 세부 정보를 엽니다
}
no-reading = 데이터 없음

## Steps

completed-today = 오늘 { $done }
open-step-details = { $case ->
    [infinitive] 걸음 수 세부 정보와 추세를 보려면
   *[statement] 걸음 수 세부 정보와 추세를 엽니다
}
steps-goal = 걸음 수 목표
    .completed = 걸음 수 목표 달성
to-go = { $left } 남음
recommendations = 추천
open-exercise-recommendations = { $case ->
    [infinitive] 운동 추천을 보려면
   *[statement] 운동 추천을 엽니다
}

## The chart of the steps

steps-trend = 걸음 수 추세
    .hint = 차트가 지난 한 주의 걸음 수를 나타냅니다
days-average = { $days }일 평균
average-and-trend = { $average }, { $trend }
trend-rising = 상승 추세
    .chart = 차트가 { $days }간 상승 추세를 보입니다
trend-falling = 하락 추세
    .chart = 차트가 { $days }간 하락 추세를 보입니다
trend-steady = 일정한 수준
    .chart = 차트가 { $days }간 일정한 수준을 보입니다
chart-summary = 차트 요약
lowest = 최저
highest = 최고
steps-on-day = { $day } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = 설문 진행 상황
# These two are in place of the library's, which don't say that the third is a question. Nothing else is counted by them here.
# Rewords
progress-completed = 질문 { $total }개 중 { $completed }개 완료
# Rewords
progress = 질문 { $total }개 중 { $completed }번째
question-exercise = 운동 빈도에 관한 질문
    .text = 운동을 얼마나 자주 하십니까?
question-smoking = 흡연에 관한 질문
    .text = 담배를 피우십니까?
answer-never = 전혀 안 함
answer-once-a-week = 일주일에 한 번
answer-several-times-a-week = 일주일에 여러 번
answer-every-day = 매일
answer-yes = 예
answer-no = 아니요
select-from-options = 아래 선택지 { $count }개 중에서 선택하십시오
continue-to-dashboard = 대시보드로 이동

## Screens, buttons and tabs

calculating = 건강에 미치는 영향 계산 중
health-metrics = 건강 지표
metric-details = 지표 세부 정보
done = 완료
tab-dashboard = 대시보드
    .hint = 건강 배터리와 건강 지표를 표시합니다
tab-settings = 설정
    .hint = 측정할 항목을 선택합니다

## What went wrong

problem-health-access = 건강 데이터 접근이 꺼져 있습니다. 설정에서 켜십시오
problem-timeout = 계산하는 데 시간이 너무 오래 걸렸습니다. 다시 시도하십시오
problem-steps = 걸음 수를 읽지 못했습니다. 시계를 재시동하십시오
