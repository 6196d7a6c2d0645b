## States, alone or of something
##
## Without a gender a state is masculine, or names what was done (تم التسليم). Feminine also serves for the plural of things,
## whatever the gender of one. Voices drop the vowels of many feminine words: those have their marks.

# Of a dose: تم تناولها. مأخوذ would be heard as "taken away".
state-taken = { $gender ->
    [feminine] تم تناولها
    [masculine] تم تناوله
   *[impersonal] تم التناول
}
state-missed = { $gender ->
    [feminine] فائِتَة
   *[masculine] فائت
}
state-skipped = { $gender ->
    [feminine] تم تخطيها
    [masculine] تم تخطيه
   *[impersonal] تم التخطي
}
# Phrases with قيد, as this one, are the same for all genders and numbers.
state-pending = قيد الانتظار
# $case "label", here and below: the name of a field, in front of a time.
state-scheduled = { $case ->
    [label] الموعد
   *[state] { $gender ->
        [feminine] مُجَدوَلَة
       *[masculine] مُجَدوَل
    }
}
# As in relative.ftl; مستحق would be heard as money that is owed. In front of a time that is still ahead, "its time has
# come" would be wrong.
state-due = { $case ->
    [label] الموعد
   *[state] { $gender ->
        [feminine] حان موعدها
        [masculine] حان موعده
       *[impersonal] حان الموعد
    }
}
state-overdue = { $gender ->
    [feminine] مُتَأَخِّرَة
   *[masculine] متأخر
}
state-completed = { $gender ->
    [feminine] مُكتمِلَة
   *[masculine] مكتمل
}
state-not-completed = { $gender ->
    [feminine] غير مُكتمِلَة
   *[masculine] غير مكتمل
}
state-in-progress = قيد التنفيذ
# Not فاشل, which judges.
state-failed = { $gender ->
    [feminine] فَشِلَت
   *[masculine] فشل
}
state-cancelled = { $gender ->
    [feminine] مُلغاة
   *[masculine] ملغى
}
state-approved = { $gender ->
    [feminine] تَمَّت الموافقة عليها
    [masculine] تَمَّت الموافقة عليه
   *[impersonal] تَمَّت الموافقة
}
state-declined = { $gender ->
    [feminine] مَرفوضَة
   *[masculine] مرفوض
}
state-refunded = تم استرداد المبلغ
state-processing = قيد المعالجة
state-shipped = { $gender ->
    [feminine] تم شحنها
    [masculine] تم شحنه
   *[impersonal] تم الشحن
}
state-delivered = { $gender ->
    [feminine] تم تسليمها
    [masculine] تم تسليمه
   *[impersonal] تم التسليم
}
state-draft = مسودة
state-new = { $gender ->
    [feminine] جَديدَة
   *[masculine] جديد
}
state-read = { $gender ->
    [feminine] مَقروءَة
   *[masculine] مقروء
}
state-unread = { $gender ->
    [feminine] غير مَقروءَة
   *[masculine] غير مقروء
}
state-active = { $gender ->
    [feminine] نَشِطَة
   *[masculine] نشط
}
state-inactive = { $gender ->
    [feminine] غير نَشِطَة
   *[masculine] غير نشط
}
# Not مشغل, which voices read as the word for a workshop.
state-on = قيد التشغيل
# The marks keep it from being read as a fire extinguisher.
state-off = { $gender ->
    [feminine] مُطفَأَة
   *[masculine] مُطفَأ
}
state-enabled = { $gender ->
    [feminine] مُفَعَّلَة
   *[masculine] مُفَعَّل
}
state-disabled = { $gender ->
    [feminine] غير مُفَعَّلَة
   *[masculine] غير مُفَعَّل
}
state-online = { $gender ->
    [feminine] مُتَّصِلَة بالإنترنت
   *[masculine] متصل بالإنترنت
}
state-offline = { $gender ->
    [feminine] غير مُتَّصِلَة بالإنترنت
   *[masculine] غير متصل بالإنترنت
}
state-away = { $gender ->
    [feminine] غائِبَة
   *[masculine] غائب
}
state-busy = { $gender ->
    [feminine] مَشغولَة
   *[masculine] مشغول
}
state-connected = { $gender ->
    [feminine] مُتَّصِلَة
   *[masculine] متصل
}
state-disconnected = { $gender ->
    [feminine] غير مُتَّصِلَة
   *[masculine] غير متصل
}
state-selected = { $gender ->
    [feminine] مُحَدَّدَة
   *[masculine] محدد
}
state-not-selected = { $gender ->
    [feminine] غير مُحَدَّدَة
   *[masculine] غير محدد
}
# The words of Android's screen reader, which tell a box from what is selected.
state-checked = تم التحديد
state-unchecked = لم يتم التحديد
state-partially-checked = تم التحديد جزئيًا
state-expanded = { $gender ->
    [feminine] مُوَسَّعَة
   *[masculine] موسع
}
state-collapsed = { $gender ->
    [feminine] مَطويَّة
   *[masculine] مطوي
}
state-required = { $gender ->
    [feminine] مَطلوبَة
   *[masculine] مطلوب
}
state-optional = { $gender ->
    [feminine] اختيارية
   *[masculine] اختياري
}
state-valid = { $gender ->
    [feminine] صالحة
   *[masculine] صالح
}
state-invalid = { $gender ->
    [feminine] غير صالحة
   *[masculine] غير صالح
}
state-empty = { $gender ->
    [feminine] فارِغَة
   *[masculine] فارغ
}
state-full = { $gender ->
    [feminine] مُمتَلِئَة
   *[masculine] ممتلئ
}
state-playing = قيد التشغيل
state-paused = { $gender ->
    [feminine] مُتَوَقِّفَة مؤقتًا
   *[masculine] متوقف مؤقتًا
}
state-stopped = { $gender ->
    [feminine] مُتَوَقِّفَة
   *[masculine] متوقف
}
# Of the sound, not of the thing.
state-muted = الصوت مكتوم
state-unmuted = الصوت غير مكتوم
state-locked = { $gender ->
    [feminine] مُقفَلَة
   *[masculine] مقفل
}
state-unlocked = { $gender ->
    [feminine] غير مُقفَلَة
   *[masculine] غير مقفل
}
state-favorite = ضمن المُفَضَّلَة
state-pinned = { $gender ->
    [feminine] مُثَبَّتَة
   *[masculine] مُثَبَّت
}
state-archived = { $gender ->
    [feminine] مُؤَرشَفَة
   *[masculine] مُؤَرشَف
}
state-verified = { $gender ->
    [feminine] تم التحقق منها
    [masculine] تم التحقق منه
   *[impersonal] تم التحقق
}
state-not-verified = { $gender ->
    [feminine] لم يتم التحقق منها
    [masculine] لم يتم التحقق منه
   *[impersonal] لم يتم التحقق
}
state-expired = { $gender ->
    [feminine] مُنتَهِيَة الصلاحية
   *[masculine] منتهي الصلاحية
}
state-available = { $gender ->
    [feminine] مُتاحَة
   *[masculine] متاح
}
state-unavailable = { $gender ->
    [feminine] غير مُتاحَة
   *[masculine] غير متاح
}
state-out-of-stock = نفد المخزون
state-live = بث مباشر
state-syncing = قيد المزامنة
state-synced = { $gender ->
    [feminine] تَمَّت مزامنتها
    [masculine] تَمَّت مزامنته
   *[impersonal] تَمَّت المزامنة
}
state-charging = قيد الشحن
state-low = { $gender ->
    [feminine] مُنخَفِضَة
   *[masculine] منخفض
}
state-critical = { $gender ->
    [feminine] حَرِجَة
   *[masculine] حَرِج
}
# Not مصفاة, which is heard as "a refinery".
state-filtered = { $gender ->
    [feminine] تَمَّت تصفيتها
    [masculine] تَمَّت تصفيته
   *[impersonal] تَمَّت التصفية
}

status = الحالة: { $state }
