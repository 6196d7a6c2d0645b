plural = { $count ->
    [one] One
   *[other] { $count } many
}
numbers = { $count ->
    [0] None
    [ 1 ] One
    [-1] Minus one
    [3.14] Pi
   *[
        other
    ] Other
}
string-selector = { "a" ->
   *[a] A
}
number-selector = { 1 ->
   *[one] One
}
function-selector = { NUMBER($count, type: "ordinal") ->
    [one] { $count }st
   *[other] { $count }th
}
term-attribute-selector = { -brand.gender ->
    [feminine] she
   *[other] it
}
text-around = You have { $count ->
    [one] one message
   *[other] { $count } messages
} in { $folder }.
nested = { $a ->
    [x] { $b ->
        [y] XY
       *[z] XZ
    }
   *[other]
        Block
          text
}
default-first = { $a ->
   *[one] One
    [two] Two

    [three] Three }
touching = {$a->
*[one]One
[two]Two
}
arrow-below = { $a
    ->
   *[one] One
}
same-key = { $a ->
    [one] One
    [one] One again
   *[other] Other
}
