# Comment
# of two lines
message = Text

    more  
    { $a }
    .label =
        One
          two
select = { $a ->
    [one] One
   *[other] Other
}
bad = { "
empty =
alone = ab
cr-only = 
last = Text
