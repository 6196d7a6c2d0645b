## Errors: no capital after a colon

error = errore: { $message }
    .alone = errore

error-select-answer = seleziona una risposta per continuare

# Fields of forms that the library names
field-email-address = indirizzo email
    .gender = masculine
field-phone-number = numero di telefono
    .gender = masculine
# same
field-password = password
    .gender = feminine
field-name = nome
    .gender = masculine

# As Italian forms say it, in no gender.
error-required = il campo { $field } è obbligatorio
    .named = { $field }: campo obbligatorio

error-invalid = { TRAIT($field, "gender") ->
    [feminine] { $field } non valida
   *[masculine] { $field } non valido
}
    .named = { $field }: valore non valido

# Also said alone, so it names the field.
error-phone-format = il numero di telefono deve iniziare con il segno più e il prefisso del paese

## Work that the app is doing while the listener waits

loading = caricamento in corso
loading-tasks = caricamento delle attività
loading-photo = caricamento della foto
creating-profile = creazione del profilo
saving = salvataggio in corso
signing-in = accesso in corso
please-wait = { $activity }, attendi un momento

## Work that the app has done; see confirm.ftl

done-transaction-created = transazione creata
done-profile-saved = profilo salvato
done-deleted = eliminato: { $name }
    .alone = eliminato

## Screens that have nothing to show

empty-results = nessun risultato per { $query }
    .alone = nessun risultato
empty-connection = nessuna connessione a internet
empty-health-data = dati sanitari non disponibili
