## How far something has come: the total stands first, as screen readers say it (5 میں سے 3)

progress = { $total } میں سے { $completed }
    .things = { $total ->
        [1] کُل { FORM($counted, case: "oblique") } میں سے { $completed }
       *[other] { FORM($counted, case: "oblique") } میں سے { $completed }
    }

progress-completed = { $total } میں سے { $completed } مکمل

progress-step = { $total } میں سے مرحلہ { $completed }
    .alone = مرحلہ { $completed }

progress-page = { $total } میں سے صفحہ { $completed }
    .alone = صفحہ { $completed }

progress-question = { $total } میں سے سوال { $completed }
    .alone = سوال { $completed }

progress-indeterminate = جاری ہے

progress-done = مکمل
