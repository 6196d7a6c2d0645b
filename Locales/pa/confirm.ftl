done-added = ਸ਼ਾਮਲ ਕੀਤਾ ਗਿਆ: { $name }
    .alone = ਸ਼ਾਮਲ ਕੀਤਾ ਗਿਆ
done-removed = ਹਟਾਇਆ ਗਿਆ: { $name }
    .alone = ਹਟਾਇਆ ਗਿਆ
done-saved = ਸੇਵ ਕੀਤਾ ਗਿਆ: { $name }
    .alone = ਸੇਵ ਕੀਤਾ ਗਿਆ
done-created = ਬਣਾਇਆ ਗਿਆ: { $name }
    .alone = ਬਣਾਇਆ ਗਿਆ
done-updated = ਅੱਪਡੇਟ ਕੀਤਾ ਗਿਆ: { $name }
    .alone = ਅੱਪਡੇਟ ਕੀਤਾ ਗਿਆ
done-copied = ਕਾਪੀ ਕੀਤਾ ਗਿਆ: { $name }
    .alone = ਕਾਪੀ ਕੀਤਾ ਗਿਆ
done-shared = ਸ਼ੇਅਰ ਕੀਤਾ ਗਿਆ: { $name }
    .alone = ਸ਼ੇਅਰ ਕੀਤਾ ਗਿਆ
done-archived = { $name } ਹੁਣ ਆਰਕਾਈਵ ਵਿੱਚ
    .alone = ਆਰਕਾਈਵ ਕੀਤਾ ਗਿਆ
done-favorite = { $name } ਹੁਣ ਮਨਪਸੰਦ ਵਿੱਚ
    .alone = ਮਨਪਸੰਦ ਵਿੱਚ ਸ਼ਾਮਲ ਕੀਤਾ ਗਿਆ
done-unfavorite = { $name } ਹੁਣ ਮਨਪਸੰਦ ਵਿੱਚ ਨਹੀਂ
    .alone = ਮਨਪਸੰਦ ਵਿੱਚੋਂ ਹਟਾਇਆ ਗਿਆ
done-moved = { $name } ਹੁਣ { $place } ਵਿੱਚ
    .alone = { $place } ਵਿੱਚ ਲਿਜਾਇਆ ਗਿਆ
done-sent = { $who } ਨੂੰ ਭੇਜਿਆ ਗਿਆ
    .alone = ਭੇਜਿਆ ਗਿਆ
done-marked = { HEAD(FORM($state, case: "oblique")) ->
    [taken] ਦਰਜ ਕੀਤਾ ਗਿਆ ਕਿ { $name } ਦੀ ਖੁਰਾਕ ਲੈ ਲਈ ਗਈ
   *[other] { $name } ਨੂੰ { mark-as } ਵਜੋਂ ਮਾਰਕ ਕੀਤਾ ਗਿਆ
}
    .alone = { HEAD(FORM($state, case: "oblique")) ->
        [taken] ਦਰਜ ਕੀਤਾ ਗਿਆ ਕਿ ਖੁਰਾਕ ਲੈ ਲਈ ਗਈ
       *[other] { mark-as } ਵਜੋਂ ਮਾਰਕ ਕੀਤਾ ਗਿਆ
    }
done-deleted-things = { TRAIT($things, "gender") ->
    [feminine] { $count ->
        [1] { FORM($things, case: "inside") } ਮਿਟਾਈ ਗਈ
       *[other] { FORM($things, case: "inside") } ਮਿਟਾਈਆਂ ਗਈਆਂ
    }
    [masculine] { $count ->
        [1] { FORM($things, case: "inside") } ਮਿਟਾਇਆ ਗਿਆ
       *[other] { FORM($things, case: "inside") } ਮਿਟਾਏ ਗਏ
    }
   *[none] ਮਿਟਾਇਆ ਗਿਆ: { FORM($things, case: "inside") }
}
done-undone = ਅਣਕੀਤਾ ਕੀਤਾ ਗਿਆ
undo-available = { $done }। ਇਸਨੂੰ ਅਣਕੀਤਾ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ
updated-to = { $name } ਹੁਣ { $value }
    .alone = ਹੁਣ { $value }
screen-named = { $name } ਸਕ੍ਰੀਨ
    .alone = ਨਵੀਂ ਸਕ੍ਰੀਨ
panel-opened = { $name } ਪੈਨਲ ਖੁੱਲ੍ਹਾ
    .alone = ਪੈਨਲ ਖੁੱਲ੍ਹਾ
panel-closed = { $name } ਪੈਨਲ ਬੰਦ ਹੋਇਆ
    .alone = ਪੈਨਲ ਬੰਦ ਹੋਇਆ
outcome-delete-with = { $case ->
    [infinitive] { $name } ਅਤੇ { FORM($more, case: "inside") } ਮਿਟਾਉਣ
   *[statement] { $name } ਅਤੇ { FORM($more, case: "inside") } ਮਿਟਾਉਂਦਾ ਹੈ
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "oblique") } ਨੂੰ ਮਿਟਾਉਣ
       *[statement] { FORM($more, case: "oblique") } ਨੂੰ ਮਿਟਾਉਂਦਾ ਹੈ
    }
irreversible = ਇਸਨੂੰ ਅਣਕੀਤਾ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ
content-hidden = ਲੁਕਿਆ ਹੋਇਆ
locked-until = { FORM($time, case: "ahead") } ਤੱਕ ਲਾਕ
empty-add = ਸ਼ੁਰੂ ਕਰਨ ਲਈ { FORM($noun, 1) } ਸ਼ਾਮਲ ਕਰੋ
empty-other-word = ਕੋਈ ਦੂਜਾ ਸ਼ਬਦ ਅਜ਼ਮਾਓ
empty-nothing = ਦਿਖਾਉਣ ਲਈ ਕੁਝ ਨਹੀਂ
empty-data = ਕੋਈ ਡਾਟਾ ਨਹੀਂ
deleting = ਮਿਟਾਇਆ ਜਾ ਰਿਹਾ ਹੈ
sending = ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ
searching = ਖੋਜਿਆ ਜਾ ਰਿਹਾ ਹੈ
updating = ਅੱਪਡੇਟ ਹੋ ਰਿਹਾ ਹੈ
connecting = ਕਨੈਕਟ ਹੋ ਰਿਹਾ ਹੈ
calculating = ਹਿਸਾਬ ਲਗਾਇਆ ਜਾ ਰਿਹਾ ਹੈ
outcome-pause = { $case ->
    [infinitive] ਪਲੇਬੈਕ ਪੌਜ਼ ਕਰਨ
   *[statement] ਪਲੇਬੈਕ ਪੌਜ਼ ਕਰਦਾ ਹੈ
}
outcome-page = { $case ->
    [infinitive] ਪੰਨਾ ਬਦਲਣ
   *[statement] ਪੰਨਾ ਬਦਲਦਾ ਹੈ
}
