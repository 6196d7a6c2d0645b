## Names of form fields

field-amount = 금액
field-description = 설명
field-comment = 의견
field-title = 제목
field-date = 날짜
field-time = 시간
field-address = 주소
field-select-profile = 프로필 선택

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] 오류 1개: { $field }
   *[other] 오류 { $count }개. 첫 번째: { $field }
}
    .alone = 오류 { $count }개
error-email-format = 이메일 주소 전체를 입력하십시오. 예를 들면 name 골뱅이 example 점 com과 같습니다
error-amount-range = { $range } 사이의 금액을 입력하십시오
    .exact = 금액은 { $amount }이어야 합니다
error-number-range = { $least }에서 { $most } 사이의 숫자를 입력하십시오
error-least-characters = { $count }자 이상 입력하십시오
error-most-characters = { $count }자 이내로 입력하십시오
error-passwords-differ = 두 암호가 일치해야 합니다
error-credentials = 이메일 주소 또는 암호가 잘못되었습니다. 둘 다 확인하십시오
error-choose = 하나 이상 선택하십시오
error-connection = 인터넷에 연결되어 있지 않습니다. 연결한 후 다시 시도하십시오
error-try-again = 문제가 발생했습니다. 다시 시도하십시오
error-try-later = 현재 서비스를 이용할 수 없습니다. 나중에 다시 시도하십시오

## Whether the characters of a password can be seen

password-shown = 암호 표시됨
password-hidden = 암호 숨겨짐

## Requirements of a form field

require-characters = { $count }자 이상
require-parts = { $length }, { $parts } 포함
    .alone = { $parts } 포함
require-digit = 숫자
require-symbol = 기호
require-capital = 대문자
require-small = 소문자
require-all = 모든 항목이 필수입니다
require-option = { $count ->
    [1] 아래 선택지를 선택하십시오
   *[other] 아래 선택지 { $count }개 중에서 선택하십시오
}

## The number of characters that can still be entered

characters-left = { $count }자 남음
characters-none-left = 더 입력할 수 없음
characters-over = { $count }자 초과
