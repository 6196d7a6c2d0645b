plain = Three of five
spaces-around-equals   =   Value
no-spaces=Value
under_score-and-9 = Name with every kind of character
UPPER = Names are case-sensitive
a = One letter
unicode = Zażółć gęślą jaźń, 你好, שלום, 👩‍👩‍👧
tab =	A tab is text
punctuation = = . * [ ] # - at the start and "quotes" \ within

attributes-only =
    .label = Play
    .hint = Double tap to play

value-and-attributes = Volume
    .label = Volume
    .value = { $percent } %


    .far = An attribute after blank lines

attribute-on-block =
    Text
    .label =
        Block text
        in two lines
    .dense=x

no-indent-before-dot = Text
.label = An attribute in the first column
