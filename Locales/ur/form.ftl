## Names of form fields

field-amount = رقم
    .gender = feminine
field-description = تفصیل
    .gender = feminine
field-comment = تبصرہ
    .gender = masculine
field-title = عنوان
    .gender = masculine
field-date = تاریخ
    .gender = feminine
field-time = وقت
    .gender = masculine
field-address = پتہ
    .gender = masculine
# A noun, for غلط before it and لازمی ہے after it.
field-select-profile = پروفائل کا انتخاب
    .gender = masculine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] { $count } خرابی: { $field }
   *[other] { $count } خرابیاں۔ پہلی: { $field }
}
    .alone = { $count ->
        [1] { $count } خرابی
       *[other] { $count } خرابیاں
    }
error-email-format = مکمل ای میل پتہ درج کریں، جیسے نام ایٹ مثال ڈاٹ کام
error-amount-range = رقم درج کریں: { $range }
    .exact = رقم درج کریں: { $amount }
error-number-range = { $least } سے { $most } تک کا عدد درج کریں
error-least-characters = { $count ->
    [1] کم از کم { $count } حرف درج کریں
   *[other] کم از کم { $count } حروف درج کریں
}
error-most-characters = { $count ->
    [1] زیادہ سے زیادہ { $count } حرف درج کریں
   *[other] زیادہ سے زیادہ { $count } حروف درج کریں
}
error-passwords-differ = دونوں پاس ورڈ ایک جیسے ہونے چاہئیں
error-credentials = ای میل پتہ یا پاس ورڈ غلط ہے۔ دونوں چیک کریں
error-choose = کم از کم ایک آپشن منتخب کریں
error-connection = انٹرنیٹ کنکشن نہیں ہے۔ کنیکٹ کر کے دوبارہ کوشش کریں
error-try-again = کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں
error-try-later = سروس ابھی دستیاب نہیں ہے۔ بعد میں دوبارہ کوشش کریں

## Whether the characters of a password can be seen

password-shown = پاس ورڈ نظر آ رہا ہے
password-hidden = پاس ورڈ پوشیدہ ہے

## Requirements of a form field

require-characters = { $count ->
    [1] کم از کم { $count } حرف
   *[other] کم از کم { $count } حروف
}
require-parts = { $length }، جن میں { $parts } شامل ہو
    .alone = لازمی: { $parts }
require-digit = ایک ہندسہ
require-symbol = ایک علامت
require-capital = ایک بڑا حرف
require-small = ایک چھوٹا حرف
require-all = تمام فیلڈز لازمی ہیں
require-option = { $count ->
    [1] نیچے دیا گیا آپشن منتخب کریں
   *[other] نیچے دیے گئے { $count } آپشنز میں سے منتخب کریں
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] { $count } حرف باقی
   *[other] { $count } حروف باقی
}
characters-none-left = کوئی حرف باقی نہیں
characters-over = { $count ->
    [1] حد سے { $count } حرف زیادہ
   *[other] حد سے { $count } حروف زیادہ
}
