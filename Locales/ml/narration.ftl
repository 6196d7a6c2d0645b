## Progress of long work, announced while it continues

narration-stalled = ഇപ്പോഴും { $progress }
    .alone = ഇപ്പോൾ പുരോഗതിയില്ല
narration-resumed = വീണ്ടും തുടങ്ങി, { $progress }
    .alone = വീണ്ടും തുടങ്ങി
narration-back = തിരികെ { $progress }

## Several announcements at once

burst-errors = { $things }. ആദ്യത്തേത്: { $first }
