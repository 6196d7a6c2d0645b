### Medication tracker, in Polish
### Buttons, and the hints of tabs, are in the imperative, as iOS words them, which has no gender; other hints tell what
### happens. Names stand behind a colon, where nothing inflects them.

## How strong a medication is, and how much of it is taken at a time. 1 and 2 of feminine names are in words: some
## voices read them as masculine.

strength-milligrams = { $count ->
    [one] { $count } miligram
    [few] { $count } miligramy
    [many] { $count } miligramów
   *[other] { $count } miligrama
}
strength-milliliters = { $count ->
    [one] { $count } mililitr
    [few] { $count } mililitry
    [many] { $count } mililitrów
   *[other] { $count } mililitra
}
taken-tablets = { $count ->
    [1] jedna tabletka
    [2] dwie tabletki
    [one] { $count } tabletka
    [few] { $count } tabletki
    [many] { $count } tabletek
   *[other] { $count } tabletki
}
taken-capsules = { $count ->
    [1] jedna kapsułka
    [2] dwie kapsułki
    [one] { $count } kapsułka
    [few] { $count } kapsułki
    [many] { $count } kapsułek
   *[other] { $count } kapsułki
}
dosage = { $strength }, { $taken }

## When a medication is taken

# codziennie o 8:00 i o 20:00
schedule-every-day = codziennie { FORM($time, case: "at") }
# w poniedziałki, w środy i w piątki o 8:00
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = brak harmonogramu

## How well it goes

adherence = regularność przyjmowania leków
graded = { $share }, { $grade }
# Adverbs, which agree with nothing.
grade-excellent = doskonale
grade-good = dobrze
grade-needs-improvement = wymaga poprawy

## Tabs

tab-medications = leki
    .hint = wyświetla leki i umożliwia zarządzanie nimi
tab-schedule = harmonogram
    .hint = wyświetla dzienny harmonogram dawek
tab-history = historia
    .hint = wyświetla historię dawek i statystyki przyjmowania leków

## Buttons of the list of medications

filter-medications = filtruj leki
    .hint = wyświetla opcje filtrowania pozwalające pokazać tylko aktywne leki
add-medication = dodaj lek
    .hint = otwiera formularz dodawania nowego leku

## Buttons and actions of one medication

edit = edytuj
    .hint = otwiera szczegóły leku do edycji
done = gotowe
    .hint = zamyka szczegóły leku
add-schedule = dodaj harmonogram
    .hint = tworzy nowy harmonogram dawek tego leku
delete = usuń: { $medication }
    .hint = trwale usuwa ten lek i wszystkie jego dane
activate = aktywuj: { $medication }
    .hint = ponownie uruchamia harmonogramy tego leku
deactivate = dezaktywuj: { $medication }
    .hint = zatrzymuje harmonogramy tego leku i zachowuje jego historię
delete-schedule = usuń harmonogram

## Buttons of the schedule

select-date = wybierz datę
outcome-calendar = { $case ->
    [infinitive] wybrać inną datę
   *[statement] otwiera kalendarz do wyboru innej daty
}
previous-day = poprzedni dzień
    .hint = wyświetla dawki z poprzedniego dnia
next-day = następny dzień
    .hint = wyświetla dawki z następnego dnia
# What is taken is the dose, as in its status: "Status: przyjęta".
mark-taken = oznacz dawkę jako przyjętą: { $medication }
    .hint = zapisuje dawkę jako przyjętą teraz
skip = pomiń dawkę: { $medication }
    .hint = zapisuje, że dawka została pominięta

## A dose. Impersonal: it agrees with no name

# Not "zaplanowano": before a time that is when somebody planned it.
dose-scheduled = planowo: { $time }
    .day = planowo: { $time }
dose-taken = przyjęto { FORM($time, case: "at") }
    .day = przyjęto { FORM($time, case: "on") }
    .announced = przyjęto: { $medication }
dose-skipped = pominięto { FORM($time, case: "at") }
    .day = pominięto { FORM($time, case: "on") }
    .announced = pominięto: { $medication }

## The history

filter-doses = filtruj dawki
    .hint = wyświetla opcje pozwalające pokazać tylko niektóre dawki
filter = filtr: { $state }
    .hint = wyświetla opcje zmiany lub usunięcia filtra
last-days = { $count ->
    [one] ostatni { $count } dzień
    [few] ostatnie { $count } dni
    [many] ostatnie { $count } dni
   *[other] ostatnie { $count } dnia
}
    .hint = { $count ->
        [one] ustawia zakres dat na ostatni { $count } dzień
        [few] ustawia zakres dat na ostatnie { $count } dni
        [many] ustawia zakres dat na ostatnie { $count } dni
       *[other] ustawia zakres dat na ostatnie { $count } dnia
    }

## The form for a new medication

# In place of the library's "imię", which is a person's.
# Rewords
field-name = nazwa leku
    .gender = feminine
strength = moc leku
    .gender = feminine
    .hint = na przykład { $strength }
save = zapisz
cancel = anuluj

## Announcements

medication-added = dodano: { $medication }
medication-deleted = usunięto: { $medication }

## What went wrong

problem-storage = nie udało się wczytać leków. Spróbuj ponownie później
