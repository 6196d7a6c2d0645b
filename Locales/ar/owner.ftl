## Things that belong to a person: after a name's thing, which then has no article (case "owned"): مهام Alice

thing-owned = { FORM($thing, case: "owned") } { $who }
# صورة ملف Alice الشخصي would put the name in the middle.
thing-profile-photo = { $case ->
    [owned] صورة حساب
   *[alone] صورة الملف الشخصي
}
thing-profile = { $case ->
    [owned] ملف تعريف
   *[alone] الملف الشخصي
}
thing-photo = { $case ->
    [owned] صورة
   *[alone] الصورة
}
thing-photos = { $case ->
    [owned] صور
   *[alone] الصور
}
thing-tasks = { $case ->
    [owned] مَهام
   *[alone] المَهام
}
thing-messages = { $case ->
    [owned] رَسائِل
   *[alone] الرَسائِل
}
thing-account = { $case ->
    [owned] حساب
   *[alone] الحساب
}
thing-calendar = { $case ->
    [owned] تقويم
   *[alone] التقويم
}
thing-location = { $case ->
    [owned] موقع
   *[alone] الموقع
}
thing-birthday = { $case ->
    [owned] عيد ميلاد
   *[alone] عيد الميلاد
}
