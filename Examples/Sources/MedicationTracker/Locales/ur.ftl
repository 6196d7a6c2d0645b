### Medication tracker, in Urdu

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count } ملی گرام
# same for every number
strength-milliliters = { $count } ملی لیٹر
taken-tablets = { $count ->
    [1] { $count } گولی
   *[other] { $count } گولیاں
}
# same for every number
taken-capsules = { $count } کیپسول
dosage = { $strength }، { $taken }

## When a medication is taken. The case "at" is the library's: it brings پر after minutes.

schedule-every-day = ہر دن { FORM($time, case: "at") }
# "Every Saturday" with کو would be heard as every week.
schedule-weekdays = ہر { FORM($days, case: "oblique") } کے روز { FORM($time, case: "at") }
schedule-none = کوئی شیڈول نہیں

## How well it goes. The grades agree with باقاعدگی.

adherence = دوا لینے میں باقاعدگی
graded = { $share }، { $grade }
grade-excellent = بہترین
grade-good = اچھی
grade-needs-improvement = بہتری کی ضرورت

## Tabs

tab-medications = دوائیں
    .hint = اپنی دوائیں دیکھیں اور ان کا انتظام کریں
tab-schedule = شیڈول
    .hint = خوراکوں کا روزانہ شیڈول دیکھیں
tab-history = ہسٹری
    .hint = خوراکوں کی ہسٹری اور باقاعدگی کے اعداد و شمار دیکھیں

## Buttons of the list of medications

filter-medications = دوائیں فلٹر کریں
    .hint = صرف زیر استعمال دوائیں دیکھنے کے لیے فلٹر کے آپشنز دکھاتا ہے
add-medication = دوا شامل کریں
    .hint = نئی دوا شامل کرنے کے لیے فارم کھولتا ہے

## Buttons and actions of one medication

edit = ترمیم کریں
    .hint = دوا کی تفصیلات میں ترمیم کریں
done = ہو گیا
    .hint = دوا کی تفصیلات بند کریں
add-schedule = شیڈول شامل کریں
    .hint = اس دوا کے لیے خوراکوں کا نیا شیڈول بناتا ہے
delete = { $medication } حذف کریں
    .hint = اس دوا اور اس کے تمام ڈیٹا کو مستقل طور پر حذف کرتا ہے
# In the words of the library's states of medications: زیر استعمال. فعال is effective. Avoid استعمال بند کریں, which is advice.
activate = { $medication } زیر استعمال دواؤں میں شامل کریں
    .hint = اس دوا کے شیڈول دوبارہ شروع کرتا ہے
deactivate = { $medication } زیر استعمال دواؤں سے ہٹائیں
    .hint = اس دوا کے شیڈول روکتا ہے اور ہسٹری محفوظ رکھتا ہے
delete-schedule = شیڈول حذف کریں

## Buttons of the schedule

select-date = تاریخ منتخب کریں
outcome-calendar = { $case ->
    [infinitive] کوئی دوسری تاریخ منتخب کرنے
   *[statement] کوئی دوسری تاریخ منتخب کرنے کے لیے کیلنڈر کھولتا ہے
}
previous-day = پچھلا دن
    .hint = ایک دن پہلے کی خوراکیں دکھاتا ہے
next-day = اگلا دن
    .hint = ایک دن بعد کی خوراکیں دکھاتا ہے
# The participle agrees with خوراک, which is said: beside the name alone it would be a slip of gender. درج کریں leads,
# or the dose would be heard as taken already.
mark-taken = درج کریں کہ { $medication } کی یہ خوراک لی گئی
    .hint = درج کرتا ہے کہ خوراک ابھی لی گئی
# "This dose": without it the medication would be given up.
skip = { $medication } کی یہ خوراک اسکپ کریں
    .hint = درج کرتا ہے کہ خوراک اسکپ کی گئی

## A dose. What was done is over, and so کل is clear.

dose-scheduled = مقررہ وقت: { $time }
    .day = مقررہ وقت: { $time }
dose-taken = لی گئی: { FORM($time, case: "at") }
    .day = لی گئی: { FORM($time, gender: "over") }
    .announced = درج کیا گیا کہ { $medication } کی خوراک لی گئی
dose-skipped = اسکپ کی گئی: { FORM($time, case: "at") }
    .day = اسکپ کی گئی: { FORM($time, gender: "over") }
    .announced = درج کیا گیا کہ { $medication } کی خوراک اسکپ کی گئی

## The history

filter-doses = خوراکیں فلٹر کریں
    .hint = فلٹر کے آپشنز دکھاتا ہے
# Of doses. Before them the plural is the singular: لی گئی خوراکیں
filter = فلٹر: { FORM($state, form: "feminine") } خوراکیں
    .hint = فلٹر بدلنے یا ہٹانے کے آپشنز دکھاتا ہے
# same for every number
last-days = پچھلے { $count } دن
    .hint = تاریخوں کی حد پچھلے { $count } دنوں پر سیٹ کرتا ہے

## The form for a new medication

strength = دوا کی طاقت
    .gender = feminine
    .hint = مثلاً { $strength }
save = محفوظ کریں
cancel = منسوخ کریں

## Announcements. The verb agrees with دوا, not with the name.

medication-added = دوا شامل کی گئی: { $medication }
medication-deleted = دوا حذف کی گئی: { $medication }
# In place of the library's wording, with کے طور پر نشان زد. Nothing else is marked by it here.
# Rewords
done-marked = { HEAD(FORM($state, case: "oblique")) ->
    [unused] دوا اب زیر استعمال نہیں: { $name }
   *[used] دوا اب زیر استعمال ہے: { $name }
}
-head-unused = غیر

## What went wrong

problem-storage = دوائیں لوڈ نہیں ہو سکیں۔ بعد میں دوبارہ کوشش کریں
