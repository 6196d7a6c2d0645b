# "Olá" is not in the GSM alphabet.
reminder-greeting = viva, { $name }!
    .alone = viva!
reminder-signature =
    .alone = com carinho, os seus familiares
