message-reaction = { $who } reaccionó con { $reaction }
