field-email-address = adresse courriel
signing-in = ouverture de session en cours
