## Progress of long work, announced while it continues

narration-stalled = stále { $progress }
    .alone = zatím bez pokroku
narration-resumed = obnoveno, { $progress }
    .alone = obnoveno
narration-back = zpět na: { $progress }

## Several announcements at once

burst-errors = { $things }. První: { $first }
