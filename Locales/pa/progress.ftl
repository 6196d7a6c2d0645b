progress = { $total } ਵਿੱਚੋਂ { $completed }
    .things = { $total ->
        [1] ਕੁੱਲ { FORM($counted, case: "oblique") } ਵਿੱਚੋਂ { $completed }
       *[other] { FORM($counted, case: "oblique") } ਵਿੱਚੋਂ { $completed }
    }
progress-completed = { $total } ਵਿੱਚੋਂ { $completed } ਮੁਕੰਮਲ
progress-step = { $total } ਵਿੱਚੋਂ ਪੜਾਅ { $completed }
    .alone = ਪੜਾਅ { $completed }
progress-page = { $total } ਵਿੱਚੋਂ ਪੰਨਾ { $completed }
    .alone = ਪੰਨਾ { $completed }
progress-question = { $total } ਵਿੱਚੋਂ ਸਵਾਲ { $completed }
    .alone = ਸਵਾਲ { $completed }
progress-indeterminate = ਜਾਰੀ ਹੈ
progress-done = ਮੁਕੰਮਲ
