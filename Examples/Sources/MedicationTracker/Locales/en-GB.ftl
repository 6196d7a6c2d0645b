### Medication tracker, in English (United Kingdom): what differs from English (United States)

strength-milliliters = { $count ->
    [one] { $count } millilitre
   *[other] { $count } millilitres
}
