### Japanese (Japan). Register: です・ます where a sentence is whole (タスクを読み込んでいます。お待ちください), noun phrases
### otherwise (金額は非表示). The listener is not addressed by a pronoun or by gender; names are
### said without さん, for they may belong to a shop, and may bear a さん of their own.
### Status: checked
### Read: 2026-11-22, cold reader, ja
###
### There is no plural, gender or case: every number has the same phrase. $case is "infinitive" in hints, "bound" before
### 以上, 遅れ and 増加 and of days before と, "subject" before 多い and 少ない, "first" of a count after マイナス, 約 and 最大,
### "about", "most" and "plus" of what has 約, 最大 and プラス at its number, "from" before から, "away" before 先 and の距離,
### "per" of what two amounts share and "last" of the second without it, "data" of how many values a chart has,
### "average" of counts whose noun comes before 平均 there, "end" of times, days, measures and counts after から, where what
### has been said is left out, and of both days of a span,
### "until" of a state after a time, "into" of a state before にする, "dosage" of a dose after its strength, and "dial"
### of times.
### Counters are part of the phrase and follow the number without a space, and what is counted comes before it: 取引3件.
### The joint between a name and its value is 、 and not a colon, which some voices read out as コロン.

## Settings: one word each, read by the library and never spoken

# The comma takes 1,234 apart where a voice splits a sentence into words; 1234 stays one number.
number-digits = plain

## Signs

# マイナス2件のメッセージ, not マイナスメッセージ2件.
minus = { HEAD($amount) ->
    [digit] マイナス{ $amount }
   *[thing] マイナス{ FORM($amount, case: "first") }
}

# 華氏プラス2度, as 華氏マイナス2度.
plus = { HEAD($amount) ->
    [scale] { FORM($amount, case: "plus") }
   *[other] プラス{ $amount }
}

## Numbers

infinity = 無限大

number-unavailable = 数値不明

# 番目 is right for places in a row of any kind. CLDR spells 第三, which needs a noun after it.
ordinal = { $value }番目

percent = { $value }パーセント

# Without まで: the name of a unit may follow.
range = { $from }から{ $to }

## Large numbers, rounded. The powers go by ten thousands. CLDR has 京 too, which voices may read as the city (きょう).

compact-4 = { $count }万

compact-8 = { $count }億

compact-12 = { $count }兆
