## States. The forms and the trait .place are explained in grammar.ftl of hi. In a state that has its own verb or ਨਹੀਂ at its
## end, $case is "oblique" before a postposition, and "ahead" before ਤੱਕ.

# ਚੈੱਕ ਕੀਤਾ ਗਿਆ
word-done = ਕੀਤਾ ਗਿਆ
    .feminine = ਕੀਤੀ ਗਈ
    .plural = ਕੀਤੇ ਗਏ
    .feminine-plural = ਕੀਤੀਆਂ ਗਈਆਂ
    .negated = ਨਹੀਂ ਕੀਤਾ ਗਿਆ
    .negated-feminine = ਨਹੀਂ ਕੀਤੀ ਗਈ
# ਚਾਰਜ ਹੋ ਰਿਹਾ ਹੈ
word-going-on = ਹੋ ਰਿਹਾ ਹੈ
    .feminine = ਹੋ ਰਹੀ ਹੈ
    .plural = ਹੋ ਰਹੇ ਹਨ
    .feminine-plural = ਹੋ ਰਹੀਆਂ ਹਨ
# The same before a noun or before word-is
word-being = ਹੋ ਰਿਹਾ
    .feminine = ਹੋ ਰਹੀ
    .plural = ਹੋ ਰਹੇ
    .feminine-plural = ਹੋ ਰਹੀਆਂ
    .negated = ਨਹੀਂ ਹੋ ਰਿਹਾ
    .negated-feminine = ਨਹੀਂ ਹੋ ਰਹੀ
word-running = ਚੱਲ ਰਿਹਾ
    .feminine = ਚੱਲ ਰਹੀ
    .plural = ਚੱਲ ਰਹੇ
    .feminine-plural = ਚੱਲ ਰਹੀਆਂ
    .negated = ਨਹੀਂ ਚੱਲ ਰਿਹਾ
    .negated-feminine = ਨਹੀਂ ਚੱਲ ਰਹੀ
word-is = ਹੈ
    .plural = ਹਨ
    .feminine-plural = ਹਨ
word-having = ਵਾਲਾ
    .feminine = ਵਾਲੀ
    .plural = ਵਾਲੇ
    .feminine-plural = ਵਾਲੀਆਂ
word-all = ਸਾਰੇ
    .feminine = ਸਾਰੀਆਂ

# These three are used for doses and medicines, both feminine: so is the impersonal form.
# Alone ਲਈ ਗਈ would be heard as "went for".
state-taken = ਲੈ ਲਈ
    .masculine = ਲਿਆ ਗਿਆ
    .feminine = ਲੈ ਲਈ ਗਈ
    .plural = ਲਏ ਗਏ
    .feminine-plural = ਲਈਆਂ ਗਈਆਂ
    .predicate-feminine = ਲੈ ਲਈ
    .impersonal-oblique = ਲੈ ਲਈ ਗਈ
    .negated = ਨਹੀਂ ਲਿਆ ਗਿਆ
    .negated-feminine = ਨਹੀਂ ਲਈ ਗਈ
    .place = done
state-missed = ਖੁੰਝੀ ਹੋਈ
    .masculine = ਖੁੰਝਿਆ ਹੋਇਆ
    .plural = ਖੁੰਝੇ ਹੋਏ
    .feminine-plural = ਖੁੰਝੀਆਂ ਹੋਈਆਂ
    .impersonal-oblique = ਖੁੰਝੀ ਹੋਈ
state-skipped = ਛੱਡੀ ਗਈ
    .masculine = ਛੱਡਿਆ ਗਿਆ
    .plural = ਛੱਡੇ ਗਏ
    .feminine-plural = ਛੱਡੀਆਂ ਗਈਆਂ
    .impersonal-oblique = ਛੱਡੀ ਗਈ
    .negated = ਨਹੀਂ ਛੱਡਿਆ ਗਿਆ
    .negated-feminine = ਨਹੀਂ ਛੱਡੀ ਗਈ
    .place = done
state-pending = ਪੈਂਡਿੰਗ
state-scheduled = ਨਿਰਧਾਰਤ
state-due = { $case ->
    [label] ਤੈਅ ਸਮਾਂ
    [oblique] ਬਕਾਇਆ
    [ahead] ਬਕਾਇਆ
   *[state] ਸਮਾਂ ਹੋ ਗਿਆ
}
adjective-due = ਹੁਣ ਦਾ
    .feminine = ਹੁਣ ਦੀ
    .plural = ਹੁਣ ਦੇ
    .feminine-plural = ਹੁਣ ਦੀਆਂ
    .place = due
state-overdue = { $case ->
    [oblique] { adjective-overdue }
    [ahead] ਦੇਰੀ
   *[state] ਤੈਅ ਸਮਾਂ ਲੰਘ ਗਿਆ
}
adjective-overdue = ਤੈਅ ਸਮਾਂ ਪਾਰ ਕਰ ਚੁੱਕਾ
    .feminine = ਤੈਅ ਸਮਾਂ ਪਾਰ ਕਰ ਚੁੱਕੀ
    .plural = ਤੈਅ ਸਮਾਂ ਪਾਰ ਕਰ ਚੁੱਕੇ
    .feminine-plural = ਤੈਅ ਸਮਾਂ ਪਾਰ ਕਰ ਚੁੱਕੀਆਂ
    .place = late
state-completed = ਮੁਕੰਮਲ
adjective-completed = ਪੂਰਾ ਕੀਤਾ ਗਿਆ
    .feminine = ਪੂਰੀ ਕੀਤੀ ਗਈ
    .plural = ਪੂਰੇ ਕੀਤੇ ਗਏ
    .feminine-plural = ਪੂਰੀਆਂ ਕੀਤੀਆਂ ਗਈਆਂ
    .negated = ਪੂਰਾ ਨਹੀਂ ਕੀਤਾ ਗਿਆ
    .negated-feminine = ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ ਗਈ
    .place = done
state-not-completed = { $case ->
    [oblique] { adjective-not-completed }
   *[state] ਮੁਕੰਮਲ ਨਹੀਂ
}
adjective-not-completed = ਅਧੂਰਾ
    .feminine = ਅਧੂਰੀ
    .plural = ਅਧੂਰੇ
    .feminine-plural = ਅਧੂਰੀਆਂ
state-in-progress = { $case ->
    [oblique] ਜਾਰੀ
    [ahead] ਜਾਰੀ
   *[state] ਜਾਰੀ ਹੈ
}
adjective-in-progress = { word-running }
    .place = going
state-failed = ਅਸਫਲ
    .place = last
state-cancelled = ਰੱਦ
adjective-cancelled = ਰੱਦ { word-done }
    .place = done
state-approved = ਮਨਜ਼ੂਰ
adjective-approved = ਮਨਜ਼ੂਰ { word-done }
    .place = done
state-declined = ਨਾਮਨਜ਼ੂਰ
adjective-declined = ਨਾਮਨਜ਼ੂਰ { word-done }
    .place = done
state-refunded = ਰੀਫ਼ੰਡ { word-done }
    .place = done
state-processing = { $case ->
    [oblique] ਪ੍ਰੋਸੈਸਿੰਗ
    [ahead] ਪ੍ਰੋਸੈਸਿੰਗ ਜਾਰੀ
   *[state] ਪ੍ਰੋਸੈੱਸ { word-going-on }
}
adjective-processing = ਪ੍ਰੋਸੈੱਸ { word-being }
    .place = going
state-shipped = ਭੇਜਿਆ ਗਿਆ
    .feminine = ਭੇਜੀ ਗਈ
    .plural = ਭੇਜੇ ਗਏ
    .feminine-plural = ਭੇਜੀਆਂ ਗਈਆਂ
    .negated = ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ
    .negated-feminine = ਨਹੀਂ ਭੇਜੀ ਗਈ
    .place = done
state-delivered = ਡਿਲੀਵਰ { word-done }
    .place = done
state-draft = ਡਰਾਫ਼ਟ
state-new = ਨਵਾਂ
    .feminine = ਨਵੀਂ
    .plural = ਨਵੇਂ
    .feminine-plural = ਨਵੀਆਂ
state-read = ਪੜ੍ਹਿਆ ਹੋਇਆ
    .feminine = ਪੜ੍ਹੀ ਹੋਈ
    .plural = ਪੜ੍ਹੇ ਹੋਏ
    .feminine-plural = ਪੜ੍ਹੀਆਂ ਹੋਈਆਂ
# Beside what is not read: ਪੜ੍ਹੇ ਹੋਏ ਲੋਕ would be educated people.
adjective-read = ਦੇਖਿਆ ਗਿਆ
    .feminine = ਦੇਖੀ ਗਈ
    .plural = ਦੇਖੇ ਗਏ
    .feminine-plural = ਦੇਖੀਆਂ ਗਈਆਂ
state-unread = ਨਾ ਪੜ੍ਹਿਆ ਗਿਆ
    .feminine = ਨਾ ਪੜ੍ਹੀ ਗਈ
    .plural = ਨਾ ਪੜ੍ਹੇ ਗਏ
    .feminine-plural = ਨਾ ਪੜ੍ਹੀਆਂ ਗਈਆਂ
    .place = named
state-opened = ਖੋਲ੍ਹਿਆ ਗਿਆ
    .feminine = ਖੋਲ੍ਹੀ ਗਈ
    .plural = ਖੋਲ੍ਹੇ ਗਏ
    .feminine-plural = ਖੋਲ੍ਹੀਆਂ ਗਈਆਂ
    .negated = ਨਹੀਂ ਖੋਲ੍ਹਿਆ ਗਿਆ
    .negated-feminine = ਨਹੀਂ ਖੋਲ੍ਹੀ ਗਈ
    .place = done
state-active = ਸਰਗਰਮ
state-inactive = ਗੈਰ-ਸਰਗਰਮ
state-on = ਚਾਲੂ
    .place = last
state-off = ਬੰਦ
    .place = last
state-enabled = ਚਾਲੂ { word-done }
    .place = done
state-disabled = ਬੰਦ { word-done }
    .place = done
state-online = ਆਨਲਾਈਨ
    .place = last
state-offline = ਆਫ਼ਲਾਈਨ
    .place = last
state-away = { $case ->
    [oblique] { adjective-away }
   *[state] ਮੌਜੂਦ ਨਹੀਂ
}
adjective-away = ਗੈਰ-ਮੌਜੂਦ
    .negated = ਮੌਜੂਦ ਨਹੀਂ
    .place = not
state-busy = ਰੁੱਝਿਆ ਹੋਇਆ
    .feminine = ਰੁੱਝੀ ਹੋਈ
    .plural = ਰੁੱਝੇ ਹੋਏ
    .feminine-plural = ਰੁੱਝੀਆਂ ਹੋਈਆਂ
    .place = last
state-connected = ਕਨੈਕਟ { word-done }
    .place = done
state-disconnected = ਡਿਸਕਨੈਕਟ { word-done }
    .place = done
state-selected = ਚੁਣਿਆ ਗਿਆ
    .feminine = ਚੁਣੀ ਗਈ
    .plural = ਚੁਣੇ ਗਏ
    .feminine-plural = ਚੁਣੀਆਂ ਗਈਆਂ
    .negated = ਨਹੀਂ ਚੁਣਿਆ ਗਿਆ
    .negated-feminine = ਨਹੀਂ ਚੁਣੀ ਗਈ
    .place = done
state-not-selected = { $case ->
    [oblique] { adjective-not-selected }
   *[state] ਨਹੀਂ ਚੁਣਿਆ ਗਿਆ
}
adjective-not-selected = ਨਾ ਚੁਣਿਆ ਗਿਆ
    .feminine = ਨਾ ਚੁਣੀ ਗਈ
    .plural = ਨਾ ਚੁਣੇ ਗਏ
    .feminine-plural = ਨਾ ਚੁਣੀਆਂ ਗਈਆਂ
    .place = named
state-checked = ਚੈੱਕ { word-done }
    .place = done
state-unchecked = { $case ->
    [oblique] { adjective-unchecked }
   *[state] ਚੈੱਕ ਨਹੀਂ { word-done }
}
adjective-unchecked = ਚੈੱਕ ਨਾ { word-done }
    .place = named
state-partially-checked = ਅੰਸ਼ਕ ਤੌਰ ਤੇ ਚੈੱਕ { word-done }
state-expanded = ਵਿਸਤਾਰ { word-done }
state-collapsed = ਸਮੇਟਿਆ ਗਿਆ
    .feminine = ਸਮੇਟੀ ਗਈ
    .plural = ਸਮੇਟੇ ਗਏ
    .feminine-plural = ਸਮੇਟੀਆਂ ਗਈਆਂ
state-required = ਲਾਜ਼ਮੀ
state-optional = ਵਿਕਲਪਿਕ
state-valid = ਵੈਧ
state-invalid = ਅਵੈਧ
state-empty = ਖਾਲੀ
state-full = ਭਰਿਆ ਹੋਇਆ
    .feminine = ਭਰੀ ਹੋਈ
    .plural = ਭਰੇ ਹੋਏ
    .feminine-plural = ਭਰੀਆਂ ਹੋਈਆਂ
state-playing = { $case ->
    [oblique] ਚਾਲੂ
    [ahead] ਚਾਲੂ
   *[state] { word-running } ਹੈ
}
adjective-playing = { word-running }
    .place = going
state-paused = ਪੌਜ਼ { word-done }
state-stopped = ਰੁਕਿਆ ਹੋਇਆ
    .feminine = ਰੁਕੀ ਹੋਈ
    .plural = ਰੁਕੇ ਹੋਏ
    .feminine-plural = ਰੁਕੀਆਂ ਹੋਈਆਂ
state-muted = ਮਿਊਟ { word-done }
state-unmuted = ਅਣਮਿਊਟ { word-done }
state-locked = ਲਾਕ { word-done }
state-unlocked = ਅਣਲਾਕ { word-done }
state-favorite = ਮਨਪਸੰਦ
state-pinned = ਪਿੰਨ { word-done }
state-archived = ਆਰਕਾਈਵ { word-done }
state-verified = ਤਸਦੀਕਸ਼ੁਦਾ
state-not-verified = { $case ->
    [oblique] { adjective-not-verified }
   *[state] ਤਸਦੀਕਸ਼ੁਦਾ ਨਹੀਂ
}
adjective-not-verified = ਬਿਨਾਂ ਤਸਦੀਕ { word-having }
    .negated = ਤਸਦੀਕਸ਼ੁਦਾ ਨਹੀਂ
    .place = not
state-expired = { $case ->
    [oblique] { adjective-expired }
    [ahead] ਮਿਆਦ ਪੁੱਗੀ ਹੋਈ
   *[state] ਮਿਆਦ ਪੁੱਗ ਗਈ
}
adjective-expired = ਮਿਆਦ ਪੁਗਾ ਚੁੱਕਾ
    .feminine = ਮਿਆਦ ਪੁਗਾ ਚੁੱਕੀ
    .plural = ਮਿਆਦ ਪੁਗਾ ਚੁੱਕੇ
    .feminine-plural = ਮਿਆਦ ਪੁਗਾ ਚੁੱਕੀਆਂ
state-available = ਉਪਲਬਧ
    .place = last
state-unavailable = { $case ->
    [oblique] { adjective-unavailable }
   *[state] ਉਪਲਬਧ ਨਹੀਂ
}
adjective-unavailable = ਅਣਉਪਲਬਧ
    .negated = ਉਪਲਬਧ ਨਹੀਂ
    .place = not
state-out-of-stock = { $case ->
    [oblique] { adjective-out-of-stock }
   *[state] ਸਟਾਕ ਵਿੱਚ ਨਹੀਂ
}
adjective-out-of-stock = ਆਊਟ ਆਫ਼ ਸਟਾਕ
    .place = last
state-live = ਲਾਈਵ
state-syncing = { $case ->
    [oblique] ਸਿੰਕਿੰਗ
    [ahead] ਸਿੰਕਿੰਗ ਜਾਰੀ
   *[state] ਸਿੰਕ { word-going-on }
}
adjective-syncing = ਸਿੰਕ { word-being }
    .place = going
state-synced = ਸਿੰਕ { word-done }
    .place = done
state-charging = { $case ->
    [oblique] ਚਾਰਜਿੰਗ
    [ahead] ਚਾਰਜਿੰਗ ਜਾਰੀ
   *[state] ਚਾਰਜ { word-going-on }
}
adjective-charging = ਚਾਰਜ { word-being }
    .place = going
# After a number ਘੱਟ alone would be "fewer".
state-low = ਘੱਟ
adjective-low = ਘੱਟ ਪੱਧਰ { word-having }
state-critical = ਗੰਭੀਰ
state-filtered = ਫ਼ਿਲਟਰ { word-done }
state-correct = ਸਹੀ
state-incorrect = ਗਲਤ
state-edited = ਸੰਪਾਦਿਤ
state-forwarded = ਅੱਗੇ ਭੇਜਿਆ ਗਿਆ
    .feminine = ਅੱਗੇ ਭੇਜੀ ਗਈ
    .plural = ਅੱਗੇ ਭੇਜੇ ਗਏ
    .feminine-plural = ਅੱਗੇ ਭੇਜੀਆਂ ਗਈਆਂ
    .negated = ਅੱਗੇ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ
    .negated-feminine = ਅੱਗੇ ਨਹੀਂ ਭੇਜੀ ਗਈ
state-played = ਚਲਾਇਆ ਗਿਆ
    .feminine = ਚਲਾਈ ਗਈ
    .plural = ਚਲਾਏ ਗਏ
    .feminine-plural = ਚਲਾਈਆਂ ਗਈਆਂ
    .negated = ਨਹੀਂ ਚਲਾਇਆ ਗਿਆ
    .negated-feminine = ਨਹੀਂ ਚਲਾਈ ਗਈ
    .place = done
state-followed = ਫ਼ਾਲੋ { word-done }
state-not-applicable = { $case ->
    [oblique] { adjective-not-applicable }
   *[state] ਲਾਗੂ ਨਹੀਂ
}
adjective-not-applicable = ਲਾਗੂ ਨਾ ਹੋਣ { word-having }
    .negated = ਲਾਗੂ ਨਹੀਂ
    .place = not
state-weak = ਕਮਜ਼ੋਰ
state-medium = ਦਰਮਿਆਨਾ
    .feminine = ਦਰਮਿਆਨੀ
    .plural = ਦਰਮਿਆਨੇ
    .feminine-plural = ਦਰਮਿਆਨੀਆਂ
state-strong = ਮਜ਼ਬੂਤ
state-range-start = ਅਰਸੇ ਦੀ ਸ਼ੁਰੂਆਤ
adjective-range-start = ਅਰਸੇ ਦੀ ਸ਼ੁਰੂਆਤ { word-having }
    .place = first
state-range-end = { $case ->
    [oblique] ਅਰਸੇ ਦੇ ਅੰਤ
   *[state] ਅਰਸੇ ਦਾ ਅੰਤ
}
adjective-range-end = ਅਰਸੇ ਦੇ ਅੰਤ { word-having }
    .place = first
status = ਸਥਿਤੀ: { $state }
