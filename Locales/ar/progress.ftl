## Progress: $completed of $total

progress = { $completed } من { $total }
    .things = { $completed ->
        [0] { $total ->
            [1] { FORM($done, case: "digits") } من { $total }
           *[other] { $completed } من { FORM($counted, case: "genitive") }
        }
        [1] { $done } من { $total }
        [2] { $done } من { $total }
       *[other] { $completed } من { FORM($counted, case: "genitive") }
    }

progress-completed = اكتمل { $completed } من { $total }

progress-step = الخطوة { $completed } من { $total }
    .alone = الخطوة { $completed }

progress-page = الصفحة { $completed } من { $total }
    .alone = الصفحة { $completed }

progress-question = السؤال { $completed } من { $total }
    .alone = السؤال { $completed }

progress-indeterminate = قيد التنفيذ

# Of the progress itself (masculine) unless a noun asks for its gender.
progress-done = { $gender ->
    [feminine] مُكتَمِلَة
   *[masculine] مكتمل
}
