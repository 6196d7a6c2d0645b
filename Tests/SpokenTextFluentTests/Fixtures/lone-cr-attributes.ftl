one = Text
    .label
two = Text     .label = Text 
    .label
three = Text