## Progress of long work, announced while it continues

narration-stalled = fortsatt { $progress }
    .alone = ingen fremgang akkurat nå
narration-resumed = fortsetter, { $progress }
    .alone = fortsetter
narration-back = tilbake på { $progress }

## Several announcements at once

burst-errors = { $things }. Den første: { TITLE($first) }
