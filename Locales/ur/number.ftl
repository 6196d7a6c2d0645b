### Urdu (Pakistan), standard spoken Urdu. Register: impersonal and polite. Requests have the form that goes with آپ (کریں,
### دبائیں). Phrases about the actions of the app describe the thing (حذف کیا گیا, لوڈ ہو رہا ہے). No verb and no adjective
### agrees with the listener, so that no phrase shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, ur
###
### Each phrase is written as it is heard inside a sentence. Digits are Latin. Words are those of everyday speech and of the
### Urdu of Google's apps, with English words where people say them (فائل, آن, سائن ان). Short vowels are written only where
### a voice would read another word: کُل is a total, کل is yesterday or tomorrow; پِیر is Monday, پیر a foot; فُٹ is the unit, فٹ
### fits; کِیا ہوا is done, کیا ہوا asks what happened; سِنک, مِس, پِن. No zero-width characters.
###
### $case is "oblique" before a postposition (1 گھنٹے کی تاخیر). If no phrase asks for a case, words have the direct case. The
### cases of times and days are in date.ftl. Grammar.ftl explains how nouns and states change.

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = منفی { $amount }

plus = مثبت { $amount }

## Numbers

infinity = لامحدود

number-unavailable = عدد دستیاب نہیں

# In words up to the hundredth: voices read 22واں as "22 واں". The oblique sounds like the feminine, but for the first six.
ordinal = { $gender ->
    [feminine] { ordinal-feminine }
   *[masculine] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-masculine }
    }
}
ordinal-masculine = { $value ->
    [1] پہلا
    [2] دوسرا
    [3] تیسرا
    [4] چوتھا
    [6] چھٹا
   *[other] { ordinal-stem }اں
}
ordinal-oblique = { $value ->
    [1] پہلے
    [2] دوسرے
    [3] تیسرے
    [4] چوتھے
    [6] چھٹے
   *[other] { ordinal-stem }یں
}
ordinal-feminine = { $value ->
    [1] پہلی
    [2] دوسری
    [3] تیسری
    [4] چوتھی
    [6] چھٹی
   *[other] { ordinal-stem }یں
}
# What every other ordinal begins with: بائیسواں
ordinal-stem = { $value ->
    [0] صفرو
    [5] پانچو
    [7] ساتو
    [8] آٹھو
    [9] نو
    [10] دسو
    [11] گیارہو
    [12] بارہو
    [13] تیرہو
    [14] چودہو
    [15] پندرہو
    [16] سولہو
    [17] سترہو
    [18] اٹھارہو
    [19] انیسو
    [20] بیسو
    [21] اکیسو
    [22] بائیسو
    [23] تئیسو
    [24] چوبیسو
    [25] پچیسو
    [26] چھبیسو
    [27] ستائیسو
    [28] اٹھائیسو
    [29] انتیسو
    [30] تیسو
    [31] اکتیسو
    [32] بتیسو
    [33] تینتیسو
    [34] چونتیسو
    [35] پینتیسو
    [36] چھتیسو
    [37] سینتیسو
    [38] اڑتیسو
    [39] انتالیسو
    [40] چالیسو
    [41] اکتالیسو
    [42] بیالیسو
    [43] تینتالیسو
    [44] چوالیسو
    [45] پینتالیسو
    [46] چھیالیسو
    [47] سینتالیسو
    [48] اڑتالیسو
    [49] انچاسو
    [50] پچاسو
    [51] اکیاونو
    [52] باونو
    [53] ترپنو
    [54] چوونو
    [55] پچپنو
    [56] چھپنو
    [57] ستاونو
    [58] اٹھاونو
    [59] انسٹھو
    [60] ساٹھو
    [61] اکسٹھو
    [62] باسٹھو
    [63] ترسٹھو
    [64] چونسٹھو
    [65] پینسٹھو
    [66] چھیاسٹھو
    [67] سڑسٹھو
    [68] اڑسٹھو
    [69] انہترو
    [70] سترو
    [71] اکہترو
    [72] بہترو
    [73] تہترو
    [74] چوہترو
    [75] پچہترو
    [76] چھہترو
    [77] ستترو
    [78] اٹھہترو
    [79] اناسیو
    [80] اسیو
    [81] اکیاسیو
    [82] بیاسیو
    [83] تراسیو
    [84] چوراسیو
    [85] پچاسیو
    [86] چھیاسیو
    [87] ستاسیو
    [88] اٹھاسیو
    [89] نواسیو
    [90] نوےو
    [91] اکانوےو
    [92] بانوےو
    [93] ترانوےو
    [94] چورانوےو
    [95] پچانوےو
    [96] چھیانوےو
    [97] ستانوےو
    [98] اٹھانوےو
    [99] ننانوےو
    [100] سوو
   *[other] { $value } و
}

percent = { $value } فیصد

# Without تک at the end: it comes before the name of a unit, 20 سے 30 ڈالر. منفی 5 سے مثبت 22, for منفی would be heard as of
# both.
# The case "upper" is only to choose the form of a noun, see counted-thing.
# accepted: unused-argument
range = { $case ->
    [upper] { $to }
   *[direct] { HEAD($from) ->
        [below-zero] { $from } سے { range-above }
       *[other] { $from } سے { $to }
    }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] مثبت { $to }
}
range-to-oblique = { HEAD($from) ->
    [below-zero] { range-above-oblique }
   *[other] { FORM($to, case: "oblique") }
}
range-above-oblique = { HEAD($to) ->
    [unsigned] { FORM($to, case: "oblique") }
   *[signed] مثبت { FORM($to, case: "oblique") }
}
-head-below-zero = منفی
-head-unsigned = منفی مثبت 0 صفر !0.

## Large numbers, rounded, by the powers of South Asia: thousand, lakh, crore, arab, kharab

compact-3 = { $count } ہزار

compact-5 = { $count } لاکھ

compact-7 = { $count } کروڑ

compact-9 = { $count } ارب

compact-11 = { $count } کھرب
