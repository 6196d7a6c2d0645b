## Codes, whose letters and digits are heard one by one

ending = 末尾{ $digits }

ending-of = { $name }、末尾{ $digits }

code = コード{ $code }

code-order = 注文番号{ $code }

code-postal = 郵便番号{ $code }

spelled-capital = 大文字{ $letter }

## Telephone numbers

phone-group = { SPELL($group) }

# プラス8 1: a country's code, too, is said digit by digit.
phone-country = プラス{ SPELL($code) }

phone-international = プラス{ SPELL($code) }、{ $number }

phone-extension = { $number }、内線{ $extension }

## Versions of apps and systems

version = バージョン{ $number }

version-point = { $first }点{ $second }

## Email and web addresses

username = アットマーク { $name }

# The space keeps the letters of a name from the word for a mark, which voices would else run together.
address-next = { $first } { $second }

mark-space = スペース

mark-dot = ドット

mark-dash = ハイフン

mark-underscore = アンダーバー

mark-question = クエスチョンマーク

mark-equals = イコール

mark-and = アンド

mark-hash = シャープ

mark-plus = プラス

mark-apostrophe = アポストロフィ

mark-quote = ダブルクォーテーション

mark-exclamation = エクスクラメーションマーク

# As people dictate them. 開く may be read as あく.
mark-parenthesis-open = かっこ

mark-parenthesis-close = かっこ閉じ

mark-dollar = ドルマーク

mark-bracket-open = 角かっこ

mark-bracket-close = 角かっこ閉じ

mark-brace-open = 波かっこ

mark-brace-close = 波かっこ閉じ

mark-caret = キャレット

mark-backtick = バッククォート

# What it is called aloud. 左向矢印 lacks the き of 左向き.
mark-arrow-left = 左矢印

mark-arrow-right = 右矢印

mark-arrow-up = 上矢印

mark-arrow-down = 下矢印
