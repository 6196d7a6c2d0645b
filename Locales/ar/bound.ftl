## Where an amount begins or ends. After these words stands the genitive: حتى دولارين

bound-at-least = { $amount } على الأقل

bound-up-to = حتى { FORM($amount, case: "genitive") }

bound-more-than = أَكثَر من { FORM($amount, case: "genitive") }

bound-less-than = أَقَلّ من { FORM($amount, case: "genitive") }

bound-about = حَوالي { FORM($amount, case: "genitive") }

# same as bound-about
bound-around = حَوالي { FORM($amount, case: "genitive") }

bound-from = ابتِداءً من { FORM($amount, case: "genitive") }

bound-between = بين { FORM($from, case: "genitive") } وَ{ FORM($to, case: "genitive") }

bound-nearly = { $amount } تقريبًا

range-shared = { $amount }
