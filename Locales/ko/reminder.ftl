## Reminders that are sent as text messages (SMS)

reminder-greeting = 안녕하세요, { $name }!
    .alone = 안녕하세요!
reminder-medication = 약 드실 시간입니다.
    .morning = 아침 약 드실 시간입니다.
    .noon = 점심 약 드실 시간입니다.
    .evening = 저녁 약 드실 시간입니다.
    .night = 자기 전 약 드실 시간입니다.
reminder-task = 알림: { $task }
reminder-reply = 다음과 같이 답장해 주세요:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = 약을 드셨으면
reminder-done = 다 하셨으면
reminder-photo = 사진을 보내려면
reminder-help = 도움이 필요하면
reminder-keyword-done = 완료
reminder-keyword-photo = 사진
reminder-keyword-help = 도움
reminder-signature = 사랑을 담아, { $who }
    .alone = 사랑을 담아, 가족이
