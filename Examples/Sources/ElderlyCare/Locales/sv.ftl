### Elderly care, in Swedish
### Buttons are in the imperative; hints of buttons and tabs tell what happens.

## Those who are cared for. Prepositions leave names alone

profile-of = profil för { $name }
profile-photo-of = profilbild av { $name }
tasks-of = uppgifter för { $name }
# A noun: the profile that is chosen stands behind the colon.
select-profile = profilval
create-new-profile = skapa en ny profil

## Tasks

task = uppgift
task-for = { $task } för { $name }
overdue-task = försenad uppgift: { $task }
# senast slutförd för 2 timmar sedan, i går: it agrees with "uppgift"
last-completed = senast slutförd { $ago }
request-clarification = be om förtydligande
    .hint = ber om mer information om uppgiften
approve-response = godkänn svaret
    .hint = markerar uppgiften som slutförd

## Reminders

send-medication-reminder = skicka en medicinpåminnelse till { $name }
send-reminder = skicka en påminnelse till { $name }
    .hint = skickar genast en påminnelse via sms
reminder-time = välj tid för påminnelsen
    .hint = anger när den dagliga påminnelsen ska skickas

## Photos. "Av" is not said here: it would leave open who sent the photo, and who is in it

photo-response = bild från { $name } som svar på { $task }
photo-showing = bild från { $name } som visar den slutförda uppgiften { $task }
cooking-illustration = illustration av matlagning

## Tabs

tab-dashboard = översikt
    .hint = visar dagens uppgifter och svar
tab-gallery = bildgalleri
    .hint = visar alla bildsvar från dina närstående
tab-habits = alla vanor
    .hint = öppnar planerade uppgifter och påminnelser

## The form for a new profile

profile-name = profilnamn
    .gender = neuter
    .hint = ange namnet på din närstående
phone-hint = ange telefonnumret med landsnummer
invalid-phone-format = telefonnumret har ogiltigt format
relationship = relation till dig
    .gender = common
    .hint = till exempel farmor, pappa, vän
create-profile = skapa profilen

## What went wrong

problem-reminder = påminnelsen kunde inte skickas. Kontrollera telefonnumret
