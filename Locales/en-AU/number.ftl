### English (Australia). This folder has only the patterns that differ from English (United States).
### Register: plain and neutral. The listener is never addressed by gender.
### Spelling: Australian, even if both spellings sound the same, because braille displays show the difference. Dates,
### numbers in words, and scores are as in English (United Kingdom).
### Status: checked
### Read: 2026-11-30, cold reader, en-AU

percent = { $value } per cent
