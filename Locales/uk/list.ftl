## Lists: no comma before the conjunction. "Та" after a vowel and before "і", "і" elsewhere

list-middle = { $first }, { $second }

list-and-two = { TAIL($first) ->
    [vowel] { $first } та { $second }
   *[consonant] { HEAD($second) ->
        [i] { $first } та { $second }
       *[other] { $first } і { $second }
    }
}
# Last letters of what ends with a vowel, and first letters that "і" does not stand well before.
-tail-vowel = а е є и і ї о у ю я a e i o u y
-head-i = і ї й и i y

list-and-end = { list-and-two }

list-or-two = { $first } або { $second }

list-or-end = { $first } або { $second }

# One word for no items of whatever gender.
list-empty = немає

parts = { $first }, { $second }

# ще 3. A single one is an entry of the list (елемент): "ще один" would say its gender.
list-more = { $count ->
    [1] ще 1 елемент
   *[other] ще { $count }
}

# 3 рази 🎉
sign-repeated = { times } { $sign }
