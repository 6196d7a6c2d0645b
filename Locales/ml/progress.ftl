## How far something has come: the total stands first, as screen readers say it (5-ൽ 3)

progress = { $total }-ൽ { $completed }

progress-completed = { $total }-ൽ { $completed } പൂർത്തിയായി

progress-step = { $total }-ൽ ഘട്ടം { $completed }

progress-page = { $total }-ൽ പേജ് { $completed }

progress-question = { $total }-ൽ ചോദ്യം { $completed }

progress-indeterminate = പുരോഗമിക്കുന്നു

progress-done = പൂർത്തിയായി
