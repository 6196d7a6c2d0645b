## What was done to a thing: تم with a verbal noun

done-added = تَمَّت إضافة { $name }
    .alone = تَمَّت الإضافة
done-removed = تَمَّت إزالة { $name }
    .alone = تَمَّت الإزالة
done-saved = تم حفظ { $name }
    .alone = تم الحفظ
done-created = تم إنشاء { $name }
    .alone = تم الإنشاء
done-updated = تم تحديث { $name }
    .alone = تم التحديث
done-copied = تم نَسخ { $name }
    .alone = تم النَسخ
done-shared = تَمَّت مشاركة { $name }
    .alone = تَمَّت المشاركة
done-archived = تَمَّت أَرشَفَة { $name }
    .alone = تَمَّت الأَرشَفَة
done-favorite = تَمَّت إضافة { $name } إلى المُفَضَّلَة
    .alone = تَمَّت الإضافة إلى المُفَضَّلَة
done-unfavorite = تَمَّت إزالة { $name } من المُفَضَّلَة
    .alone = تَمَّت الإزالة من المُفَضَّلَة
done-moved = تم نَقل { $name } إلى { $place }
    .alone = تم النَقل إلى { $place }
done-sent = تم الإرسال إلى { $who }
    .alone = تم الإرسال
# The state stands behind a colon: some are clauses (تم التناول).
done-marked = { $name }، الحالة الجَديدَة: { $state }
    .alone = الحالة الجَديدَة: { $state }
done-deleted-things = تم حذف { FORM($things, case: "genitive") }
done-undone = تم التراجع
undo-available = { $done }. يُمكِن التراجع

## What changed by itself

updated-to = تم تحديث { $name } إلى { FORM($value, case: "genitive") }
    .alone = تم التحديث إلى { FORM($value, case: "genitive") }

## What is on the screen now

screen-named = شاشة { $name }
    .alone = شاشة جَديدَة
panel-opened = تم فتح لوحة { $name }
    .alone = تم فتح اللوحة
panel-closed = تم إغلاق لوحة { $name }
    .alone = تم إغلاق اللوحة

## What cannot be undone, and what is protected

outcome-delete-with = { $case ->
    [infinitive] حَذف { $name } وَ{ FORM($more, case: "genitive") }
   *[statement] يَحذِف { $name } وَ{ FORM($more, case: "accusative") }
}
    .alone = { $case ->
        [infinitive] حَذف { FORM($more, case: "genitive") }
       *[statement] يَحذِف { FORM($more, case: "accusative") }
    }
irreversible = لا يُمكِن التراجع عن ذلك
content-hidden = مَخفي
locked-until = مقفل حتى { FORM($time, case: "genitive") }

## Nothing to show, and what to do about it

empty-add = يُرجى إضافة { FORM($noun, 1) } لِلبَدء
empty-other-word = يُرجى تجربة كلمة أخرى
empty-nothing = لا شيء لِلعَرض
empty-data = لا تُوجَد بَيانات

## Work that goes on

deleting = جارٍ الحذف
sending = جارٍ الإرسال
searching = جارٍ البحث
updating = جارٍ التحديث
connecting = جارٍ الاتصال
calculating = جارٍ الحساب

## What happens when a control is used

outcome-pause = { $case ->
    [infinitive] إيقاف التشغيل مؤقتًا
   *[statement] يُوقِف التشغيل مؤقتًا
}
outcome-page = { $case ->
    [infinitive] تَغيير الصفحة
   *[statement] يُغَيِّر الصفحة
}
