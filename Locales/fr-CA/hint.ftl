outcome-sign-in = { $case ->
    [infinitive] ouvrir une session avec votre adresse courriel et votre mot de passe
   *[statement] ouvre une session avec votre adresse courriel et votre mot de passe
}
hint-keyboard = appuyez sur la barre d’espacement pour { FORM($outcome, case: "infinitive") }
