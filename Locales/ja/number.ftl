### Japanese (Japan). Register: です・ます in whole sentences (タスクを読み込んでいます。お待ちください), and noun phrases otherwise (金額は非表示). No
### pronoun and no gender addresses the listener. Names have no さん, because a name can be that of a shop, or can already
### have a さん.
### Status: checked
### Read: 2026-11-30, cold reader, ja
###
### Japanese words have no plural, gender, or case, so every number has the same phrase. $case has these values:
###
### "infinitive": an outcome in a hint.
### "bound": an amount before 以上, 遅れ, and 増加, and days before と.
### "subject": an amount before 多い and 少ない.
### "first": a count after マイナス, 約, and 最大.
### "about", "most", and "plus": an amount that has 約, 最大, or プラス next to its number.
### "from": an amount before から.
### "away": an amount before 先 and の距離.
### "per": the first of two amounts, with the part that both share. "last": the second one, without that part.
### "data": the number of values in a chart.
### "average": a count in a chart whose noun comes before 平均.
### "end": a time, day, measurement, or count after から, without the part that was already said. Also both days of an
### interval.
### "until": a state after a time.
### "into": a state before にする.
### "dosage": a dose after its strength.
### "dial": a time beside another one that tells the half of the day: 午後2時から4時まで, 8時から20時まで.
### "half": a time of the 24-hour clock, of which only the end is looked at.
###
### A counter is part of the phrase and follows the number without a space. The thing that is counted comes before the
### number: 取引3件. Between a name and its value is 、 instead of a colon, because some voices read a colon as コロン.

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
# マイナス5からプラス22: after a number below zero, 5 to 22 may be heard as below zero, too.
range = { $from }から{ range-plus }{ $to }
range-plus = { HEAD($from) ->
    [minus] { range-plus-end }
   *[plus] { "" }
}
range-plus-end = { HEAD(FORM($to, case: "end")) ->
    [unsigned] { "" }
   *[signed] プラス
}
-head-minus = マイナス 華氏マイナス
# What has no プラス: what is below zero, and zero itself.
-head-unsigned = マイナス 0 !0.

# One unit, or one thing with its counter, before あたり: 1リットル, 1人, チケット1枚. A unit has no counter, and gives its
# name there. The counter of an app's noun may not be in the list: 1クラス.
one-of = { TRAIT($unit, "named") ->
    [counter] 1{ FORM($unit, form: "counter-named") }
   *[other] { HEAD(FORM($unit, form: "counter")) ->
        [counter] { $unit }1{ FORM($unit, form: "counter-few") }
       *[unit] 1{ $unit }
    }
}

one-period = { $period ->
    [day] 1日
    [year] 1年
   *[other] { one-of }
}
-head-counter = 件 枚 本 冊 個 つ 台 回 !回転 点 種類 か所 人 名 匹 頭 羽 着 足 通 軒 組 部 巻 話 皿 袋 箱 株

## Large numbers, rounded. The powers go by ten thousands. CLDR has 京 too, which voices may read as the city (きょう).

compact-4 = { $count }万

compact-8 = { $count }億

compact-12 = { $count }兆
