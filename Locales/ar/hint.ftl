## Outcomes of controls: said of the control (يفتح), never to the listener. "infinitive" is the verbal noun that comes
## after لـ; it has no article, so that لِ is written onto it as it is. After لِ voices do not know the word: its first
## letter has its mark.
##
## The article stands for "your": كلمة السر. A word for "your" would have a gender when it is heard.

outcome-details = { $case ->
    [infinitive] عَرض التَفاصيل
   *[statement] يَفتَح التَفاصيل
}
outcome-details-and-transactions = { $case ->
    [infinitive] عَرض التَفاصيل وَالمُعامَلات
   *[statement] يَفتَح التَفاصيل وَالمُعامَلات
}
outcome-details-of = { $case ->
    [infinitive] عَرض تَفاصيل { $who }
   *[statement] يَفتَح تَفاصيل { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] عَرض مَهام { $who }
   *[statement] يَفتَح مَهام { $who }
}
    .alone = { $case ->
        [infinitive] عَرض المَهام
       *[statement] يَفتَح المَهام
    }
outcome-task-details = { $case ->
    [infinitive] عَرض تَفاصيل المهمة
   *[statement] يَفتَح تَفاصيل المهمة
}
# Avoid الصورة: it may be a video or a map.
outcome-full-screen = { $case ->
    [infinitive] فَتح العَرض بِمِلء الشاشة
   *[statement] يَفتَح العَرض بِمِلء الشاشة
}
outcome-profile = { $case ->
    [infinitive] تَغيير الملف الشخصي
   *[statement] يُغَيِّر الملف الشخصي
}
outcome-filter = { $case ->
    [infinitive] عَرض خيارات التصفية
   *[statement] يَعرِض خيارات التصفية
}
# Avoid اختيار: after لـ voices say "no choice".
outcome-calendar = { $case ->
    [infinitive] تَحديد تاريخ آخر
   *[statement] يَفتَح التقويم لِتَحديد تاريخ آخر
}
outcome-sign-in = { $case ->
    [infinitive] تَسجيل الدخول بالبريد الإلكتروني وَكَلِمَة السر
   *[statement] يُسَجِّل الدخول بالبريد الإلكتروني وَكَلِمَة السر
}
outcome-reset-password = { $case ->
    [infinitive] إعادَة تعيين كلمة السر
   *[statement] يُعيد تعيين كلمة السر
}
outcome-save = { $case ->
    [infinitive] حِفظ التَغييرات
   *[statement] يَحفَظ التَغييرات
}
outcome-delete = { $case ->
    [infinitive] حَذف { $name } نهائيًا
   *[statement] يَحذِف { $name } نهائيًا
}
    .alone = { $case ->
        [infinitive] حَذف هذا العنصر نهائيًا
       *[statement] يَحذِف هذا العنصر نهائيًا
    }
outcome-play = { $case ->
    [infinitive] بَدء التشغيل
   *[statement] يَبدَأ التشغيل
}

## Gestures and keys: the gesture by its name, as Android's screen reader has it (النقر مرّتين), which addresses nobody.
## يُمكِن makes it a sentence: the name alone would be heard as a label. With an ending for "you" (يمكنك), voices would
## give the listener a gender.

hint-touch = يُمكِن النقر مَرَّتين لِ{ FORM($outcome, case: "infinitive") }
hint-touch-adjust = يُمكِن التمرير إلى أعلى أو إلى أسفل لِ{ FORM($outcome, case: "infinitive") }
hint-keyboard = يُمكِن الضغط على مفتاح المسافة لِ{ FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = يُمكِن الضغط على مفاتيح الأسهم لِ{ FORM($outcome, case: "infinitive") }
hint-pointer = يُمكِن النقر لِ{ FORM($outcome, case: "infinitive") }
hint-remote = يُمكِن الضغط على زر التحديد لِ{ FORM($outcome, case: "infinitive") }
