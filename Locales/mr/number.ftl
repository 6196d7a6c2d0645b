### Marathi (India), standard spoken Marathi in Devanagari. Register: impersonal and polite. Requests have the form that
### goes with तुम्ही (करा, निवडा, दाबा), as in Google's and Apple's apps. Phrases about the actions of the app describe
### the thing (हटवले, लोड होत आहे). No verb and no adjective agrees with the listener. What agrees with nothing that is
### known is neuter, as Marathi says of anything (पूर्ण झाले).
### Status: checked
### Read: 2026-11-30, cold reader, mr
###
### Names of users never change. People are referred to with यांना, यांचा and यांनी after the name, as social apps do
### (नेहा यांना उत्तर द्या), which is polite and needs no stem of the name. Other names come before a colon or after it.
###
### $case is "oblique" for the stem to which a postposition is attached (1 तासा + पूर्वी, 3 तासां + पूर्वी). After digits
### alone, the postposition is a word by itself (5 पेक्षा जास्त). Nouns that were borrowed and are not adapted have no
### stem (डॉलरची, किलोमीटरपेक्षा). Times have endings of their own, see date.ftl.
###
### Digits are Latin, as in all other languages of the library. The eyelash ra is written ऱ्या, the short a of English is
### ॲ; neither needs a joiner.

## Settings: one word each, read by the library and never spoken

# By lakh and crore. Plain digits are read the same, and a fraction is not lost.
number-digits = plain

## Signs

minus = उणे { $amount }

plus = अधिक { $amount }

## Numbers

infinity = अनंत

number-unavailable = संख्या उपलब्ध नाही

# In words up to the hundredth: voices read 22वा as "22 वा". Alone, it is masculine, as people name it.
ordinal = { $gender ->
    [masculine] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-masculine }
    }
    [feminine] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-feminine }
    }
    [neuter] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-neuter }
    }
   *[none] { ordinal-masculine }
}
ordinal-masculine = { $value ->
    [1] पहिला
    [2] दुसरा
    [3] तिसरा
    [4] चौथा
   *[other] { ordinal-stem }वा
}
ordinal-feminine = { $value ->
    [1] पहिली
    [2] दुसरी
    [3] तिसरी
    [4] चौथी
   *[other] { ordinal-stem }वी
}
ordinal-neuter = { $value ->
    [1] पहिले
    [2] दुसरे
    [3] तिसरे
    [4] चौथे
   *[other] { ordinal-stem }वे
}
ordinal-oblique = { $value ->
    [1] पहिल्या
    [2] दुसऱ्या
    [3] तिसऱ्या
    [4] चौथ्या
   *[other] { ordinal-stem }व्या
}
# What every other ordinal begins with, to which वा, वी, वे or व्या is written: बाविसावा
ordinal-stem = { $value ->
    [0] शून्य
    [5] पाच
    [6] सहा
    [7] सात
    [8] आठ
    [9] नऊ
    [10] दहा
    [11] अकरा
    [12] बारा
    [13] तेरा
    [14] चौदा
    [15] पंधरा
    [16] सोळा
    [17] सतरा
    [18] अठरा
    [19] एकोणिसा
    [20] विसा
    [21] एकविसा
    [22] बाविसा
    [23] तेविसा
    [24] चोविसा
    [25] पंचविसा
    [26] सव्विसा
    [27] सत्ताविसा
    [28] अठ्ठाविसा
    [29] एकोणतिसा
    [30] तिसा
    [31] एकतिसा
    [32] बत्तिसा
    [33] तेहेतिसा
    [34] चौतिसा
    [35] पस्तिसा
    [36] छत्तिसा
    [37] सदतिसा
    [38] अडतिसा
    [39] एकोणचाळिसा
    [40] चाळिसा
    [41] एक्केचाळिसा
    [42] बेचाळिसा
    [43] त्रेचाळिसा
    [44] चव्वेचाळिसा
    [45] पंचेचाळिसा
    [46] सेहेचाळिसा
    [47] सत्तेचाळिसा
    [48] अठ्ठेचाळिसा
    [49] एकोणपन्नासा
    [50] पन्नासा
    [51] एक्कावन्ना
    [52] बावन्ना
    [53] त्रेपन्ना
    [54] चोपन्ना
    [55] पंचावन्ना
    [56] छप्पन्ना
    [57] सत्तावन्ना
    [58] अठ्ठावन्ना
    [59] एकोणसाठा
    [60] साठा
    [61] एकसष्टा
    [62] बासष्टा
    [63] त्रेसष्टा
    [64] चौसष्टा
    [65] पासष्टा
    [66] सहासष्टा
    [67] सदुसष्टा
    [68] अडुसष्टा
    [69] एकोणसत्तरा
    [70] सत्तरा
    [71] एक्काहत्तरा
    [72] बाहत्तरा
    [73] त्र्याहत्तरा
    [74] चौऱ्याहत्तरा
    [75] पंच्याहत्तरा
    [76] शहात्तरा
    [77] सत्याहत्तरा
    [78] अठ्ठ्याहत्तरा
    [79] एकोणऐंशी
    [80] ऐंशी
    [81] एक्क्याऐंशी
    [82] ब्याऐंशी
    [83] त्र्याऐंशी
    [84] चौऱ्याऐंशी
    [85] पंच्याऐंशी
    [86] शहाऐंशी
    [87] सत्त्याऐंशी
    [88] अठ्ठ्याऐंशी
    [89] एकोणनव्वदा
    [90] नव्वदा
    [91] एक्क्याण्णवा
    [92] ब्याण्णवा
    [93] त्र्याण्णवा
    [94] चौऱ्याण्णवा
    [95] पंच्याण्णवा
    [96] शहाण्णवा
    [97] सत्त्याण्णवा
    [98] अठ्ठ्याण्णवा
    [99] नव्व्याण्णवा
    [100] शंभरा
   *[other] { $value }
}

# For example: 1 टक्का, 5 टक्के; before a postposition 5 टक्क्यांपेक्षा
percent = { $case ->
    [oblique] { $value ->
        [1] { $value } टक्क्या
       *[other] { $value } टक्क्यां
    }
   *[direct] { $value ->
        [1] { $value } टक्का
       *[other] { $value } टक्के
    }
}

# उणे 5 ते अधिक 22, for उणे would be heard as of both.
range = { range-beginning } { $to }
range-beginning = { HEAD($from) ->
    [below-zero] { HEAD($to) ->
        [unsigned] { $from } ते
       *[signed] { $from } ते अधिक
    }
   *[other] { $from } ते
}
# The same of an end with its unit
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] अधिक { $to }
}
-head-below-zero = उणे
-head-unsigned = उणे अधिक 0 शून्य !0.

## Large numbers, rounded, by the Indian powers. Beyond crore people go on with it: 1 लाख कोटी

compact-3 = { $count } हजार

compact-5 = { $count } लाख

compact-7 = { $count } कोटी

compact-12 = { $count } लाख कोटी
