## How far something has come: the total stands first (5இல் 3)

progress = { $total }இல் { $completed }

progress-completed = { $completed ->
    [1] { $total }இல் { $completed } முடிந்தது
   *[other] { $total }இல் { $completed } முடிந்தன
}

progress-step = { $total }இல் படி { $completed }

progress-page = { $total }இல் பக்கம் { $completed }

progress-question = { $total }இல் கேள்வி { $completed }

progress-indeterminate = நடப்பில் உள்ளது

progress-done = முடிந்தது
