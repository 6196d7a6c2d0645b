### Welsh (Wales). Register: plain and neutral; impersonal verbs and verbal nouns, and the listener is never addressed.
### Status: drafted
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### $case is the mutation that the word before asks for: soft after "am", "o", "i", aspirate after "a"; plain where
### nothing is asked. "on", "from" and "to" bring the preposition with them.
### $gender: masculine where nothing is asked, feminine, plural.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs

# The word takes the mutation that is asked for, and asks for none itself: o finws pum punt.
minus = { $case ->
    [soft] finws
   *[plain] minws
} { FORM($amount, case: "plain") }

plus = { $case ->
    [soft] blws
    [aspirate] phlws
   *[plain] plws
} { FORM($amount, case: "plain") }

## Numbers

infinity = anfeidredd

number-unavailable = nid yw’r rhif ar gael

# Voices read 22ain as "twenty-two a-i-n": in words up to 31, further up "rhif 32".
ordinal = { FORM(numeral-ordinal, $value) }

percent = { $value } y cant

range = { $from } i { $to }

## Numerals before a noun. Voices say 2, 3 and 4 in the masculine, and "pump", "chwech", "cant", whatever follows: up to
## ten, and a hundred, in words. Their first letters mutate; those of digits cannot.

numeral-masculine = { $count ->
    [1] un
    [2] { $case ->
        [soft] ddau
       *[plain] dau
    }
    [3] { $case ->
        [soft] dri
        [aspirate] thri
       *[plain] tri
    }
    [4] { $case ->
        [soft] bedwar
        [aspirate] phedwar
       *[plain] pedwar
    }
    [5] { $case ->
        [soft] bum
        [aspirate] phum
       *[plain] pum
    }
    [6] chwe
    [7] saith
    [8] wyth
    [9] naw
    [10] { $case ->
        [soft] ddeg
       *[plain] deg
    }
    [100] { $case ->
        [soft] gan
        [aspirate] chan
       *[plain] can
    }
   *[other] { $count }
}

numeral-feminine = { $count ->
    [1] un
    [2] { $case ->
        [soft] ddwy
       *[plain] dwy
    }
    [3] { $case ->
        [soft] dair
        [aspirate] thair
       *[plain] tair
    }
    [4] { $case ->
        [soft] bedair
        [aspirate] phedair
       *[plain] pedair
    }
    [5] { $case ->
        [soft] bum
        [aspirate] phum
       *[plain] pum
    }
    [6] chwe
    [7] saith
    [8] wyth
    [9] naw
    [10] { $case ->
        [soft] ddeg
       *[plain] deg
    }
    [100] { $case ->
        [soft] gan
        [aspirate] chan
       *[plain] can
    }
   *[other] { $count }
}

# What begins with a vowel: "ac", "nag". Numbers as they are said: un, wyth, wyth deg, un ar ddeg, un ar bymtheg.
-head-vowel = a á à â ä e é è ê i í î ï o ó ô ö u ú û ü y ŷ wyth 1 8* 11 16

# Round thousands and millions, which take "o" and the plural: miliwn o bunnoedd, 1,000 o bunnoedd.
-tail-power = mil fil miliwn filiwn biliwn triliwn driliwn thriliwn 000

# The places, and the days of a month.
numeral-ordinal = { $count ->
    [1] cyntaf
    [2] ail
    [3] trydydd
    [4] pedwerydd
    [5] pumed
    [6] chweched
    [7] seithfed
    [8] wythfed
    [9] nawfed
    [10] degfed
    [11] unfed ar ddeg
    [12] deuddegfed
    [13] trydydd ar ddeg
    [14] pedwerydd ar ddeg
    [15] pymthegfed
    [16] unfed ar bymtheg
    [17] ail ar bymtheg
    [18] deunawfed
    [19] pedwerydd ar bymtheg
    [20] ugeinfed
    [21] unfed ar hugain
    [22] ail ar hugain
    [23] trydydd ar hugain
    [24] pedwerydd ar hugain
    [25] pumed ar hugain
    [26] chweched ar hugain
    [27] seithfed ar hugain
    [28] wythfed ar hugain
    [29] nawfed ar hugain
    [30] degfed ar hugain
    [31] unfed ar ddeg ar hugain
   *[other] rhif { $count }
}

## Large numbers in short: all are feminine but biliwn and triliwn

compact-3 = { $count ->
    [1] mil
    [zero] { numeral-feminine } mil
    [one] { numeral-feminine } fil
    [two] { numeral-feminine } fil
    [few] { numeral-feminine } mil
    [many] { numeral-feminine } mil
   *[other] { numeral-feminine } mil
}

compact-6 = { $count ->
    [1] miliwn
    [zero] { numeral-feminine } miliwn
    [one] { numeral-feminine } filiwn
    [two] { numeral-feminine } filiwn
    [few] { numeral-feminine } miliwn
    [many] { numeral-feminine } miliwn
   *[other] { numeral-feminine } miliwn
}

# Unmutated, dau biliwn: filiwn would be heard as two million.
compact-9 = { $count ->
    [1] biliwn
   *[other] { numeral-masculine } biliwn
}

compact-12 = { $count ->
    [1] triliwn
    [zero] { numeral-masculine } triliwn
    [one] { numeral-masculine } triliwn
    [two] { numeral-masculine } driliwn
    [few] { numeral-masculine } thriliwn
    [many] { numeral-masculine } thriliwn
   *[other] { numeral-masculine } triliwn
}
