## The time of an event: sẽ đến sau 12 phút nữa, sẽ đến vào thứ Ba lúc 17 giờ

event-arrival = sẽ đến { FORM($when, case: "on") }
# "Sắp" alone may be days from now.
event-arrival-now = đến nơi ngay bây giờ
event-arrival-past = đã đến { FORM($when, case: "on") }

event-departure = sẽ khởi hành { FORM($when, case: "on") }
event-departure-now = khởi hành ngay bây giờ
event-departure-past = đã khởi hành { FORM($when, case: "on") }
departure-cancelled = đã hủy chuyến

event-start = bắt đầu { FORM($when, case: "on") }
event-start-now = bắt đầu ngay bây giờ
event-start-past = đã bắt đầu { FORM($when, case: "on") }

event-end = kết thúc { FORM($when, case: "on") }
event-end-now = kết thúc ngay bây giờ
event-end-past = đã kết thúc { FORM($when, case: "on") }

event-expiry = hết hạn { FORM($when, case: "on") }
event-expiry-now = hết hạn ngay bây giờ
event-expiry-past = đã hết hạn { FORM($when, case: "on") }

event-opening = mở cửa { FORM($when, case: "on") }
event-opening-now = mở cửa ngay bây giờ
event-opening-past = đã mở cửa { FORM($when, case: "on") }

event-closing = đóng cửa { FORM($when, case: "on") }
event-closing-now = đóng cửa ngay bây giờ
event-closing-past = đã đóng cửa { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, lúc { $time }

## The end of a state that lasts now

until-time = cho đến { $time }

until-day = cho đến { $date }

# cho đến 9 giờ ngày mai: the time first. Đến alone would be heard as an arrival.
until-moment = cho đến { FORM($when, case: "until") }

until-open = mở cửa { $when }

until-closed = đóng cửa { $when }

open-always = mở cửa 24 giờ

until-state = { FORM($state, case: "until") } { $when }

## The beginning of a state that lasts now

since-time = từ { $time }

since-day = từ { FORM($date, case: "span") }

since-month = từ { $month }

## The last time that something was done

last-updated = cập nhật lần cuối { FORM($when, case: "on") }

last-completed = hoàn thành lần cuối { FORM($when, case: "on") }

last-active = hoạt động lần cuối { FORM($when, case: "on") }

last-used = sử dụng lần cuối { FORM($when, case: "on") }

last-synced = đồng bộ lần cuối { FORM($when, case: "on") }

last-saved = lưu lần cuối { FORM($when, case: "on") }

## Delays

delay-late = muộn { $duration }

delay-early = sớm { $duration }

delay-none = đúng giờ

## The time between a reminder and the event. 30 phút trước alone is 30 minutes ago

duration-before = trước { $duration }

## The time that is left

remaining = còn { $duration }

remaining-less = còn chưa đến { $duration }

remaining-about = còn khoảng { $duration }

remaining-none = không còn thời gian

## An amount that becomes larger or smaller

gaining = tăng { $amount }

losing = giảm { $amount }

gain-none = không thay đổi
