# و is written onto the word or number it introduces. With its mark voices do not take it for the first letter of the
# word (وسنتان).
money-major-minor = { $major } وَ{ $minor }

money-hidden = مبلغ مخفي

money-unavailable = المبلغ غير متاح

## Ranges

# Both amounts are genitive after من and إلى: من دولارين إلى 5 دولارات
money-range = { $case ->
    [genitive] { FORM($from, case: "genitive") } إلى { range-to }
   *[alone] من { FORM($from, case: "genitive") } إلى { range-to }
}

# One and two are words, at either end: من جُنَيهين إلى 5 جُنَيهات
money-range-shared = { $from ->
    [1] { money-range-words }
    [2] { money-range-words }
   *[other] { money-range-shared-to }
}
money-range-shared-to = { $to ->
    [1] { money-range-words }
    [2] { money-range-words }
   *[other] { FORM($currency, $range) }
}
money-range-words = { $case ->
    [genitive] { money-range-ends }
   *[alone] من { money-range-ends }
}
money-range-ends = { FORM($currency, $from, case: "genitive") } إلى { FORM($currency, $to, case: "genitive") }
