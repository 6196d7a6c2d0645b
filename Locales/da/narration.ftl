## Progress of long work, announced while it continues

narration-stalled = stadig { $progress }
    .alone = ingen fremgang lige nu
narration-resumed = fortsætter, { $progress }
    .alone = fortsætter
narration-back = tilbage på { $progress }

## Several announcements at once

burst-errors = { $things }. Først: { TITLE($first) }
