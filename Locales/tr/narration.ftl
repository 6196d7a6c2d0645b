## Progress of long work

narration-stalled = hâlâ { $progress }
    .alone = şu anda ilerleme yok

narration-resumed = yeniden devam ediyor, { $progress }
    .alone = yeniden devam ediyor

narration-back = geri döndü: { $progress }

## Several announcements at once

burst-errors = { $things }. İlki: { TITLE($first) }
