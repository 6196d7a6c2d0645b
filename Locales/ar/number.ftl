### Arabic (Modern Standard). Register: neutral and impersonal. The listener is never addressed by gender. States
### describe the thing. Requests use the verbal noun or تم, never an imperative or a verb in the second person.
### Status: checked
### Read: 2026-11-30, cold reader, ar
###
### Each phrase is written as it is heard inside a sentence. Digits are Latin, because voices skip the Arabic
### separators. Words have vowel marks only if a voice needs them. These are tanwin on the accusative alif (دولارًا),
### marks on words that voices confuse with others (without its mark, أَلف is read as a verb), and marks on words whose
### first vowel voices drop (دَقائِق, رِسالَتان, مَساءً). The tables have no bidi control characters.

## Settings: one word each, read by the library and never spoken

# The comma is a group separator in the east of the Arab world and a decimal one in the west: leave it out.
number-digits = plain

## Signs

# After ناقص and زائد the noun is genitive: ناقص دولارين
minus = ناقص { FORM($amount, case: "genitive") }

plus = زائد { FORM($amount, case: "genitive") }

## Numbers

infinity = ما لا نهاية

number-unavailable = الرقم غير متاح

# Definite, as CLDR spells ordinals: the word stands alone (الثالث) or after a definite noun (المركز الثالث).
# $gender (feminine, or masculine where nothing is asked) and $case (only the tens change). The feminine words have two
# marks: voices drop their vowels. From the hundred and first on, "number 101" for both genders.
ordinal = { $value ->
    [1] { $gender ->
        [feminine] الأولى
       *[masculine] الأول
    }
    [2] { ordinal-two }
    [3] { ordinal-three }
    [4] { ordinal-four }
    [5] { ordinal-five }
    [6] { ordinal-six }
    [7] { ordinal-seven }
    [8] { ordinal-eight }
    [9] { ordinal-nine }
    [10] { ordinal-ten }
    [11] { ordinal-one } { ordinal-teen }
    [12] { ordinal-two } { ordinal-teen }
    [13] { ordinal-three } { ordinal-teen }
    [14] { ordinal-four } { ordinal-teen }
    [15] { ordinal-five } { ordinal-teen }
    [16] { ordinal-six } { ordinal-teen }
    [17] { ordinal-seven } { ordinal-teen }
    [18] { ordinal-eight } { ordinal-teen }
    [19] { ordinal-nine } { ordinal-teen }
    [20] { ordinal-twenty }
    [21] { ordinal-one } و{ ordinal-twenty }
    [22] { ordinal-two } و{ ordinal-twenty }
    [23] { ordinal-three } و{ ordinal-twenty }
    [24] { ordinal-four } و{ ordinal-twenty }
    [25] { ordinal-five } و{ ordinal-twenty }
    [26] { ordinal-six } و{ ordinal-twenty }
    [27] { ordinal-seven } و{ ordinal-twenty }
    [28] { ordinal-eight } و{ ordinal-twenty }
    [29] { ordinal-nine } و{ ordinal-twenty }
    [30] { ordinal-thirty }
    [31] { ordinal-one } و{ ordinal-thirty }
    [32] { ordinal-two } و{ ordinal-thirty }
    [33] { ordinal-three } و{ ordinal-thirty }
    [34] { ordinal-four } و{ ordinal-thirty }
    [35] { ordinal-five } و{ ordinal-thirty }
    [36] { ordinal-six } و{ ordinal-thirty }
    [37] { ordinal-seven } و{ ordinal-thirty }
    [38] { ordinal-eight } و{ ordinal-thirty }
    [39] { ordinal-nine } و{ ordinal-thirty }
    [40] { ordinal-forty }
    [41] { ordinal-one } و{ ordinal-forty }
    [42] { ordinal-two } و{ ordinal-forty }
    [43] { ordinal-three } و{ ordinal-forty }
    [44] { ordinal-four } و{ ordinal-forty }
    [45] { ordinal-five } و{ ordinal-forty }
    [46] { ordinal-six } و{ ordinal-forty }
    [47] { ordinal-seven } و{ ordinal-forty }
    [48] { ordinal-eight } و{ ordinal-forty }
    [49] { ordinal-nine } و{ ordinal-forty }
    [50] { ordinal-fifty }
    [51] { ordinal-one } و{ ordinal-fifty }
    [52] { ordinal-two } و{ ordinal-fifty }
    [53] { ordinal-three } و{ ordinal-fifty }
    [54] { ordinal-four } و{ ordinal-fifty }
    [55] { ordinal-five } و{ ordinal-fifty }
    [56] { ordinal-six } و{ ordinal-fifty }
    [57] { ordinal-seven } و{ ordinal-fifty }
    [58] { ordinal-eight } و{ ordinal-fifty }
    [59] { ordinal-nine } و{ ordinal-fifty }
    [60] { ordinal-sixty }
    [61] { ordinal-one } و{ ordinal-sixty }
    [62] { ordinal-two } و{ ordinal-sixty }
    [63] { ordinal-three } و{ ordinal-sixty }
    [64] { ordinal-four } و{ ordinal-sixty }
    [65] { ordinal-five } و{ ordinal-sixty }
    [66] { ordinal-six } و{ ordinal-sixty }
    [67] { ordinal-seven } و{ ordinal-sixty }
    [68] { ordinal-eight } و{ ordinal-sixty }
    [69] { ordinal-nine } و{ ordinal-sixty }
    [70] { ordinal-seventy }
    [71] { ordinal-one } و{ ordinal-seventy }
    [72] { ordinal-two } و{ ordinal-seventy }
    [73] { ordinal-three } و{ ordinal-seventy }
    [74] { ordinal-four } و{ ordinal-seventy }
    [75] { ordinal-five } و{ ordinal-seventy }
    [76] { ordinal-six } و{ ordinal-seventy }
    [77] { ordinal-seven } و{ ordinal-seventy }
    [78] { ordinal-eight } و{ ordinal-seventy }
    [79] { ordinal-nine } و{ ordinal-seventy }
    [80] { ordinal-eighty }
    [81] { ordinal-one } و{ ordinal-eighty }
    [82] { ordinal-two } و{ ordinal-eighty }
    [83] { ordinal-three } و{ ordinal-eighty }
    [84] { ordinal-four } و{ ordinal-eighty }
    [85] { ordinal-five } و{ ordinal-eighty }
    [86] { ordinal-six } و{ ordinal-eighty }
    [87] { ordinal-seven } و{ ordinal-eighty }
    [88] { ordinal-eight } و{ ordinal-eighty }
    [89] { ordinal-nine } و{ ordinal-eighty }
    [90] { ordinal-ninety }
    [91] { ordinal-one } و{ ordinal-ninety }
    [92] { ordinal-two } و{ ordinal-ninety }
    [93] { ordinal-three } و{ ordinal-ninety }
    [94] { ordinal-four } و{ ordinal-ninety }
    [95] { ordinal-five } و{ ordinal-ninety }
    [96] { ordinal-six } و{ ordinal-ninety }
    [97] { ordinal-seven } و{ ordinal-ninety }
    [98] { ordinal-eight } و{ ordinal-ninety }
    [99] { ordinal-nine } و{ ordinal-ninety }
    [100] المِئَة
   *[other] رقم { $value }
}

# Before a ten: الحادي عشر, الحادية والعشرون
ordinal-one = { $gender ->
    [feminine] الحادية
   *[masculine] الحادي
}
ordinal-two = { $gender ->
    [feminine] الثانية
   *[masculine] الثاني
}
ordinal-three = { $gender ->
    [feminine] الثالِثَة
   *[masculine] الثالث
}
ordinal-four = { $gender ->
    [feminine] الرابعة
   *[masculine] الرابع
}
ordinal-five = { $gender ->
    [feminine] الخامِسَة
   *[masculine] الخامس
}
ordinal-six = { $gender ->
    [feminine] السادِسَة
   *[masculine] السادس
}
ordinal-seven = { $gender ->
    [feminine] السابِعَة
   *[masculine] السابع
}
ordinal-eight = { $gender ->
    [feminine] الثامِنَة
   *[masculine] الثامن
}
ordinal-nine = { $gender ->
    [feminine] التاسِعَة
   *[masculine] التاسع
}
ordinal-ten = { $gender ->
    [feminine] العاشِرَة
   *[masculine] العاشر
}
ordinal-teen = { $gender ->
    [feminine] عَشرَة
   *[masculine] عشر
}
ordinal-twenty = { $case ->
    [genitive] العشرين
    [accusative] العشرين
   *[nominative] العشرون
}
ordinal-thirty = { $case ->
    [genitive] الثلاثين
    [accusative] الثلاثين
   *[nominative] الثلاثون
}
ordinal-forty = { $case ->
    [genitive] الأربعين
    [accusative] الأربعين
   *[nominative] الأربعون
}
ordinal-fifty = { $case ->
    [genitive] الخَمسين
    [accusative] الخَمسين
   *[nominative] الخَمسون
}
ordinal-sixty = { $case ->
    [genitive] الستين
    [accusative] الستين
   *[nominative] الستون
}
ordinal-seventy = { $case ->
    [genitive] السبعين
    [accusative] السبعين
   *[nominative] السبعون
}
ordinal-eighty = { $case ->
    [genitive] الثَمانين
    [accusative] الثَمانين
   *[nominative] الثَمانون
}
ordinal-ninety = { $case ->
    [genitive] التِسعين
    [accusative] التِسعين
   *[nominative] التِسعون
}

# The marks keep a voice from reading the word without vowels.
percent = { $value } بالمِئَة

# With "from": it also comes before the name of a unit, من 20 إلى 30 دولارًا
# After another preposition it has none of its own: حَوالي 2 إلى 4 كُتُب.
range = { $case ->
    [genitive] { $from } إلى { range-to }
   *[alone] من { $from } إلى { range-to }
}
# من ناقص 5 إلى زائد 22, for ناقص would be heard as of both.
range-to = { HEAD($from) ->
    [below-zero] { range-above }
   *[other] { FORM($to, case: "genitive") }
}
range-above = { HEAD($to) ->
    [unsigned] { FORM($to, case: "genitive") }
   *[signed] زائد { FORM($to, case: "genitive") }
}
-head-below-zero = ناقص
-head-unsigned = ناقص زائد 0 صفر !0.

## Large numbers, rounded
##
## A name can come before a noun (مليون دولار), so the names have no tanwin. Two is the dual, which loses its ن before a
## noun. Grammar.ftl asks for it with the cases "construct", "constructoblique" (genitive), and "constructaccusative"
## (accusative). Plurals follow the last two digits of the number (103 ملايين). مليار and تريليون have plurals, too,
## although CLDR leaves them in the singular.

compact-3 = { $count ->
    [1] أَلف
    [2] { compact-3-two }
    [zero] { $count } أَلف
    [one] { $count } أَلف
    [two] { $count } أَلف
    [few] { $count } آلاف
    [many] { $count } أَلف
   *[other] { $count } أَلف
}
compact-3-two = { $case ->
    [genitive] أَلفَين
    [accusative] أَلفَين
    [construct] أَلفا
    [constructoblique] أَلفَي
    [constructaccusative] أَلفَي
   *[nominative] أَلفان
}

compact-6 = { $count ->
    [1] مِليون
    [2] { compact-6-two }
    [zero] { $count } مِليون
    [one] { $count } مِليون
    [two] { $count } مِليون
    [few] { $count } مَلايين
    [many] { $count } مِليون
   *[other] { $count } مِليون
}
compact-6-two = { $case ->
    [genitive] مِليونَين
    [accusative] مِليونَين
    [construct] مِليونا
    [constructoblique] مِليونَي
    [constructaccusative] مِليونَي
   *[nominative] مِليونان
}

compact-9 = { $count ->
    [1] مِليار
    [2] { compact-9-two }
    [zero] { $count } مِليار
    [one] { $count } مِليار
    [two] { $count } مِليار
    [few] { $count } مِليارات
    [many] { $count } مِليار
   *[other] { $count } مِليار
}
compact-9-two = { $case ->
    [genitive] مِليارَين
    [accusative] مِليارَين
    [construct] مِليارا
    [constructoblique] مِليارَي
    [constructaccusative] مِليارَي
   *[nominative] مِلياران
}

compact-12 = { $count ->
    [1] تريليون
    [2] { compact-12-two }
    [zero] { $count } تريليون
    [one] { $count } تريليون
    [two] { $count } تريليون
    [few] { $count } تريليونات
    [many] { $count } تريليون
   *[other] { $count } تريليون
}
compact-12-two = { $case ->
    [genitive] تريليونَين
    [accusative] تريليونَين
    [construct] تريليونا
    [constructoblique] تريليونَي
    [constructaccusative] تريليونَي
   *[nominative] تريليونان
}
