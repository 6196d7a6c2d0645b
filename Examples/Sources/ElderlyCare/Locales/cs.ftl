### Elderly care, in Czech
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names and titles stand behind a colon,
### where nothing inflects them.

## Those who are cared for

profile-of = profil: { $name }
profile-photo-of = profilová fotka: { $name }
# "úkoly: Babička" would be a task of that name.
tasks-of = úkoly, osoba: { $name }
select-profile = výběr profilu
create-new-profile = vytvořit nový profil

## Tasks

task = úkol
task-for = { $task }, osoba: { $name }
overdue-task = úkol po termínu: { $task }
# Impersonal: it agrees with no title.
last-completed = naposledy dokončeno { $ago }
request-clarification = požádat o upřesnění
    .hint = vyžádá další podrobnosti o tomto úkolu
approve-response = schválit odpověď
    .hint = označí tento úkol jako dokončený

## Reminders

send-medication-reminder = odeslat připomínku léků, příjemce: { $name }
send-reminder = odeslat připomínku, příjemce: { $name }
    .hint = ihned odešle připomínku jako SMS
reminder-time = vybrat čas připomínky
    .hint = určí, kdy se má odesílat každodenní připomínka

## Photos

photo-response = odpověď s fotkou, odesílatel: { $name }, úkol: { $task }
photo-showing = fotka, odesílatel: { $name }, dokončený úkol: { $task }
cooking-illustration = ilustrace: vaření

## Tabs

tab-dashboard = přehled
    .hint = zobrazí dnešní úkoly a odpovědi
tab-gallery = galerie fotek
    .hint = zobrazí všechny odpovědi s fotkami od vašich blízkých
tab-habits = všechny návyky
    .hint = zobrazí naplánované úkoly a připomínky a umožní je spravovat

## The form for a new profile

# In place of the library's "jméno": "babička" is none.
# Rewords
field-name = název profilu
    .gender = inanimate
profile-name = název profilu
    .gender = inanimate
    .hint = zadejte jméno blízké osoby
phone-hint = zadejte telefonní číslo s předvolbou země
invalid-phone-format = neplatný formát telefonního čísla
relationship = vztah k vám
    .gender = inanimate
    .hint = například babička, otec, kamarádka
create-profile = vytvořit profil

## What went wrong

problem-reminder = připomínku se nepodařilo odeslat. Zkontrolujte telefonní číslo
