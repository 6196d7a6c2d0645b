## Progress: $completed of $total

progress = { $completed } od { $total }
    .things = { FORM(things-number, $counted) } od { FORM($counted, case: "genitive") }

# jedna od 3 poruke, dvije od 12 poruka
things-number = { $gender ->
    [feminine] { things-number-feminine }
    [person] { things-number-feminine }
    [neuter] { $completed ->
        [one] { NUMBER($completed, style: "items", gender: "neuter") }
        [few] { $completed }
       *[other] { $completed }
    }
   *[masculine] { $completed }
}

things-number-feminine = { $completed ->
    [one] { NUMBER($completed, style: "items", gender: "feminine") }
    [few] { TAIL($completed) ->
        [two] { NUMBER($completed, style: "items", gender: "feminine") }
       *[other] { $completed }
    }
   *[other] { $completed }
}

progress-completed = dovršeno { $completed } od { $total }

progress-step = korak { $completed } od { $total }
    .alone = korak { $completed }

progress-page = stranica { $completed } od { $total }
    .alone = stranica { $completed }

progress-question = pitanje { $completed } od { $total }
    .alone = pitanje { $completed }

progress-indeterminate = u tijeku

progress-done = dovršeno
