### Chinese in simplified characters (mainland China). Register: plain spoken Chinese of apps. The listener is not
### addressed where a phrase can do without it; requests have 请. Only a text message says 您, and only messages
### between people say 你. No pronoun and no title tells anyone's gender.
### Status: checked
### Read: 2026-11-30, cold reader, zh-Hans
###
### Chinese words have no plural, gender, or case. A noun has a measure word between its number and itself: 3条消息,
### 两张照片. Two of anything that is counted is 两, written out, because some voices read 2个 as 二个. Numbers alone,
### ranks, decimals, dates and times keep their digits: 第2项, 2.5, 2点30分.
###
### A state stands before its noun, and after the number: 3条未读消息. What somebody did is a verb before the number:
### 已完成3项任务, 漏服3剂药.
###
### Clock: 12 hours with the part of the day that people name (凌晨, 早上, 上午, 中午, 下午, 晚上), as in CLDR. On a clock of 24
### hours the hours until noon have it too, for 8点 alone may be heard as the evening: 上午9点, 14点30分, but 9点到17点. 0:00
### is 零点.
###
### Between Chinese characters, digits, and names there are no spaces. Punctuation is full-width. A colon is read as
### a pause.
###
### $case has these values:
###
### "first": a count with its state at its noun, after words that can't stand before a verb: 超过3张已选择的照片.
### "end": a number with its measure word only, or a day of the week without its date.
### "as": a state after 标记为. "until": a state before 至. "infinitive": an outcome after 以.
### "gaining", "losing", "more", "less", "plus", "minus": a rate, with its verb or sign inside: 每天减少45分钟.
### "onetime": a schedule that happens only once: 一次.
### "per": the part that two amounts share: 每月. "last": the amount without it.
### "dial": a time without its part of the day. "half": a time of which only the half of the day is looked at.

## Settings: one word each, read by the library and never spoken

# Some voices read 1,234 as two numbers.
number-digits = plain

## Signs

# 负5美元; 每小时负5公里.
minus = { HEAD($amount) ->
    [each] { FORM($amount, case: "minus") }
    [era] 公元前{ NUMBER($amount, style: "words") }年
   *[other] 负{ FORM($amount, case: "first") }
}

# 零上5摄氏度, as 零下5摄氏度; 正5, 正百分之5; 加5美元; 每小时正5公里.
plus = { TAIL($amount) ->
    [digit] { plus-number }
    [degrees] 零上{ $amount }
   *[other] { HEAD($amount) ->
        [each] { FORM($amount, case: "plus") }
       *[other] 加{ FORM($amount, case: "first") }
    }
}
plus-number = 正{ $amount }
-tail-degrees = 摄氏度 华氏度
-tail-digit = 0 1 2 3 4 5 6 7 8 9 万 亿

## Numbers

infinity = 无穷大

number-unavailable = 数值不可用

ordinal = 第{ $value }

percent = 百分之{ $value }

# 负5到正5: after 负5, 5 alone may be heard as below zero, too.
range = { HEAD($from) ->
    [minus] { $from }到{ range.end }
   *[other] { $from }到{ $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] { TAIL($to) ->
            [degrees] 零上{ $to }
           *[other] 正{ $to }
        }
    }
-head-era = 公元
-head-minus = 负 零下
# What has no 正: what is below zero, zero itself, and rates.
-head-unsigned = 负 零 0 !0. 每

## Large numbers, rounded. The powers go by ten thousands. 万亿 is said in mainland China, where 兆 is a million

compact-4 = { $count ->
    [2] 两万
   *[other] { $count }万
}

compact-8 = { $count ->
    [2] 两亿
   *[other] { $count }亿
}

compact-12 = { $count ->
    [2] 两万亿
   *[other] { $count }万亿
}
