# The Australian spelling. Both sound the same, but a braille display shows the difference.
state-cancelled = cancelled
state-favorite = favourite
