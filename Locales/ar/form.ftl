## Names of form fields, definite as those of notice.ftl

field-amount = المبلغ
    .gender = masculine
field-description = الوصف
    .gender = masculine
field-comment = التعليق
    .gender = masculine
field-title = العنوان
    .gender = masculine
field-date = التاريخ
    .gender = masculine
field-time = الوقت
    .gender = masculine
# The title is العنوان too. Avoid عنوان السكن: it may be that of a branch or a delivery.
field-address = العنوان التفصيلي
    .gender = masculine
field-select-profile = اختيار الملف الشخصي
    .gender = masculine

## Errors in a form, and how to correct them: requests are in the passive, which addresses nobody

errors-in-form = { $count ->
    [1] خطأ واحد: { $field }
    [2] خَطَآن. الأول: { $field }
    [zero] { $count } خطأ. الأول: { $field }
    [one] { $count } خطأ. الأول: { $field }
    [two] { $count } خطأ. الأول: { $field }
    [few] { $count } أَخطاء. الأول: { $field }
    [many] { $count } خَطَأً. الأول: { $field }
   *[other] { $count } خطأ. الأول: { $field }
}
    .alone = { $count ->
        [1] خطأ واحد
        [2] خَطَآن
        [zero] { $count } خطأ
        [one] { $count } خطأ
        [two] { $count } خطأ
        [few] { $count } أَخطاء
        [many] { $count } خَطَأً
       *[other] { $count } خطأ
    }
# As addresses are said elsewhere. Avoid الاسم آت, which is heard as "the name is coming": إنفو is no word of its own.
error-email-format = يُرجى إدخال عنوان بريد إلكتروني كامل، مثل إِنفو آت إِكزامبِل نقطة كوم
error-amount-range = يُرجى إدخال مبلغ { $range }
    .exact = يُرجى إدخال المبلغ: { $amount }
error-number-range = يُرجى إدخال رقم من { $least } إلى { $most }
error-least-characters = يُرجى إدخال { FORM(require-characters, case: "genitive") }
error-most-characters = { $count ->
    [1] يُرجى إدخال حرف واحد على الأكثر
    [2] يُرجى إدخال حرفين على الأكثر
    [zero] يُرجى إدخال { $count } حرف على الأكثر
    [one] يُرجى إدخال { $count } حرف على الأكثر
    [two] يُرجى إدخال { $count } حرف على الأكثر
    [few] يُرجى إدخال { $count } أَحرُف على الأكثر
    [many] يُرجى إدخال { $count } حرفًا على الأكثر
   *[other] يُرجى إدخال { $count } حرف على الأكثر
}
error-passwords-differ = يَجِب أَن تَتَطابَق كَلِمَتا السر
error-credentials = عنوان البريد الإلكتروني أو كلمة السر غير صَحيحَة. يُرجى التحقق منهما
error-choose = يُرجى اختيار خيار واحد على الأقل
error-connection = لا يُوجَد اتصال بالإنترنت. يُرجى الاتصال بالشبكة وَإعادَة المحاولة
# Avoid حدث خطأ ما: the word stands in front (خطأ: …).
error-try-again = تَعَذَّرَ إتمام العملية. يُرجى إعادة المحاولة
error-try-later = الخدمة غير مُتاحَة الآن. يُرجى إعادة المحاولة لاحقًا

## Whether the characters of a password can be seen

password-shown = تم إظهار كلمة السر
password-hidden = تم إخفاء كلمة السر

## Requirements of a form field

require-characters = { $count ->
    [1] حرف واحد على الأقل
    [2] { $case ->
        [genitive] حرفين على الأقل
       *[nominative] حَرفان على الأقل
    }
    [zero] { $count } حرف على الأقل
    [one] { $count } حرف على الأقل
    [two] { $count } حرف على الأقل
    [few] { $count } أَحرُف على الأقل
    [many] { $count } حرفًا على الأقل
   *[other] { $count } حرف على الأقل
}
require-parts = { $length }، مع { $parts }
    .alone = مع { $parts }
require-digit = رقم
require-symbol = رَمز
require-capital = حرف كبير
require-small = حرف صغير
require-all = جَميع الحُقُول مَطلوبَة
require-option = { $count ->
    [1] يُرجى اختيار الخيار التالي
    [2] يُرجى اختيار أحد الخيارين التاليين
    [zero] يُرجى الاختيار من { $count } خيار
    [one] يُرجى الاختيار من { $count } خيار
    [two] يُرجى الاختيار من { $count } خيار
    [few] يُرجى الاختيار من { $count } خيارات
    [many] يُرجى الاختيار من { $count } خيارًا
   *[other] يُرجى الاختيار من { $count } خيار
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] بقي حرف واحد
    [2] بقي حَرفان
    [zero] بقي { $count } حرف
    [one] بقي { $count } حرف
    [two] بقي { $count } حرف
    [few] بقي { $count } أَحرُف
    [many] بقي { $count } حرفًا
   *[other] بقي { $count } حرف
}
characters-none-left = لم يَبقَ أي حرف
characters-over = { $count ->
    [1] تجاوز الحد بِحَرف واحد
    [2] تجاوز الحد بِحَرفين
    [zero] تجاوز الحد بِمِقدار { $count } حرف
    [one] تجاوز الحد بِمِقدار { $count } حرف
    [two] تجاوز الحد بِمِقدار { $count } حرف
    [few] تجاوز الحد بِمِقدار { $count } أَحرُف
    [many] تجاوز الحد بِمِقدار { $count } حرفًا
   *[other] تجاوز الحد بِمِقدار { $count } حرف
}
