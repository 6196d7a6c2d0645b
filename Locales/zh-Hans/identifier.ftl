## Codes, whose letters and digits are heard one by one

ending = 尾号{ $digits }

ending-of = { $name }，尾号{ $digits }

code = 代码{ $code }

code-order = 订单号{ $code }

code-postal = 邮政编码{ $code }

spelled-capital = 大写{ $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = 加{ SPELL($code) }

phone-international = 加{ SPELL($code) }，{ $number }

phone-extension = { $number }，分机{ $extension }

## Versions of apps and systems

version = 版本{ $number }

version-point = { $first }点{ $second }

## Email and web addresses

username = 艾特 { $name }

# The space keeps the letters of a name from the word for a mark, which voices would else run together.
address-next = { $first } { $second }

mark-space = 空格

mark-dot = 点

mark-at = 艾特

mark-slash = 斜杠

mark-dash = 横杠

mark-underscore = 下划线

mark-colon = 冒号

mark-question = 问号

mark-equals = 等号

mark-and = 和号

mark-hash = 井号

mark-plus = 加号

mark-percent = 百分号

mark-tilde = 波浪号

mark-star = 星号

mark-comma = 逗号

mark-semicolon = 分号

mark-apostrophe = 撇号

mark-quote = 双引号

mark-exclamation = 感叹号

mark-parenthesis-open = 左括号

mark-parenthesis-close = 右括号

mark-backslash = 反斜杠

mark-dollar = 美元符号

mark-less = 小于号

mark-greater = 大于号

mark-bracket-open = 左方括号

mark-bracket-close = 右方括号

mark-brace-open = 左花括号

mark-brace-close = 右花括号

mark-bar = 竖线

mark-caret = 脱字符

mark-backtick = 反引号
