## Progress: $completed out of $total, whatever they count

# Of things, the number is said with its noun, whose gender it has.
progress = { $completed } מתוך { $total }
    .things = { FORM($done, case: "digits") } מתוך { $total }

progress-completed = { $completed ->
    [1] הושלם אחד מתוך { $total }
   *[other] הושלמו { $completed } מתוך { $total }
}

progress-step = שלב { $completed } מתוך { $total }
    .alone = שלב { $completed }

progress-page = עמוד { $completed } מתוך { $total }
    .alone = עמוד { $completed }

progress-question = שאלה { $completed } מתוך { $total }
    .alone = שאלה { $completed }

progress-indeterminate = בתהליך

progress-done = הושלם
