### Medication tracker, in Catalan
### Buttons have the form of the library's (elimina, afegeix); hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. "number-masculine" and "number-feminine" are the
## library's (un comprimit, una càpsula, dues càpsules)

strength-milligrams = { $count ->
    [1] un mil·ligram
    [one] { $count } mil·ligram
    [many] { $count } de mil·ligrams
   *[other] { number-masculine } mil·ligrams
}
strength-milliliters = { $count ->
    [1] un mil·lilitre
    [one] { $count } mil·lilitre
    [many] { $count } de mil·lilitres
   *[other] { number-masculine } mil·lilitres
}
taken-tablets = { $count ->
    [1] un comprimit
    [one] { $count } comprimit
    [many] { $count } de comprimits
   *[other] { number-masculine } comprimits
}
taken-capsules = { $count ->
    [1] una càpsula
    [one] { $count } càpsula
    [many] { $count } de càpsules
   *[other] { number-feminine } càpsules
}
dosage = { $strength }, { $taken }

## When a medication is taken

# cada dia a les 8 del matí i a les 20 hores
schedule-every-day = cada dia { FORM($time, case: "at") }
# cada dilluns, dimecres i divendres a les 8 del matí
schedule-weekdays = cada { $days } { FORM($time, case: "at") }
schedule-none = sense horari

## How well it goes. The grade agrees with "adherència", behind which it stands

adherence = adherència
graded = { $share }, { $grade }
grade-excellent = excel·lent
grade-good = bona
grade-needs-improvement = cal millorar-la

## Tabs

tab-medications = medicaments
    .hint = mostra els medicaments i permet gestionar-los
tab-schedule = horari
    .hint = mostra l’horari diari de les dosis
tab-history = historial
    .hint = mostra l’historial de dosis i les estadístiques d’adherència

## Buttons of the list of medications

filter-medications = filtra els medicaments
    .hint = mostra les opcions de filtre per veure només els medicaments actius
add-medication = afegeix un medicament
    .hint = obre el formulari per afegir un medicament

## Buttons and actions of one medication

edit = edita
    .hint = permet editar els detalls del medicament
done = fet
    .hint = tanca els detalls del medicament
add-schedule = afegeix un horari
    .hint = crea un horari de dosis nou per a aquest medicament
delete = elimina { $medication }
    .hint = elimina definitivament aquest medicament i totes les seves dades
activate = activa { $medication }
    .hint = reactiva els seus horaris
deactivate = desactiva { $medication }
    .hint = atura els seus horaris i en conserva l’historial
delete-schedule = elimina l’horari

## Buttons of the schedule

select-date = tria una data
outcome-calendar = { $case ->
    [infinitive] triar una altra data
   *[statement] obre el calendari per triar una altra data
}
previous-day = dia anterior
    .hint = mostra les dosis del dia anterior
next-day = dia següent
    .hint = mostra les dosis del dia següent
# "Marca Aspirin com a pres" would have to know the gender of the name: the dose is what is taken.
mark-taken = marca la dosi { of-medication } com a presa
    .hint = registra la dosi com a presa ara mateix
skip = omet la dosi { of-medication }
    .hint = registra la dosi com a omesa

# La dosi d’Aspirin, de Methotrexate. The class "vowel" is the library's.
of-medication = { HEAD($medication) ->
    [vowel] d’{ $medication }
   *[other] de { $medication }
}

## A dose

# programada per a les 8 del matí, programada per a ahir a les 20 hores. "Per a el" is "per al": programada
# per al 31 d’octubre a les 20 hores. The class "el" is the library's.
dose-scheduled = programada per { FORM($time, case: "to") }
    .day = { HEAD($time) ->
        [el] programada per { FORM($time, case: "to") }
       *[other] programada per a { $time }
    }
dose-taken = presa { FORM($time, case: "at") }
    .day = presa { FORM($time, case: "on") }
    .announced = dosi { of-medication } marcada com a presa
dose-skipped = omesa { FORM($time, case: "at") }
    .day = omesa { FORM($time, case: "on") }
    .announced = dosi { of-medication } marcada com a omesa

## The history

filter-doses = filtra les dosis
    .hint = mostra les opcions de filtre per veure només algunes dosis
filter = filtre: dosis { FORM($state, form: "feminine-plural") }
    .hint = mostra les opcions per canviar o treure el filtre
last-days = { $count ->
    [1] últim dia
    [one] últim { $count } dia
    [many] últims { $count } de dies
   *[other] últims { number-masculine } dies
}
    .hint = { $count ->
        [1] ajusta el període a l’últim dia
        [one] ajusta el període a l’últim { $count } dia
        [many] ajusta el període als últims { $count } de dies
       *[other] ajusta el període als últims { number-masculine } dies
    }

## The form for a new medication

# How strong a medication is. Not "dosi", which is what is taken at a time.
strength = concentració
    .gender = feminine
    .hint = per exemple, { $strength }
save = desa
cancel = cancel·la

## Announcements

# Impersonal, as in the library: nobody knows the gender of the name.
medication-added = s’ha afegit { $medication }
medication-deleted = s’ha eliminat { $medication }

## What went wrong

problem-storage = no s’han pogut carregar els medicaments. Torneu-ho a provar més tard
