-brand = Aurora
-brand-with-attributes = Aurora
    .gender = feminine
    .case =
        genitive
-cases = { $case ->
    [genitive] Aurory
   *[nominative] Aurora
}
uses = { -brand } and { -cases(case: "genitive") }
