message-mention = { $who } te mencionó
    .alone = te mencionaron
message-reaction = { $who } reaccionó con { $reaction }
    .several = { $who } reaccionaron con { $reaction }
    .own = reaccionaste con { $reaction }
    .own-with = { $who } y tú reaccionaron con { $reaction }
    .own-more = { $count ->
        [1] tú y una persona más reaccionaron con { $reaction }
        [many] tú y { $count } de personas más reaccionaron con { $reaction }
       *[other] tú y { number-feminine } personas más reaccionaron con { $reaction }
    }
