### English (United Kingdom). This folder has only the patterns that differ from English (United States).
### Register: plain and neutral. The listener is never addressed by gender.
### Spelling: British, even if both spellings sound the same, because braille displays show the difference.
### Status: checked
### Read: 2026-11-30, cold reader, en-GB

percent = { $value } per cent
