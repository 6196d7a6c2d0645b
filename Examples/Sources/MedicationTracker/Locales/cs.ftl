### Medication tracker, in Czech
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names stand behind a colon, where nothing
### inflects them.

## How strong a medication is, and how much of it is taken at a time. The numbers are worded as the library's.

strength-milligrams = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } miligram
    [few] { $count } miligramy
    [many] { $count } miligramu
   *[other] { $count } miligramů
}
strength-milliliters = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } mililitr
    [few] { $count } mililitry
    [many] { $count } mililitru
   *[other] { $count } mililitrů
}
taken-tablets = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } tableta
    [few] { NUMBER($count, style: "items", gender: "feminine") } tablety
   *[other] { $count } tablet
}
taken-capsules = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } kapsle
    [few] { NUMBER($count, style: "items", gender: "feminine") } kapsle
   *[other] { $count } kapslí
}
dosage = { $strength }, { $taken }

## When a medication is taken

# každý den v 8 hodin a ve 20 hodin
schedule-every-day = každý den { FORM($time, case: "at") }
# každé pondělí, každou středu a každý pátek v 8 hodin
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = bez plánu

## How well it goes

adherence = dodržování léčby
graded = { $share }, { $grade }
# Adverbs, which agree with nothing.
grade-excellent = výborně
grade-good = dobře
grade-needs-improvement = je co zlepšovat

## Tabs

tab-medications = léky
    .hint = zobrazí vaše léky a umožní je spravovat
tab-schedule = plán
    .hint = zobrazí denní plán dávek
tab-history = historie
    .hint = zobrazí historii dávek a statistiky dodržování léčby

## Buttons of the list of medications

filter-medications = filtrovat léky
    .hint = nabídne filtr, který zobrazí jen aktivní léky
add-medication = přidat lék
    .hint = otevře formulář pro přidání nového léku

## Buttons and actions of one medication

edit = upravit
    .hint = otevře podrobnosti léku k úpravám
done = hotovo
    .hint = zavře podrobnosti léku
add-schedule = přidat plán
    .hint = vytvoří nový plán dávek tohoto léku
delete = smazat: { $medication }
    .hint = trvale odstraní tento lék a všechny jeho údaje
activate = aktivovat: { $medication }
    .hint = znovu spustí plány tohoto léku
deactivate = deaktivovat: { $medication }
    .hint = zastaví plány tohoto léku a zachová jeho historii
delete-schedule = smazat plán

## Buttons of the schedule

select-date = vybrat datum
outcome-calendar = { $case ->
    [infinitive] vyberete jiné datum
   *[statement] otevře kalendář k výběru jiného data
}
previous-day = předchozí den
    .hint = zobrazí dávky z předchozího dne
next-day = další den
    .hint = zobrazí dávky z dalšího dne
# What is taken is the dose, as in its status: "stav: užitá".
mark-taken = označit dávku jako užitou: { $medication }
    .hint = zaznamená dávku jako užitou právě teď
skip = vynechat dávku: { $medication }
    .hint = zaznamená dávku jako vynechanou

## A dose. Impersonal: it agrees with no name

# Not "naplánováno": before a time that is when somebody planned it.
dose-scheduled = podle plánu { FORM($time, case: "at") }
    .day = podle plánu { FORM($time, case: "on") }
dose-taken = užito { FORM($time, case: "at") }
    .day = užito { FORM($time, case: "on") }
    .announced = užito: { $medication }
dose-skipped = vynecháno { FORM($time, case: "at") }
    .day = vynecháno { FORM($time, case: "on") }
    .announced = vynecháno: { $medication }

## The history

filter-doses = filtrovat dávky
    .hint = zobrazí možnosti filtrování
filter = filtr: { $state }
    .hint = zobrazí možnosti změny nebo zrušení filtru
last-days = { $count ->
    [one] poslední { $count } den
    [few] poslední { $count } dny
   *[other] posledních { $count } dní
}
    .hint = { $count ->
        [one] nastaví období na poslední { $count } den
        [few] nastaví období na poslední { $count } dny
       *[other] nastaví období na posledních { $count } dní
    }

## The form for a new medication

# In place of the library's "jméno", which is a person's.
# Rewords
field-name = název léku
    .gender = inanimate
strength = síla léku
    .gender = feminine
    .hint = například { $strength }
save = uložit
cancel = zrušit

## Announcements

medication-added = přidáno: { $medication }
medication-deleted = smazáno: { $medication }

## What went wrong

problem-storage = léky se nepodařilo načíst. Zkuste to později
