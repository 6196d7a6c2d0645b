## How far something has come: the total stands first, as screen readers say it (5 میں سے 3)

progress = { $total } میں سے { $completed }

progress-completed = { $total } میں سے { $completed } مکمل

progress-step = { $total } میں سے مرحلہ { $completed }

progress-page = { $total } میں سے صفحہ { $completed }

progress-question = { $total } میں سے سوال { $completed }

progress-indeterminate = جاری ہے

progress-done = مکمل
