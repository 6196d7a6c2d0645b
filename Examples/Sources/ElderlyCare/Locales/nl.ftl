### Elderly care, in Dutch
### Buttons are in the infinitive; hints of buttons and tabs tell what happens.

## Those who are cared for. "Van" leaves names alone

profile-of = profiel van { $name }
profile-photo-of = profielfoto van { $name }
tasks-of = taken van { $name }
select-profile = profiel kiezen
create-new-profile = nieuw profiel aanmaken

## Tasks

task = taak
task-for = { $task } voor { $name }
overdue-task = achterstallige taak: { $task }
# voor het laatst 2 uur geleden voltooid
last-completed = voor het laatst { $ago } voltooid
request-clarification = toelichting vragen
    .hint = vraagt om meer details over deze taak
approve-response = antwoord goedkeuren
    .hint = markeert deze taak als voltooid

## Reminders

send-medication-reminder = medicijnherinnering naar { $name } versturen
send-reminder = herinnering naar { $name } versturen
    .hint = verstuurt meteen een herinnering per sms
reminder-time = tijd van de herinnering kiezen
    .hint = bepaalt wanneer de dagelijkse herinnering wordt verstuurd

## Photos. "Van" is not said here: it would leave open who sent the photo, and who is in it

photo-response = foto die { $name } heeft gestuurd als antwoord op { $task }
photo-showing = foto die { $name } heeft gestuurd van de voltooide taak { $task }
cooking-illustration = illustratie over koken

## Tabs

tab-dashboard = overzicht
    .hint = toont de taken en antwoorden van vandaag
tab-gallery = fotogalerij
    .hint = toont alle fotoantwoorden van dierbaren
tab-habits = alle gewoonten
    .hint = opent de lijst om geplande taken en herinneringen te beheren

## The form for a new profile

profile-name = profielnaam
    .gender = common
    .hint = voer de naam van een dierbare in
phone-hint = voer het telefoonnummer met landnummer in
invalid-phone-format = ongeldige notatie van het telefoonnummer
# What the person is to the listener, whom no phrase addresses.
relationship = relatie
    .gender = common
    .hint = bijvoorbeeld oma, vader, vriendin
create-profile = profiel aanmaken

## What went wrong

problem-reminder = de herinnering kon niet worden verstuurd. Controleer het telefoonnummer
