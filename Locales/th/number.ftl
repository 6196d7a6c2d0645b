### Thai (Thailand). Register: plain written Thai as in the apps of phones. The listener has no pronoun, and no phrase ends
### in ครับ or ค่ะ, which tell the speaker's gender. Requests have โปรด. Only messages between people say คุณ. There are no royal
### words.
### Status: checked
### Read: 2026-11-30, cold reader, th
###
### Thai words have no plural, gender, or case. A noun stands before its number, and a classifier after it: รูปภาพ 3 รูป. If
### the classifier is the noun itself, it is said once: 3 ข้อความ. A state follows the noun, with ที่: ข้อความที่ยังไม่ได้อ่าน 3 ข้อความ.
###
### There are no spaces between words, but around numbers, names, and Latin letters, and between clauses. A space is a short
### pause to a voice, so commas are only where
### several things follow each other.
###
### Clock: 14 นาฬิกา 30 นาที on the 24-hour clock, with 0 นาฬิกา for the beginning of a day. On the 12-hour clock, the hours of
### everyday speech, in words: ตีสอง, แปดโมงเช้า, บ่ายสองโมงครึ่ง, สองทุ่ม.
###
### Years are those that the app gives, of the Common Era: 2026, not 2569. Each has ปี before it, and a decade is คริสต์ทศวรรษ.
###
### A negative value is ติดลบ, for ลบ alone means "delete" as well. Ordinals have ที่.
###
### $case has these values:
###
### "lead" and "count": the two parts of a count, รูปภาพ and 3 รูป, for words that stand between them: รูปภาพอย่างน้อย 3 รูป.
### "joint": asks if a count has two such parts, and is never heard.
### "end": an amount after another one that has said the noun, a day of the week without its date, and an hour without นาฬิกา.
### "as": a state after ว่า. "label": a state as the name of a field. "until": a state before จนถึง.
### "infinitive": an outcome after เพื่อ. "onetime": a schedule that happens only once. "whole": the first value of a chart.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Spaces: around digits and Latin letters, and not between Thai words

-head-figure = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* a b c d e f g h i j k l m n o p q r s t u v w x y z
-tail-figure = 0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z

# After a word: อย่างน้อย 3 เม็ด, อย่างน้อยครึ่งเม็ด
amount-near = { HEAD($amount) ->
    [figure] { " " }{ $amount }
   *[word] { $amount }
}

# 2 ถึง 4, 20 ดอลลาร์ถึง 30 ดอลลาร์, วันนี้ถึงพรุ่งนี้
to-end = { TAIL($from) ->
    [figure] { $from } { to-end-near }
   *[word] { $from }{ to-end-near }
}
to-end-near = { HEAD($to) ->
    [figure] ถึง { $to }
   *[word] ถึง{ $to }
}

## Signs

# The beginning of a count with its noun, if it is asked for. Nobody hears it.
-head-joint = จุดต่อ

minus = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }ติดลบ { FORM($amount, case: "count") }
   *[whole] ติดลบ{ amount-near }
}

plus = บวก{ amount-near }

## Numbers

infinity = อนันต์

number-unavailable = ไม่ทราบตัวเลข

ordinal = ที่ { $value }

percent = { $value } เปอร์เซ็นต์

# ติดลบ 5 ถึงบวก 22: the sign may seem to belong to both numbers.
range = { HEAD($from) ->
    [minus] { $from } { range.end }
   *[other] { to-end }
}
    .end = { HEAD($to) ->
        [unsigned] { to-end-near }
       *[signed] ถึงบวก { $to }
    }
-head-minus = ติดลบ
# What has no บวก: what is below zero, and zero itself.
-head-unsigned = ติดลบ 0 !0.

## Large numbers, rounded. Thai has a word for each power of ten up to a million, and counts millions with the same words

compact-3 = { $count } พัน

compact-4 = { $count } หมื่น

compact-5 = { $count } แสน

compact-6 = { $count } ล้าน

compact-9 = { $count } พันล้าน

compact-10 = { $count } หมื่นล้าน

compact-11 = { $count } แสนล้าน

compact-12 = { $count } ล้านล้าน
