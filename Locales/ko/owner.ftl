thing-owned = { $who }의 { $thing }
thing-profile-photo = 프로필 사진
thing-profile = 프로필
thing-photo = 사진
# same as thing-photo
thing-photos = 사진
thing-tasks = 할 일
thing-messages = 메시지
thing-account = 계정
thing-calendar = 캘린더
thing-location = 위치
thing-birthday = 생일
