## How far something has come: the total stands first (5 पैकी 3)

progress = { $total } पैकी { $completed }

progress-completed = { $total } पैकी { $completed } पूर्ण

progress-step = { $total } पैकी टप्पा { $completed }

progress-page = { $total } पैकी पान { $completed }

progress-question = { $total } पैकी प्रश्न { $completed }

progress-indeterminate = प्रगतीपथावर आहे

progress-done = पूर्ण
