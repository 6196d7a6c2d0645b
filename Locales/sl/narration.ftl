## Progress of long work, announced while it continues

narration-stalled = še vedno { $progress }
    .alone = trenutno brez napredka
narration-resumed = nadaljevanje, { $progress }
    .alone = nadaljevanje
narration-back = spet { $progress }

## Several announcements at once

burst-errors = { $things }. Prva: { $first }
