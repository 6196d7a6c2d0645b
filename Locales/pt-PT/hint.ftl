outcome-full-screen = { $case ->
    [infinitive] ver em ecrã inteiro
   *[statement] abre em ecrã inteiro
}
outcome-sign-in = { $case ->
    [infinitive] iniciar sessão com o seu e-mail e a sua palavra-passe
   *[statement] inicia sessão com o seu e-mail e a sua palavra-passe
}
outcome-reset-password = { $case ->
    [infinitive] repor a palavra-passe
   *[statement] repõe a palavra-passe
}
outcome-save = { $case ->
    [infinitive] guardar as alterações
   *[statement] guarda as alterações
}
hint-keyboard = prima a barra de espaço para { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = prima as teclas de seta para { FORM($outcome, case: "infinitive") }
hint-remote = prima Selecionar para { FORM($outcome, case: "infinitive") }
