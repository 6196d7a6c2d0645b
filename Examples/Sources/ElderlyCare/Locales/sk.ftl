### Elderly care, in Slovak
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names and titles stand behind a colon,
### where nothing inflects them.

## Those who are cared for

profile-of = profil: { $name }
profile-photo-of = profilová fotka: { $name }
# "Úlohy: Babka" would be a task of that name.
tasks-of = úlohy v profile { $name }
select-profile = výber profilu
create-new-profile = vytvoriť nový profil

## Tasks

task = úloha
task-for = { $task }, osoba: { $name }
overdue-task = úloha po termíne: { $task }
# Neuter: it agrees with no title.
last-completed = naposledy dokončené { $ago }
request-clarification = požiadať o spresnenie
    .hint = vyžiada ďalšie podrobnosti o tejto úlohe
approve-response = schváliť odpoveď
    .hint = označí túto úlohu ako dokončenú

## Reminders

send-medication-reminder = odoslať pripomienku liekov, príjemca: { $name }
send-reminder = odoslať pripomienku, príjemca: { $name }
    .hint = ihneď odošle pripomienku ako SMS
reminder-time = vybrať čas pripomienky
    .hint = určí, kedy sa má odosielať každodenná pripomienka

## Photos

photo-response = odpoveď s fotkou, odosielateľ: { $name }, úloha: { $task }
photo-showing = fotka, odosielateľ: { $name }, dokončená úloha: { $task }
cooking-illustration = ilustrácia: varenie

## Tabs

tab-dashboard = prehľad
    .hint = zobrazí dnešné úlohy a odpovede
tab-gallery = galéria fotiek
    .hint = zobrazí všetky odpovede s fotkami od vašich blízkych
tab-habits = všetky návyky
    .hint = zobrazí naplánované úlohy a pripomienky a umožní ich spravovať

## The form for a new profile

# In place of the library's "meno": "babka" is none.
# Rewords
field-name = názov profilu
    .gender = inanimate
profile-name = názov profilu
    .gender = inanimate
    .hint = zadajte meno blízkej osoby
phone-hint = zadajte telefónne číslo s predvoľbou krajiny
invalid-phone-format = neplatný formát telefónneho čísla
relationship = vzťah k vám
    .gender = inanimate
    .hint = napríklad babka, otec, kamarátka
create-profile = vytvoriť profil

## What went wrong

problem-reminder = pripomienku sa nepodarilo odoslať. Skontrolujte telefónne číslo
