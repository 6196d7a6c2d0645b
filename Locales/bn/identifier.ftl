## Codes, whose letters and digits are heard one by one

ending = শেষের সংখ্যা { $digits }

ending-of = { $name }, শেষের সংখ্যা { $digits }

code = কোড { $code }

code-order = অর্ডার { $code }

code-postal = পোস্ট কোড { $code }

spelled-capital = ক্যাপিটাল { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = প্লাস { SPELL($code) }

phone-international = প্লাস { SPELL($code) }, { $number }

phone-extension = { $number }, এক্সটেনশন { $extension }

## Versions of apps and systems

version = ভার্সন { $number }

version-point = { $first } পয়েন্ট { $second }

## Email and web addresses: CLDR's names are those of a code chart

username = অ্যাট { $name }

address-next = { $first } { $second }

mark-space = স্পেস

mark-dot = ডট

mark-at = অ্যাট

mark-dash = ড্যাশ

mark-underscore = আন্ডারস্কোর

mark-colon = কোলন

mark-equals = সমান

mark-and = অ্যান্ড

mark-hash = হ্যাশ

mark-plus = প্লাস

mark-star = স্টার

mark-apostrophe = অ্যাপস্ট্রফি

mark-quote = উদ্ধৃতি চিহ্ন

mark-semicolon = সেমিকোলন

mark-exclamation = বিস্ময় চিহ্ন

mark-parenthesis-open = ওপেন ব্র্যাকেট

mark-parenthesis-close = ক্লোজ ব্র্যাকেট

mark-backslash = ব্যাকস্ল্যাশ

mark-dollar = ডলার চিহ্ন

mark-less = লেস দ্যান

mark-greater = গ্রেটার দ্যান

mark-bracket-open = ওপেন স্কোয়ার ব্র্যাকেট

mark-bracket-close = ক্লোজ স্কোয়ার ব্র্যাকেট

mark-brace-open = ওপেন কার্লি ব্র্যাকেট

mark-brace-close = ক্লোজ কার্লি ব্র্যাকেট

mark-bar = ভার্টিকাল বার

mark-caret = ক্যারেট

mark-backtick = ব্যাকটিক
mark-arrow-left = বাঁ দিকের তীর
mark-arrow-right = ডান দিকের তীর
mark-arrow-up = উপরের দিকের তীর
mark-arrow-down = নিচের দিকের তীর
