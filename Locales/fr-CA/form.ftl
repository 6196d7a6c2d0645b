error-credentials = adresse courriel ou mot de passe incorrect. Vérifiez les deux
error-email-format = saisissez une adresse courriel complète, par exemple nom arobas example point com
