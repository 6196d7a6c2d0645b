## Progress that is told without being asked for, a sentence at a time

# A comma rather than "à", behind which a step would need its article.
narration-stalled = toujours au même point, { $progress }
    .alone = aucune progression pour le moment
narration-resumed = reprise, { $progress }
    .alone = reprise
narration-back = retour en arrière, { $progress }

## Several announcements at once

burst-errors = { $things }. La première : { $first }
