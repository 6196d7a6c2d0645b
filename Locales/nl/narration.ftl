## Progress of long work, announced while it continues

narration-stalled = nog steeds { $progress }
    .alone = op dit moment geen voortgang
narration-resumed = gaat verder, { $progress }
    .alone = gaat verder
narration-back = terug naar { $progress }

## Several announcements at once

burst-errors = { $things }. Eerste: { $first }
