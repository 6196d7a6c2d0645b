## Codes

ending = berakhir dengan { $digits }
ending-of = { $name } berakhir dengan { $digits }
code = kod { $code }
code-order = pesanan { $code }
code-postal = poskod { $code }
spelled-capital = huruf besar { $letter }

## Telephone numbers

phone-group = { SPELL($group) }
# same
phone-country = plus { SPELL($code) }
# same
phone-international = plus { SPELL($code) }, { $number }
phone-extension = { $number }, sambungan { $extension }

## Versions

version = versi { $number }
version-point = { $first } titik { $second }

## Addresses

# same
username = at { $name }
address-next = { $first } { $second }
mark-space = ruang
# As people say when they spell an address.
mark-dot = titik
# same
mark-at = at
mark-slash = garis miring
mark-dash = sengkang
mark-colon = titik bertindih
mark-and = tanda dan
mark-hash = tanda pagar
# same
mark-plus = plus
# same
mark-tilde = tilde
mark-star = bintang
mark-semicolon = koma bertitik
mark-apostrophe = apostrof
mark-quote = tanda petikan
mark-parenthesis-open = buka kurungan
mark-parenthesis-close = tutup kurungan
mark-dollar = tanda dolar
mark-bracket-close = tutup kurung siku
mark-bar = garis menegak
mark-caret = tanda sirkumfleks
mark-backtick = aksen terbalik
mark-greater = lebih daripada
