## Codes. Their letters and digits are heard one by one

ending = son haneleri { $digits }

ending-of = { $name }, son haneleri { $digits }

code = kod { $code }

code-order = sipariş { $code }

code-postal = posta kodu { $code }

spelled-capital = büyük { $letter }

## Telephone numbers

# Two digits are said as one number: 0 5 3 2, 1 2 3, 45, 67
phone-group = { $digits ->
    [2] { HEAD($group) ->
        [leading-zero] { SPELL($group) }
       *[other] { $group }
    }
   *[other] { SPELL($group) }
}
-head-leading-zero = 0*

phone-country = artı { SPELL($code) }

phone-international = artı { SPELL($code) }, { $number }

phone-extension = { $number }, dahili { $extension }

## Versions of apps and systems

version = sürüm { $number }

version-point = { $first } nokta { $second }

## Email and web addresses

username = et { $name }

address-next = { $first } { $second }

mark-space = boşluk

# As people read addresses.
mark-at = et

mark-dash = tire

mark-and = ve işareti

mark-hash = kare

mark-plus = artı

mark-percent = yüzde işareti

# same
mark-tilde = tilde

mark-star = yıldız

mark-apostrophe = kesme işareti

mark-quote = tırnak işareti

mark-parenthesis-open = parantez aç

mark-parenthesis-close = parantez kapat

mark-dollar = dolar işareti

mark-bracket-open = köşeli parantez aç

mark-bracket-close = köşeli parantez kapat

mark-brace-open = süslü parantez aç

mark-brace-close = süslü parantez kapat

mark-arrow-left = sol ok

mark-arrow-right = sağ ok

mark-arrow-up = yukarı ok

mark-arrow-down = aşağı ok

mark-caret = şapka işareti

mark-backtick = ters kesme işareti
