## Where an amount begins or ends. "bis zu", "ab" and "zwischen" take the dative: bis zu einer Stunde, ab 3 Tagen

bound-at-least = mindestens { $amount }

bound-up-to = bis zu { FORM($amount, case: "dative") }

bound-more-than = mehr als { $amount }

bound-less-than = weniger als { $amount }

bound-about = etwa { $amount }

bound-around = gegen { $amount }

bound-from = ab { FORM($amount, case: "dative") }

bound-between = zwischen { FORM($from, case: "dative") } und { FORM($to, case: "dative") }

bound-nearly = fast { $amount }

range-shared = { $amount }
