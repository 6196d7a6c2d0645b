### Card gallery, in Spanish (Spain)

## The gallery

cards = tarjetas
settings = ajustes
change-page = { $case ->
    [infinitive] cambiar de página
   *[statement] cambia de página
}

## Cards

delete = eliminar
    .named = eliminar { $card }
share = compartir
like = me gusta
read-more = leer más
    .hint = muestra el texto completo

## People

profile-photo-of = foto de perfil de { $name }

## Videos

play = reproducir
pause = pausar
pause-playback = { $case ->
    [infinitive] pausar la reproducción
   *[statement] pausa la reproducción
}
length = duración
position = posición de reproducción

## Forms

minimum-length = { $count ->
    [1] un carácter como mínimo
    [one] { $count } carácter como mínimo
    [many] { $count } de caracteres como mínimo
   *[other] { $count } caracteres como mínimo
}
sign-in = iniciar sesión
sign-in-with-credentials = { $case ->
    [infinitive] iniciar sesión con los datos introducidos
   *[statement] inicia sesión con los datos introducidos
}
comment = comentario
    .gender = masculine
submit = enviar
    .form = enviar el formulario
report = denunciar una tarjeta

## What went wrong

problem-credentials = la dirección de correo electrónico y la contraseña no coinciden
