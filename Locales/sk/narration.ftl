## Progress of long work, announced while it continues

narration-stalled = stále { $progress }
    .alone = zatiaľ bez pokroku
narration-resumed = obnovené, { $progress }
    .alone = obnovené
narration-back = späť na: { $progress }

## Several announcements at once

burst-errors = { $things }. Prvá: { $first }
