audit-role = … painike, … -painike, … nappi, … nappula, painike …, … valintanappi, … button, button …
audit-role-control =
    … valintaruutu, … tekstikenttä, … syöttökenttä, … hakukenttä, … pudotusvalikko, … alasvetovalikko, … luetteloruutu,
    … -kenttä, … kuvake, kuvake …, … ikoni, … liukusäädin, … valitsin, … salasanakenttä, … checkbox, … dropdown
audit-role-image =
    … kuvake, kuvake …, … ikoni, kuvassa …, kuva jossa …, … symboli, … grafiikka, valokuva …
audit-role-link = … linkki, linkki …, … hyperlinkki, … -linkki
audit-role-header = … otsikko, otsikko …
audit-role-search = … hakukenttä, hakukenttä …, … hakupalkki, hakukenttä, hakupalkki, … kenttä
audit-role-toggle = … kytkin, kytkin …, … valitsin, … valintaruutu, … -kytkin
audit-role-slider = … liukusäädin, … säädin, … askellin, … valitsin, … -säädin
audit-role-tab = … välilehti, välilehti …, … -välilehti
audit-role-hints = painike …, tämä painike …, painikkeella …, tällä painikkeella …, valikkopainike …
audit-editable = muokattava, muokattavissa, … muokattavissa, voidaan muokata, … voidaan muokata, … voi muokata
audit-generic =
    painike, nappi, btn, kuvake, ikoni, symboli, grafiikka, linkki, näkymä, elementti, kohde, objekti, nimetön,
    nimeämätön, paikkamerkki, paikkateksti, esimerkkiteksti, lorem ipsum, tbd, todo, valintaruutu, valintanappi,
    tekstikenttä, pudotusvalikko, kytkin, liukusäädin, button, image, icon, view, label, item, placeholder, untitled
audit-click-here =
    klikkaa tästä, klikkaa tähän, paina tästä, paina tähän, napauta tästä, napauta tähän, tästä, tähän, tässä, klikkaa,
    klikkaa minua, tämä linkki, klikkaa tätä linkkiä, lue lisää tästä, lisätietoja tästä, katso tästä,
    klikkaa tästä ja lue lisää
audit-vague-links =
    lue lisää, lisää, näytä lisää, katso lisää, lisätietoja, lisätiedot, tiedot, tietoja, info, tämä sivu, siirry, jatka lukemista
audit-vague-errors =
    virhe, tapahtui virhe, virhe tapahtui, on tapahtunut virhe, tuntematon virhe, tapahtui tuntematon virhe,
    odottamaton virhe, tapahtui odottamaton virhe, jokin meni vikaan, jotain meni vikaan, jokin meni pieleen,
    jotain meni pieleen, valitettavasti jokin meni vikaan, hups, hups jokin meni vikaan, hups jotain meni pieleen,
    oho, oho jokin meni vikaan, virheellinen syöte
audit-gestures =
    … kaksoisnapauta …, … kaksoisnapauttamalla …, … kolmoisnapauta …, … napauta …, … napauttamalla …, … napautus …,
    … kosketa pitkään …, … paina pitkään …, … pitkä painallus …, … pidä painettuna …, … pidä alhaalla …,
    … pitämällä painettuna …, … pyyhkäise …, … pyyhkäisemällä …, … pyyhkäisy …, … nipistä …, … nipistämällä …,
    … klikkaa …, … klikkaamalla …, … napsauta …, … napsauttamalla …, … kaksoisnapsauta …, … vedä ylös …, … vedä alas …,
    … vetämällä …, … kahdella sormella …, … kolmella sormella …, … kosketa näyttöä …
audit-gesture-labels =
    napauta ja …, kaksoisnapauta ja …, napauta niin …, pyyhkäise ja …, klikkaa ja …, paina pitkään ja …,
    pidä painettuna ja …, vedä ja …, napauta …, kaksoisnapauta …, pyyhkäise …, klikkaa …
audit-not-gestures = … kolmella sormella …, … 3 sormella …, … vedä henkeä …, … klikkaa ja nouda …
audit-swipes =
    … pyyhkäise vasemmalle …, … pyyhkäise oikealle …, … pyyhkäise vasempaan …, … pyyhkäise oikeaan …,
    … pyyhkäise sivulle …, … pyyhkäise sivusuunnassa …, … pyyhkäisemällä vasemmalle …, … pyyhkäisemällä oikealle …,
    … vedä vasemmalle …, … vedä oikealle …, … poista pyyhkäisemällä …, … arkistoi pyyhkäisemällä …
audit-empty-hints =
    painike, linkki, kuva, kaksoisnapauta, napauta, klikkaa, paina, aktivoi kaksoisnapauttamalla,
    valitse kaksoisnapauttamalla, avaa kaksoisnapauttamalla, aktivoi napauttamalla, valitse napauttamalla,
    avaa napauttamalla, aktivoi klikkaamalla, valitse klikkaamalla, avaa klikkaamalla, aktivoi painikkeen,
    painaa painiketta, paina painiketta, napauta painiketta, klikkaa painiketta, lisää, lisätietoja,
    suorittaa toiminnon, tekee jotain, vihje, valitse painike, valittu, ei valittu, himmennetty, poissa käytöstä,
    päällä, pois päältä, virhe, video
audit-selected = … valittu, valittu …, … on valittu, … valittuna
audit-disabled = … himmennetty, himmennetty …, … poissa käytöstä, … ei käytössä, … pois käytöstä
audit-switched =
    … päällä, … pois päältä, … pois, … on päällä, … on pois päältä, … käytössä, … poissa käytöstä, … valittu,
    … ei valittu
audit-abbreviations = esim, mm, ym, yms, jne, ns, ks, vrt, puh, os, nro, kpl, sis, alk, maks, väh, ma, ti, ke, pe, la, su
audit-unit-abbreviations = min, sek, t, h, kpl, pv, vk, kk, v, pist, milj, mrd
audit-common-words =
    ja, on, ei, ole, että, se, tämä, kun, jos, voi, voit, tai, mutta, niin, myös, sekä, ovat, olet, kanssa, mukaan, vain,
    nyt, kaikki, joka, jotka, jonka, mitä, mikä, kuka, miten, missä, tässä, tästä, sinun, omat, oma, uusi, ennen, jälkeen,
    asti, lisää, ilman, yli, alle, noin, kuin, hän, he, me, ota, valitse, tallenna, lisätietoja
audit-double-words = leonen, kohti, nolla, kaksikymmentä, piste, miinus, plus, on, ei, se, niin, hei, moi, joo, ät, että, no, pitkä, siis
audit-verbs =
    pakollinen, valinnainen, lisää, muokkaa, poista, kopioi, avaa, sulje, näytä, piilota, vaihda, valitse, aseta, tallenna,
    lähetä, lataa, ota, käytä, katso, tyhjennä, suurenna, pienennä, laajenna, tiivistä, kutista, siirrä, korvaa, päivitä, luo,
    rajaa, kierrä, pyöritä, liitä, vedä, palauta, nollaa, paina, napauta, anna, kirjoita, kytke, kumoa, hae, siirry, tuo,
    vie, tulosta, nimeä, hylkää, hyväksy, tee, piirrä, poistu, salli, sisällytä, ei, ilman, puuttuu, jaa, peruuta, lopeta
