## How far something has come: the total stands first (5లో 3)

progress = { $total }లో { $completed }

progress-completed = { $total }లో { $completed } పూర్తి

progress-step = { $total } దశల్లో { $completed }వ దశ

progress-page = { $total } పేజీల్లో { $completed }వ పేజీ

progress-question = { $total } ప్రశ్నల్లో { $completed }వ ప్రశ్న

progress-indeterminate = జరుగుతోంది

progress-done = పూర్తయింది
