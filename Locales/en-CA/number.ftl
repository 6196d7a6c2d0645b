### English (Canada): what differs from English (United States), pattern by pattern.
### Register: plain and neutral; the listener is never addressed by gender.
### Status: checked

percent = { $value } per cent
