## How far something has come: the total stands first, as screen readers say it (5-ൽ 3), but last after the name of a part
## (ഘട്ടം 3, ആകെ 5), which would be heard of the total

progress = { $total }-ൽ { $completed }
    .things = { $total ->
        [1] ആകെ { $counted }, ഇതുവരെ { $completed }
       *[other] { FORM($counted, case: "locative") } { done-pieces }
    }

# 240 പ്രതീകങ്ങളിൽ 60 എണ്ണം; 12 അംഗങ്ങളിൽ 3 പേർ
done-pieces = { TRAIT($counted, "being") ->
    [person] { $completed ->
        [1] ഒരാൾ
       *[other] { $completed } പേർ
    }
   *[thing] { transfer-pieces }
}

progress-completed = { $total }-ൽ { $completed } പൂർത്തിയായി

progress-step = ഘട്ടം { $completed }, ആകെ { $total }
    .alone = ഘട്ടം { $completed }

progress-page = പേജ് { $completed }, ആകെ { $total }
    .alone = പേജ് { $completed }

progress-question = ചോദ്യം { $completed }, ആകെ { $total }
    .alone = ചോദ്യം { $completed }

progress-indeterminate = പുരോഗമിക്കുന്നു

progress-done = പൂർത്തിയായി
