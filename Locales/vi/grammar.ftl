### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens: vào thứ Sáu
### Case: at = a time of day, if its day was said before: lúc 8 giờ
### Case: as = a state after là, when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: dial = a time without its part of the day
### Inner case: onetime = a schedule that happens only once
### Inner case: span = a day in a period from one day to another
### Inner case: until = a state before the time until when it is so, and a time with its day at the end of it
### Inner case: whole = the first value of a chart, before its rest

## Forms of words, and the rules that choose a form
##
## Words don't change. A noun has its classifier where it is counted. A state has other words in a few places.

# The value is counted: 3 cuốn sách, 3 viên.
# .name: the thing that an action is done to, and that has a number after it: thêm sách, sách 3 trên 12.
forms-noun = plain
    .name = plain

form-noun = plain

# .until: before the time until when it is so: có hiệu lực cho đến ngày 1.
# .label: the name of a field, before a time.
forms-adjective = plain
    .until = plain
    .label = plain

form-adjective = plain

form-predicate = { $case ->
    [until] until
    [label] label
   *[state] plain
}

## Patterns

counted = { $count } { $noun }

counted-measure = { $count } { $noun }

# 3 tin nhắn chưa đọc
counted-state = { $count } { $noun } { $state }

counted-none = không có { $noun } nào

# không có liều nào bị bỏ lỡ, but không có tin nhắn mới nào: a state with .place = near is one word with its noun.
counted-none-state = { TRAIT($state, "place") ->
    [near] không có { $noun } { $state } nào
    [chosen] chưa chọn { $noun } nào
   *[other] không có { $noun } nào { $state }
}

counted-empty = chưa có { $noun } nào

counted-more = hơn { counted }

counted-more-state = hơn { counted-state }

more-than = hơn { $value }
