outcome-full-screen = { $case ->
    [infinitive] ver en pantalla completa
   *[statement] abre la vista en pantalla completa
}
hint-keyboard = presiona la barra espaciadora para { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = presiona las teclas de flecha para { FORM($outcome, case: "infinitive") }
hint-remote = presiona Seleccionar para { FORM($outcome, case: "infinitive") }
