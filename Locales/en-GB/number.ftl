### English (United Kingdom): what differs from English (United States), pattern by pattern.
### Register: plain and neutral; the listener is never addressed by gender.
### British spelling even where both sound the same: braille displays show it.
### Status: checked
### Read: 2026-11-22, cold reader, en-GB

percent = { $value } per cent
