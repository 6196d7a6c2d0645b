### Medication tracker, in English (India): what differs from English (United States)

strength-milliliters = { $count ->
    [one] { $count } millilitre
   *[other] { $count } millilitres
}
