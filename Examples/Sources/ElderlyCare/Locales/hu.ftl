### Elderly care, in Hungarian
### Buttons, and the hints of tabs, are nouns; hints of fields have the polite request. Names have no suffix.

## Those who are cared for

profile-of = { $name } profilja
profile-photo-of = { $name } profilképe
tasks-of = { $name } feladatai
select-profile = profil kiválasztása
create-new-profile = új profil létrehozása

## Tasks

task = feladat
task-for = { $task }, { $name } feladata
overdue-task = lejárt határidejű feladat: { $task }
last-completed = legutóbb teljesítve { $ago }
request-clarification = pontosítás kérése
    .hint = további részletek kérése erről a feladatról
approve-response = válasz jóváhagyása
    .hint = a feladat megjelölése teljesítettként

## Reminders

send-medication-reminder = gyógyszerre emlékeztető üzenet küldése neki: { $name }
send-reminder = emlékeztető küldése neki: { $name }
    .hint = azonnal emlékeztetőt küld szöveges üzenetben
reminder-time = emlékeztető időpontjának kiválasztása
    .hint = válassza ki, mikor érkezzen a napi emlékeztető

## Photos

photo-response = { $name } fényképes válasza erre a feladatra: { $task }
photo-showing = { $name } fényképe a teljesített feladatról: { $task }
cooking-illustration = főzést ábrázoló rajz

## Tabs

tab-dashboard = áttekintés
    .hint = a mai feladatok és válaszok megtekintése
tab-gallery = fényképgaléria
    .hint = a szeretteitől kapott összes fényképes válasz megtekintése
tab-habits = összes szokás
    .hint = ütemezett feladatok és emlékeztetők kezelése

## The form for a new profile

profile-name = profilnév
    .hint = adja meg hozzátartozója nevét
phone-hint = adja meg a telefonszámot országkóddal együtt
invalid-phone-format = a telefonszám formátuma érvénytelen
# It also stands before "megadása kötelező".
relationship = családi vagy baráti kapcsolat
    .hint = például nagymama, apa, barát
create-profile = profil létrehozása

## What went wrong

problem-reminder = az emlékeztetőt nem sikerült elküldeni. Ellenőrizze a telefonszámot
