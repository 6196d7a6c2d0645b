people-more = { $who } ಮತ್ತು { people-others }
people-others = { $count ->
    [1] ಇನ್ನೊಬ್ಬರು
    [2] ಇನ್ನೂ ಇಬ್ಬರು
    [3] ಇನ್ನೂ ಮೂವರು
    [4] ಇನ್ನೂ ನಾಲ್ವರು
   *[other] ಇನ್ನೂ { $count } ಜನರು
}
people-list-more = { people-more }
typing-one = { $who } ಟೈಪ್ ಮಾಡುತ್ತಿದ್ದಾರೆ
    .alone = ಟೈಪ್ ಮಾಡಲಾಗುತ್ತಿದೆ
# same as typing-one
typing-two = { $who } ಟೈಪ್ ಮಾಡುತ್ತಿದ್ದಾರೆ
typing-several = ಹಲವರು ಟೈಪ್ ಮಾಡುತ್ತಿದ್ದಾರೆ
message-sent = ಕಳುಹಿಸಲಾಗಿದೆ
message-delivered = ತಲುಪಿದೆ
message-seen = ನೋಡಲಾಗಿದೆ
message-seen-at = { FORM($time, case: "at") } ನೋಡಲಾಗಿದೆ
message-seen-on = { FORM($when, case: "on") } ನೋಡಲಾಗಿದೆ
message-seen-by = ನೋಡಿದವರು: { $who }
message-not-sent = ಕಳುಹಿಸಲಾಗಿಲ್ಲ
message-own = ನೀವು: { $message }
    .alone = ನೀವು
message-reply = { $who } ಗೆ ಪ್ರತ್ಯುತ್ತರ
    .alone = ಪ್ರತ್ಯುತ್ತರ
message-mention = { $who } ಅವರು ನಿಮ್ಮನ್ನು ಉಲ್ಲೇಖಿಸಿದ್ದಾರೆ
    .alone = ನಿಮ್ಮನ್ನು ಉಲ್ಲೇಖಿಸಲಾಗಿದೆ
message-reaction = { $who } ಅವರ ಪ್ರತಿಕ್ರಿಯೆ: { $reaction }
    .alone = ಪ್ರತಿಕ್ರಿಯೆ: { $reaction }
    .several = { $who } ಪ್ರತಿಕ್ರಿಯಿಸಿದ್ದಾರೆ: { $reaction }
    .own = ನಿಮ್ಮ ಪ್ರತಿಕ್ರಿಯೆ: { $reaction }
    .own-with = ನೀವು ಮತ್ತು { $who } ಪ್ರತಿಕ್ರಿಯಿಸಿದ್ದೀರಿ: { $reaction }
    .own-more = ನೀವು ಮತ್ತು { people-others } ಪ್ರತಿಕ್ರಿಯಿಸಿದ್ದೀರಿ: { $reaction }
message-of-kind = { $who } ಕಡೆಯಿಂದ { FORM($noun, 1) }
message-deleted = ಸಂದೇಶವನ್ನು ಅಳಿಸಲಾಗಿದೆ
# As in transaction.ftl, ಕಡೆಯಿಂದ fits every name.
call-missed = { $who } ಕಡೆಯಿಂದ { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who } ಕಡೆಯಿಂದ { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who } ಗೆ { calls-outgoing }
    .alone = { calls-outgoing }
calls-missed = { $count ->
    [1] ತಪ್ಪಿದ ಕರೆ
   *[other] { $count } ತಪ್ಪಿದ ಕರೆಗಳು
}
calls-incoming = { $count ->
    [1] ಒಳಬರುವ ಕರೆ
   *[other] { $count } ಒಳಬರುವ ಕರೆಗಳು
}
calls-outgoing = { $count ->
    [1] ಹೊರಹೋಗುವ ಕರೆ
   *[other] { $count } ಹೊರಹೋಗುವ ಕರೆಗಳು
}
