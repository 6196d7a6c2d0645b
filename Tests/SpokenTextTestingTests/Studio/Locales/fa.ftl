# same for every number
noun-class = کلاس
# same for every number
noun-parcel = بسته
# same for every number
noun-mat = زیرانداز
# same for every number
noun-spot = جای خالی

state-booked = رزرو شده
state-lent = امانت داده شده
state-waiting = در فهرست انتظار

field-room = اتاق
field-instructor = مربی
field-deposit = ودیعه
field-level = سطح
field-booked = کلاس‌های رزرو شده

action-book = رزرو
action-check-in = ثبت ورود
action-return = بازگرداندن
action-invite = دعوت از دوست

level-easy = آسان
level-hard = سخت

screen-home = خانه
screen-loans = امانت‌ها

classes-booked = { $n ->
    [0] هیچ کلاسی رزرو نشده
    [1] یک کلاس رزرو شده
   *[other] { $n } کلاس رزرو شده
}
spots-left = { $n } { FORM(noun-spot, $n) }
# same for every number
mats-lent = { $n ->
    [one] { $n } زیرانداز امانت داده شده
   *[other] { $n } زیرانداز امانت داده شده
}
# same for every number
minutes-long = { $n ->
    [one] { $n } دقیقه
   *[other] { $n } دقیقه
}
# same for every number
weeks-in-a-row = { $n ->
    [one] { $n } هفته پیاپی
   *[other] { $n } هفته پیاپی
}
# same for every number
kilometers = { $n ->
    [one] { $n } کیلومتر
   *[other] { $n } کیلومتر
}
place-in-line = نفر { $n } در فهرست انتظار
# same for every number
delivered = { $n ->
    [one] { $who }: { $n } بسته
   *[other] { $who }: { $n } بسته
}
taught-by = با { $who }
invited = { $who } دعوت شده است
class-cancelled = { $class } لغو شد
class-moved = { $class } به { $room } منتقل شد
fee-due = مبلغ قابل پرداخت: { $amount }
deposit-for = ودیعه { $amount } برای { $what }
# same for every number
pass-price = { $count ->
    [one] { $count } کلاس به بهای { $amount }
   *[other] { $count } کلاس به بهای { $amount }
}
starts = شروع: { $when }
give-back-by = بازگرداندن: { $when }

setting-reminders = یادآوری کلاس‌ها
setting-newsletter = خبرنامه

error-full = این کلاس پر است. کلاس دیگری انتخاب کنید
error-no-card = کارت عضویت ندارید. یک کارت اضافه کنید

hint-schedule = برنامه را باز می‌کند
hint-map = نقشه را باز می‌کند

booking-done = کلاس رزرو شد
booking-failed = رزرو نشد. دوباره تلاش کنید
tip-of-the-day = آب بنوشید
