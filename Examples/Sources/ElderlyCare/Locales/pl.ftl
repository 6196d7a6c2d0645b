### Elderly care, in Polish
### Buttons, and the hints of tabs and fields, are in the imperative, as iOS words them, which has no gender; other
### hints tell what happens. Names and titles stand behind a colon, where nothing inflects them.

## Those who are cared for

profile-of = profil: { $name }
profile-photo-of = zdjęcie profilowe: { $name }
tasks-of = zadania: { $name }
select-profile = wybór profilu
create-new-profile = utwórz nowy profil

## Tasks

task = zadanie
task-for = { $task }, osoba: { $name }
overdue-task = zadanie po terminie: { $task }
# Impersonal: it agrees with no title.
last-completed = ostatnio ukończono { $ago }
request-clarification = poproś o wyjaśnienie
    .hint = wysyła prośbę o więcej informacji o tym zadaniu
# Not "oznacza to zadanie": it is heard as "oznacza to", "this means".
approve-response = zatwierdź odpowiedź
    .hint = oznacza zadanie jako ukończone

## Reminders

send-medication-reminder = wyślij przypomnienie o lekach, odbiorca: { $name }
send-reminder = wyślij przypomnienie, odbiorca: { $name }
    .hint = od razu wysyła przypomnienie SMS-em
reminder-time = wybierz godzinę przypomnienia
    .hint = ustala, kiedy wysyłać codzienne przypomnienie

## Photos

photo-response = odpowiedź ze zdjęciem, nadawca: { $name }, zadanie: { $task }
photo-showing = zdjęcie, nadawca: { $name }, ukończone zadanie: { $task }
cooking-illustration = ilustracja: gotowanie

## Tabs

tab-dashboard = pulpit
    .hint = wyświetla dzisiejsze zadania i odpowiedzi
tab-gallery = galeria zdjęć
    .hint = wyświetla wszystkie odpowiedzi ze zdjęciami od bliskich
tab-habits = wszystkie nawyki
    .hint = umożliwia zarządzanie zaplanowanymi zadaniami i przypomnieniami

## The form for a new profile

# In place of the library's "imię": "babcia" is none.
# Rewords
field-name = nazwa profilu
    .gender = feminine
profile-name = nazwa profilu
    .gender = feminine
    .hint = wpisz imię bliskiej osoby
phone-hint = wpisz numer telefonu z numerem kierunkowym kraju
invalid-phone-format = nieprawidłowy format numeru telefonu
relationship = relacja z tą osobą
    .gender = feminine
    .hint = na przykład babcia, ojciec, przyjaciółka
create-profile = utwórz profil

## What went wrong

problem-reminder = nie udało się wysłać przypomnienia. Sprawdź numer telefonu
