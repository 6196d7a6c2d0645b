### Elderly care, in Catalan
### Buttons have the form of the library's (crea, envia); hints of buttons and tabs tell what happens.

## Those who are cared for

# "De" before a name: de Maya, d’Alice. The class "vowel" is the library's.
of-someone = { HEAD($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}

profile-of = perfil { of-someone }
profile-photo-of = foto de perfil { of-someone }
tasks-of = tasques { of-someone }
# A noun: the profile that is chosen stands behind the colon.
select-profile = selecció de perfil
create-new-profile = crea un perfil nou

## Tasks

task = tasca
task-for = { $task } per a { $name }
overdue-task = tasca endarrerida: { $task }
# Completada per última vegada fa dues hores, ahir: it agrees with "tasca".
last-completed = completada per última vegada { $ago }
request-clarification = demana un aclariment
    .hint = demana més detalls sobre aquesta tasca
approve-response = aprova la resposta
    .hint = marca aquesta tasca com a completada

## Reminders

send-medication-reminder = envia un recordatori de medicació a { $name }
send-reminder = envia un recordatori a { $name }
    .hint = envia immediatament un recordatori per SMS
reminder-time = tria l’hora del recordatori
    .hint = defineix l’hora d’enviament del recordatori diari

## Photos. "De" is not said here: it would leave open who sent the photo, and who is in it

photo-response = foto enviada per { $name } en resposta a { $task }
# The title behind a colon: nobody knows its gender.
photo-showing = foto enviada per { $name } que mostra la tasca completada: { $task }
cooking-illustration = il·lustració de cuina

## Tabs

tab-dashboard = tauler
    .hint = mostra les tasques i les respostes d’avui
tab-gallery = galeria de fotos
    .hint = mostra totes les respostes amb foto de les persones estimades
tab-habits = tots els hàbits
    .hint = permet gestionar les tasques i els recordatoris programats

## The form for a new profile

profile-name = nom del perfil
    .gender = masculine
    .hint = introduïu el nom de la persona estimada
phone-hint = introduïu el número de telèfon amb el prefix del país
invalid-phone-format = format de número de telèfon no vàlid
relationship = la vostra relació amb aquesta persona
    .gender = feminine
    .hint = per exemple, àvia, pare, amiga
create-profile = crea el perfil

## What went wrong

problem-reminder = no s’ha pogut enviar el recordatori. Comproveu el número de telèfon
