## How far something has come. "3 viidestä" would ask for the elative of a number in digits.

progress = { $completed }, yhteensä { $total }

progress-completed = { $completed } valmiina, yhteensä { $total }

progress-step = vaihe { $completed }, yhteensä { $total }

progress-page = sivu { $completed }, yhteensä { $total }

progress-question = kysymys { $completed }, yhteensä { $total }

progress-indeterminate = kesken

progress-done = valmis
