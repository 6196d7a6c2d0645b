### English (Australia). This folder has only the patterns that differ from English (United States).
### Register: plain and neutral. The listener is never addressed by gender.
### Spelling: Australian, even if both spellings sound the same, because braille displays show the difference. Dates,
### numbers in words, and scores are as in English (United Kingdom).
### Status: drafted

percent = { $value } per cent
