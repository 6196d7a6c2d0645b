### Medication tracker, in Arabic

## How strong a medication is, and how much of it is taken at a time. As in the library, 1 and 2 are said without a digit
## and the noun goes by the number, where CLDR leaves units as they are.

strength-milligrams = { $count ->
    [1] مِليغرام واحد
    [2] مِليغرامان
    [zero] { $count } مِليغرام
    [one] { $count } مِليغرام
    [two] { $count } مِليغرام
    [few] { $count } مِليغرامات
    [many] { $count } مِليغرامًا
   *[other] { $count } مِليغرام
}
strength-milliliters = { $count ->
    [1] مِليلتر واحد
    [2] مِليلِتران
    [zero] { $count } مِليلتر
    [one] { $count } مِليلتر
    [two] { $count } مِليلتر
    [few] { $count } مِليلِترات
    [many] { $count } مِليلِترًا
   *[other] { $count } مِليلتر
}
# Not قرص, whose dual is heard as "pirate"; the library's word.
taken-tablets = { $count ->
    [1] حَبَّة واحِدَة
    [2] حَبَّتان
    [zero] { $count } حَبَّة
    [one] { $count } حَبَّة
    [two] { $count } حَبَّة
    [few] { $count } حَبَّات
    [many] { $count } حَبَّة
   *[other] { $count } حَبَّة
}
taken-capsules = { $count ->
    [1] كَبسولَة واحِدَة
    [2] كَبسولَتان
    [zero] { $count } كَبسولَة
    [one] { $count } كَبسولَة
    [two] { $count } كَبسولَة
    [few] { $count } كَبسولات
    [many] { $count } كَبسولَة
   *[other] { $count } كَبسولَة
}
dosage = { $strength }، { $taken }

## When a medication is taken. Each time says الساعة itself.

schedule-every-day = كل يوم { $time }
# "On the days of": every Monday, not the next one.
schedule-weekdays = أيام { $days } { $time }
schedule-none = لا يُوجَد جدول

## How well it goes. The grades agree with الالتزام.

adherence = الالتزام بالأَدْوِيَة
graded = { $share }، { $grade }
grade-excellent = ممتاز
grade-good = جيد
grade-needs-improvement = بِحاجَة إلى تحسين

## Tabs

tab-medications = الأَدْوِيَة
    .hint = عَرض الأَدْوِيَة وَإدارَتها
tab-schedule = الجدول
    .hint = عَرض الجدول اليومي لِلجرعات
tab-history = السِجِلّ
    .hint = عَرض سِجِلّ الجرعات وَإحصائيات الالتزام

## Buttons of the list of medications

filter-medications = تصفية الأَدْوِيَة
    .hint = يَعرِض خيارات التصفية لِإظهار الأَدْوِيَة النَشِطَة فقط
add-medication = إضافة دواء
    .hint = يَفتَح نموذجًا لِإضافَة دواء جديد

## Buttons and actions of one medication. تنشيط goes with the state نشط.

edit = تعديل
    .hint = تعديل تفاصيل الدواء
done = تم
    .hint = إغلاق تفاصيل الدواء
add-schedule = إضافة جدول
    .hint = يُنشِئ جدول جُرعات جديدًا لِهذا الدواء
delete = حذف { $medication }
    .hint = يَحذِف هذا الدواء وَجَميع بَياناتِه نهائيًا
activate = تنشيط { $medication }
    .hint = يَستَأنِف جَداول هذا الدواء
deactivate = إلغاء تنشيط { $medication }
    .hint = يُوقِف جَداول هذا الدواء وَيَحتَفِظ بِسِجِلِّه
delete-schedule = حذف الجدول

## Buttons of the schedule

select-date = اختيار التاريخ
outcome-calendar = { $case ->
    [infinitive] تَحديد تاريخ آخر
   *[statement] يَفتَح التقويم لِتَحديد تاريخ آخر
}
previous-day = اليوم السابق
    .hint = يَعرِض جرعات اليوم السابق
next-day = اليوم التالي
    .hint = يَعرِض جرعات اليوم التالي
# "Record that … was taken": nothing agrees with the name.
mark-taken = تسجيل تناول { $medication }
    .hint = يُسَجِّل تناول الجرعة الآن
skip = تخطي { $medication }
    .hint = يُسَجِّل تخطي الجرعة

## A dose. Nouns: a verb would agree with a word that is not said

dose-scheduled = الموعد: { $time }
    .day = الموعد: { $time }
dose-taken = وقت التناول: { $time }
    .day = وقت التناول: { $time }
    .announced = { $medication }: تم تناول الجرعة
dose-skipped = وقت التخطي: { $time }
    .day = وقت التخطي: { $time }
    .announced = { $medication }: تم تخطي الجرعة

## The history

filter-doses = تصفية الجرعات
    .hint = يَعرِض خيارات لِإظهار بعض الجرعات فقط
# By their state: that reads as well where the state agrees with nothing (تم التناول).
filter = تصفية الجرعات حسب الحالة: { FORM($state, gender: "feminine") }
    .hint = يَعرِض خيارات لِتَغيير التصفية أو إزالَتها
last-days = { $count ->
    [zero] آخِر { $count } يوم
    [one] آخِر { $count } يوم
    [two] آخِر { $count } يوم
    [few] آخِر { $count } أيام
    [many] آخِر { $count } يومًا
   *[other] آخِر { $count } يوم
}
    .hint = { $count ->
        [zero] يَضبِط النطاق الزمني على آخِر { $count } يوم
        [one] يَضبِط النطاق الزمني على آخِر { $count } يوم
        [two] يَضبِط النطاق الزمني على آخِر { $count } يوم
        [few] يَضبِط النطاق الزمني على آخِر { $count } أيام
        [many] يَضبِط النطاق الزمني على آخِر { $count } يومًا
       *[other] يَضبِط النطاق الزمني على آخِر { $count } يوم
    }

## The form for a new medication

strength = تركيز الدواء
    .gender = masculine
    .hint = على سبيل المثال، { $strength }
save = حفظ
cancel = إلغاء

## Announcements

medication-added = تَمَّت إضافة { $medication }
medication-deleted = تم حذف { $medication }

## What went wrong

problem-storage = تَعَذَّرَ تحميل الأَدْوِيَة. يُرجى إعادة المحاولة لاحقًا
