## Names of form fields

field-amount = belopp
    .gender = neuter
field-description = beskrivning
    .gender = common
field-comment = kommentar
    .gender = common
field-title = titel
    .gender = common
field-date = datum
    .gender = neuter
field-time = tid
    .gender = common
field-address = adress
    .gender = common
field-select-profile = profilval
    .gender = neuter

## Errors in a form, and how to correct them: in the imperative, as in other apps

errors-in-form = { $count ->
    [1] ett fel: { $field }
   *[other] { $count } fel. Först: { $field }
}
    .alone = { $count ->
        [1] ett fel i formuläret
       *[other] { $count } fel i formuläret
    }
error-email-format = ange en fullständig e-postadress, till exempel namn snabel-a exempel punkt se
error-amount-range = ange ett belopp från { $range }
    .exact = ange beloppet { $amount }
error-number-range = ange ett tal från { $least } till { $most }
error-least-characters = { $count ->
    [1] ange minst ett tecken
   *[other] ange minst { $count } tecken
}
error-most-characters = { $count ->
    [1] ange högst ett tecken
   *[other] ange högst { $count } tecken
}
error-passwords-differ = lösenorden måste vara lika
# Not "fel e-postadress", which would repeat "fel" after "fel:".
error-credentials = e-postadressen eller lösenordet stämmer inte. Kontrollera båda
error-choose = välj minst ett alternativ
error-connection = ingen internetanslutning. Anslut och försök igen
error-try-again = något gick fel. Försök igen
error-try-later = tjänsten är inte tillgänglig just nu. Försök igen senare

## Whether the characters of a password can be seen

password-shown = lösenordet visas
password-hidden = lösenordet är dolt

## Requirements of a form field

require-characters = { $count ->
    [1] minst ett tecken
   *[other] minst { $count } tecken
}
require-parts = { $length }, med { $parts }
    .alone = med { $parts }
require-digit = en siffra
require-symbol = ett specialtecken
require-capital = en stor bokstav
require-small = en liten bokstav
require-all = alla fält är obligatoriska
require-option = { $count ->
    [1] välj alternativet nedan
   *[other] välj bland { $count } alternativ nedan
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] ett tecken kvar
   *[other] { $count } tecken kvar
}
characters-none-left = inga tecken kvar
characters-over = { $count } tecken för mycket
