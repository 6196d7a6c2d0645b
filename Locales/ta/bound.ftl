## Limits and estimates of an amount. A unit or a number that has no dative takes அளவு: 5 ட்ராய் அவுன்ஸ் அளவுக்கு மேல்

bound-at-least = குறைந்தபட்சம் { $amount }

bound-up-to = அதிகபட்சம் { $amount }

bound-more-than = { bound-dative } மேல்

bound-less-than = { bound-dative }க் குறைவாக

bound-dative = { TAIL(FORM($amount, case: "dative")) ->
    [dative] { FORM($amount, case: "dative") }
    [digit] { FORM($amount, case: "dative") }க்கு
   *[other] { $amount } அளவுக்கு
}
-tail-dative = க்கு ற்கு
-tail-day = நாளுக்கு
-tail-time = விநாடிக்கு நிமிடத்திற்கு மணிநேரத்திற்கு வாரத்திற்கு மாதத்திற்கு ஆண்டுக்கு
-tail-digit = 0 1 2 3 4 5 6 7 8 9

bound-about = சுமார் { bound-about.amount }
    .amount = { $amount }

bound-around = { $amount } அளவில்

bound-from = { $amount } முதல்

bound-between = { $from } { range-join } { $to } வரை

bound-nearly = கிட்டத்தட்ட { $amount }

range-shared = { FORM($amount, case: "part") } வரை
