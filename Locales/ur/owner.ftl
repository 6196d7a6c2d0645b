## Things that belong to a person: کا agrees with the thing

thing-owned = { TRAIT($thing, "gender") ->
    [feminine] { $who } کی { $thing }
    [masculine-plural] { $who } کے { $thing }
   *[masculine] { $who } کا { $thing }
}
thing-profile-photo = پروفائل تصویر
    .gender = feminine
thing-profile = پروفائل
    .gender = feminine
thing-photo = تصویر
    .gender = feminine
thing-photos = تصویریں
    .gender = feminine
thing-tasks = کام
    .gender = masculine-plural
thing-messages = پیغامات
    .gender = masculine-plural
thing-account = اکاؤنٹ
    .gender = masculine
thing-calendar = کیلنڈر
    .gender = masculine
thing-location = لوکیشن
    .gender = feminine
thing-birthday = سالگرہ
    .gender = feminine
