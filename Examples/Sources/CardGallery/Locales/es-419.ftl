### Card gallery, in Spanish (Latin America): what differs from Spanish (Spain)

settings = configuración

sign-in-with-credentials = { $case ->
    [infinitive] iniciar sesión con los datos ingresados
   *[statement] inicia sesión con los datos ingresados
}
report = reportar una tarjeta
