## Names of form fields

field-amount = kwota
    .gender = feminine
field-description = opis
    .gender = masculine
field-comment = komentarz
    .gender = masculine
field-title = tytuł
    .gender = masculine
field-date = data
    .gender = feminine
field-time = godzina
    .gender = feminine
field-address = adres
    .gender = masculine
field-select-profile = wybór profilu
    .gender = masculine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [one] { $count } błąd: { $field }
    [few] { $count } błędy. Pierwszy: { $field }
    [many] { $count } błędów. Pierwszy: { $field }
   *[other] { $count } błędu. Pierwszy: { $field }
}
    .alone = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
error-email-format = wpisz pełny adres e-mail, na przykład nazwa małpa domena kropka pl
error-amount-range = wpisz kwotę { $range }
    .exact = wpisz kwotę: { $amount }
error-number-range = wpisz liczbę od { $least } do { $most }
error-least-characters = { $count ->
    [one] wpisz co najmniej { $count } znak
    [few] wpisz co najmniej { $count } znaki
    [many] wpisz co najmniej { $count } znaków
   *[other] wpisz co najmniej { $count } znaku
}
error-most-characters = { $count ->
    [one] wpisz najwyżej { $count } znak
    [few] wpisz najwyżej { $count } znaki
    [many] wpisz najwyżej { $count } znaków
   *[other] wpisz najwyżej { $count } znaku
}
error-passwords-differ = oba hasła muszą być takie same
error-credentials = nieprawidłowy adres e-mail lub hasło. Sprawdź jedno i drugie
error-choose = wybierz co najmniej jedną opcję
error-connection = brak połączenia z internetem. Połącz się i spróbuj ponownie
error-try-again = coś poszło nie tak. Spróbuj ponownie
error-try-later = usługa jest teraz niedostępna. Spróbuj ponownie później

## Whether the characters of a password can be seen

password-shown = hasło widoczne
password-hidden = hasło ukryte

## Requirements of a form field

require-characters = { $count ->
    [one] co najmniej { $count } znak
    [few] co najmniej { $count } znaki
    [many] co najmniej { $count } znaków
   *[other] co najmniej { $count } znaku
}
# "w tym" leaves the case as it is.
require-parts = { $length }, w tym { $parts }
    .alone = wymagane: { $parts }
require-digit = cyfra
require-symbol = znak specjalny
require-capital = wielka litera
require-small = mała litera
require-all = wszystkie pola są wymagane
# In words, which bring the genitive: voices read "z 5" as "z pięć". "Spośród" stays the same before all of them, "z"
# would not (ze stu).
require-option = { $count ->
    [1] wybierz opcję poniżej
    [2] wybierz jedną z dwóch opcji poniżej
   *[other] wybierz jedną spośród { NUMBER($count, style: "words", case: "genitive") } opcji poniżej
}

## The number of characters that can still be entered

characters-left = { $count ->
    [one] został { $count } znak
    [few] zostały { $count } znaki
    [many] zostało { $count } znaków
   *[other] zostało { $count } znaku
}
characters-none-left = limit znaków wykorzystany
characters-over = { $count ->
    [one] o { $count } znak za dużo
    [few] o { $count } znaki za dużo
    [many] o { $count } znaków za dużo
   *[other] o { $count } znaku za dużo
}
