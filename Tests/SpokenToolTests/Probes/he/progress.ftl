## How far something has come: $completed out of $total. Bare numbers are feminine in Hebrew, and voices read them so.

progress = { $completed } מתוך { $total }

progress-completed = הושלמו { $completed } מתוך { $total }

progress-step = שלב { $completed } מתוך { $total }

progress-page = עמוד { $completed } מתוך { $total }

progress-question = שאלה { $completed } מתוך { $total }

progress-indeterminate = בתהליך

progress-done = הושלם
