## Progress of long work, announced while it continues

narration-stalled = fortfarande { $progress }
    .alone = ingen förändring just nu
narration-resumed = fortsätter, { $progress }
    .alone = fortsätter
narration-back = tillbaka på { $progress }

## Several announcements at once

burst-errors = { $things }. Först: { TITLE($first) }
