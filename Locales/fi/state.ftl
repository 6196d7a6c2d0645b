## States
##
## A state is heard alone, after a name (Aspirin: otettu), and before a noun that is counted (3 otettua annosta). A state
## that is a verb (toistetaan) has another word in a count, an adjective-… below.
##
## .place = after: the state has no endings, and comes after the noun (3 tehtävää myöhässä), or before it with "olevat"
## (vain myöhässä olevat tehtävät).

state-taken = otettu
    .partitive = otettua
    .genitive = otetun
    .plural = otetut
    .plural-partitive = otettuja
    .as = otetuksi
# Blames nobody. What somebody left out on purpose is "ohitettu".
state-missed = väliin jäänyt
    .partitive = väliin jäänyttä
    .genitive = väliin jääneen
    .plural = väliin jääneet
    .plural-partitive = väliin jääneitä
    .as = väliin jääneeksi
state-skipped = ohitettu
    .partitive = ohitettua
    .genitive = ohitetun
    .plural = ohitetut
    .plural-partitive = ohitettuja
    .as = ohitetuksi
state-pending = { $case ->
    [as] odottavaksi
   *[state] odottaa
}
state-scheduled = ajoitettu
    .partitive = ajoitettua
    .genitive = ajoitetun
    .plural = ajoitetut
    .plural-partitive = ajoitettuja
    .as = ajoitetuksi
# Of doses, tasks, appointments, and bills.
state-due = { $case ->
    [as] ajankohtaiseksi
    [label] määräaika
   *[state] määräaika nyt
}
state-overdue = myöhässä
    .as = myöhässä olevaksi
    .place = after
state-completed = valmis
    .partitive = valmista
    .genitive = valmiin
    .plural = valmiit
    .plural-partitive = valmiita
    .as = valmiiksi
state-not-completed = { $case ->
    [as] keskeneräiseksi
   *[state] ei valmis
}
state-in-progress = käynnissä
    .as = käynnissä olevaksi
    .place = after
state-failed = { $case ->
    [as] epäonnistuneeksi
   *[state] epäonnistui
}
state-cancelled = peruttu
    .partitive = peruttua
    .genitive = perutun
    .plural = perutut
    .plural-partitive = peruttuja
    .as = perutuksi
state-approved = hyväksytty
    .partitive = hyväksyttyä
    .genitive = hyväksytyn
    .plural = hyväksytyt
    .plural-partitive = hyväksyttyjä
    .as = hyväksytyksi
state-declined = hylätty
    .partitive = hylättyä
    .genitive = hylätyn
    .plural = hylätyt
    .plural-partitive = hylättyjä
    .as = hylätyksi
# The money, not the goods.
state-refunded = hyvitetty
    .partitive = hyvitettyä
    .genitive = hyvitetyn
    .plural = hyvitetyt
    .plural-partitive = hyvitettyjä
    .as = hyvitetyksi
state-processing = käsittelyssä
    .as = käsittelyssä olevaksi
    .place = after
state-shipped = lähetetty
    .partitive = lähetettyä
    .genitive = lähetetyn
    .plural = lähetetyt
    .plural-partitive = lähetettyjä
    .as = lähetetyksi
state-delivered = toimitettu
    .partitive = toimitettua
    .genitive = toimitetun
    .plural = toimitetut
    .plural-partitive = toimitettuja
    .as = toimitetuksi
state-draft = { $case ->
    [as] luonnokseksi
   *[state] luonnos
}
state-new = uusi
    .partitive = uutta
    .genitive = uuden
    .plural = uudet
    .plural-partitive = uusia
    .as = uudeksi
# same for every case
state-read = luettu
    .partitive = luettua
    .genitive = luetun
    .plural = luetut
    .plural-partitive = luettuja
    .as = luetuksi
state-unread = lukematon
    .partitive = lukematonta
    .genitive = lukemattoman
    .plural = lukemattomat
    .plural-partitive = lukemattomia
    .as = lukemattomaksi
state-opened = avattu
    .partitive = avattua
    .genitive = avatun
    .plural = avatut
    .plural-partitive = avattuja
    .as = avatuksi
state-active = aktiivinen
    .partitive = aktiivista
    .genitive = aktiivisen
    .plural = aktiiviset
    .plural-partitive = aktiivisia
    .as = aktiiviseksi
state-inactive = { $case ->
    [as] epäaktiiviseksi
   *[state] ei aktiivinen
}
state-on = päällä
    .as = päällä olevaksi
    .place = after
state-off = pois päältä
    .as = pois päältä olevaksi
    .place = after
state-enabled = käytössä
    .as = käytössä olevaksi
    .place = after
state-disabled = poissa käytöstä
    .as = poissa käytöstä olevaksi
    .place = after
state-online = verkossa
    .as = verkossa olevaksi
    .place = after
state-offline = ilman verkkoyhteyttä
    .as = ilman verkkoyhteyttä olevaksi
    .place = after
# Of a person.
state-away = poissa
    .as = poissa olevaksi
    .place = after
state-busy = varattu
    .partitive = varattua
    .genitive = varatun
    .plural = varatut
    .plural-partitive = varattuja
    .as = varatuksi
state-connected = yhdistetty
    .partitive = yhdistettyä
    .genitive = yhdistetyn
    .plural = yhdistetyt
    .plural-partitive = yhdistettyjä
    .as = yhdistetyksi
state-disconnected = { $case ->
    [as] ilman yhteyttä olevaksi
   *[state] yhteys katkaistu
}
state-selected = valittu
    .partitive = valittua
    .genitive = valitun
    .plural = valitut
    .plural-partitive = valittuja
    .as = valituksi
state-not-selected = { $case ->
    [as] valitsemattomaksi
   *[state] ei valittu
}
# As screen readers say it of a checkbox.
# same as state-selected
state-checked = valittu
    .partitive = valittua
    .genitive = valitun
    .plural = valitut
    .plural-partitive = valittuja
    .as = valituksi
# same as state-not-selected
state-unchecked = { $case ->
    [as] valitsemattomaksi
   *[state] ei valittu
}
state-partially-checked = osittain valittu
    .partitive = osittain valittua
    .genitive = osittain valitun
    .plural = osittain valitut
    .plural-partitive = osittain valittuja
    .as = osittain valituksi
state-expanded = laajennettu
    .partitive = laajennettua
    .genitive = laajennetun
    .plural = laajennetut
    .plural-partitive = laajennettuja
    .as = laajennetuksi
state-collapsed = tiivistetty
    .partitive = tiivistettyä
    .genitive = tiivistetyn
    .plural = tiivistetyt
    .plural-partitive = tiivistettyjä
    .as = tiivistetyksi
state-required = pakollinen
    .partitive = pakollista
    .genitive = pakollisen
    .plural = pakolliset
    .plural-partitive = pakollisia
    .as = pakolliseksi
state-optional = valinnainen
    .partitive = valinnaista
    .genitive = valinnaisen
    .plural = valinnaiset
    .plural-partitive = valinnaisia
    .as = valinnaiseksi
state-valid = kelvollinen
    .partitive = kelvollista
    .genitive = kelvollisen
    .plural = kelvolliset
    .plural-partitive = kelvollisia
    .as = kelvolliseksi
    .until = voimassa
state-invalid = virheellinen
    .partitive = virheellistä
    .genitive = virheellisen
    .plural = virheelliset
    .plural-partitive = virheellisiä
    .as = virheelliseksi
state-empty = tyhjä
    .partitive = tyhjää
    .genitive = tyhjän
    .plural = tyhjät
    .plural-partitive = tyhjiä
    .as = tyhjäksi
state-full = { $case ->
    [as] täydeksi
   *[state] täynnä
}
state-playing = { $case ->
    [as] toistossa olevaksi
   *[state] toistetaan
}
state-paused = keskeytetty
    .partitive = keskeytettyä
    .genitive = keskeytetyn
    .plural = keskeytetyt
    .plural-partitive = keskeytettyjä
    .as = keskeytetyksi
state-stopped = pysäytetty
    .partitive = pysäytettyä
    .genitive = pysäytetyn
    .plural = pysäytetyt
    .plural-partitive = pysäytettyjä
    .as = pysäytetyksi
state-muted = mykistetty
    .partitive = mykistettyä
    .genitive = mykistetyn
    .plural = mykistetyt
    .plural-partitive = mykistettyjä
    .as = mykistetyksi
state-unmuted = ääni päällä
    .as = ääni päällä olevaksi
    .place = after
state-locked = lukittu
    .partitive = lukittua
    .genitive = lukitun
    .plural = lukitut
    .plural-partitive = lukittuja
    .as = lukituksi
state-unlocked = lukitsematon
    .partitive = lukitsematonta
    .genitive = lukitsemattoman
    .plural = lukitsemattomat
    .plural-partitive = lukitsemattomia
    .as = lukitsemattomaksi
state-favorite = { $case ->
    [as] suosikiksi
   *[state] suosikki
}
state-pinned = kiinnitetty
    .partitive = kiinnitettyä
    .genitive = kiinnitetyn
    .plural = kiinnitetyt
    .plural-partitive = kiinnitettyjä
    .as = kiinnitetyksi
state-archived = arkistoitu
    .partitive = arkistoitua
    .genitive = arkistoidun
    .plural = arkistoidut
    .plural-partitive = arkistoituja
    .as = arkistoiduksi
state-verified = vahvistettu
    .partitive = vahvistettua
    .genitive = vahvistetun
    .plural = vahvistetut
    .plural-partitive = vahvistettuja
    .as = vahvistetuksi
state-not-verified = vahvistamaton
    .partitive = vahvistamatonta
    .genitive = vahvistamattoman
    .plural = vahvistamattomat
    .plural-partitive = vahvistamattomia
    .as = vahvistamattomaksi
state-expired = vanhentunut
    .partitive = vanhentunutta
    .genitive = vanhentuneen
    .plural = vanhentuneet
    .plural-partitive = vanhentuneita
    .as = vanhentuneeksi
state-available = saatavilla
    .as = saatavilla olevaksi
    .place = after
state-unavailable = { $case ->
    [as] saavuttamattomissa olevaksi
   *[state] ei saatavilla
}
state-out-of-stock = { $case ->
    [as] varastosta loppuneeksi
   *[state] loppu varastosta
}
state-live = { $case ->
    [as] suoraksi lähetykseksi
   *[state] suora lähetys
}
state-syncing = { $case ->
    [as] synkronoitavana olevaksi
   *[state] synkronoidaan
}
state-synced = synkronoitu
    .partitive = synkronoitua
    .genitive = synkronoidun
    .plural = synkronoidut
    .plural-partitive = synkronoituja
    .as = synkronoiduksi
state-charging = { $case ->
    [as] latautumassa olevaksi
   *[state] latautuu
}
# Of a battery or a stock. What has a value is "heikko", see noun.ftl.
state-low = vähissä
    .as = vähissä olevaksi
    .place = after
state-critical = kriittinen
    .partitive = kriittistä
    .genitive = kriittisen
    .plural = kriittiset
    .plural-partitive = kriittisiä
    .as = kriittiseksi
state-filtered = suodatettu
    .partitive = suodatettua
    .genitive = suodatetun
    .plural = suodatetut
    .plural-partitive = suodatettuja
    .as = suodatetuksi
# The adverb is heard in tests. Beside a noun stands the adjective.
state-correct = { $case ->
    [as] oikeaksi
   *[state] oikein
}
state-incorrect = { $case ->
    [as] vääräksi
   *[state] väärin
}
state-edited = muokattu
    .partitive = muokattua
    .genitive = muokatun
    .plural = muokatut
    .plural-partitive = muokattuja
    .as = muokatuksi
state-forwarded = välitetty
    .partitive = välitettyä
    .genitive = välitetyn
    .plural = välitetyt
    .plural-partitive = välitettyjä
    .as = välitetyksi
state-played = toistettu
    .partitive = toistettua
    .genitive = toistetun
    .plural = toistetut
    .plural-partitive = toistettuja
    .as = toistetuksi
state-followed = { $case ->
    [as] seuratuksi
   *[state] seurataan
}
state-not-applicable = { $case ->
    [as] soveltumattomaksi
   *[state] ei sovellettavissa
}
state-weak = heikko
    .partitive = heikkoa
    .genitive = heikon
    .plural = heikot
    .plural-partitive = heikkoja
    .as = heikoksi
state-medium = keskivahva
    .partitive = keskivahvaa
    .genitive = keskivahvan
    .plural = keskivahvat
    .plural-partitive = keskivahvoja
    .as = keskivahvaksi
state-strong = vahva
    .partitive = vahvaa
    .genitive = vahvan
    .plural = vahvat
    .plural-partitive = vahvoja
    .as = vahvaksi
state-range-start = { $case ->
    [as] aikavälin aluksi
   *[state] aikavälin alku
}
state-range-end = { $case ->
    [as] aikavälin lopuksi
   *[state] aikavälin loppu
}

## Words that replace a state next to a noun that is counted

adjective-pending = odottava
    .partitive = odottavaa
    .genitive = odottavan
    .plural = odottavat
    .plural-partitive = odottavia
    .as = odottavaksi
adjective-due = vuorossa
    .place = after
adjective-not-completed = keskeneräinen
    .partitive = keskeneräistä
    .genitive = keskeneräisen
    .plural = keskeneräiset
    .plural-partitive = keskeneräisiä
    .as = keskeneräiseksi
adjective-failed = epäonnistunut
    .partitive = epäonnistunutta
    .genitive = epäonnistuneen
    .plural = epäonnistuneet
    .plural-partitive = epäonnistuneita
    .as = epäonnistuneeksi
adjective-draft = luonnoksena
    .place = after
adjective-inactive = epäaktiivinen
    .partitive = epäaktiivista
    .genitive = epäaktiivisen
    .plural = epäaktiiviset
    .plural-partitive = epäaktiivisia
    .as = epäaktiiviseksi
adjective-disconnected = ilman yhteyttä
    .place = after
adjective-not-selected = valitsematon
    .partitive = valitsematonta
    .genitive = valitsemattoman
    .plural = valitsemattomat
    .plural-partitive = valitsemattomia
    .as = valitsemattomaksi
# same as adjective-not-selected
adjective-unchecked = valitsematon
    .partitive = valitsematonta
    .genitive = valitsemattoman
    .plural = valitsemattomat
    .plural-partitive = valitsemattomia
    .as = valitsemattomaksi
adjective-full = täysi
    .partitive = täyttä
    .genitive = täyden
    .plural = täydet
    .plural-partitive = täysiä
    .as = täydeksi
adjective-playing = toistossa
    .place = after
adjective-favorite = suosikeissa
    .place = after
adjective-unavailable = saavuttamattomissa
    .place = after
adjective-out-of-stock = varastosta loppunut
    .partitive = varastosta loppunutta
    .genitive = varastosta loppuneen
    .plural = varastosta loppuneet
    .plural-partitive = varastosta loppuneita
    .as = varastosta loppuneeksi
adjective-live = suorana
    .place = after
adjective-syncing = synkronoitavana
    .place = after
adjective-charging = latautumassa
    .place = after
adjective-correct = oikea
    .partitive = oikeaa
    .genitive = oikean
    .plural = oikeat
    .plural-partitive = oikeita
    .as = oikeaksi
adjective-incorrect = väärä
    .partitive = väärää
    .genitive = väärän
    .plural = väärät
    .plural-partitive = vääriä
    .as = vääräksi
adjective-followed = seurattu
    .partitive = seurattua
    .genitive = seuratun
    .plural = seuratut
    .plural-partitive = seurattuja
    .as = seuratuksi
adjective-not-applicable = soveltumaton
    .partitive = soveltumatonta
    .genitive = soveltumattoman
    .plural = soveltumattomat
    .plural-partitive = soveltumattomia
    .as = soveltumattomaksi
adjective-range-start = aikavälin alkuna
    .place = after
adjective-range-end = aikavälin loppuna
    .place = after

## A state after the word for "status"

# After a colon, Finnish goes on in small letters.
status = tila: { $state }
