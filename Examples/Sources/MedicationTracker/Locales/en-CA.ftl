### Medication tracker, in English (Canada): what differs from English (United States)

strength-milliliters = { $count ->
    [one] { $count } millilitre
   *[other] { $count } millilitres
}
