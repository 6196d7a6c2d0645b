### Elderly care, in Slovenian
### Buttons are in the imperative, as Slovenian apps word them, which has no gender; hints tell what happens. Names and
### titles stand behind a colon, where nothing inflects them.

## Those who are cared for

profile-of = profil: { $name }
profile-photo-of = profilna fotografija: { $name }
# As the library's: "opravila: Babica" would be a task of that name.
tasks-of = opravila osebe { $name }
select-profile = izbira profila
create-new-profile = ustvari nov profil

## Tasks

task = opravilo
task-for = { $task }, oseba: { $name }
overdue-task = opravilo s pretečenim rokom: { $task }
# Neuter: it agrees with no title.
last-completed = nazadnje dokončano { $ago }
request-clarification = prosi za pojasnilo
    .hint = zaprosi za več podrobnosti o tem opravilu
approve-response = odobri odgovor
    .hint = označi to opravilo kot dokončano

## Reminders

send-medication-reminder = pošlji opomnik za zdravila, prejemnik: { $name }
send-reminder = pošlji opomnik, prejemnik: { $name }
    .hint = takoj pošlje opomnik po SMS-u
reminder-time = izberi uro opomnika
    .hint = določi, kdaj se pošlje vsakodnevni opomnik

## Photos

photo-response = odgovor s fotografijo, pošiljatelj: { $name }, opravilo: { $task }
photo-showing = fotografija, pošiljatelj: { $name }, dokončano opravilo: { $task }
cooking-illustration = ilustracija: kuhanje

## Tabs

tab-dashboard = pregled
    .hint = prikaže današnja opravila in odgovore
tab-gallery = galerija fotografij
    .hint = prikaže vse odgovore s fotografijami vaših bližnjih
tab-habits = vse navade
    .hint = omogoči upravljanje načrtovanih opravil in opomnikov

## The form for a new profile

# In place of the library's "ime": "babica" is none.
# Rewords
field-name = ime profila
    .gender = neuter
profile-name = ime profila
    .gender = neuter
    .hint = vnesite ime bližnje osebe
phone-hint = vnesite telefonsko številko s kodo države
invalid-phone-format = neveljavna oblika telefonske številke
relationship = vaš odnos s to osebo
    .gender = masculine
    .hint = na primer babica, oče, prijateljica
create-profile = ustvari profil

## What went wrong

problem-reminder = opomnika ni bilo mogoče poslati. Preverite telefonsko številko
