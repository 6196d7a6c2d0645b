### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: as = a state after ว่า, when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: count = the number of a count with its classifier
### Inner case: end = an amount, a day, or an hour without the part that was already said
### Inner case: joint = asks if a noun stands before the number, and is never heard
### Inner case: lead = the noun of a count, before its number
### Inner case: onetime = a schedule that happens only once
### Inner case: placed = a count after the name of a place
### Inner case: until = a state before the time until when it is so
### Inner case: whole = the first value of a chart, before its rest

## How this language counts: forms of words, the rules that choose them, and patterns
##
## Words have no singular and plural. A noun has a classifier, which is the word after the number.

# .counter: the classifier, the word after the number: รูป of รูปภาพ. .before: before a number, without การ: ออกกำลังกาย 3 ครั้ง.
# .counter-placed: the classifier in a place, where the noun isn't said, where it is another one.
forms-noun = plain
    .counter = required
    .counter-placed = counter
    .before = plain

form-noun = plain

# The value is said alone: ยังไม่ได้อ่าน.
# .attribute: after a noun and ที่: ข้อความที่ยังไม่ได้อ่าน.
# .as: after ว่า. .label: as the name of a field before a time. .until: before จนถึง.
forms-adjective = plain
    .attribute = plain
    .as = plain
    .label = plain
    .until = plain

form-adjective = attribute

form-predicate = { $case ->
    [as] as
    [label] label
    [until] until
   *[state] plain
}

## Numbers with their classifiers

# 3 รูป, but 1.2 หมื่นรูป and สามรูป.
numeral = { TAIL($count) ->
    [figure] { $count } { FORM($noun, form: "counter") }
   *[word] { $count }{ FORM($noun, form: "counter") }
}

# ที่ยังไม่ได้อ่าน, but ใหม่: .place = bare.
that-state = { TRAIT($state, "place") ->
    [bare] { FORM($state, form: "attribute") }
   *[clause] ที่{ FORM($state, form: "attribute") }
}

# ข้อความที่ยังไม่ได้อ่าน, but ใช้ยาแล้ว: .place = verb.
things-that = { TRAIT($state, "place") ->
    [verb] { FORM($state, form: "plain") }
   *[clause] { $noun }{ that-state }
}

## Patterns

# 25 ดอลลาร์, 1.2 ล้านดอลลาร์
counted-measure = { TAIL($count) ->
    [figure] { $count } { $noun }
   *[word] { $count }{ $noun }
}

# รูปภาพ 3 รูป. A noun with .named = counter is said by its classifier: 3 ข้อความ.
# accepted: unused-argument
counted = { TRAIT($noun, "named") ->
    [counter] { numeral }
   *[noun] { $case ->
        [joint] จุดต่อ
        [lead] { FORM($noun, form: "before") }
        [count] { numeral }
        [end] { numeral }
       *[plain] { FORM($noun, form: "before") } { numeral }
    }
}

# ข้อความที่ยังไม่ได้อ่าน 3 ข้อความ
# accepted: unused-argument
counted-state = { $case ->
    [joint] จุดต่อ
    [lead] { things-that }
    [count] { numeral }
    [end] { numeral }
   *[plain] { things-that } { numeral }
}

# For example: ไม่มีข้อความ
counted-none = ไม่มี{ $noun }

counted-none-state = ไม่มี{ $noun }{ that-state }

# For example: ยังไม่มีข้อความ
counted-empty = ยังไม่มี{ $noun }

# For example: การแจ้งเตือนมากกว่า 99 รายการ
# accepted: unused-argument
counted-more = { TRAIT($noun, "named") ->
    [counter] มากกว่า { numeral }
   *[noun] { $case ->
        [joint] จุดต่อ
        [lead] { FORM($noun, form: "before") }
        [count] มากกว่า { numeral }
       *[plain] { FORM($noun, form: "before") }มากกว่า { numeral }
    }
}

# accepted: unused-argument
counted-more-state = { $case ->
    [joint] จุดต่อ
    [lead] { things-that }
    [count] มากกว่า { numeral }
   *[plain] { things-that }มากกว่า { numeral }
}

more-than = มากกว่า { $value }
