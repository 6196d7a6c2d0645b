## How far something has come: a step is said by its place, hatua ya kwanza, hatua ya 3

progress = { $completed } kati ya { $total }
    .things = { $done } kati ya { $total }

progress-completed = { $completed } kati ya { $total } zimekamilika

progress-step = hatua ya { FORM(numeral-ordinal, $completed) } kati ya { $total }
    .alone = hatua ya { FORM(numeral-ordinal, $completed) }

progress-page = ukurasa wa { FORM(numeral-ordinal, $completed) } kati ya { $total }
    .alone = ukurasa wa { FORM(numeral-ordinal, $completed) }

progress-question = swali la { FORM(numeral-ordinal, $completed) } kati ya { $total }
    .alone = swali la { FORM(numeral-ordinal, $completed) }

progress-indeterminate = inaendelea

progress-done = imekamilika
