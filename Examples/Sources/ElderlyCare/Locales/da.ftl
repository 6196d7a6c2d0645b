### Elderly care, in Danish
### Buttons are in the imperative; hints of buttons and tabs tell what happens.

## Those who are cared for. Prepositions leave names alone

profile-of = profil for { $name }
profile-photo-of = profilbillede af { $name }
tasks-of = opgaver for { $name }
# A noun: the profile that is chosen stands behind the colon.
select-profile = profilvalg
create-new-profile = opret en ny profil

## Tasks

task = opgave
# same
task-for = { $task } for { $name }
overdue-task = forsinket opgave: { $task }
# senest fuldført for 2 timer siden, i går
last-completed = senest fuldført { $ago }
request-clarification = bed om uddybning
    .hint = beder om flere oplysninger om opgaven
approve-response = godkend svaret
    .hint = markerer opgaven som fuldført

## Reminders

send-medication-reminder = send en medicinpåmindelse til { $name }
send-reminder = send en påmindelse til { $name }
    .hint = sender straks en påmindelse på sms
reminder-time = vælg tidspunkt for påmindelsen
    .hint = angiver, hvornår den daglige påmindelse sendes

## Photos. "Af" is not said here: it would leave open who sent the photo, and who is in it

photo-response = billede fra { $name } som svar på { $task }
photo-showing = billede fra { $name }, der viser den fuldførte opgave { $task }
cooking-illustration = illustration af madlavning

## Tabs

tab-dashboard = oversigt
    .hint = viser dagens opgaver og svar
tab-gallery = billedgalleri
    .hint = viser alle billedsvar fra dine nærmeste
tab-habits = alle vaner
    .hint = åbner planlagte opgaver og påmindelser

## The form for a new profile

profile-name = profilnavn
    .gender = neuter
    .hint = indtast navnet på en, der står dig nær
phone-hint = indtast telefonnummeret med landekode
invalid-phone-format = telefonnummeret har et ugyldigt format
relationship = relation til dig
    .gender = common
    .hint = for eksempel bedstemor, far, ven
create-profile = opret profilen

## What went wrong

problem-reminder = påmindelsen kunne ikke sendes. Kontrollér telefonnummeret
