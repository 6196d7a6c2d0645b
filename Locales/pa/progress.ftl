progress = { $total } ਵਿੱਚੋਂ { $completed }
progress-completed = { $total } ਵਿੱਚੋਂ { $completed } ਮੁਕੰਮਲ
progress-step = { $total } ਵਿੱਚੋਂ ਪੜਾਅ { $completed }
progress-page = { $total } ਵਿੱਚੋਂ ਪੰਨਾ { $completed }
progress-question = { $total } ਵਿੱਚੋਂ ਸਵਾਲ { $completed }
progress-indeterminate = ਜਾਰੀ ਹੈ
progress-done = ਮੁਕੰਮਲ
