### Elderly care, in Urdu

## Those who are cared for. کی and کے behind a name agree with what is owned.

profile-of = { $name } کی پروفائل
profile-photo-of = { $name } کی پروفائل تصویر
tasks-of = { $name } کے کام
select-profile = پروفائل منتخب کریں
create-new-profile = نئی پروفائل بنائیں

## Tasks

task = کام
task-for = { $task }، { $name } کے لیے
overdue-task = وقت پر نہ ہوا کام: { $task }
# "over": of the past, if the library names a day.
last-completed = آخری بار { FORM($ago, gender: "over") } مکمل ہوا
# Not وضاحت, for which one is called to account.
request-clarification = مزید معلومات مانگیں
    .hint = اس کام کے بارے میں مزید معلومات مانگیں
approve-response = جواب منظور کریں
    .hint = اس کام کو مکمل کے طور پر نشان زد کریں

## Reminders

send-medication-reminder = { $name } کو دوا کی یاد دہانی بھیجیں
send-reminder = { $name } کو یاد دہانی بھیجیں
    .hint = فوراً ایس ایم ایس کے ذریعے یاد دہانی بھیجتا ہے
reminder-time = یاد دہانی کا وقت منتخب کریں
    .hint = منتخب کریں کہ روزانہ کی یاد دہانی کب بھیجنی ہے

## Photos. "Sent by": the bare genitive would be a photo of that person.

photo-response = { $task } کے جواب میں { $name } کی بھیجی ہوئی تصویر
photo-showing = { $name } کی بھیجی ہوئی تصویر، مکمل کیا گیا کام: { $task }
# "Sketch": the screen reader says itself that it is an image.
cooking-illustration = کھانا پکانے کا خاکہ

## Tabs

tab-dashboard = ڈیش بورڈ
    .hint = آج کے کام اور جوابات دیکھیں
tab-gallery = تصویروں کی گیلری
    .hint = جواب میں اپنے عزیزوں کی بھیجی ہوئی تمام تصویریں دیکھیں
tab-habits = تمام عادتیں
    .hint = طے شدہ کاموں اور یاد دہانیوں کا انتظام کریں

## The form for a new profile

profile-name = پروفائل کا نام
    .gender = masculine
    .hint = اپنے عزیز کا نام درج کریں
phone-hint = ملک کے کوڈ کے ساتھ فون نمبر درج کریں
invalid-phone-format = فون نمبر کا فارمیٹ غلط ہے
relationship = آپ سے رشتہ
    .gender = masculine
    .hint = مثلاً دادی، والد، دوست
create-profile = پروفائل بنائیں

## What went wrong

problem-reminder = یاد دہانی نہیں بھیجی جا سکی۔ فون نمبر چیک کریں
