### Family allowance, in Arabic

## The account of a child. Not المصروف alone: in an account it is heard as "expense".

weekly-allowance = مصروف الجيب الأسبوعي
allowance-schedule = موعد مصروف الجيب
last-allowance = آخِر دفعة من مصروف الجيب

## What money is for

category-allowance = مصروف الجيب
category-gifts = الهدايا

## What a child saves for

saved-share = تم ادِّخار { FORM($share, case: "genitive") }

## Headings

children = الأطفال
transactions = المعاملات
wish-list = قائمة الأمنيات
analytics = الإحصاءات

## Signing in

sign-in = تسجيل الدخول
register = إنشاء حساب
wait-hint = يُرجى الانتظار
# In the first person, which has no gender. The mark keeps it from being read as "you forgot".
forgot-password = نَسِيتُ كلمة السر
enter-email = إدخال عنوان البريد الإلكتروني لِتَسجيل الدخول

## Fields of a transaction. Masculine both, as the state "required" behind them.

amount = المبلغ
    .gender = masculine
what-for = الوصف
    .gender = masculine

## Buttons: verbal nouns

add-child = إضافة طفل
add-transaction = إضافة معاملة
add-wish = إضافة أمنية
buy = شراء
refresh = تحديث
sign-out = تسجيل الخروج
back = رجوع
cancel = إلغاء
save = حفظ
delete = حذف

## What went wrong

problem-credentials = عنوان البريد الإلكتروني أو كلمة السر غير صَحيحَة
