## Progress of long work, announced while it continues

narration-stalled = edelleen { $progress }
    .alone = ei edistystä juuri nyt
narration-resumed = jatkuu, { $progress }
    .alone = jatkuu
narration-back = palattu: { $progress }

## Several announcements at once

burst-errors = { $things }. Ensimmäinen: { $first }
