## Codes, whose letters and digits are heard one by one

ending = 끝자리 { $digits }

ending-of = { $name }, 끝자리 { $digits }

code = 코드 { $code }

code-order = 주문 번호 { $code }

code-postal = 우편번호 { $code }

spelled-capital = 대문자 { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = 플러스 { SPELL($code) }

phone-international = 플러스 { SPELL($code) }, { $number }

phone-extension = { $number }, 내선 { $extension }

## Versions of apps and systems

version = 버전 { $number }

version-point = { $first } 점 { $second }

## Email and web addresses, as people dictate them

username = 골뱅이 { $name }

address-next = { $first } { $second }

mark-space = 공백

mark-dot = 점

mark-at = 골뱅이

mark-dash = 하이픈

mark-underscore = 언더바

mark-equals = 등호

mark-and = 앤드

mark-hash = 샵

mark-plus = 플러스

mark-percent = 퍼센트

mark-star = 별표

mark-apostrophe = 작은따옴표

mark-quote = 큰따옴표

mark-exclamation = 느낌표

mark-parenthesis-open = 여는 괄호

mark-dollar = 달러 기호

mark-less = 왼쪽 꺾쇠

mark-greater = 오른쪽 꺾쇠

mark-bracket-open = 여는 대괄호

mark-bracket-close = 닫는 대괄호

mark-brace-open = 여는 중괄호

mark-brace-close = 닫는 중괄호

mark-bar = 세로줄

mark-caret = 삿갓표

mark-backtick = 백틱
