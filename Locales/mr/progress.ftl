## How far something has come: the total stands first (5 पैकी 3)

progress = { $total } पैकी { $completed }
    .things = { $total ->
        [1] एकूण { FORM($counted, case: "oblique") }पैकी { $completed }
       *[other] { FORM($counted, case: "oblique") }पैकी { $completed }
    }

progress-completed = { $total } पैकी { $completed } पूर्ण

progress-step = { $total } पैकी टप्पा { $completed }
    .alone = टप्पा { $completed }

progress-page = { $total } पैकी पान { $completed }
    .alone = पान { $completed }

progress-question = { $total } पैकी प्रश्न { $completed }
    .alone = प्रश्न { $completed }

progress-indeterminate = प्रगतीपथावर आहे

progress-done = पूर्ण
