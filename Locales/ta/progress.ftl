## How far something has come: the total stands first (5இல் 3)

progress = { $total }இல் { $completed }

progress-completed = { $completed ->
    [1] { $total }இல் { $completed } முடிந்தது
   *[other] { $total }இல் { $completed } முடிந்தன
}

# The bare படி is also heard as "read".
progress-step = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } படி

progress-page = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } பக்கம்

progress-question = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } கேள்வி

progress-indeterminate = நடைபெறுகிறது

progress-done = முடிந்தது
