## Progress of long work, announced while it continues

narration-stalled = по-прежнему { $progress }
    .alone = пока без изменений
narration-resumed = возобновлено, { $progress }
    .alone = возобновлено
narration-back = снова { $progress }

## Several announcements at once

burst-errors = { $things }. Первая: { $first }
