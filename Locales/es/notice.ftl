## Errors: no capital after a colon

# same
error = error: { $message }
    .alone = error

error-select-answer = selecciona una respuesta para continuar

# Fields of forms that the library names
field-email-address = dirección de correo electrónico
    .gender = feminine
field-phone-number = número de teléfono
    .gender = masculine
field-password = contraseña
    .gender = feminine
field-name = nombre
    .gender = masculine

error-required = { TRAIT($field, "gender") ->
    [feminine] la { $field } es obligatoria
    [masculine-plural] los { $field } son obligatorios
   *[masculine] el { $field } es obligatorio
}
    .named = { $field }: campo obligatorio

error-invalid = { TRAIT($field, "gender") ->
    [feminine] { $field } no válida
    [masculine-plural] { $field } no válidos
   *[masculine] { $field } no válido
}
    .named = { $field }: valor no válido

# Also said alone, so it names the field.
error-phone-format = el número de teléfono debe empezar por el signo más y el prefijo del país

## Work that the app is doing while the listener waits

loading = cargando
loading-tasks = cargando las tareas
loading-photo = cargando la foto
creating-profile = creando el perfil
saving = guardando
signing-in = iniciando sesión
please-wait = { $activity }, espera un momento

## Work that the app has done. Impersonal where a name is said, whose gender nobody knows: see confirm.ftl

done-transaction-created = transacción creada
done-profile-saved = perfil guardado
done-deleted = se ha eliminado { $name }
    .alone = eliminado

## Screens that have nothing to show

empty-results = no hay resultados para { $query }
    .alone = no hay resultados
empty-connection = no hay conexión a internet
empty-health-data = datos de salud no disponibles
