## How far something has come: the total stands first, as screen readers say it (5માંથી 3)

progress = { $total }માંથી { $completed }
    .things = { $total ->
        [1] કુલ { $counted }, અત્યાર સુધી { $completed }
       *[other] { FORM($counted, case: "oblique") }માંથી { $completed }
    }

progress-completed = { $total }માંથી { $completed } પૂર્ણ

progress-step = { $total }માંથી પગલું { $completed }
    .alone = પગલું { $completed }

progress-page = { $total }માંથી પેજ { $completed }
    .alone = પેજ { $completed }

progress-question = { $total }માંથી પ્રશ્ન { $completed }
    .alone = પ્રશ્ન { $completed }

progress-indeterminate = પ્રગતિમાં છે

progress-done = પૂર્ણ
