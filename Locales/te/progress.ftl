## How far something has come: the total stands first (5లో 3)

progress = { $total }లో { $completed }

progress-completed = { $total }లో { $completed } పూర్తి

progress-step = { $total ->
    [1] మొత్తం ఒక్క దశలో { $completed }వ దశ
   *[other] { $total } దశల్లో { $completed }వ దశ
}

progress-page = { $total ->
    [1] మొత్తం ఒక్క పేజీలో { $completed }వ పేజీ
   *[other] { $total } పేజీల్లో { $completed }వ పేజీ
}

progress-question = { $total ->
    [1] మొత్తం ఒక్క ప్రశ్నలో { $completed }వ ప్రశ్న
   *[other] { $total } ప్రశ్నల్లో { $completed }వ ప్రశ్న
}

progress-indeterminate = జరుగుతోంది

progress-done = పూర్తయింది
