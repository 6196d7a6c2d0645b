## Codes, whose letters and digits are heard one by one

ending = آخری ہندسے { $digits }

ending-of = { $name }، آخری ہندسے { $digits }

code = کوڈ { $code }

code-order = آرڈر { $code }

code-postal = پوسٹل کوڈ { $code }

spelled-capital = کیپٹل { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = پلس { $code }

phone-international = پلس { $code }، { $number }

phone-extension = { $number }، ایکسٹینشن { $extension }

## Versions of apps and systems

version = ورژن { $number }

version-point = { $first } پوائنٹ { $second }

## Email and web addresses

username = ایٹ { $name }

address-next = { $first } { $second }

mark-space = اسپیس

mark-dot = ڈاٹ

mark-at = ایٹ

mark-dash = ڈیش

mark-underscore = انڈر اسکور

mark-equals = برابر

mark-and = اینڈ

mark-hash = ہیش

mark-plus = پلس

mark-star = اسٹار

mark-apostrophe = اپوسٹروفی

mark-quote = واوین

mark-exclamation = فجائیہ نشان

mark-parenthesis-open = اوپن بریکٹ

mark-parenthesis-close = کلوز بریکٹ

mark-dollar = ڈالر کا نشان

mark-less = لیس دین

mark-greater = گریٹر دین

mark-bracket-open = اوپن اسکوائر بریکٹ

mark-bracket-close = کلوز اسکوائر بریکٹ

mark-brace-open = اوپن کرلی بریکٹ

mark-brace-close = کلوز کرلی بریکٹ

mark-bar = ورٹیکل بار

mark-caret = کیرٹ

mark-backtick = بیک ٹک
