## Codes

ending = berakhiran { $digits }
ending-of = { $name } berakhiran { $digits }
code = kode { $code }
code-order = pesanan { $code }
code-postal = kode pos { $code }
spelled-capital = huruf besar { $letter }

## Telephone numbers

phone-group = { SPELL($group) }
# same
phone-country = plus { SPELL($code) }
# same
phone-international = plus { SPELL($code) }, { $number }
phone-extension = { $number }, ekstensi { $extension }

## Versions

version = versi { $number }
version-point = { $first } titik { $second }

## Addresses

username = et { $name }
address-next = { $first } { $second }
mark-space = spasi
# As people say when they spell an address.
mark-at = et
mark-dash = strip
mark-hash = pagar
# same
mark-plus = plus
mark-star = bintang
mark-apostrophe = apostrof
mark-quote = tanda kutip
mark-and = tanda dan
mark-parenthesis-open = kurung buka
mark-dollar = tanda dolar
mark-bar = garis tegak
mark-caret = tanda sirkumfleks
mark-backtick = aksen terbalik
