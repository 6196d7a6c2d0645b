## How far something has come: the total stands first (5இல் 3)

progress = { $total }இல் { $completed }
    .things = { $total ->
        [1] { progress-of-all }
       *[other] { $completed ->
            [0] { progress-of-all }
           *[other] { $total }இல் { $done }
        }
    }
progress-of-all = மொத்தம் { $counted }, இதுவரை { $completed }

progress-completed = { $completed ->
    [1] { $total }இல் { $completed } முடிந்தது
   *[other] { $total }இல் { $completed } முடிந்தன
}

# The bare படி is also heard as "read".
progress-step = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } படி
    .alone = { NUMBER($completed, style: "words", type: "ordinal") } படி

progress-page = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } பக்கம்
    .alone = பக்கம் { $completed }

progress-question = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } கேள்வி
    .alone = கேள்வி { $completed }

progress-indeterminate = நடைபெறுகிறது

progress-done = முடிந்தது
