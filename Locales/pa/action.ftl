action-open = { $name } ਖੋਲ੍ਹੋ
    .alone = ਖੋਲ੍ਹੋ
    .noun = { FORM($noun, 1) } ਖੋਲ੍ਹੋ
action-close = { $name } ਬੰਦ ਕਰੋ
    .alone = ਬੰਦ ਕਰੋ
    .noun = { FORM($noun, 1) } ਬੰਦ ਕਰੋ
action-edit = { $name } ਦਾ ਸੰਪਾਦਨ ਕਰੋ
    .alone = ਸੰਪਾਦਨ ਕਰੋ
    .noun = { FORM($noun, 1, case: "oblique") } ਦਾ ਸੰਪਾਦਨ ਕਰੋ
action-add = { $name } ਸ਼ਾਮਲ ਕਰੋ
    .alone = ਸ਼ਾਮਲ ਕਰੋ
    .noun = { FORM($noun, 1) } ਸ਼ਾਮਲ ਕਰੋ
action-create = { $name } ਬਣਾਓ
    .alone = ਬਣਾਓ
    .noun = { FORM($noun, 1) } ਬਣਾਓ
action-remove = { $name } ਹਟਾਓ
    .alone = ਹਟਾਓ
    .noun = { FORM($noun, 1) } ਹਟਾਓ
action-delete = { $name } ਮਿਟਾਓ
    .alone = ਮਿਟਾਓ
    .noun = { FORM($noun, 1) } ਮਿਟਾਓ
action-rename = { $name } ਦਾ ਨਾਮ ਬਦਲੋ
    .alone = ਨਾਮ ਬਦਲੋ
    .noun = { FORM($noun, 1, case: "oblique") } ਦਾ ਨਾਮ ਬਦਲੋ
action-move = { $name } ਦੂਜੀ ਥਾਂ ਲਿਜਾਓ
    .alone = ਦੂਜੀ ਥਾਂ ਲਿਜਾਓ
    .noun = { FORM($noun, 1) } ਦੂਜੀ ਥਾਂ ਲਿਜਾਓ
action-copy = { $name } ਕਾਪੀ ਕਰੋ
    .alone = ਕਾਪੀ ਕਰੋ
    .noun = { FORM($noun, 1) } ਕਾਪੀ ਕਰੋ
action-save = { $name } ਸੇਵ ਕਰੋ
    .alone = ਸੇਵ ਕਰੋ
    .noun = { FORM($noun, 1) } ਸੇਵ ਕਰੋ
action-download = { $name } ਡਾਊਨਲੋਡ ਕਰੋ
    .alone = ਡਾਊਨਲੋਡ ਕਰੋ
    .noun = { FORM($noun, 1) } ਡਾਊਨਲੋਡ ਕਰੋ
action-share = { $name } ਸ਼ੇਅਰ ਕਰੋ
    .alone = ਸ਼ੇਅਰ ਕਰੋ
    .noun = { FORM($noun, 1) } ਸ਼ੇਅਰ ਕਰੋ
action-send = { $name } ਭੇਜੋ
    .alone = ਭੇਜੋ
    .noun = { FORM($noun, 1) } ਭੇਜੋ
action-select = { $name } ਚੁਣੋ
    .alone = ਚੁਣੋ
    .noun = { FORM($noun, 1) } ਚੁਣੋ
action-play = { $name } ਚਲਾਓ
    .alone = ਚਲਾਓ
    .noun = { FORM($noun, 1) } ਚਲਾਓ
action-pause = { $name } ਪੌਜ਼ ਕਰੋ
    .alone = ਪੌਜ਼ ਕਰੋ
    .noun = { FORM($noun, 1) } ਪੌਜ਼ ਕਰੋ
action-pin = { $name } ਪਿੰਨ ਕਰੋ
    .alone = ਪਿੰਨ ਕਰੋ
    .noun = { FORM($noun, 1) } ਪਿੰਨ ਕਰੋ
action-unpin = { $name } ਅਣਪਿੰਨ ਕਰੋ
    .alone = ਅਣਪਿੰਨ ਕਰੋ
    .noun = { FORM($noun, 1) } ਅਣਪਿੰਨ ਕਰੋ
action-mute = { $name } ਨੂੰ ਮਿਊਟ ਕਰੋ
    .alone = ਮਿਊਟ ਕਰੋ
    .noun = { FORM($noun, 1, case: "oblique") } ਨੂੰ ਮਿਊਟ ਕਰੋ
action-unmute = { $name } ਨੂੰ ਅਣਮਿਊਟ ਕਰੋ
    .alone = ਅਣਮਿਊਟ ਕਰੋ
    .noun = { FORM($noun, 1, case: "oblique") } ਨੂੰ ਅਣਮਿਊਟ ਕਰੋ
action-like = { $name } ਪਸੰਦ ਕਰੋ
    .alone = ਪਸੰਦ ਕਰੋ
    .noun = { FORM($noun, 1) } ਪਸੰਦ ਕਰੋ
action-favorite = { $name } ਮਨਪਸੰਦ ਵਿੱਚ ਸ਼ਾਮਲ ਕਰੋ
    .alone = ਮਨਪਸੰਦ ਵਿੱਚ ਸ਼ਾਮਲ ਕਰੋ
    .noun = { FORM($noun, 1) } ਮਨਪਸੰਦ ਵਿੱਚ ਸ਼ਾਮਲ ਕਰੋ
action-unfavorite = { $name } ਮਨਪਸੰਦ ਵਿੱਚੋਂ ਹਟਾਓ
    .alone = ਮਨਪਸੰਦ ਵਿੱਚੋਂ ਹਟਾਓ
    .noun = { FORM($noun, 1) } ਮਨਪਸੰਦ ਵਿੱਚੋਂ ਹਟਾਓ
action-archive = { $name } ਆਰਕਾਈਵ ਕਰੋ
    .alone = ਆਰਕਾਈਵ ਕਰੋ
    .noun = { FORM($noun, 1) } ਆਰਕਾਈਵ ਕਰੋ
action-skip = { $name } ਛੱਡੋ
    .alone = ਛੱਡੋ
    .noun = { FORM($noun, 1) } ਛੱਡੋ
action-snooze = { $name } ਬਾਰੇ ਬਾਅਦ ਵਿੱਚ ਯਾਦ ਕਰਵਾਓ
    .alone = ਬਾਅਦ ਵਿੱਚ ਯਾਦ ਕਰਵਾਓ
    .noun = { FORM($noun, 1) } ਸਨੂਜ਼ ਕਰੋ
action-activate = { $name } ਸਰਗਰਮ ਕਰੋ
    .alone = ਸਰਗਰਮ ਕਰੋ
    .noun = { FORM($noun, 1) } ਸਰਗਰਮ ਕਰੋ
action-deactivate = { $name } ਗੈਰ-ਸਰਗਰਮ ਕਰੋ
    .alone = ਗੈਰ-ਸਰਗਰਮ ਕਰੋ
    .noun = { FORM($noun, 1) } ਗੈਰ-ਸਰਗਰਮ ਕਰੋ
action-approve = { $name } ਮਨਜ਼ੂਰ ਕਰੋ
    .alone = ਮਨਜ਼ੂਰ ਕਰੋ
    .noun = { FORM($noun, 1) } ਮਨਜ਼ੂਰ ਕਰੋ
action-decline = { $name } ਨਾਮਨਜ਼ੂਰ ਕਰੋ
    .alone = ਨਾਮਨਜ਼ੂਰ ਕਰੋ
    .noun = { FORM($noun, 1) } ਨਾਮਨਜ਼ੂਰ ਕਰੋ
action-report = { $name } ਦੀ ਸ਼ਿਕਾਇਤ ਕਰੋ
    .alone = ਸ਼ਿਕਾਇਤ ਕਰੋ
    .noun = { TRAIT($noun, "being") ->
        [fault] { FORM($noun, 1, case: "oblique") } ਦੀ ਰਿਪੋਰਟ ਕਰੋ
       *[thing] { FORM($noun, 1, case: "oblique") } ਦੀ ਸ਼ਿਕਾਇਤ ਕਰੋ
    }
action-call = { $name } ਨੂੰ ਕਾਲ ਕਰੋ
    .alone = ਕਾਲ ਕਰੋ
    .noun = { FORM($noun, 1, case: "oblique") } ਨੂੰ ਕਾਲ ਕਰੋ
action-reply = { $name } ਨੂੰ ਜਵਾਬ ਦਿਓ
    .alone = ਜਵਾਬ ਦਿਓ
    .noun = { TRAIT($noun, "being") ->
        [person] { FORM($noun, 1, case: "oblique") } ਨੂੰ ਜਵਾਬ ਦਿਓ
       *[thing] { FORM($noun, 1, case: "oblique") } ਦਾ ਜਵਾਬ ਦਿਓ
    }
action-forward = { $name } ਅੱਗੇ ਭੇਜੋ
    .alone = ਅੱਗੇ ਭੇਜੋ
    .noun = { FORM($noun, 1) } ਅੱਗੇ ਭੇਜੋ
action-block = { $name } ਨੂੰ ਬਲਾਕ ਕਰੋ
    .alone = ਬਲਾਕ ਕਰੋ
    .noun = { FORM($noun, 1, case: "oblique") } ਨੂੰ ਬਲਾਕ ਕਰੋ
action-filter = { $name } ਫ਼ਿਲਟਰ ਕਰੋ
    .alone = ਫ਼ਿਲਟਰ ਕਰੋ
    .noun = { FORM($noun, form: "plural") } ਫ਼ਿਲਟਰ ਕਰੋ
action-sort = { $name } ਕ੍ਰਮਬੱਧ ਕਰੋ
    .alone = ਕ੍ਰਮਬੱਧ ਕਰੋ
    .noun = { FORM($noun, form: "plural") } ਕ੍ਰਮਬੱਧ ਕਰੋ
# A dose that is taken is recorded in a clause: ਲੈ ਲਈ ਗਈ before ਵਜੋਂ would be heard as a sentence.
action-mark = { HEAD(FORM($state, case: "oblique")) ->
    [taken] ਦਰਜ ਕਰੋ ਕਿ { $name } ਦੀ ਖੁਰਾਕ ਲੈ ਲਈ ਗਈ
   *[other] { $name } ਨੂੰ { mark-as } ਵਜੋਂ ਮਾਰਕ ਕਰੋ
}
    .alone = { HEAD(FORM($state, case: "oblique")) ->
        [taken] ਦਰਜ ਕਰੋ ਕਿ ਖੁਰਾਕ ਲੈ ਲਈ ਗਈ
       *[other] { mark-as } ਵਜੋਂ ਮਾਰਕ ਕਰੋ
    }
mark-as = { HEAD(FORM($state, case: "oblique")) ->
    [running] ਚਾਲੂ
    [ended] ਬੰਦ
   *[other] { FORM($state, case: "oblique") }
}
-head-taken = ਲੈ !ਲੈਣ
-head-running = ਚੱਲ
-head-ended = ਬੰਦ
action-cancel = { $name } ਰੱਦ ਕਰੋ
    .alone = ਰੱਦ ਕਰੋ
    .noun = { FORM($noun, 1) } ਰੱਦ ਕਰੋ
action-retry = { $name } ਦੁਬਾਰਾ ਅਜ਼ਮਾਓ
    .alone = ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ
    .noun = { FORM($noun, 1) } ਦੁਬਾਰਾ ਅਜ਼ਮਾਓ
action-undo = ਅਣਕੀਤਾ ਕਰੋ
action-redo = ਦੁਬਾਰਾ ਕਰੋ
action-next = ਅਗਲਾ: { $name }
    .alone = ਅਗਲਾ
    .noun = { TRAIT($noun, "gender") ->
        [feminine] ਅਗਲੀ
       *[masculine] ਅਗਲਾ
    } { FORM($noun, 1) }
action-previous = ਪਿਛਲਾ: { $name }
    .alone = ਪਿਛਲਾ
    .noun = { TRAIT($noun, "gender") ->
        [feminine] ਪਿਛਲੀ
       *[masculine] ਪਿਛਲਾ
    } { FORM($noun, 1) }
action-next-day = ਅਗਲਾ ਦਿਨ
action-previous-day = ਪਿਛਲਾ ਦਿਨ
action-back = ਪਿੱਛੇ
action-continue = ਜਾਰੀ ਰੱਖੋ
action-done = ਹੋ ਗਿਆ
action-submit = { $name } ਸਬਮਿਟ ਕਰੋ
    .alone = ਸਬਮਿਟ ਕਰੋ
    .noun = { FORM($noun, 1) } ਸਬਮਿਟ ਕਰੋ
action-refresh = { $name } ਰਿਫ਼੍ਰੈਸ਼ ਕਰੋ
    .alone = ਰਿਫ਼੍ਰੈਸ਼ ਕਰੋ
    .noun = { FORM($noun, form: "plural") } ਰਿਫ਼੍ਰੈਸ਼ ਕਰੋ
action-search = { $name } ਖੋਜੋ
    .alone = ਖੋਜੋ
    .noun = { FORM($noun, form: "plural") } ਖੋਜੋ
action-select-all = ਸਾਰੇ ਚੁਣੋ
    .noun = { FORM(word-all, $noun, 2) } { FORM($noun, form: "plural") } ਚੁਣੋ
action-deselect-all = ਚੋਣ ਹਟਾਓ
action-sign-in = ਸਾਈਨ ਇਨ ਕਰੋ
action-sign-out = ਸਾਈਨ ਆਊਟ ਕਰੋ
action-read-more = ਹੋਰ ਪੜ੍ਹੋ
action-settings = ਸੈਟਿੰਗਾਂ
action-help = ਮਦਦ
