### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: about = an amount with 約 next to its number
### Inner case: average = a count in a chart before 平均
### Inner case: away = an amount before 先 and の距離
### Inner case: begin = the day on which a period begins
### Inner case: bound = an amount before 以上, 遅れ, and 増加
### Inner case: data = the number of values in a chart
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: digit = an amount that a bound says with its digit
### Inner case: dosage = a dose after its strength
### Inner case: end = an amount after から, without the part that was already said
### Inner case: first = a count after マイナス, 約, and 最大
### Inner case: from = an amount before から
### Inner case: half = a time of the 24-hour clock, if only its half of the day matters
### Inner case: into = a state before にする
### Inner case: last = the second of two amounts, without the part that both share
### Inner case: most = an amount with 最大 next to its number
### Inner case: onetime = a schedule that happens only once
### Inner case: per = the first of two amounts, with the part that both share
### Inner case: placed = a count after the name of a place
### Inner case: plus = an amount with プラス next to its number
### Inner case: subject = an amount before 多い and 少ない
### Inner case: until = a state after a time
### Inner case: whole = the first value of a chart, before its rest

## How this language counts: forms of words, the rules that choose them, and patterns
##
## Japanese words have no singular and plural. Instead, a noun has a counter, which is the word after the number (3件,
## 3枚). A state has the ending that it needs before a noun (未読の, 未読). The forms in this file are these counters and
## endings.

## Forms

# The forms of nouns.
# .counter: the word after the number: 枚 of 写真.
# .counter-few: the same from 1 to 9, where it is another one: つ, and from ten on 個.
# .counter-named: the same where it says what is counted (.named = counter), where it is another one: 3項目, but 必須項目3件.
# .counter-times: the same of a noun with .states = times, and of its place in a row: 3回分の薬, but 飲み忘れ3回.
forms-noun = plain
    .counter = required
    .counter-few = counter
    .counter-named = counter
    .counter-times = counter

# A noun alone, and after a number without more.
form-noun = plain

# The forms of states and adjectives. The value is said alone: 未読.
# .attribute: before a noun, with の, な or the verb's た: 未読の本.
# .compound: before a noun that it makes one word with, where it does: 未読メッセージ. A noun that is too short for that has
# the trait .joint = loose.
# .seat: before a seat, of which it is another word (.joint = seat): 空いている座席.
# .dose, .medication, .task, .field, .container: alone, of such a thing: a dose that is missed is 飲み忘れ, a task is 未実施.
# .times: before a number, of a state that says itself what is counted, where it needs another word: これから服用3回.
# .label: alone, as the name of a field before a time: 期限.
# .until: after the time until when it is so: 12月24日まで有効.
# .into: before にする and にしました, where the value is no noun (展開されています) or sounds unfinished there (使用停止中).
# .dose-into and its sisters: the same, of such a thing.
forms-adjective = plain
    .attribute = required
    .compound = attribute
    .seat = attribute
    .dose = plain
    .medication = dose
    .task = plain
    .field = plain
    .container = plain
    .times = plain
    .label = plain
    .until = plain
    .into = plain
    .dose-into = into
    .medication-into = into
    .task-into = into
    .field-into = into
    .tag = into

# Of things that are counted.
form-adjective = { TRAIT($noun, "joint") ->
    [loose] attribute
    [seat] seat
   *[compound] compound
}

# A state alone, before a time or after one, or before にする.
form-predicate = { $case ->
    [label] label
    [until] until
    [into] { form-predicate-into }
   *[state] { form-predicate-of }
}

# A state of one thing. The gender is the kind of thing.
form-predicate-of = { $gender ->
    [dose] dose
    [medication] medication
    [task] task
    [field] field
    [container] container
   *[other] plain
}

# As form-predicate-of, before にする.
form-predicate-into = { $gender ->
    [dose] dose-into
    [medication] medication-into
    [task] task-into
    [field] field-into
   *[other] into
}

# The kinds of nouns. "thing" fits every other noun, such as those of apps. Such a noun can also leave its kind out.
trait-gender = dose medication task field container thing

## Numbers with their counters. Digits everywhere: voices read them right with every counter (1人, 3本, 9つ).

numeral = { $count ->
    [1] { numeral-few }
    [2] { numeral-few }
    [3] { numeral-few }
    [4] { numeral-few }
    [5] { numeral-few }
    [6] { numeral-few }
    [7] { numeral-few }
    [8] { numeral-few }
    [9] { numeral-few }
   *[other] { $count }{ FORM($noun, form: "counter") }
}

numeral-few = { $count }{ FORM($noun, form: "counter-few") }

# After a state that says how often, as those of medicine do: 飲み忘れ3回.
numeral-state = { TRAIT($noun, "states") ->
    [times] { $count }{ FORM($noun, form: "counter-times") }
   *[things] { numeral }
}

## Patterns

# So much money, or so many units of time: 25ドル, 3分.
# $case "bound": days and years without 間, as before 以上: 1日遅れ, 18年以上, 1日と4時間. $case "subject": 1日長い.
counted-measure = { $case ->
    [bound] { $count }{ FORM($noun, form: "counter") }
    [subject] { $count }{ FORM($noun, form: "counter") }
   *[plain] { $count }{ $noun }
}

# メッセージ3件: the number last, alone, in lists and in sentences, as on labels (チケット2枚、添付ファイル1件; 写真3枚を削除しました).
# A noun with .named = counter is said by its counter: 3ページ, 8547歩.
# $case "first": the number first, after words that the noun would take for itself: マイナス2件のメッセージ, 約10冊の本, 最大4件の
# タスク, for 本約10冊 is heard as 翻訳, and 予約約3件 as 予約 begun twice. And in 3枚の写真を選択中.
# $case "subject", "about", "most" and "average": what stands between the two, see number-joint.
# $case "end": the number alone, for the noun has been said: メッセージ2件から5件, 写真8枚中3枚.
counted = { TRAIT($noun, "named") ->
    [counter] { $count }{ FORM($noun, form: "counter-named") }
   *[noun] { $case ->
        [first] { numeral }の{ $noun }
        [subject] { counted-apart }
        [about] { counted-apart }
        [most] { counted-apart }
        [average] { counted-apart }
        [end] { numeral }
       *[plain] { $noun }{ numeral }
    }
}

counted-apart = { $noun }{ number-joint }{ numeral }

# Between what is counted and its number. $case "subject", before 多い and 少ない: メッセージが3件多い. $case "about" and "most":
# メッセージが約30件多い, タスクが最大4件増加. Of values in a chart, $case "average": 本の平均は7.3冊.
number-joint = { $case ->
    [average] の平均は
   *[subject] が{ number-near }
}

# What things are stands first, and their number last: 未読メッセージ3件. In front of it the number would need a の of its own
# (3件の保留中の取引), and between them it would tell them from others (保留中の3件の取引, the three that are on hold).
# .place = object: what the listener does with things comes after them: 3枚の写真を選択中. $case "bound": 選択中の写真3枚以上.
# .place = noun: the word says what is counted, too: 不在着信3件, 飲み忘れ3回. .place = times: it does so
# before a number only: 服用済み3回, but 服用済みの薬なし. .place = after: 5日達成, but 達成した日5日以上. .place = running: what is not over
# is no 回 yet: 進行中のワークアウト1件. $case "from", before から: 選択中の
# 写真3枚から.
# $case "subject" and others, as of counted: 未読メッセージが3件多い, 飲み忘れが約3回多い, 未読の本の平均は3冊. $case
# "first": 約3枚の写真を選択中, マイナス3件の未読メッセージ, 最大3回の飲み忘れ. $case "end": 未読メッセージ3件から5件.
# accepted: unused-argument
counted-state = { $case ->
    [subject] { counted-state-apart }
    [about] { counted-state-apart }
    [most] { counted-state-apart }
    [average] { counted-state-data }
    [first] { counted-state-first }
    [end] { numeral-state }
   *[plain] { counted-state-plain }
}
counted-state-apart = { TRAIT($state, "place") ->
    [noun] { FORM($state, form: "plain") }{ number-joint }{ numeral-state }
    [times] { FORM($state, form: "plain") }{ number-joint }{ numeral-state }
    [running] { $state }{ $noun }{ number-joint }{ $count }件
   *[attribute] { $state }{ $noun }{ number-joint }{ numeral }
}
# Avoid 服用前の平均は3回, which is heard as the average before something is taken.
counted-state-data = { TRAIT($state, "place") ->
    [times] 平均は{ counted-state-plain }
   *[attribute] { counted-state-apart }
}
counted-state-first = { TRAIT($state, "place") ->
    [object] { FORM(counted, case: "first") }を{ FORM($state, form: "plain") }
    [behind] { numeral }{ FORM($state, form: "plain") }
    [noun] { numeral-state }の{ FORM($state, form: "plain") }
    [running] { $count }件の{ $state }{ $noun }
   *[attribute] { numeral }の{ $state }{ $noun }
}
counted-state-plain = { TRAIT($state, "place") ->
    [object] { $case ->
        [bound] { $state }{ $noun }{ numeral }
        [from] { $state }{ $noun }{ numeral }
       *[plain] { FORM(counted, case: "first") }を{ FORM($state, form: "plain") }
    }
    [behind] { $case ->
        [bound] { $state }{ $noun }{ numeral }
        [from] { $state }{ $noun }{ numeral }
       *[plain] { numeral }{ FORM($state, form: "plain") }
    }
    [noun] { FORM($state, form: "plain") }{ numeral-state }
    [times] { FORM($state, form: "times") }{ numeral-state }
    [running] { $state }{ $noun }{ $count }件
   *[attribute] { $state }{ $noun }{ numeral }
}

# For example: メッセージなし
counted-none = { $noun }なし

# 未読メッセージなし, 飲み忘れなし
# accepted: unused-argument
counted-none-state = { TRAIT($state, "place") ->
    [noun] { FORM($state, form: "plain") }なし
   *[attribute] { $state }{ $noun }なし
}

# For example: メッセージはまだありません
counted-empty = { $noun }はまだありません

# 通知2件以上: 1件を超える is arithmetic. Of all other limits を超える.
counted-more = { $count ->
    [1] { counted-two }
   *[other] { counted-beyond }
}

# 未読メッセージ2件以上
counted-more-state = { $count ->
    [1] { counted-two-state }
   *[other] { counted-beyond-state }
}

counted-two = { TRAIT($noun, "named") ->
    [counter] 2{ FORM($noun, form: "counter-named") }以上
   *[noun] { $noun }2{ FORM($noun, form: "counter-few") }以上
}

counted-two-state = { TRAIT($state, "place") ->
    [noun] { FORM($state, form: "plain") }2{ FORM($noun, form: "counter-times") }以上
    [times] { FORM($state, form: "times") }2{ FORM($noun, form: "counter-times") }以上
   *[attribute] { $state }{ $noun }2{ FORM($noun, form: "counter-few") }以上
}

# 99件を超えるメッセージ. Avoid メッセージ99件超: 件超 is heard as 県庁, 台超 as 台帳, and 99超 as 99兆.
# $case "bound", before 増加: メッセージ99件を超える増加. $case "away": 停車地3つを超える距離.
# .beyond = marks: 星4つを超える, for they are one mark. .beyond = counter: 500人超, 10日超, for 10日を超える日数 says it twice.
counted-beyond = { $case ->
    [bound] { counted }を超える
    [away] { counted }を超える
   *[plain] { TRAIT($noun, "beyond") ->
        [marks] { counted }を超える
        [counter] { numeral }超
       *[things] { numeral }を超える{ $noun }
    }
}

# 99件を超える未読メッセージ. The state stands at the noun: before the number, 未読の99件を超えるメッセージ is heard as
# messages beyond an unread 99. $case "bound": 未読メッセージ99件を超える増加
counted-beyond-state = { $case ->
    [bound] { counted-state-plain }を超える
   *[plain] { counted-beyond-state-plain }
}
counted-beyond-state-plain = { TRAIT($state, "place") ->
    [object] { numeral }を超える{ $noun }を{ FORM($state, form: "plain") }
    [noun] { numeral-state }を超える{ FORM($state, form: "plain") }
   *[attribute] { counted-beyond-state-attribute }
}
# 見逃した通知8件超え: two verbs before the noun, as in 8件を超える見逃した通知, are translated English.
counted-beyond-state-attribute = { TAIL($state) ->
    [clause] { $state }{ $noun }{ numeral }超え
   *[name] { numeral }を超える{ $state }{ $noun }
}
-tail-clause = た る ない

# Before the app's own phrase for the things.
more-than = { $value }を超える
