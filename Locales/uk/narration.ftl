## Progress of long work, announced while it continues

narration-stalled = досі { $progress }
    .alone = поки що без змін
narration-resumed = відновлено, { $progress }
    .alone = відновлено
narration-back = знову { $progress }

## Several announcements at once

burst-errors = { $things }. Перша: { $first }
