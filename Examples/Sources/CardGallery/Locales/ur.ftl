### Card gallery, in Urdu

## The gallery

cards = کارڈز
settings = ترتیبات
change-page = { $case ->
    [infinitive] صفحہ بدلنے
   *[statement] صفحہ بدلتا ہے
}

## Cards

delete = حذف کریں
    .named = حذف کریں: { $card }
share = شیئر کریں
like = لائیک کریں
read-more = مزید پڑھیں
    .hint = پورا متن دکھاتا ہے

## People

profile-photo-of = { $name } کی پروفائل تصویر

## Videos

play = چلائیں
pause = موقوف کریں
pause-playback = { $case ->
    [infinitive] پلے بیک موقوف کرنے
   *[statement] پلے بیک موقوف کرتا ہے
}
length = دورانیہ
position = پلے بیک کا مقام

## Forms

minimum-length = { $count ->
    [1] کم از کم { $count } حرف
   *[other] کم از کم { $count } حروف
}
sign-in = سائن ان کریں
sign-in-with-credentials = { $case ->
    [infinitive] درج کی گئی معلومات سے سائن ان کرنے
   *[statement] درج کی گئی معلومات سے سائن ان کرتا ہے
}
comment = تبصرہ
    .gender = masculine
submit = جمع کرائیں
    .form = فارم جمع کرائیں
report = کارڈ کی شکایت کریں

## What went wrong

problem-credentials = ای میل پتہ اور پاس ورڈ آپس میں نہیں ملتے
