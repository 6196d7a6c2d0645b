### English (Canada): what differs from English (United States), pattern by pattern.
### Register: plain and neutral; the listener is never addressed by gender.
### Status: checked
### Read: 2026-11-22, cold reader, en-CA

percent = { $value } per cent
