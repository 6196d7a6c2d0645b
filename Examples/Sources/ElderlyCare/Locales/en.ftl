### ElderlyCare, in English
