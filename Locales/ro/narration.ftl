## Progress of long work, announced while it continues

narration-stalled = tot la { $progress }
    .alone = niciun progres deocamdată
narration-resumed = progres reluat, { $progress }
    .alone = progres reluat
narration-back = înapoi la { $progress }

## Several announcements at once

burst-errors = { $things }. Prima: { $first }
