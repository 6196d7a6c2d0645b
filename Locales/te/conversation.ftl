## Groups of people

people-more = { $count ->
    [1] { $who }, మరొకరు
    [2] { $who }, మరో ఇద్దరు
    [3] { $who }, మరో ముగ్గురు
    [4] { $who }, మరో నలుగురు
    [5] { $who }, మరో ఐదుగురు
    [6] { $who }, మరో ఆరుగురు
    [7] { $who }, మరో ఏడుగురు
   *[other] { $who }, మరో { $count } మంది
}
people-list-more = { people-more }

## People who are writing a message now: the plural of respect

typing-one = { $who } టైప్ చేస్తున్నారు
    .alone = టైప్ చేస్తున్నారు
# same as typing-one
typing-two = { $who } టైప్ చేస్తున్నారు
typing-several = కొందరు టైప్ చేస్తున్నారు

## The status of a message that the listener wrote

message-sent = సందేశం వెళ్లింది
message-delivered = డెలివరీ అయింది
message-seen = చూశారు
message-seen-at = { FORM($time, case: "at") } చూశారు
message-seen-on = { FORM($when, case: "on") } చూశారు
message-seen-by = { $who } చూశారు
message-not-sent = సందేశం వెళ్లలేదు

## Kinds of messages

message-own = మీరు: { $message }
    .alone = మీరు
message-reply = { $who }కి రిప్లై
    .alone = రిప్లై
message-mention = { $who } మిమ్మల్ని ప్రస్తావించారు
    .alone = మీ ప్రస్తావన
message-reaction = { $who } రియాక్షన్: { $reaction }
    .alone = రియాక్షన్: { $reaction }
    .several = { $who } రియాక్ట్ అయ్యారు: { $reaction }
    .own = మీ రియాక్షన్: { $reaction }
    .own-with = మీరు మరియు { $who } రియాక్ట్ అయ్యారు: { $reaction }
    .own-more = మీరు, { people-others } రియాక్ట్ అయ్యారు: { $reaction }
people-others = { $count ->
    [1] మరొకరు
    [2] మరో ఇద్దరు
    [3] మరో ముగ్గురు
    [4] మరో నలుగురు
    [5] మరో ఐదుగురు
    [6] మరో ఆరుగురు
    [7] మరో ఏడుగురు
   *[other] మరో { $count } మంది
}
message-of-kind = { $who } నుండి { FORM($noun, 1) }
message-deleted = సందేశం తొలగించారు

## Entries in a list of phone calls

call-missed = { $who } నుండి { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who } నుండి { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who }కి { calls-outgoing }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] మిస్డ్ కాల్
   *[other] { $count } మిస్డ్ కాల్స్
}
calls-incoming = { $count ->
    [1] ఇన్‌కమింగ్ కాల్
   *[other] { $count } ఇన్‌కమింగ్ కాల్స్
}
calls-outgoing = { $count ->
    [1] అవుట్‌గోయింగ్ కాల్
   *[other] { $count } అవుట్‌గోయింగ్ కాల్స్
}
