## Errors: no capital after a colon

# same
error = error: { $message }
    .alone = error

error-select-answer = seleccioneu una resposta per continuar

# Fields of forms that the library names
field-email-address = adreça electrònica
    .gender = feminine
field-phone-number = número de telèfon
    .gender = masculine
field-password = contrasenya
    .gender = feminine
field-name = nom
    .gender = masculine

# Catalan forms say it in no gender.
error-required = el camp { $field } és obligatori
    .named = { $field }: camp obligatori

error-invalid = { TRAIT($field, "gender") ->
    [feminine] { $field } no vàlida
   *[masculine] { $field } no vàlid
}
    .named = { $field }: valor no vàlid

# Also said alone, so it names the field.
error-phone-format = el número de telèfon ha de començar amb el signe més i el prefix del país

## Work that the app is doing while the listener waits

loading = s’està carregant
loading-tasks = s’estan carregant les tasques
loading-photo = s’està carregant la foto
creating-profile = s’està creant el perfil
saving = s’està desant
signing-in = s’està iniciant la sessió
please-wait = { $activity }, espereu un moment

## Work that the app has done. Impersonal where a name is said, whose gender nobody knows: see confirm.ftl

done-transaction-created = transacció creada
done-profile-saved = perfil desat
done-deleted = s’ha eliminat { $name }
    .alone = eliminat

## Screens that have nothing to show

empty-results = no hi ha resultats per a { $query }
    .alone = no hi ha resultats
empty-connection = no hi ha connexió a internet
empty-health-data = dades de salut no disponibles
