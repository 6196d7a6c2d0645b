outcome-full-screen = { $case ->
    [infinitive] ver la foto en pantalla completa
   *[statement] abre la foto en pantalla completa
}
hint-keyboard = presiona Retorno para { FORM($outcome, case: "infinitive") }
hint-remote = presiona Seleccionar para { FORM($outcome, case: "infinitive") }
