# Only the last one has the stem: 5 रुपये आणि 50 पैशांची सूट
money-major-minor = { FORM($major, case: "direct") } आणि { $minor }

money-hidden = लपवलेली रक्कम

money-unavailable = रक्कम उपलब्ध नाही

## Ranges

# Of the first amount no postposition asks for a stem: 1 रुपया आणि 50 पैसे ते 5 रुपये
money-range = { FORM($from, case: "direct") } ते { range-to }

# 20 ते 30 डॉलर; as after the upper number, 0 ते 1 रुपया
money-range-shared = { $from } ते { FORM($currency, $to) }
