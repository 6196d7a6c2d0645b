# "Olá" is not in the GSM alphabet.
reminder-greeting = viva, { $name }!
    .alone = viva!
reminder-medication =
    .night = hora do seu medicamento ao deitar.
reminder-signature =
    .alone = com carinho, os seus familiares
