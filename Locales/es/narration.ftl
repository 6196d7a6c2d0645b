## Progress of long work, announced while it continues

# A comma rather than a preposition, after which a step would need its article.
narration-stalled = sin avances, { $progress }
    .alone = sin avances por el momento
# As what goes on (subiendo). "Continúa" would be heard as an order to the listener.
narration-resumed = reanudando, { $progress }
    .alone = reanudando
narration-back = vuelta atrás, { $progress }

## Several announcements at once

burst-errors = { $things }. El primero: { $first }
