money-major-minor = { FORM($major, case: "direct") } { $minor }
money-hidden = ಮರೆಮಾಡಿದ ಮೊತ್ತ
money-unavailable = ಮೊತ್ತ ಲಭ್ಯವಿಲ್ಲ
money-range = { HEAD($from) ->
    [below-zero] { from-from } { range-above-until }
   *[other] { from-from } { FORM($to, case: "until") }
}
range-above-until = { HEAD($to) ->
    [unsigned] { FORM($to, case: "until") }
   *[signed] ಪ್ಲಸ್ { FORM($to, case: "until") }
}
money-range-shared = { FORM($currency, $range) }
