### Card gallery, in Korean

## The gallery

cards = 카드
settings = 설정
change-page = { $case ->
    [infinitive] 페이지를 변경하려면
   *[statement] 페이지를 변경합니다
}

## Cards

delete = 삭제
    .named = { $card } 삭제
share = 공유
like = 좋아요
read-more = 더 보기
    .hint = 전체 내용을 표시합니다

## People

profile-photo-of = { $name }의 프로필 사진

## Videos

play = 재생
pause = 일시 정지
pause-playback = { $case ->
    [infinitive] 재생을 일시 정지하려면
   *[statement] 재생을 일시 정지합니다
}
length = 재생 시간
position = 재생 위치

## Forms

minimum-length = { $count }자 이상
sign-in = 로그인
sign-in-with-credentials = { $case ->
    [infinitive] 입력한 정보로 로그인하려면
   *[statement] 입력한 정보로 로그인합니다
}
comment = 의견
submit = 제출
    .form = 양식 제출
report = 카드 신고

## What went wrong

problem-credentials = 이메일 주소와 암호가 일치하지 않습니다
