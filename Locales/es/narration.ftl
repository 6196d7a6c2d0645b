## Progress that is told without being asked for, a sentence at a time

# A comma rather than a preposition, behind which a step would need its article.
narration-stalled = sin avances, { $progress }
    .alone = sin avances por el momento
# As what goes on (subiendo). "Continúa" would be heard as an order to the listener.
narration-resumed = reanudando, { $progress }
    .alone = reanudando
narration-back = vuelta atrás, { $progress }

## Several announcements at once

burst-errors = { $things }. El primero: { $first }
