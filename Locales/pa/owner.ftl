thing-owned = { TRAIT($thing, "gender") ->
    [feminine] { $who } ਦੀ { $thing }
    [feminine-plural] { $who } ਦੀਆਂ { $thing }
    [masculine-plural] { $who } ਦੇ { $thing }
   *[masculine] { $who } ਦਾ { $thing }
}
thing-profile-photo = ਪ੍ਰੋਫ਼ਾਈਲ ਫ਼ੋਟੋ
    .gender = feminine
thing-profile = ਪ੍ਰੋਫ਼ਾਈਲ
    .gender = feminine
thing-photo = ਫ਼ੋਟੋ
    .gender = feminine
thing-photos = ਤਸਵੀਰਾਂ
    .gender = feminine-plural
thing-tasks = ਕੰਮ
    .gender = masculine-plural
thing-messages = ਸੁਨੇਹੇ
    .gender = masculine-plural
thing-account = ਖਾਤਾ
    .gender = masculine
thing-calendar = ਕੈਲੰਡਰ
    .gender = masculine
thing-location = ਟਿਕਾਣਾ
    .gender = feminine
thing-birthday = ਜਨਮਦਿਨ
    .gender = masculine
