duration-unavailable = ಅವಧಿ ಲಭ್ಯವಿಲ್ಲ
# Only the last part takes the suffix and the plural before it: 2 ಗಂಟೆ 30 ನಿಮಿಷ, 2 ಗಂಟೆ 30 ನಿಮಿಷಗಳ ಹಿಂದೆ
duration-two = { FORM($first, case: "measured") } { duration-last }
duration-middle = { FORM($first, case: "measured") } { FORM($second, case: "measured") }
duration-end = { FORM($first, case: "measured") } { duration-last }
duration-last = { $case ->
    [genitive] { $second }
    [accusative] { $second }
    [dative] { $second }
    [during] { $second }
    [from] { $second }
    [until] { $second }
    [than] { $second }
   *[direct] { FORM($second, case: "measured") }
}
