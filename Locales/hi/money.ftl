money-major-minor = { $major } और { $minor }

money-hidden = छिपी हुई राशि

money-unavailable = राशि उपलब्ध नहीं

## Ranges

# Both से and तक ask for the oblique: 1 रुपये और 50 पैसे से 5 रुपये तक
money-range = { FORM($from, case: "oblique") } से { range-to-oblique } तक

# 20 से 30 डॉलर; as after the upper number, 0 से 1 रुपया
money-range-shared = { $from } से { FORM($currency, $to) }
