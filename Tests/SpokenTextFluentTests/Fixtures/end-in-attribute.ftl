key = Text
    .