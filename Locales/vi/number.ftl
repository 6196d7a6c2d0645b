### Vietnamese (Vietnam). Register: plain and neutral, as in the apps of Apple and Google. The listener isn't addressed where a
### phrase can do without it. Only messages between people and the listener's time zone say bạn, and only requests say
### vui lòng. No pronoun tells anyone's age, rank, or gender. A text message greets with chào and the name alone.
### Status: checked
### Read: 2026-11-30, cold reader, vi
###
### Vietnamese words have no plural, gender, or case. A noun has its classifier only where people say it (3 cuốn sách, but 3
### ảnh, 3 tin nhắn), and its state after it (3 tin nhắn chưa đọc). A state alone has the same words as after a noun: đã for
### what is done, đang for what goes on, chưa for what isn't done yet, bị for what somebody suffers.
###
### Clock: 14 giờ 30 phút, or 2 giờ 30 phút chiều. The word lúc is in the phrases around a time. The beginning of a day is 0 giờ
### on both clocks, because 12 giờ đêm nay is the end of today. Days of the week are thứ Hai, thứ Ba. A rank sounds the same, so
### it never stands alone: vị trí thứ hai, thứ Ba lần thứ hai.
###
### Spelling: tone marks as in hủy, khóa; i and y as in tỷ, ký.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs

minus = âm { $amount }

# dương 5 độ C, but cộng 5 đô la.
plus = { TRAIT($amount, "level") ->
    [yes] dương { $amount }
   *[other] { TAIL($amount) ->
        [digit] dương { $amount }
       *[other] cộng { $amount }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9 nghìn triệu tỷ

## Numbers

infinity = vô cực

number-unavailable = không có số liệu

# A rank alone would sound like a day of the week: thứ ba. The voice would read thứ 4 with bốn.
ordinal = vị trí { rank }
rank = { $value ->
    [1] thứ nhất
    [2] thứ hai
    [3] thứ ba
    [4] thứ tư
    [5] thứ năm
   *[other] thứ { $value }
}

percent = { $value } phần trăm

# âm 5 đến dương 22: the sign may seem to belong to both numbers.
range = { HEAD($from) ->
    [minus] { $from } đến { range.end }
   *[other] { $from } đến { $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] dương { $to }
    }
-head-minus = âm
-head-unsigned = âm dương cộng 0 không !0.

## Large numbers, rounded

compact-3 = { $count } nghìn

compact-6 = { $count } triệu

compact-9 = { $count } tỷ

compact-12 = { $count } nghìn tỷ
