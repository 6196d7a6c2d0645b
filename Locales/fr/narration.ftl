## Progress of long work, announced while it continues

# toujours à 40 pour cent. Else a comma: after "à" a step would need its article.
narration-stalled = { TAIL($progress) ->
    [percent] toujours à { $progress }
   *[other] toujours au même point, { $progress }
}
    .alone = aucune progression pour le moment
-tail-percent = cent
narration-resumed = { TAIL($progress) ->
    [percent] reprise à { $progress }
   *[other] reprise, { $progress }
}
    .alone = reprise
narration-back = { TAIL($progress) ->
    [percent] retour à { $progress }
   *[other] retour en arrière, { $progress }
}

## Several announcements at once

burst-errors = { $things }. La première : { $first }
