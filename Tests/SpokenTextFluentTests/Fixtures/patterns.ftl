inline = One line
inline-multiline = First line
    second line
    third line
block =
    First line
    second line
indentation-kept =
    First line
      two more spaces
        four more spaces
      two again
    none
deeper-first =
        First line, indented most
    second line
inline-then-deeper = First line
        second line
      third line
blank-lines-within =

    First line


    second line

  
    third line

trailing-spaces = Text    
trailing-blank-lines = Text


placeable-first =
    { $name } is here
    { $name }
placeable-in-first-column =
{ $name } at the start
  and text that is indented
placeable-last = Hello, { $name }
placeable-with-space-after = Hello, { $name }   
placeables-touch = { $a }{ $b }{ $c }
spaces-between = { $a } { $b }
indent-before-placeable =
    Text
      { $name }
    text
across-lines = A { $name
    } b {

    $other   } c
special-after-text = Text
    with } escaped as
closing-brace = Text
    with { "}" } escaped
special-characters-escaped =
    { "[" }bracket
    { "*" }asterisk
    { "." }dot
