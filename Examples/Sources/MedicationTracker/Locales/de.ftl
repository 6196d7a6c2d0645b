### Medication tracker, in German
### Buttons, and the hints of tabs, are in the infinitive, as iOS words them; other hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. 1 is in words: voices read "1 Tablette" as "eins
## Tablette".

# same for every number
strength-milligrams = { $count ->
    [1] ein Milligramm
    [one] { $count } Milligramm
   *[other] { $count } Milligramm
}
# same for every number
strength-milliliters = { $count ->
    [1] ein Milliliter
    [one] { $count } Milliliter
   *[other] { $count } Milliliter
}
taken-tablets = { $count ->
    [1] eine Tablette
    [one] { $count } Tablette
   *[other] { $count } Tabletten
}
taken-capsules = { $count ->
    [1] eine Kapsel
    [one] { $count } Kapsel
   *[other] { $count } Kapseln
}
dosage = { $strength }, { $taken }

## When a medication is taken

# täglich um 8 Uhr und um 20 Uhr
schedule-every-day = täglich { FORM($time, case: "at") }
# montags, mittwochs und freitags um 8 Uhr
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = kein Zeitplan

## How well it goes

adherence = Einnahmetreue
graded = { $share }, { $grade }
grade-excellent = ausgezeichnet
grade-good = gut
grade-needs-improvement = ausbaufähig

## Tabs

tab-medications = Medikamente
    .hint = Medikamente ansehen und verwalten
tab-schedule = Einnahmeplan
    .hint = täglichen Einnahmeplan ansehen
tab-history = Verlauf
    .hint = Einnahmeverlauf und Statistik zur Einnahmetreue ansehen

## Buttons of the list of medications

filter-medications = Medikamente filtern
    .hint = zeigt Filteroptionen an, um nur aktive Medikamente einzublenden
add-medication = Medikament hinzufügen
    .hint = öffnet das Formular für ein neues Medikament

## Buttons and actions of one medication

edit = bearbeiten
    .hint = öffnet die Details des Medikaments zum Bearbeiten
done = fertig
    .hint = schließt die Details des Medikaments
add-schedule = Zeitplan hinzufügen
    .hint = erstellt einen neuen Zeitplan für dieses Medikament
delete = { $medication } löschen
    .hint = entfernt dieses Medikament und alle seine Daten endgültig
activate = { $medication } aktivieren
    .hint = startet die Zeitpläne wieder
deactivate = { $medication } deaktivieren
    .hint = stoppt die Zeitpläne, der Verlauf bleibt erhalten
delete-schedule = Zeitplan löschen

## Buttons of the schedule

select-date = Datum auswählen
outcome-calendar = { $case ->
    [infinitive] ein anderes Datum auszuwählen
   *[statement] öffnet den Kalender, um ein anderes Datum auszuwählen
}
previous-day = vorheriger Tag
    .hint = zeigt die Dosen des Tages davor
next-day = nächster Tag
    .hint = zeigt die Dosen des Tages danach
mark-taken = { $medication } als eingenommen markieren
    .hint = vermerkt, dass die Dosis jetzt eingenommen wurde
skip = { $medication } überspringen
    .hint = vermerkt, dass die Dosis absichtlich ausgelassen wurde

## A dose

dose-scheduled = geplant: { $time }
    .day = geplant: { $time }
dose-taken = eingenommen: { $time }
    .day = eingenommen: { $time }
    .announced = { $medication } als eingenommen markiert
dose-skipped = übersprungen: { $time }
    .day = übersprungen: { $time }
    .announced = { $medication } als übersprungen markiert

## The history

filter-doses = Dosen filtern
    .hint = zeigt Optionen an, um nur bestimmte Dosen einzublenden
filter = Filter: { $state }
    .hint = zeigt Optionen an, um den Filter zu ändern oder zu entfernen
last-days = { $count ->
    [1] letzter Tag
    [one] letzter { $count } Tag
   *[other] letzte { $count } Tage
}
    .hint = { $count ->
        [1] setzt den Zeitraum auf den letzten Tag
        [one] setzt den Zeitraum auf den letzten { $count } Tag
       *[other] setzt den Zeitraum auf die letzten { $count } Tage
    }

## The form for a new medication

strength = Wirkstärke
    .gender = feminine
    .hint = zum Beispiel { $strength }
save = speichern
cancel = abbrechen

## Announcements

medication-added = { $medication } hinzugefügt
medication-deleted = { $medication } gelöscht

## What went wrong

problem-storage = die Medikamente konnten nicht geladen werden. Bitte später erneut versuchen
