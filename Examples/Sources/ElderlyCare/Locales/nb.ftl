### Elderly care, in Norwegian Bokmål
### Buttons, and the hints of tabs and fields, are in the imperative; other hints tell what happens.

## Those who are cared for

profile-of = profilen til { $name }
profile-photo-of = profilbildet til { $name }
tasks-of = oppgavene til { $name }
select-profile = velg profil
create-new-profile = opprett ny profil

## Tasks

task = oppgave
# same
task-for = { $task } for { $name }
overdue-task = forsinket oppgave: { $task }
last-completed = sist fullført { $ago }
request-clarification = be om avklaring
    .hint = be om flere detaljer om denne oppgaven
approve-response = godkjenn svaret
    .hint = merk denne oppgaven som fullført

## Reminders

send-medication-reminder = send medisinpåminnelse til { $name }
send-reminder = send påminnelse til { $name }
    .hint = sender straks en påminnelse på SMS
reminder-time = velg klokkeslett for påminnelsen
    .hint = velg når den daglige påminnelsen skal sendes

## Photos

photo-response = bildesvar fra { $name } til oppgaven { $task }
photo-showing = bilde fra { $name } som viser at oppgaven { $task } er fullført
cooking-illustration = illustrasjon om matlaging

## Tabs

tab-dashboard = oversikt
    .hint = se dagens oppgaver og svar
tab-gallery = bildegalleri
    .hint = se alle bildesvar fra dine nærmeste
tab-habits = alle vaner
    .hint = administrer planlagte oppgaver og påminnelser

## The form for a new profile

profile-name = profilnavn
    .gender = neuter
    .hint = skriv inn navnet på personen
phone-hint = skriv inn telefonnummer med landskode
invalid-phone-format = telefonnummeret har ugyldig format
relationship = relasjon til deg
    .gender = common
    .hint = for eksempel bestemor, far, venn
create-profile = opprett profil

## What went wrong

problem-reminder = påminnelsen kunne ikke sendes. Kontroller telefonnummeret
