# The hundredth of a dollar is a cent here. Francs, euros, dinars, and dirhams keep their centimes.
noun-cent = cent
    .plural = cents
    .gender = masculine

# The best-known ones as in the news: 72 cents américains.
word-american = américain
    .masculine-plural = américains
word-australian = australien
    .masculine-plural = australiens
word-canadian = canadien
    .masculine-plural = canadiens

currency-aud =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-australian }
currency-cad =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-canadian }
currency-hkd =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dollar de Hong Kong
currency-kes =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de shilling kényan
currency-mur =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de roupie mauricienne
currency-nzd =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dollar néo-zélandais
currency-scr =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de roupie des Seychelles
currency-sgd =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dollar de Singapour
currency-twd =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de nouveau dollar taïwanais
currency-usd =
    .full = { noun-dollar } { word-american }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-american }
currency-zar =
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de rand sud-africain

# "Riyal" is of Saudi Arabia and Qatar only.
currency-irr = rial iranien
    .plural = rials iraniens
currency-omr = rial omanais
    .plural = rials omanais
    .gender = masculine
currency-yer = rial yéménite
    .plural = rials yéménites
