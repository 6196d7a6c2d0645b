## Codes

ending = kết thúc bằng { $digits }

ending-of = { $name } kết thúc bằng { $digits }

code = mã { $code }

code-order = đơn hàng { $code }

code-postal = mã bưu chính { $code }

spelled-capital = { $letter } hoa

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = cộng { SPELL($code) }

phone-international = cộng { SPELL($code) }, { $number }

phone-extension = { $number }, số máy lẻ { $extension }

## Versions of apps and systems

version = phiên bản { $number }

version-point = { $first } chấm { $second }

## Email and web addresses. The marks as people read them out, without dấu

username = a còng { $name }

address-next = { $first } { $second }

mark-space = dấu cách

mark-dot = chấm

mark-slash = gạch chéo

mark-dash = gạch ngang

mark-underscore = gạch dưới

mark-and = dấu và

mark-percent = dấu phần trăm

mark-star = dấu sao

mark-apostrophe = dấu nháy đơn

mark-quote = dấu nháy kép

mark-parenthesis-open = dấu ngoặc đơn mở

mark-backslash = gạch chéo ngược

mark-dollar = dấu đô la

mark-less = dấu bé hơn

mark-bar = gạch đứng

mark-backtick = dấu nháy ngược
