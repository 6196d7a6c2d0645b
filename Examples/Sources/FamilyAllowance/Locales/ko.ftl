### Family allowance, in Korean

## The account of a child

weekly-allowance = 주간 용돈
allowance-schedule = 용돈 지급 요일
last-allowance = 최근 용돈

## What money is for

category-allowance = 용돈
category-gifts = 선물

## What a child saves for

saved-share = { $share } 저축함

## Headings

children = 자녀
transactions = 거래
wish-list = 위시리스트
analytics = 분석

## Signing in

sign-in = 로그인
register = 회원 가입
wait-hint = 잠시 기다려 주십시오
forgot-password = 암호를 잊은 경우
enter-email = 로그인하려면 이메일 주소를 입력하십시오

## Fields of a transaction

amount = 금액
what-for = 설명

## Buttons

add-child = 자녀 추가
add-transaction = 거래 추가
add-wish = 위시리스트에 추가
buy = 구매
refresh = 새로 고침
sign-out = 로그아웃
back = 뒤로
cancel = 취소
save = 저장
delete = 삭제

## What went wrong

problem-credentials = 이메일 주소 또는 암호가 잘못되었습니다
