# 25 டாலர் 50 சென்ட்: nothing is between the two, and only the last has a suffix.
money-major-minor = { FORM($major, case: "direct") } { $minor }

money-hidden = மறைக்கப்பட்ட தொகை

money-unavailable = தொகை கிடைக்கவில்லை

money-range = { $from } { range-join } { $to } வரை

money-range-shared = { $case ->
    [dative] { FORM($currency, $range) }
   *[direct] { FORM($currency, $range, case: "part") }
}
