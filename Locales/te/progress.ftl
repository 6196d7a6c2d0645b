## How far something has come: the total stands first (5లో 3)

progress = { $total }లో { $completed }
    .things = { $total ->
        [1] మొత్తం { $counted }, ఇప్పటివరకు { $completed }
       *[other] { FORM($counted, case: "oblique") }లో { done-number }
    }

# 240 అక్షరాలలో 60; 12 మంది సభ్యులలో ముగ్గురు
done-number = { TRAIT($counted, "being") ->
    [person] { done-people }
   *[thing] { $completed }
}
done-people = { $completed ->
    [1] ఒకరు
    [2] ఇద్దరు
    [3] ముగ్గురు
    [4] నలుగురు
    [5] ఐదుగురు
    [6] ఆరుగురు
    [7] ఏడుగురు
   *[other] { $completed } మంది
}

progress-completed = { $total }లో { $completed } పూర్తి

progress-step = { $total ->
    [1] మొత్తం ఒక్క దశలో { $completed }వ దశ
   *[other] { $total } దశల్లో { $completed }వ దశ
}
    .alone = దశ { $completed }

progress-page = { $total ->
    [1] మొత్తం ఒక్క పేజీలో { $completed }వ పేజీ
   *[other] { $total } పేజీల్లో { $completed }వ పేజీ
}
    .alone = పేజీ { $completed }

progress-question = { $total ->
    [1] మొత్తం ఒక్క ప్రశ్నలో { $completed }వ ప్రశ్న
   *[other] { $total } ప్రశ్నల్లో { $completed }వ ప్రశ్న
}
    .alone = ప్రశ్న { $completed }

progress-indeterminate = జరుగుతోంది

progress-done = పూర్తయింది
