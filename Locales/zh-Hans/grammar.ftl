### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: as = a state after 标记为, when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Inner case: dial = a time without its part of the day
### Inner case: end = a number with its measure word only, or a day of the week without its date
### Inner case: first = a count with its state at its noun
### Inner case: gaining = a rate that becomes larger
### Inner case: half = a time of the 24-hour clock, if only its half of the day matters
### Inner case: last = the second of two amounts, without the part that both share
### Inner case: less = a rate that is less than another one
### Inner case: losing = a rate that becomes smaller
### Inner case: minus = a rate below zero
### Inner case: more = a rate that is more than another one
### Inner case: onetime = a schedule that happens only once
### Inner case: per = the part that two amounts share, before the number
### Inner case: placed = a count after the name of a place
### Inner case: plus = a rate with its plus sign
### Inner case: until = a state before the time until when it is so
### Inner case: whole = the first value of a chart, before its rest

## How this language counts: forms of words, the rules that choose them, and patterns
##
## Chinese words have no singular and plural. Instead, a noun has a measure word, which is between the number and
## the noun (3条消息). A state has the ending that it needs before a noun (已取消的, 未读). The forms in this file are these
## measure words and endings.

## Forms

# The forms of nouns.
# The value follows the measure word: 药 in 4片药.
# .counter: the measure word. A noun that is its own measure word has .named = counter: 3页.
# .thing: the noun after a state and alone, where it is another one: 页面, 药片.
# .thing-counter: the measure word before a state and .thing: 3个未读页面.
# .placed-counter: the measure word in a place, where the noun isn't said: 3项不可用, for 3次不可用 is three times.
# .name: the noun as what an action is done to, where it is another one: 跳过用药.
forms-noun = plain
    .counter = required
    .thing = plain
    .thing-counter = counter
    .placed-counter = counter
    .name = thing

form-noun = plain

# The forms of states. The value is said alone: 未读.
# .attribute: before a noun: 已取消的, 未读.
# .loose: before a noun that is far away, or instead of it, with 的: 未读的.
# .single: before a noun of one syllable (.joint = loose): 未读的书, but 新书.
# .verb: before a number, of states with .place = verb.
# .dose, .medication, .task, .call, .field: alone, of such a thing.
# .as and .dose-as: after 标记为.
# .until: before 至.
forms-adjective = plain
    .attribute = required
    .loose = attribute
    .single = loose
    .verb = plain
    .dose = plain
    .medication = dose
    .task = plain
    .call = plain
    .field = plain
    .as = plain
    .dose-as = as
    .until = plain

form-adjective = { TRAIT($noun, "joint") ->
    [loose] single
   *[plain] attribute
}

form-predicate = { $case ->
    [as] { form-predicate-as }
    [until] until
   *[state] { form-predicate-of }
}
form-predicate-as = { $gender ->
    [dose] dose-as
   *[other] as
}
form-predicate-of = { $gender ->
    [dose] dose
    [medication] medication
    [task] task
    [call] call
    [field] field
   *[other] plain
}

# The kinds of nouns. "thing" fits every other noun, such as those of apps. Such a noun can also leave its kind out.
trait-gender = dose medication task call field thing

## Numbers

# Of things that are counted: 两条消息.
numeral = { $count ->
    [2] 两
   *[other] { $count }
}

# The number with its measure word: 两条.
numeral-counter = { numeral }{ FORM($noun, form: "counter") }

## Patterns

# So much money, or so many units of time: 25美元, 3分钟.
counted-measure = { numeral }{ $noun }

counted = { TRAIT($noun, "named") ->
    [counter] { numeral-counter }
   *[noun] { $case ->
        [end] { numeral-counter }
       *[plain] { numeral-counter }{ $noun }
    }
}

# .place = verb: what somebody did with the things: 已完成3项任务. $case "first": 超过3项已完成的任务.
# .place = noun: the word says what is counted, too: 3个未接来电.
# accepted: unused-argument
counted-state = { $case ->
    [first] { counted-state-attribute }
    [end] { numeral-counter }
   *[plain] { TRAIT($state, "place") ->
        [verb] { FORM($state, form: "verb") }{ counted }
       *[attribute] { counted-state-attribute }
    }
}
# 已完成的3天: .stated = number.
counted-state-attribute = { TRAIT($state, "place") ->
    [noun] { numeral-counter }{ FORM($state, form: "plain") }
   *[other] { TRAIT($noun, "stated") ->
        [number] { FORM($state, form: "loose") }{ numeral-counter }
       *[thing] { numeral }{ FORM($noun, form: "thing-counter") }{ $state }{ FORM($noun, form: "thing") }
    }
}

# For example: 没有消息
counted-none = 没有{ FORM($noun, form: "thing") }

# For example: 没有未读消息. Of what somebody chooses, what is not chosen: 未选择照片.
# accepted: unused-argument
counted-none-state = { TRAIT($state, "place") ->
    [noun] 没有{ FORM($state, form: "plain") }
   *[attribute] { TRAIT($state, "absent") ->
        [negated] { FORM(state-not-selected, form: "plain") }{ FORM($noun, form: "thing") }
       *[plain] 没有{ $state }{ FORM($noun, form: "thing") }
    }
}

# For example: 还没有消息
counted-empty = 还没有{ FORM($noun, form: "thing") }

# For example: 超过99条通知
counted-more = 超过{ counted }

# 已服用超过两剂药
counted-more-state = { $case ->
    [first] 超过{ counted-state-attribute }
   *[plain] { TRAIT($state, "place") ->
        [verb] { FORM($state, form: "verb") }超过{ counted }
       *[attribute] 超过{ counted-state-attribute }
    }
}

more-than = 超过{ $value }
