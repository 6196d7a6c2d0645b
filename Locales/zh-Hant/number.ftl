### Chinese in traditional characters (Taiwan). Register: plain spoken Chinese of apps. The listener is not
### addressed where a phrase can do without it; requests have 請. Only a text message says 您, and only messages
### between people say 你. No pronoun and no title tells anyone's gender.
### Status: checked
### Read: 2026-11-30, cold reader, zh-Hant
###
### Chinese words have no plural, gender, or case. A noun has a measure word between its number and itself: 3則訊息,
### 兩張照片. Two of anything that is counted is 兩, written out, because some voices read 2個 as 二個. Numbers alone,
### ranks, decimals, dates and times keep their digits: 第2項, 2.5, 2點30分.
###
### A state stands before its noun, and after the number: 3則未讀訊息. What somebody did is a verb before the number:
### 已完成3項任務, 漏服3劑藥.
###
### Clock: 12 hours with the part of the day that people name (凌晨, 早上, 上午, 中午, 下午, 晚上), as in CLDR
### (but 早上 for 清晨, which is said of daybreak only). On a clock of 24 hours the hours until noon have it too, for 8點
### alone may be heard as the evening: 上午9點, 14點30分, but 9點到17點. 0:00 is 凌晨零點.
###
### Between Chinese characters, digits, and names there are no spaces. Punctuation is full-width. A colon is read as
### a pause.
###
### $case has these values:
###
### "first": a count with its state at its noun, after words that can't stand before a verb: 超過3張已選取的照片.
### "end": a number with its measure word only, or a day of the week without its date.
### "as": a state after 標示為. "until": a state before 到. "infinitive": an outcome after 來.
### "gaining", "losing", "more", "less", "plus", "minus": a rate, with its verb or sign inside: 每天減少45分鐘, 每小時多5公里.
### "onetime": a schedule that happens only once: 一次.
### "per": the part that two amounts share: 每月. "last": the amount without it.
### "dial": a time without its part of the day. "half": a time of which only the half of the day is looked at.

## Settings: one word each, read by the library and never spoken

# Some voices read 1,234 as two numbers.
number-digits = plain

## Signs

# 負5美元; 每平方秒負5公尺. Speeds have .minus.
minus = { HEAD($amount) ->
    [acceleration] { FORM($amount, case: "minus") }
    [era] 西元前{ NUMBER($amount, style: "words") }年
   *[other] 負{ FORM($amount, case: "first") }
}
-head-acceleration = 每平方秒
-head-era = 西元

# 零上攝氏5度; 每小時正5公里; 正5, 正百分之5; 加5美元.
plus = { HEAD($amount) ->
    [degrees] 零上{ $amount }
    [each] { FORM($amount, case: "plus") }
   *[other] { TAIL($amount) ->
        [digit] { plus-number }
       *[other] 加{ FORM($amount, case: "first") }
    }
}
plus-number = 正{ $amount }
-head-degrees = 攝氏 華氏
-tail-digit = 0 1 2 3 4 5 6 7 8 9 萬 億 兆

## Numbers

infinity = 無窮大

number-unavailable = 無法取得數值

ordinal = 第{ $value }

percent = 百分之{ $value }

# 負5到正5: after 負5, 5 alone may be heard as below zero, too.
range = { HEAD($from) ->
    [minus] { $from }到{ range.end }
   *[other] { $from }到{ $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] 正{ $to }
    }
-head-minus = 負 攝氏零下 華氏零下
# What has no 正: what is below zero, and zero itself.
-head-unsigned = 負 零 0 !0. 攝氏零下 攝氏0 !攝氏0. 華氏零下 華氏0 !華氏0.

## Large numbers, rounded. The powers go by ten thousands. In Taiwan, 兆 is a million millions

compact-4 = { $count ->
    [2] 兩萬
   *[other] { $count }萬
}

compact-8 = { $count ->
    [2] 兩億
   *[other] { $count }億
}

compact-12 = { $count ->
    [2] 兩兆
   *[other] { $count }兆
}
