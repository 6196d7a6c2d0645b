## Codes

ending = päättyy merkkeihin { $digits }
ending-of = { $name }, päättyy merkkeihin { $digits }
code = koodi { $code }
code-order = tilaus { $code }
code-postal = postinumero { $code }

phone-group = { SPELL($group) }
# same
phone-country = plus { SPELL($code) }
# same
phone-international = plus { SPELL($code) }, { $number }
phone-extension = { $number }, alanumero { $extension }

version = versio { $number }
version-point = { $first } piste { $second }

username = ät { $name }
address-next = { $first } { $second }
mark-dot = piste
mark-at = ät
mark-slash = kauttaviiva
mark-dash = väliviiva
mark-underscore = alaviiva
mark-colon = kaksoispiste
mark-question = kysymysmerkki
mark-equals = yhtäsuuruusmerkki
mark-and = et-merkki
mark-hash = risuaita
# same
mark-plus = plus
mark-percent = prosenttimerkki
mark-tilde = aaltoviiva
mark-star = tähti
mark-comma = pilkku
mark-semicolon = puolipiste
mark-apostrophe = heittomerkki
mark-quote = lainausmerkki
mark-exclamation = huutomerkki
mark-parenthesis-open = sulku auki
mark-parenthesis-close = sulku kiinni
mark-backslash = kenoviiva
mark-dollar = dollarimerkki
mark-less = pienempi kuin
mark-greater = suurempi kuin
mark-bracket-open = avaava hakasulje
mark-bracket-close = sulkeva hakasulje
mark-brace-open = avaava aaltosulje
mark-brace-close = sulkeva aaltosulje
mark-bar = pystyviiva
mark-caret = sirkumfleksi
mark-backtick = gravis
