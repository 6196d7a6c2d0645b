### Elderly care, in Finnish
### Buttons, and the hints of tabs and fields, are in the short imperative; other hints tell what happens. Names come after
### a colon, where nothing inflects them.

## Those who are cared for

profile-of = profiili: { $name }
profile-photo-of = profiilikuva: { $name }
tasks-of = tehtävät: { $name }
select-profile = valitse profiili
create-new-profile = luo uusi profiili

## Tasks

task = tehtävä
task-for = { $task }, kenelle: { $name }
overdue-task = myöhässä oleva tehtävä: { $task }
last-completed = tehty viimeksi { $ago }
request-clarification = pyydä tarkennusta
    .hint = pyydä lisätietoja tästä tehtävästä
approve-response = hyväksy vastaus
    .hint = merkitse tämä tehtävä valmiiksi

## Reminders

send-medication-reminder = lähetä lääkemuistutus, vastaanottaja: { $name }
send-reminder = lähetä muistutus, saaja: { $name }
    .hint = lähettää muistutuksen heti tekstiviestinä
reminder-time = valitse muistutuksen kellonaika
    .hint = valitse, milloin päivittäinen muistutus lähetetään

## Photos

photo-response = kuvavastaus tehtävään { $task }, lähettäjä: { $name }
photo-showing = kuva tehdystä tehtävästä { $task }, lähettäjä: { $name }
cooking-illustration = piirros ruoanlaitosta

## Tabs

tab-dashboard = yleisnäkymä
    .hint = katso tämän päivän tehtävät ja vastaukset
tab-gallery = kuvagalleria
    .hint = katso kaikki läheisten kuvavastaukset
tab-habits = kaikki tavat
    .hint = hallitse ajoitettuja tehtäviä ja muistutuksia

## The form for a new profile

profile-name = profiilin nimi
    .hint = anna läheisen nimi
phone-hint = anna puhelinnumero maatunnuksen kanssa
invalid-phone-format = puhelinnumeron muoto on virheellinen
# "Sinuun" would address somebody.
relationship = suhde läheiseen
    .hint = esimerkiksi isoäiti, isä, ystävä
create-profile = luo profiili

## What went wrong

problem-reminder = muistutusta ei voitu lähettää. Tarkista puhelinnumero
