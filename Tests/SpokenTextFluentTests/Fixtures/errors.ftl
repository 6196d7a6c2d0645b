# E0002
  indented = No entry
} brace
ąę = No name
# E0003
no-equals
no-equals-text Text
missing-brace = { $name
missing-brace-text = { $name text }
missing-parenthesis = { F(1 2) }
missing-bracket = { $a ->
   *[one two] Text
}
text-after-arrow = { $a -> [one] One
   *[two] Two
}
text-after-variant = { $a ->
   *[one] One }
}
#no-space
##no-space
####
# E0004
-
-1 = Text
no-attribute-name = Text
    .= Text
no-variable-name = { $ }
no-term-name = { - }
no-fraction = { 1. }
no-key-name = { $a ->
   *[] Text
}
no-key-digits = { $a ->
   *[-] Text
}
# E0005
empty =
empty-with-spaces =   
empty-before =

# E0006
-empty =
-empty-with-attribute =
    .attribute = Text
# E0008
callee-lower = { function() }
callee-mixed = { Function() }
# E0009
argument-name-attribute = { F(a.b: 1) }
argument-name-variable = { F($a: 1) }
argument-name-number = { F(1: 1) }
# E0010
no-default = { $a ->
    [one] One
}
# E0011
no-variants = { $a ->
}
double-bracket = { $a ->
    [[one]] One
}
# E0012
no-attribute-text = Text
    .label =
no-variant-text = { $a ->
    [one]
   *[other] Other
}
# E0014
no-literal = { F(a: b) }
no-literal-variable = { F(a: $b) }
no-literal-end = { F(a: ) }
# E0015
two-defaults = { $a ->
   *[one] One
   *[two] Two
}
# E0016
message-selector = { plain ->
   *[one] One
}
# E0017
term-selector = { -brand ->
   *[one] One
}
term-call-selector = { -brand(case: "a") ->
   *[one] One
}
# E0018
message-attribute-selector = { plain.label ->
   *[one] One
}
# E0019
term-attribute = { -brand.gender }
term-attribute-hyphen = { -brand.gender - }
# E0020
unterminated = { "text }
unterminated-escape = { "text\" }
# E0021
positional-after-named = { F(a: 1, 2) }
# E0022
duplicate-argument = { F(a: 1, a: 2) }
# E0025
unknown-escape = { "\n" }
unknown-escape-astral = { "\😀" }
unknown-escape-end = { "\
# E0026
short-escape = { "\u12" }
short-escape-letter = { "\u12x4" }
long-escape = { "\U12345" }
escape-astral = { "\uあ" }
escape-end = { "\u00
# E0027
closing-brace = Text }
closing-brace-below = Text
    more }
# E0028
empty-placeable = {}
empty-placeable-space = {  }
bad-expression = { ! }
bad-argument = { F(!) }
only-arrow = { -> }
# E0029
placeable-selector = { { $a } ->
   *[one] One
}
# Recovery
good = Text
broken = {
continued = The parser resumes here
// old comment
[[ old section ]]
broken-late = First
    second { $a ->
        [one] One
       *[other] Other }
    third
    fourth }
-term = Text
