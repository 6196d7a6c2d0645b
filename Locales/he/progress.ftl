## Progress: $completed out of $total, whatever they count

progress = { $completed } מתוך { $total }

progress-completed = { $completed ->
    [1] הושלם אחד מתוך { $total }
   *[other] הושלמו { $completed } מתוך { $total }
}

progress-step = שלב { $completed } מתוך { $total }

progress-page = עמוד { $completed } מתוך { $total }

progress-question = שאלה { $completed } מתוך { $total }

progress-indeterminate = בתהליך

progress-done = הושלם
