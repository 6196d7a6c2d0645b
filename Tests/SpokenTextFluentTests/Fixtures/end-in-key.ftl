key = { $a ->
   *[