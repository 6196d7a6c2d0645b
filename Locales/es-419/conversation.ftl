message-mention = { $who } te mencionó
    .alone = te mencionaron
message-reaction = { $who } reaccionó con { $reaction }
