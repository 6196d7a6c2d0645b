### Punjabi (India), standard spoken Punjabi in Gurmukhi. Register: impersonal and polite. Requests have the form that
### goes with ਤੁਸੀਂ (ਕਰੋ, ਚੁਣੋ, ਦਬਾਓ). Phrases about the actions of the app describe the thing (ਮਿਟਾਇਆ ਗਿਆ). No verb and no
### adjective agrees with the listener, so that no phrase shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, pa
###
### Digits are Latin. After a clock time ਤੇ has no apostrophe, for voices pause there. Tomorrow is ਭਲਕੇ, for ਕੱਲ੍ਹ is also
### yesterday. Remove is ਹਟਾਓ, and delete is ਮਿਟਾਓ. No zero-width characters are needed.
### The f of loanwords is ਫ਼, always with its dot. ਸਫਲ and ਅਸਫਲ have no f. Only audit.ftl also knows the spellings without the dot.
###
### $case is "oblique" before a postposition (1 ਘੰਟੇ ਦੀ ਦੇਰੀ, 2 ਘੰਟਿਆਂ ਬਾਅਦ). ਪਹਿਲਾਂ comes after the direct case (2 ਘੰਟੇ ਪਹਿਲਾਂ).
### The structure is that of hi, whose comments explain the cases and the forms.

# Grouped numbers lose their fraction in some voices.
number-digits = plain
minus = ਮਾਈਨਸ { $amount }
plus = ਪਲਸ { $amount }
infinity = ਅਨੰਤ
number-unavailable = ਸੰਖਿਆ ਉਪਲਬਧ ਨਹੀਂ
# In words up to the hundredth.
ordinal = { $gender ->
    [feminine] { ordinal-feminine }
   *[masculine] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-masculine }
    }
}
ordinal-masculine = { $value ->
    [1] ਪਹਿਲਾ
    [2] ਦੂਜਾ
    [3] ਤੀਜਾ
    [4] ਚੌਥਾ
   *[other] { ordinal-stem }ਵਾਂ
}
ordinal-oblique = { $value ->
    [1] ਪਹਿਲੇ
    [2] ਦੂਜੇ
    [3] ਤੀਜੇ
    [4] ਚੌਥੇ
   *[other] { ordinal-stem }ਵੇਂ
}
ordinal-feminine = { $value ->
    [1] ਪਹਿਲੀ
    [2] ਦੂਜੀ
    [3] ਤੀਜੀ
    [4] ਚੌਥੀ
   *[other] { ordinal-stem }ਵੀਂ
}
# To which ਵਾਂ, ਵੇਂ, or ਵੀਂ is written
ordinal-stem = { $value ->
    [0] ਸਿਫ਼ਰ
    [5] ਪੰਜ
    [6] ਛੇ
    [7] ਸੱਤ
    [8] ਅੱਠ
    [9] ਨੌ
    [10] ਦਸ
    [11] ਗਿਆਰ੍ਹ
    [12] ਬਾਰ੍ਹ
    [13] ਤੇਰ੍ਹ
    [14] ਚੌਦ੍ਹ
    [15] ਪੰਦਰ੍ਹ
    [16] ਸੋਲ੍ਹ
    [17] ਸਤਾਰ੍ਹ
    [18] ਅਠਾਰ੍ਹ
    [19] ਉੱਨੀ
    [20] ਵੀਹ
    [21] ਇੱਕੀ
    [22] ਬਾਈ
    [23] ਤੇਈ
    [24] ਚੌਵੀ
    [25] ਪੱਚੀ
    [26] ਛੱਬੀ
    [27] ਸਤਾਈ
    [28] ਅਠਾਈ
    [29] ਉਨੱਤੀ
    [30] ਤੀਹ
    [31] ਇਕੱਤੀ
    [32] ਬੱਤੀ
    [33] ਤੇਤੀ
    [34] ਚੌਂਤੀ
    [35] ਪੈਂਤੀ
    [36] ਛੱਤੀ
    [37] ਸੈਂਤੀ
    [38] ਅਠੱਤੀ
    [39] ਉਨਤਾਲੀ
    [40] ਚਾਲੀ
    [41] ਇਕਤਾਲੀ
    [42] ਬਤਾਲੀ
    [43] ਤਰਤਾਲੀ
    [44] ਚੁਤਾਲੀ
    [45] ਪੰਤਾਲੀ
    [46] ਛਿਆਲੀ
    [47] ਸੰਤਾਲੀ
    [48] ਅਠਤਾਲੀ
    [49] ਉਨੰਜਾ
    [50] ਪੰਜਾਹ
    [51] ਇਕਵੰਜਾ
    [52] ਬਵੰਜਾ
    [53] ਤਰਵੰਜਾ
    [54] ਚੁਰੰਜਾ
    [55] ਪਚਵੰਜਾ
    [56] ਛਪੰਜਾ
    [57] ਸਤਵੰਜਾ
    [58] ਅਠਵੰਜਾ
    [59] ਉਨਾਹਠ
    [60] ਸੱਠ
    [61] ਇਕਾਹਠ
    [62] ਬਾਹਠ
    [63] ਤਰੇਹਠ
    [64] ਚੌਂਹਠ
    [65] ਪੈਂਹਠ
    [66] ਛਿਆਹਠ
    [67] ਸਤਾਹਠ
    [68] ਅਠਾਹਠ
    [69] ਉਨੱਤਰ
    [70] ਸੱਤਰ
    [71] ਇਕਹੱਤਰ
    [72] ਬਹੱਤਰ
    [73] ਤਿਹੱਤਰ
    [74] ਚੌਹੱਤਰ
    [75] ਪਚੱਤਰ
    [76] ਛਿਹੱਤਰ
    [77] ਸਤੱਤਰ
    [78] ਅਠੱਤਰ
    [79] ਉਨਾਸੀ
    [80] ਅੱਸੀ
    [81] ਇਕਾਸੀ
    [82] ਬਿਆਸੀ
    [83] ਤਿਰਾਸੀ
    [84] ਚੁਰਾਸੀ
    [85] ਪਚਾਸੀ
    [86] ਛਿਆਸੀ
    [87] ਸਤਾਸੀ
    [88] ਅਠਾਸੀ
    [89] ਉਨਾਨਵੇਂ
    [90] ਨੱਬੇ
    [91] ਇਕਾਨਵੇਂ
    [92] ਬਾਨਵੇਂ
    [93] ਤਰਾਨਵੇਂ
    [94] ਚੁਰਾਨਵੇਂ
    [95] ਪਚਾਨਵੇਂ
    [96] ਛਿਆਨਵੇਂ
    [97] ਸਤਾਨਵੇਂ
    [98] ਅਠਾਨਵੇਂ
    [99] ਨੜਿੰਨਵੇਂ
    [100] ਸੌ
   *[other] { $value }
}
percent = { $value } ਫ਼ੀਸਦੀ
range = { HEAD($from) ->
    [below-zero] { $from } ਤੋਂ { range-above }
   *[other] { $from } ਤੋਂ { $to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] ਪਲਸ { $to }
}
range-to-oblique = { HEAD($from) ->
    [below-zero] { range-above-oblique }
   *[other] { FORM($to, case: "oblique") }
}
range-above-oblique = { HEAD($to) ->
    [unsigned] { FORM($to, case: "oblique") }
   *[signed] ਪਲਸ { FORM($to, case: "oblique") }
}
-head-below-zero = ਮਾਈਨਸ
-head-unsigned = ਮਾਈਨਸ ਪਲਸ 0 ਸਿਫ਼ਰ !0.
compact-3 = { $count } ਹਜ਼ਾਰ
compact-5 = { $count } ਲੱਖ
compact-7 = { $count } ਕਰੋੜ
compact-9 = { $count } ਅਰਬ
compact-11 = { $count } ਖਰਬ
