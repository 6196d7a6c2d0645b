## How far something has come: the total stands first, as screen readers say it (5-ൽ 3), but last after the name of a part
## (ഘട്ടം 3, ആകെ 5), which would be heard of the total

progress = { $total }-ൽ { $completed }

progress-completed = { $total }-ൽ { $completed } പൂർത്തിയായി

progress-step = ഘട്ടം { $completed }, ആകെ { $total }

progress-page = പേജ് { $completed }, ആകെ { $total }

progress-question = ചോദ്യം { $completed }, ആകെ { $total }

progress-indeterminate = പുരോഗമിക്കുന്നു

progress-done = പൂർത്തിയായി
