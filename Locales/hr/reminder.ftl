## Reminders that are sent as text messages (SMS), mostly to one of the family

# It comes in the evening and at night, too. The name stays as it was given.
reminder-greeting = pozdrav, { $name }!
    .alone = pozdrav!
reminder-medication = vrijeme je za lijek.
    .morning = vrijeme je za jutarnji lijek.
    .noon = vrijeme je za podnevni lijek.
    .evening = vrijeme je za večernji lijek.
    .night = vrijeme je za lijek prije spavanja.
reminder-task = podsjetnik: { $task }
reminder-reply = odgovori:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = uzeto
reminder-done = gotovo
reminder-photo = slanje slike
reminder-help = ako je trebaš
reminder-keyword-done = DA
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = POMOĆ
reminder-signature = s ljubavlju, { $who }
    .alone = s ljubavlju, obitelj
