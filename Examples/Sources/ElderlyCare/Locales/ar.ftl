### Elderly care, in Arabic

## Those who are cared for. A name stands behind a noun, which leaves it as it is: no لـ or بـ is written onto it.

profile-of = ملف { $name } الشخصي
profile-photo-of = صورة ملف { $name } الشخصي
tasks-of = مهام { $name }
select-profile = اختيار الملف الشخصي
create-new-profile = إنشاء ملف شخصي جديد

## Tasks

task = المهمة
# "Morning medication, Grandma's task". The word for a task is said once: "Grandma's overdue task: Morning medication".
task-for = { $case ->
    [overdue] مهمة { $name } مُتَأَخِّرَة: { $task }
   *[task] { $task }، مهمة { $name }
}
    .whose = person
overdue-task = { TRAIT($task, "whose") ->
    [person] { FORM($task, case: "overdue") }
   *[nobody] مهمة مُتَأَخِّرَة: { $task }
}
# Said of المهمة.
last-completed = اِكتَمَلَت آخِر مرة { $ago }
request-clarification = طلب توضيح
    .hint = طلب مزيد من التفاصيل عن هذه المهمة
approve-response = الموافقة على الرد
    .hint = تسجيل اكتمال هذه المهمة

## Reminders

send-medication-reminder = إرسال تذكير بالدواء إلى { $name }
send-reminder = إرسال تذكير إلى { $name }
    .hint = يُرسِل التذكير فورًا في رسالة نصية
reminder-time = اختيار وقت التذكير
    .hint = تحديد وقت إرسال التذكير اليومي

## Photos

photo-response = صورة من { $name } ردًا على المهمة { $task }
photo-showing = صورة من { $name } تُظهِر إكمال المهمة { $task }
cooking-illustration = رسم توضيحي لِلطَبخ

## Tabs

tab-dashboard = لوحة المعلومات
    .hint = عَرض مهام اليوم والردود
tab-gallery = معرض الصور
    .hint = عَرض جميع الصور الوارِدَة من الأحِبَّاء ردًا على المهام
tab-habits = جميع العادات
    .hint = إدارة المهام والتذكيرات المُجَدوَلَة

## The form for a new profile

profile-name = اسم الملف الشخصي
    .gender = masculine
    .hint = إدخال اسم أحد الأحِبَّاء
phone-hint = إدخال رقم الهاتف مع رمز البلد
invalid-phone-format = تنسيق رقم الهاتف غير صالح
# Masculine, as the state "empty" behind it.
relationship = نوع العلاقة
    .gender = masculine
    .hint = على سبيل المثال، جَدَّة، أب، صديق
create-profile = إنشاء الملف الشخصي

## What went wrong

problem-reminder = تَعَذَّرَ إرسال التذكير. يُرجى التَحَقُّق من رقم الهاتف
