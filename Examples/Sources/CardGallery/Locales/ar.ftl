### Card gallery, in Arabic

## The gallery

cards = البِطاقات
settings = الإعدادات
change-page = { $case ->
    [infinitive] تَغيير الصفحة
   *[statement] يُغَيِّر الصفحة
}

## Cards

delete = حذف
    .named = حذف { $card }
share = مشاركة
like = إعجاب
read-more = قراءة المزيد
    .hint = يَعرِض النص كاملًا

## People

profile-photo-of = صورة ملف { $name } الشخصي

## Videos

play = تشغيل
pause = إيقاف مؤقت
pause-playback = { $case ->
    [infinitive] إيقاف التشغيل مؤقتًا
   *[statement] يُوقِف التشغيل مؤقتًا
}
length = المدة
position = موضع التشغيل

## Forms

minimum-length = { $count ->
    [1] حرف واحد على الأقل
    [2] حَرفان على الأقل
    [zero] { $count } حرف على الأقل
    [one] { $count } حرف على الأقل
    [two] { $count } حرف على الأقل
    [few] { $count } أحرُف على الأقل
    [many] { $count } حرفًا على الأقل
   *[other] { $count } حرف على الأقل
}
sign-in = تسجيل الدخول
sign-in-with-credentials = { $case ->
    [infinitive] تَسجيل الدخول بالبَيانات المُدخَلَة
   *[statement] يُسَجِّل الدخول بالبَيانات المُدخَلَة
}
comment = التعليق
    .gender = masculine
submit = إرسال
    .form = إرسال النموذج
report = الإبلاغ عن بطاقة

## What went wrong

problem-credentials = عنوان البريد الإلكتروني أو كلمة السر غير صَحيحَة
