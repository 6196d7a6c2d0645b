## The total stands first: 5ರಲ್ಲಿ 3

progress = { $total }ರಲ್ಲಿ { $completed }
progress-completed = { $total }ರಲ್ಲಿ { $completed } ಪೂರ್ಣಗೊಂಡಿದೆ
progress-step = { $total }ರಲ್ಲಿ ಹಂತ { $completed }
progress-page = { $total }ರಲ್ಲಿ ಪುಟ { $completed }
progress-question = { $total }ರಲ್ಲಿ ಪ್ರಶ್ನೆ { $completed }
progress-indeterminate = ಪ್ರಗತಿಯಲ್ಲಿದೆ
progress-done = ಪೂರ್ಣಗೊಂಡಿದೆ
