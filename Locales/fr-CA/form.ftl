error-credentials = adresse courriel ou mot de passe incorrect. Vérifiez les deux
