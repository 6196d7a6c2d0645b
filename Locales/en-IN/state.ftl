# British spelling, which a braille display shows
state-cancelled = cancelled
state-favorite = favourite
