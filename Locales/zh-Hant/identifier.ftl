## Codes, whose letters and digits are heard one by one

ending = 結尾為{ $digits }

ending-of = { $name }，結尾為{ $digits }

code = 代碼{ $code }

code-order = 訂單編號{ $code }

code-postal = 郵遞區號{ $code }

spelled-capital = 大寫{ $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = 加{ SPELL($code) }

phone-international = 加{ SPELL($code) }，{ $number }

phone-extension = { $number }，分機{ $extension }

## Versions of apps and systems

version = 版本{ $number }

version-point = { $first }點{ $second }

## Email and web addresses

username = 小老鼠 { $name }

# The space keeps the letters of a name from the word for a mark, which voices would else run together.
address-next = { $first } { $second }

mark-space = 空格

mark-dot = 點

mark-at = 小老鼠

mark-slash = 斜線

mark-dash = 連字號

mark-underscore = 底線

mark-colon = 冒號

mark-question = 問號

mark-equals = 等號

mark-and = 和的符號

mark-hash = 井字號

mark-plus = 加號

mark-percent = 百分號

mark-tilde = 波浪號

mark-star = 星號

mark-comma = 逗號

mark-semicolon = 分號

mark-apostrophe = 單引號

mark-quote = 雙引號

mark-exclamation = 驚嘆號

mark-parenthesis-open = 左括號

mark-parenthesis-close = 右括號

mark-backslash = 反斜線

mark-dollar = 錢字號

mark-less = 小於

mark-greater = 大於

mark-bracket-open = 左方括號

mark-bracket-close = 右方括號

mark-brace-open = 左大括號

mark-brace-close = 右大括號

mark-bar = 豎線

mark-caret = 脫字號

mark-backtick = 重音符號
