money-major-minor = { FORM($major, case: "direct") } { $minor }
money-hidden = ಮರೆಮಾಡಿದ ಮೊತ್ತ
money-unavailable = ಮೊತ್ತ ಲಭ್ಯವಿಲ್ಲ
money-range = { from-from } { FORM($to, case: "until") }
money-range-shared = { range-from } { FORM($currency, $to) }
