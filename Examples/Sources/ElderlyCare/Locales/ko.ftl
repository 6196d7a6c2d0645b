### Elderly care, in Korean

## Those who are cared for

profile-of = { $name }의 프로필
profile-photo-of = { $name }의 프로필 사진
tasks-of = { $name }의 할 일
select-profile = 프로필 선택
create-new-profile = 새 프로필 생성

## Tasks

task = 할 일
task-for = { $name }의 { $task }
overdue-task = 기한 지난 할 일: { $task }
last-completed = 마지막 완료: { $ago }
request-clarification = 설명 요청
    .hint = 이 할 일에 대해 더 자세한 설명을 요청합니다
approve-response = 답변 승인
    .hint = 이 할 일을 완료로 표시합니다

## Reminders

send-medication-reminder = { $name }에게 복용 미리 알림 보내기
send-reminder = { $name }에게 미리 알림 보내기
    .hint = 문자 메시지로 미리 알림을 바로 보냅니다
reminder-time = 미리 알림 시간 선택
    .hint = 매일 미리 알림을 보낼 시간을 선택합니다

## Photos

photo-response = { $task }에 대한 { $name }의 사진 답변
photo-showing = { $name }의 사진, { $task } 완료
cooking-illustration = 요리 일러스트

## Tabs

tab-dashboard = 대시보드
    .hint = 오늘의 할 일과 답변을 표시합니다
tab-gallery = 사진 갤러리
    .hint = 소중한 사람들이 보낸 모든 사진 답변을 표시합니다
tab-habits = 모든 습관
    .hint = 예정된 할 일과 미리 알림을 관리합니다

## The form for a new profile

profile-name = 프로필 이름
    .hint = 소중한 사람의 이름을 입력하십시오
phone-hint = 국가 번호를 포함한 전화번호를 입력하십시오
invalid-phone-format = 전화번호 형식이 올바르지 않습니다
relationship = 본인과의 관계
    .hint = 예를 들면 할머니, 아버지, 친구
create-profile = 프로필 생성

## What went wrong

problem-reminder = 미리 알림을 보내지 못했습니다. 전화번호를 확인하십시오
