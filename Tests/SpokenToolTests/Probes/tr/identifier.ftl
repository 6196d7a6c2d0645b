## Codes

ending = son haneler { $digits }
ending-of = { $name }, son haneler { $digits }
code = kod { $code }
code-order = sipariş { $code }
code-postal = posta kodu { $code }

phone-group = { SPELL($group) }
phone-country = artı { SPELL($code) }
phone-international = artı { SPELL($code) }, { $number }
phone-extension = { $number }, dahili { $extension }

version = sürüm { $number }
version-point = { $first } nokta { $second }

username = et { $name }
address-next = { $first } { $second }
mark-dot = nokta
mark-at = et
mark-slash = eğik çizgi
mark-dash = tire
mark-underscore = alt çizgi
mark-colon = iki nokta
mark-question = soru işareti
mark-equals = eşittir
mark-and = ve işareti
mark-hash = kare
mark-plus = artı
mark-percent = yüzde işareti
# same
mark-tilde = tilde
mark-star = yıldız
mark-comma = virgül
mark-semicolon = noktalı virgül
mark-apostrophe = kesme işareti
mark-quote = tırnak işareti
mark-exclamation = ünlem işareti
mark-parenthesis-open = aç parantez
mark-parenthesis-close = kapa parantez
mark-backslash = ters eğik çizgi
mark-dollar = dolar işareti
mark-less = küçüktür
mark-greater = büyüktür
mark-bracket-open = köşeli parantez aç
mark-bracket-close = köşeli parantez kapat
mark-brace-open = süslü parantez aç
mark-brace-close = süslü parantez kapat
mark-bar = dikey çizgi
mark-caret = şapka işareti
mark-backtick = ters kesme işareti
