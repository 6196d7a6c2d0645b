## The verbal noun, as on buttons, which addresses nobody: حذف Aspirin. What it is done to has the article, for it is
## the one at hand (حذف الرسالة); what is added or made has none (إضافة صورة).

action-open = فتح { $name }
    .alone = فتح
    .noun = فتح { FORM($noun, form: "definite") }
action-close = إغلاق { $name }
    .alone = إغلاق
    .noun = إغلاق { FORM($noun, form: "definite") }
action-edit = تعديل { $name }
    .alone = تعديل
    .noun = تعديل { FORM($noun, form: "definite") }
action-add = إضافة { $name }
    .alone = إضافة
    .noun = إضافة { FORM($noun, 1) }
action-create = إنشاء { $name }
    .alone = إنشاء
    .noun = إنشاء { FORM($noun, 1) }
action-remove = إزالة { $name }
    .alone = إزالة
    .noun = إزالة { FORM($noun, form: "definite") }
action-delete = حذف { $name }
    .alone = حذف
    .noun = حذف { FORM($noun, form: "definite") }
action-rename = إعادة تسمية { $name }
    .alone = إعادة التسمية
    .noun = إعادة تسمية { FORM($noun, form: "definite") }
action-move = نَقل { $name }
    .alone = نَقل
    .noun = نَقل { FORM($noun, form: "definite") }
action-copy = نَسخ { $name }
    .alone = نَسخ
    .noun = نَسخ { FORM($noun, form: "definite") }
action-save = حفظ { $name }
    .alone = حفظ
    .noun = حفظ { FORM($noun, form: "definite") }
action-download = تنزيل { $name }
    .alone = تنزيل
    .noun = تنزيل { FORM($noun, form: "definite") }
action-share = مشاركة { $name }
    .alone = مشاركة
    .noun = مشاركة { FORM($noun, form: "definite") }
action-send = إرسال { $name }
    .alone = إرسال
    .noun = إرسال { FORM($noun, form: "definite") }
action-select = تحديد { $name }
    .alone = تحديد
    .noun = تحديد { FORM($noun, form: "definite") }
action-play = تشغيل { $name }
    .alone = تشغيل
    .noun = تشغيل { FORM($noun, form: "definite") }
action-pause = إيقاف { $name } مؤقتًا
    .alone = إيقاف مؤقت
    .noun = إيقاف { FORM($noun, form: "definite") } مؤقتًا
action-pin = تثبيت { $name }
    .alone = تثبيت
    .noun = تثبيت { FORM($noun, form: "definite") }
action-unpin = إلغاء تثبيت { $name }
    .alone = إلغاء التثبيت
    .noun = إلغاء تثبيت { FORM($noun, form: "definite") }
action-mute = كَتم صوت { $name }
    .alone = كَتم الصوت
    .noun = كَتم صوت { FORM($noun, form: "definite") }
action-unmute = إلغاء كَتم صوت { $name }
    .alone = إلغاء كَتم الصوت
    .noun = إلغاء كَتم صوت { FORM($noun, form: "definite") }
# A colon instead of بِ, which would be written onto a name in any script.
action-like = أَعجَبَني: { $name }
    .alone = أَعجَبَني
    .noun = الإعجاب ب{ FORM($noun, form: "definite") }
action-favorite = إضافة { $name } إلى المُفَضَّلَة
    .alone = إضافة إلى المُفَضَّلَة
    .noun = إضافة { FORM($noun, form: "definite") } إلى المُفَضَّلَة
action-unfavorite = إزالة { $name } من المُفَضَّلَة
    .alone = إزالة من المُفَضَّلَة
    .noun = إزالة { FORM($noun, form: "definite") } من المُفَضَّلَة
action-archive = أَرشَفَة { $name }
    .alone = أَرشَفَة
    .noun = أَرشَفَة { FORM($noun, form: "definite") }
action-skip = تخطي { $name }
    .alone = تخطي
    .noun = تخطي { FORM($noun, form: "definite") }
action-snooze = تأجيل { $name }
    .alone = تأجيل
    .noun = تأجيل { FORM($noun, form: "definite") }
action-activate = تنشيط { $name }
    .alone = تنشيط
    .noun = تنشيط { FORM($noun, form: "definite") }
action-deactivate = إلغاء تنشيط { $name }
    .alone = إلغاء التنشيط
    .noun = إلغاء تنشيط { FORM($noun, form: "definite") }
action-approve = الموافقة على { $name }
    .alone = موافقة
    .noun = الموافقة على { FORM($noun, form: "definite") }
action-decline = رَفض { $name }
    .alone = رَفض
    .noun = رَفض { FORM($noun, form: "definite") }
action-report = الإبلاغ عن { $name }
    .alone = إبلاغ
    .noun = الإبلاغ عن { FORM($noun, form: "definite") }
# A colon as in action-like.
action-call = اتصال: { $name }
    .alone = اتصال
    .noun = الاتصال ب{ FORM($noun, form: "definite") }
action-reply = الرد على { $name }
    .alone = رد
    .noun = الرد على { FORM($noun, form: "definite") }
action-forward = إعادة توجيه { $name }
    .alone = إعادة توجيه
    .noun = إعادة توجيه { FORM($noun, form: "definite") }
action-block = حظر { $name }
    .alone = حظر
    .noun = حظر { FORM($noun, form: "definite") }
action-filter = تصفية { $name }
    .alone = تصفية
    .noun = تصفية { FORM($noun, form: "definite-plural") }
action-sort = ترتيب { $name }
    .alone = ترتيب
    .noun = ترتيب { FORM($noun, form: "definite-plural") }
# By what was done: تسجيل تناول Aspirin, إلغاء تنشيط Aspirin (see trait-marked in
# grammar.ftl). Other things come to a new state, which
# may be an adjective or a clause; a colon parts a clause or a preposition from إلى (إلى: حان الموعد, إلى: بدون علامة
# تحديد). After علامة a feminine one would be heard as that of the mark, and after كَ voices do not know the word.
-head-clause = تم تَمَّت تَتِمّ لم لا حان فشل نفد الصوت بدون ضمن
action-mark = { TRAIT($state, "marked") ->
    [favorite] { action-favorite }
    [act] { deed } { $name }
    [record] تسجيل { deed } { $name }
   *[other] تَغيير حالَة { $name } { to-state }
}
    .alone = { TRAIT($state, "marked") ->
        [favorite] { action-favorite.alone }
        [act] { deed-alone }
        [record] تسجيل { deed-alone }
       *[other] تَغيير الحالة { to-state }
    }
to-state = { HEAD($state) ->
    [clause] إلى: { $state }
   *[word] إلى { $state }
}
# What was done, before a name and alone: masculine, for تم comes before it.
deed = { TRAIT($state, "deed") ->
    [skipped] تخطي
    [completed] اكتمال
    [failed] فشل
    [approved] الموافقة على
    [refunded] استرداد مبلغ
    [shipped] شحن
    [delivered] تسليم
    [opened] فتح
    [verified] التحقق من
    [active] تنشيط
    [inactive] إلغاء تنشيط
    [selected] تحديد
    [unselected] إلغاء تحديد
    [muted] كَتم صوت
    [unmuted] إلغاء كَتم صوت
   *[taken] تناول
}
deed-alone = { TRAIT($state, "deed") ->
    [skipped] التخطي
    [completed] الاكتمال
    [failed] الفشل
    [approved] الموافقة
    [refunded] استرداد المبلغ
    [shipped] الشحن
    [delivered] التسليم
    [opened] الفتح
    [verified] التحقق
    [active] التنشيط
    [inactive] إلغاء التنشيط
    [selected] التحديد
    [unselected] إلغاء التحديد
    [muted] كَتم الصوت
    [unmuted] إلغاء كَتم الصوت
   *[taken] التناول
}

## Actions that often need no item

action-cancel = إلغاء { $name }
    .alone = إلغاء
    .noun = إلغاء { FORM($noun, form: "definite") }
action-retry = إعادة المحاولة: { $name }
    .alone = إعادة المحاولة
    .noun = إعادة المحاولة: { FORM($noun, form: "definite") }
action-undo = تراجع
action-redo = إعادة
action-next = التالي: { $name }
    .alone = التالي
    .noun = { FORM($noun, form: "definite") } { TRAIT($noun, "gender") ->
        [feminine] التالية
       *[masculine] التالي
    }
action-previous = السابق: { $name }
    .alone = السابق
    .noun = { FORM($noun, form: "definite") } { TRAIT($noun, "gender") ->
        [feminine] السابقة
       *[masculine] السابق
    }
action-next-day = اليوم التالي
action-previous-day = اليوم السابق
action-back = رجوع
action-continue = متابعة
action-done = تم
action-submit = تقديم { $name }
    .alone = تقديم
    .noun = تقديم { FORM($noun, form: "definite") }
action-refresh = تحديث { $name }
    .alone = تحديث
    .noun = تحديث { FORM($noun, form: "definite-plural") }
action-search = بحث في { $name }
    .alone = بحث
    .noun = بحث في { FORM($noun, form: "definite-plural") }
action-select-all = تحديد الكل
    .noun = تحديد كل { FORM($noun, form: "definite-plural") }
action-deselect-all = إلغاء تحديد الكل
action-sign-in = تسجيل الدخول
action-sign-out = تسجيل الخروج
action-read-more = قراءة المزيد
action-settings = الإِعدادات
action-help = مساعدة
