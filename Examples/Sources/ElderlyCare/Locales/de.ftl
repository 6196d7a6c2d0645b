### Elderly care, in German
### Buttons, and the hints of tabs and fields, are in the infinitive, as iOS words them; other hints tell what happens.
### Titles of tasks stand behind the word "Aufgabe" or a colon, where no preposition inflects them.

## Those who are cared for

profile-of = Profil von { $name }
profile-photo-of = Profilfoto von { $name }
tasks-of = Aufgaben von { $name }
select-profile = Profil auswählen
create-new-profile = neues Profil erstellen

## Tasks

task = Aufgabe
task-for = { $task } für { $name }
overdue-task = überfällige Aufgabe: { $task }
# zuletzt vor 2 Stunden erledigt
last-completed = zuletzt { $ago } erledigt
request-clarification = Rückfrage stellen
    .hint = fragt nach weiteren Details zu dieser Aufgabe
approve-response = Antwort bestätigen
    .hint = markiert diese Aufgabe als erledigt

## Reminders

# "Erinnerung an Grandma" would be a memory of her, as of the dead: the verb says who is reminded.
send-medication-reminder = { $name } an Medikamente erinnern
send-reminder = { $name } erinnern
    .hint = sendet sofort eine Erinnerung per SMS
reminder-time = Uhrzeit der Erinnerung auswählen
    .hint = legt fest, wann die tägliche Erinnerung gesendet wird

## Photos

photo-response = Fotoantwort von { $name } zur Aufgabe { $task }
photo-showing = Foto von { $name } zur erledigten Aufgabe { $task }
cooking-illustration = Illustration zum Thema Kochen

## Tabs

tab-dashboard = Übersicht
    .hint = Aufgaben und Antworten von heute ansehen
tab-gallery = Fotogalerie
    .hint = alle Fotoantworten Ihrer Angehörigen ansehen
tab-habits = alle Gewohnheiten
    .hint = geplante Aufgaben und Erinnerungen verwalten

## The form for a new profile

profile-name = Profilname
    .gender = masculine
    .hint = Namen der Person eingeben
phone-hint = Telefonnummer mit Ländervorwahl eingeben
invalid-phone-format = ungültiges Format der Telefonnummer
relationship = Beziehung zu Ihnen
    .gender = feminine
    .hint = zum Beispiel Großmutter, Vater, Freundin
create-profile = Profil erstellen

## What went wrong

problem-reminder = die Erinnerung konnte nicht gesendet werden. Bitte die Telefonnummer prüfen
