## Progress of long work, announced while it continues

# A comma rather than a preposition, after which a step would need its article.
narration-stalled = nessun avanzamento, { $progress }
    .alone = nessun avanzamento al momento
narration-resumed = ripresa, { $progress }
    .alone = ripresa
narration-back = ritorno indietro, { $progress }

## Several announcements at once

burst-errors = { $things }. Il primo: { $first }
