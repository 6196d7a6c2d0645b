people-more = { $who } ਅਤੇ { $count } ਹੋਰ { FORM($noun, $count) }
people-list-more = { people-more }
typing-one = { $who } ਟਾਈਪ ਕਰ ਰਹੇ ਹਨ
    .alone = ਟਾਈਪ ਹੋ ਰਿਹਾ ਹੈ
# same as typing-one
typing-two = { $who } ਟਾਈਪ ਕਰ ਰਹੇ ਹਨ
typing-several = ਕਈ ਲੋਕ ਟਾਈਪ ਕਰ ਰਹੇ ਹਨ
message-sent = ਭੇਜਿਆ ਗਿਆ
message-delivered = ਡਿਲੀਵਰ ਕੀਤਾ ਗਿਆ
message-seen = ਦੇਖਿਆ ਗਿਆ
message-seen-at = { FORM($time, case: "at") } ਦੇਖਿਆ ਗਿਆ
message-seen-on = { FORM($when, case: "told-at", gender: "over") } ਦੇਖਿਆ ਗਿਆ
message-seen-by = { FORM($who, case: "oblique") } ਨੇ ਦੇਖਿਆ
message-not-sent = ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ
message-own = ਤੁਸੀਂ: { $message }
    .alone = ਤੁਸੀਂ
message-reply = { $who } ਨੂੰ ਜਵਾਬ
    .alone = ਜਵਾਬ
message-mention = { $who } ਨੇ ਤੁਹਾਡਾ ਜ਼ਿਕਰ ਕੀਤਾ
    .alone = ਤੁਹਾਡਾ ਜ਼ਿਕਰ
message-reaction = { $who } ਦੀ ਪ੍ਰਤੀਕਿਰਿਆ: { $reaction }
    .alone = ਪ੍ਰਤੀਕਿਰਿਆ: { $reaction }
    .several = { FORM($who, case: "oblique") } ਦੀ ਪ੍ਰਤੀਕਿਰਿਆ: { $reaction }
    .own = ਤੁਹਾਡੀ ਪ੍ਰਤੀਕਿਰਿਆ: { $reaction }
    .own-with = ਤੁਹਾਡੀ ਅਤੇ { $who } ਦੀ ਪ੍ਰਤੀਕਿਰਿਆ: { $reaction }
    .own-more = ਤੁਹਾਡੀ ਅਤੇ { $count } ਹੋਰ { FORM($noun, $count, case: "oblique") } ਦੀ ਪ੍ਰਤੀਕਿਰਿਆ: { $reaction }
message-of-kind = { $who } ਵੱਲੋਂ { FORM($noun, 1) }
message-deleted = ਸੁਨੇਹਾ ਮਿਟਾਇਆ ਗਿਆ
call-missed = { $who } ਵੱਲੋਂ { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who } ਵੱਲੋਂ { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who } ਨੂੰ { calls-outgoing }
    .alone = { calls-outgoing }
calls-missed = { $count ->
    [1] ਮਿਸਡ ਕਾਲ
   *[other] { $count } ਮਿਸਡ ਕਾਲਾਂ
}
calls-incoming = { $count ->
    [1] ਇਨਕਮਿੰਗ ਕਾਲ
   *[other] { $count } ਇਨਕਮਿੰਗ ਕਾਲਾਂ
}
calls-outgoing = { $count ->
    [1] ਆਊਟਗੋਇੰਗ ਕਾਲ
   *[other] { $count } ਆਊਟਗੋਇੰਗ ਕਾਲਾਂ
}
