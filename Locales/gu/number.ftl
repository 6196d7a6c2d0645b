### Gujarati (India), standard spoken Gujarati. Register: impersonal and polite. Requests have the form that goes with
### તમે (કરો, પસંદ કરો, દબાવો). What the app did is told of the thing (કાઢી નાખ્યું, લોડ થઈ રહ્યું છે). No verb and no
### adjective agrees with the listener.
### Status: checked
### Read: 2026-11-30, cold reader, gu
###
### Digits are Latin. Suffixes (થી, માં, નો) are written to what they follow, as in print, to digits and names too:
### 5માંથી 3, Mayaની પ્રોફાઇલ. A name is never inflected.
###
### $case is "oblique" before a suffix or a postposition (1 મહિનાનો વિલંબ, સોમવારથી). "at" tells when something happens
### (સોમવારે, 20 નવેમ્બરે). A time alone is heard as when it happens (સવારે 9 વાગ્યે), and is bare in the oblique (સવારે 9
### વાગ્યા). Grammar.ftl explains how nouns and states change with number, gender and case.

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = માઇનસ { $amount }

plus = પ્લસ { $amount }

## Numbers

infinity = અનંત

number-unavailable = સંખ્યા ઉપલબ્ધ નથી

# In words up to the hundredth: voices read 22મું as "22 મું".
ordinal = { $gender ->
    [masculine] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-masculine }
    }
    [feminine] { ordinal-feminine }
   *[neuter] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-neuter }
    }
}
ordinal-neuter = { $value ->
    [1] પહેલું
    [2] બીજું
    [3] ત્રીજું
    [4] ચોથું
    [6] છઠ્ઠું
   *[other] { ordinal-stem }મું
}
ordinal-masculine = { $value ->
    [1] પહેલો
    [2] બીજો
    [3] ત્રીજો
    [4] ચોથો
    [6] છઠ્ઠો
   *[other] { ordinal-stem }મો
}
ordinal-oblique = { $value ->
    [1] પહેલા
    [2] બીજા
    [3] ત્રીજા
    [4] ચોથા
    [6] છઠ્ઠા
   *[other] { ordinal-stem }મા
}
ordinal-feminine = { $value ->
    [1] પહેલી
    [2] બીજી
    [3] ત્રીજી
    [4] ચોથી
    [6] છઠ્ઠી
   *[other] { ordinal-stem }મી
}
# What every other ordinal begins with: બાવીસમું
ordinal-stem = { $value ->
    [0] શૂન્ય
    [5] પાંચ
    [7] સાત
    [8] આઠ
    [9] નવ
    [10] દસ
    [11] અગિયાર
    [12] બાર
    [13] તેર
    [14] ચૌદ
    [15] પંદર
    [16] સોળ
    [17] સત્તર
    [18] અઢાર
    [19] ઓગણીસ
    [20] વીસ
    [21] એકવીસ
    [22] બાવીસ
    [23] ત્રેવીસ
    [24] ચોવીસ
    [25] પચીસ
    [26] છવ્વીસ
    [27] સત્તાવીસ
    [28] અઠ્ઠાવીસ
    [29] ઓગણત્રીસ
    [30] ત્રીસ
    [31] એકત્રીસ
    [32] બત્રીસ
    [33] તેત્રીસ
    [34] ચોત્રીસ
    [35] પાંત્રીસ
    [36] છત્રીસ
    [37] સાડત્રીસ
    [38] આડત્રીસ
    [39] ઓગણચાળીસ
    [40] ચાળીસ
    [41] એકતાળીસ
    [42] બેતાળીસ
    [43] તેતાળીસ
    [44] ચુંમાળીસ
    [45] પિસ્તાળીસ
    [46] છેતાળીસ
    [47] સુડતાળીસ
    [48] અડતાળીસ
    [49] ઓગણપચાસ
    [50] પચાસ
    [51] એકાવન
    [52] બાવન
    [53] ત્રેપન
    [54] ચોપન
    [55] પંચાવન
    [56] છપ્પન
    [57] સત્તાવન
    [58] અઠ્ઠાવન
    [59] ઓગણસાઠ
    [60] સાઠ
    [61] એકસઠ
    [62] બાસઠ
    [63] ત્રેસઠ
    [64] ચોસઠ
    [65] પાંસઠ
    [66] છાસઠ
    [67] સડસઠ
    [68] અડસઠ
    [69] અગણોસિત્તેર
    [70] સિત્તેર
    [71] એકોતેર
    [72] બોતેર
    [73] તોતેર
    [74] ચુંમોતેર
    [75] પંચોતેર
    [76] છોતેર
    [77] સિત્યોતેર
    [78] ઇઠ્યોતેર
    [79] ઓગણાએંસી
    [80] એંસી
    [81] એક્યાસી
    [82] બ્યાસી
    [83] ત્ર્યાસી
    [84] ચોર્યાસી
    [85] પંચાસી
    [86] છ્યાસી
    [87] સિત્યાસી
    [88] ઇઠ્યાસી
    [89] નેવ્યાસી
    [90] નેવું
    [91] એકાણું
    [92] બાણું
    [93] ત્રાણું
    [94] ચોરાણું
    [95] પંચાણું
    [96] છન્નું
    [97] સત્તાણું
    [98] અઠ્ઠાણું
    [99] નવ્વાણું
    [100] સો
   *[other] { $value }
}

percent = { $value } ટકા

# Without સુધી at the end: it comes before the name of a unit, 20થી 30 ડોલર. માઇનસ 5થી પ્લસ 22, for માઇનસ would be heard
# as of both. 4થી is also written for ચોથી, fourth.
range = { HEAD($from) ->
    [below-zero] { $from }થી { range-above }
   *[other] { $from ->
        [4] { $from } થી { $to }
       *[other] { $from }થી { $to }
    }
}
range-above = { HEAD($to) ->
    [below-zero] { $to }
    [zero] { $to }
   *[other] પ્લસ { $to }
}
# The same before a postposition
range-to-oblique = { HEAD($from) ->
    [below-zero] { range-above-oblique }
   *[other] { FORM($to, case: "oblique") }
}
range-above-oblique = { HEAD($to) ->
    [below-zero] { FORM($to, case: "oblique") }
    [zero] { FORM($to, case: "oblique") }
   *[other] પ્લસ { FORM($to, case: "oblique") }
}
-head-below-zero = માઇનસ
-head-zero = પ્લસ 0 શૂન્ય !0.

## Large numbers, rounded, by the Indian powers: thousand, lakh, crore, abaj, kharab

compact-3 = { $count } હજાર

compact-5 = { $count } લાખ

compact-7 = { $count } કરોડ

compact-9 = { $count } અબજ

compact-11 = { $count } ખરબ
