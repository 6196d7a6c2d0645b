## Spans of time, with the dual where the language has it; 3 to 10 in words of the noun's gender

duration-days = { $count ->
    [1] יום אחד
    [2] יומיים
    [one] { $count } יום
    [two] { $count } ימים
   *[other] { numeral-masculine } ימים
}
    .gender = masculine

duration-hours = { $count ->
    [1] שעה אחת
    [2] שעתיים
    [one] { $count } שעה
    [two] { $count } שעות
   *[other] { numeral-feminine } שעות
}
    .gender = feminine

duration-minutes = { $count ->
    [1] דקה אחת
    [2] שתי דקות
    [one] { $count } דקה
    [two] { $count } דקות
   *[other] { numeral-feminine } דקות
}
    .gender = feminine

duration-seconds = { $count ->
    [1] שנייה אחת
    [2] שתי שניות
    [one] { $count } שנייה
    [two] { $count } שניות
   *[other] { numeral-feminine } שניות
}
    .gender = feminine

duration-unavailable = משך הזמן אינו זמין

## Spans that make one together; see list.ftl

duration-two = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}

duration-middle = { $first }, { $second }

duration-end = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}
