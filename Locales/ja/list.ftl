# CLDR has 、 between two as well. Heard, と says that nothing more follows, and it fits spans of time: 1時間と30分.
# Three and more are as in CLDR.
list-middle = { $first }、{ $second }

# A、ほか3件, where only one is named.
list-and-two = { HEAD($second) ->
    [more] { $first }、{ $second }
   *[other] { $first }と{ $second }
}
-head-more = ほか

list-and-end = { $first }、{ $second }

# 犬、猫、ほか1件のいずれか: what is left out is no choice of its own.
list-or-two = { HEAD($second) ->
    [more] { $first }、{ $second }のいずれか
   *[other] { $first }または{ $second }
}

list-or-end = { HEAD($second) ->
    [more] { $first }、{ $second }のいずれか
   *[other] { $first }、または{ $second }
}

list-empty = なし

parts = { $first }、{ $second }

# 件 fits whatever the list holds: A、B、ほか3件
list-more = ほか{ $count }件

sign-repeated = { $sign }が{ $count }個
