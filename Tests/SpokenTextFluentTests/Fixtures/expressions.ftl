string = { "" } { "text" } { "{ not a placeable }" }
escapes = { "\"" } { "\\" } { "\u00e9" } { "\u00E9" } { "\U01F600" } { "\uD800" } { "\U110000" }
numbers = { 0 } { 1 } { -1 } { 3.14 } { -0.50 } { 007 }
message = { plain } { plain.label }
term = { -brand } { -brand() } { -brand(case: "genitive") } { -brand (count: 1) }
variable = { $name } { $Name_2-b }
function = { NOW() } { NUMBER($n) } { DATE-TIME_2($d, style: "long") }
function-space = { NUMBER
    ($n) }
arguments = { F(1, "two", $three, four, four.five, -six, -six.seven, G(), { $eight }, key: 9, other: "ten") }
argument-commas = { F(1,) } { F(a: 1,) } { F( 1 , 2 ) } { F(
    1,
    a
    :
    -2.5
) }
nested-placeable = {{ $name }} { { { "deep" } } }
no-spaces = {$name}{"x"}{1}{F()}
term-attribute-call = { -brand.case(a: 1) ->
   *[other] Value
}
