### Elderly care, in Romanian
### Buttons are in the imperative of tu, as Android words them; hints of buttons and tabs tell what happens.

## Those who are cared for. The name stands after a colon, or after "pentru": a genitive would inflect it

profile-of = profil: { $name }
profile-photo-of = fotografie de profil: { $name }
tasks-of = activități pentru { $name }
# A noun: the profile that is chosen stands behind the colon.
select-profile = selectarea profilului
create-new-profile = creează un profil nou

## Tasks

task = activitate
task-for = { $task } pentru { $name }
overdue-task = activitate întârziată: { $task }
# Finalizată ultima dată acum două ore, ieri: it agrees with "activitate".
last-completed = finalizată ultima dată { $ago }
request-clarification = cere clarificări
    .hint = cere mai multe detalii despre această activitate
approve-response = aprobă răspunsul
    .hint = marchează această activitate ca finalizată

## Reminders. "Către" leaves names alone

send-medication-reminder = trimite un memento pentru medicamente către { $name }
send-reminder = trimite un memento către { $name }
    .hint = trimite imediat un memento prin SMS
reminder-time = alege ora mementoului
    .hint = stabilește ora la care se trimite mementoul zilnic

## Photos

photo-response = fotografie trimisă de { $name } ca răspuns la { $task }
# The title behind a colon: nobody knows its gender.
photo-showing = fotografie trimisă de { $name } care arată activitatea finalizată: { $task }
cooking-illustration = ilustrație cu gătit

## Tabs

tab-dashboard = panou principal
    .hint = afișează activitățile și răspunsurile de azi
tab-gallery = galerie foto
    .hint = afișează toate răspunsurile cu fotografii de la cei dragi
tab-habits = toate obiceiurile
    .hint = permite gestionarea activităților și a mementourilor programate

## The form for a new profile

profile-name = numele profilului
    .gender = neuter
    .hint = introdu numele persoanei dragi
phone-hint = introdu numărul de telefon cu prefixul țării
invalid-phone-format = format nevalid al numărului de telefon
relationship = relația cu tine
    .gender = feminine
    .hint = de exemplu, bunică, tată, prietenă
create-profile = creează profilul

## What went wrong

problem-reminder = mementoul nu a putut fi trimis. Verifică numărul de telefon
