## How far something has come: the total stands first (5లో 3)

progress = { $total }లో { $completed }

progress-completed = { $total }లో { $completed } పూర్తి

progress-step = { $total } దశల్లో దశ { $completed }

progress-page = { $total } పేజీల్లో పేజీ { $completed }

progress-question = { $total } ప్రశ్నల్లో ప్రశ్న { $completed }

progress-indeterminate = జరుగుతోంది

progress-done = పూర్తయింది
