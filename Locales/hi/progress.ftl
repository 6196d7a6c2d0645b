## How far something has come: the total stands first, as screen readers say it (5 में से 3)

progress = { $total } में से { $completed }
    .things = { $total ->
        [1] कुल { FORM($counted, case: "oblique") } में से { $completed }
       *[other] { FORM($counted, case: "oblique") } में से { $completed }
    }

# पूर्ण is the same for things of any gender and number.
progress-completed = { $total } में से { $completed } पूर्ण

progress-step = { $total } में से चरण { $completed }
    .alone = चरण { $completed }

progress-page = { $total } में से पेज { $completed }
    .alone = पेज { $completed }

progress-question = { $total } में से सवाल { $completed }
    .alone = सवाल { $completed }

progress-indeterminate = जारी है

progress-done = पूर्ण
