### Elderly care, in Croatian
### Buttons are in the imperative, as Croatian apps word them, which has no gender; hints tell what happens. Names and
### titles stand behind a colon, where nothing inflects them.

## Those who are cared for

profile-of = profil: { $name }
profile-photo-of = profilna fotografija: { $name }
# "Zadaci: Baka" would be a task of that name.
tasks-of = zadaci osobe { $name }
select-profile = odabir profila
create-new-profile = stvori novi profil

## Tasks

task = zadatak
task-for = { $task }, osoba: { $name }
overdue-task = zakašnjeli zadatak: { $task }
# Neuter: it agrees with no title.
last-completed = posljednji put dovršeno { $ago }
request-clarification = zatraži pojašnjenje
    .hint = traži više pojedinosti o ovom zadatku
approve-response = odobri odgovor
    .hint = označava ovaj zadatak kao dovršen

## Reminders

send-medication-reminder = pošalji podsjetnik za lijek, primatelj: { $name }
send-reminder = pošalji podsjetnik, primatelj: { $name }
    .hint = odmah šalje podsjetnik SMS-om
reminder-time = odaberi vrijeme podsjetnika
    .hint = određuje kada se šalje svakodnevni podsjetnik

## Photos

photo-response = odgovor s fotografijom, pošiljatelj: { $name }, zadatak: { $task }
photo-showing = fotografija, pošiljatelj: { $name }, dovršen zadatak: { $task }
cooking-illustration = ilustracija: kuhanje

## Tabs

tab-dashboard = pregled
    .hint = prikazuje današnje zadatke i odgovore
tab-gallery = galerija fotografija
    .hint = prikazuje sve fotografije koje su vaši bližnji poslali kao odgovor
tab-habits = sve navike
    .hint = omogućuje upravljanje zakazanim zadacima i podsjetnicima

## The form for a new profile

# In place of the library's "ime": "baka" is none.
# Rewords
field-name = naziv profila
    .gender = masculine
profile-name = naziv profila
    .gender = masculine
    .hint = upišite ime bliske osobe
phone-hint = upišite telefonski broj s pozivnim brojem države
invalid-phone-format = neispravan oblik telefonskog broja
relationship = odnos s tom osobom
    .gender = masculine
    .hint = na primjer baka, otac, prijateljica
create-profile = stvori profil

## What went wrong

problem-reminder = podsjetnik nije poslan. Provjerite telefonski broj
