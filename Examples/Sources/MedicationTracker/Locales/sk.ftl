### Medication tracker, in Slovak
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names stand behind a colon, where nothing
### inflects them.

## How strong a medication is, and how much of it is taken at a time. The numbers are worded as the library's.

strength-milligrams = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } miligram
    [few] { $count } miligramy
    [many] { $count } miligramu
   *[other] { $count } miligramov
}
strength-milliliters = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } mililiter
    [few] { $count } mililitre
    [many] { $count } mililitra
   *[other] { $count } mililitrov
}
taken-tablets = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } tableta
    [few] { NUMBER($count, style: "items", gender: "feminine") } tablety
   *[other] { $count } tabliet
}
taken-capsules = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } kapsula
    [few] { NUMBER($count, style: "items", gender: "feminine") } kapsuly
   *[other] { $count } kapsúl
}
dosage = { $strength }, { $taken }

## When a medication is taken

# každý deň o ôsmej a o dvadsiatej
schedule-every-day = každý deň { FORM($time, case: "at") }
# každý pondelok, každú stredu a každý piatok o ôsmej
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = bez plánu

## How well it goes

adherence = dodržiavanie liečby
graded = { $share }, { $grade }
# Adverbs, which agree with nothing.
grade-excellent = výborne
grade-good = dobre
grade-needs-improvement = je čo zlepšovať

## Tabs

tab-medications = lieky
    .hint = zobrazí vaše lieky a umožní ich spravovať
tab-schedule = plán
    .hint = zobrazí denný plán dávok
tab-history = história
    .hint = zobrazí históriu dávok a štatistiky dodržiavania liečby

## Buttons of the list of medications

filter-medications = filtrovať lieky
    .hint = ponúkne filter, ktorý zobrazí len aktívne lieky
add-medication = pridať liek
    .hint = otvorí formulár na pridanie nového lieku

## Buttons and actions of one medication

edit = upraviť
    .hint = otvorí podrobnosti lieku na úpravu
done = hotovo
    .hint = zatvorí podrobnosti lieku
add-schedule = pridať plán
    .hint = vytvorí nový plán dávok tohto lieku
delete = vymazať: { $medication }
    .hint = natrvalo odstráni tento liek a všetky jeho údaje
activate = aktivovať: { $medication }
    .hint = znova spustí plány tohto lieku
deactivate = deaktivovať: { $medication }
    .hint = zastaví plány tohto lieku a zachová jeho históriu
delete-schedule = vymazať plán

## Buttons of the schedule

select-date = vybrať dátum
outcome-calendar = { $case ->
    [infinitive] vyberiete iný dátum
   *[statement] otvorí kalendár na výber iného dátumu
}
previous-day = predchádzajúci deň
    .hint = zobrazí dávky z predchádzajúceho dňa
next-day = ďalší deň
    .hint = zobrazí dávky z ďalšieho dňa
# What is taken is the dose, as in its status: "stav: užitá".
mark-taken = označiť dávku ako užitú: { $medication }
    .hint = zaznamená dávku ako užitú práve teraz
skip = vynechať dávku: { $medication }
    .hint = zaznamená dávku ako vynechanú

## A dose. Neuter: it agrees with no name

# Not "naplánované": before a time that is when somebody planned it.
dose-scheduled = podľa plánu { FORM($time, case: "at") }
    .day = podľa plánu { FORM($time, case: "on") }
dose-taken = užité { FORM($time, case: "at") }
    .day = užité { FORM($time, case: "on") }
    .announced = užité: { $medication }
dose-skipped = vynechané { FORM($time, case: "at") }
    .day = vynechané { FORM($time, case: "on") }
    .announced = vynechané: { $medication }

## The history

filter-doses = filtrovať dávky
    .hint = zobrazí možnosti filtrovania
filter = filter: { $state }
    .hint = zobrazí možnosti zmeny alebo zrušenia filtra
last-days = { $count ->
    [one] posledný { $count } deň
    [few] posledné { $count } dni
   *[other] posledných { $count } dní
}
    .hint = { $count ->
        [one] nastaví obdobie na posledný { $count } deň
        [few] nastaví obdobie na posledné { $count } dni
       *[other] nastaví obdobie na posledných { $count } dní
    }

## The form for a new medication

# In place of the library's "meno", which is a person's.
# Rewords
field-name = názov lieku
    .gender = inanimate
strength = sila lieku
    .gender = feminine
    .hint = napríklad { $strength }
save = uložiť
cancel = zrušiť

## Announcements

medication-added = pridané: { $medication }
medication-deleted = vymazané: { $medication }

## What went wrong

problem-storage = lieky sa nepodarilo načítať. Skúste to neskôr
