# The comment stays with its message.
no-equals = Text
    .label
after = Text

no-text = Text
    .good = Label
    .empty =
    .swallowed = Part of the junk
after-gap = Text


    .label

only-broken =
    .label
first-column = Text
.label
several-lines =
    Text
    .label
    and more
-term = Term
    .
-term-two = Term
    .label = Label
    .1 = Label
broken-start = Text
    .label = { $ }
broken-end = Text
    .label = Label { $
        more
late = Text
    .label = Label
      } brace
deep = Text
    .label = { { F({ $a ->
       *[one] {
    .swallowed = Part of the junk
fine = Text
    .dots = .Text
