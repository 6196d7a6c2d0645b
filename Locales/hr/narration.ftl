## Progress of long work, announced while it continues

narration-stalled = i dalje { $progress }
    .alone = trenutačno bez napretka
narration-resumed = nastavljeno, { $progress }
    .alone = nastavljeno
narration-back = ponovno { $progress }

## Several announcements at once

burst-errors = { $things }. Prva: { $first }
