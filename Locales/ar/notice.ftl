## Errors

error = خطأ: { $message }
    .alone = خطأ

# Requests are in the passive, which addresses nobody.
error-select-answer = يُرجى اختيار إجابة لِلمُتابَعَة

# Fields are definite, so that what follows is used for them: كلمة السر مطلوبة
field-email-address = عنوان البريد الإلكتروني
    .gender = masculine
field-phone-number = رقم الهاتف
    .gender = masculine
field-password = كلمة السر
    .gender = feminine
field-name = الاسم
    .gender = masculine

error-required = { $field } { TRAIT($field, "gender") ->
    [feminine] مَطلوبَة
   *[masculine] مطلوب
}
    .named = { $field }: حقل مطلوب

error-invalid = { $field } غير { TRAIT($field, "gender") ->
    [feminine] صالحة
   *[masculine] صالح
}
    .named = { $field }: قيمة غير صالحة

error-phone-format = يَجِب أَن يَبدَأ رقم الهاتف بِعَلامَة زائد ثم رمز البلد

## Work that the app is doing while the listener waits

loading = جارٍ التحميل
loading-tasks = جارٍ تحميل المَهام
loading-photo = جارٍ تحميل الصورة
creating-profile = جارٍ إنشاء الملف الشخصي
saving = جارٍ الحفظ
signing-in = جارٍ تسجيل الدخول
please-wait = { $activity }، يُرجى الانتظار

## Work that the app has done

done-transaction-created = تم إنشاء المعاملة
done-profile-saved = تم حفظ الملف الشخصي
done-deleted = تم حذف { $name }
    .alone = تم الحذف

## Screens that have nothing to show

# What was searched for may be in any form or script: it follows عن.
empty-results = لا تُوجَد نَتائِج لِلبَحث عن { $query }
    .alone = لا تُوجَد نَتائِج
empty-connection = لا يُوجَد اتصال بالإنترنت
empty-health-data = البَيانات الصحية غير مُتاحَة
