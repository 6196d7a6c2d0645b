## Progress of long work

narration-stalled = még mindig { $progress }
    .alone = jelenleg nem halad

narration-resumed = folytatódik, { $progress }
    .alone = folytatódik

narration-back = visszaesés: { $progress }

## Several announcements at once

burst-errors = { $things }. Az első: { TITLE($first) }
