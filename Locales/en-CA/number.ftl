### English (Canada). This folder has only the patterns that differ from English (United States).
### Register: plain and neutral. The listener is never addressed by gender.
### Status: checked
### Read: 2026-11-22, cold reader, en-CA

percent = { $value } per cent
