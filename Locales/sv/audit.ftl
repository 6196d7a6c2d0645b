audit-role = … knapp, … knappen, knapp …, … knapp för att …, knapp för …, … btn, … radioknapp, … button, button …
audit-role-control =
    … kryssruta, … textfält, … inmatningsfält, … textruta, … sökfält, … sökruta, … rullgardinsmeny, … listruta,
    … rullista, … checkbox, … dropdown, textfält …, bild av …, bild på …, foto av …, ikon för …, … ikon, … ikonen, … fält,
    … reglage, … skjutreglage, … väljare, … lösenordsfält
audit-role-image =
    bild av …, bild på …, bilden visar …, bild som visar …, … ikon, ikon …, ikon för …, … symbol,
    symbol för …, … grafik
audit-role-link = … länk, länk till …, … länken, … hyperlänk
audit-role-header = … rubrik, rubrik …
audit-role-search = … sökfält, sökfält …, … sökruta, … fält, sökfält, sökruta
audit-role-toggle = … reglage, … omkopplare, … brytare, … strömbrytare, … kryssruta, omkopplare för …, reglage för …
audit-role-slider = … reglage, … skjutreglage, … stegare, … väljare
audit-role-tab = … flik, flik …, … fliken
audit-role-hints = knapp …, knappen …, denna knapp …, den här knappen …, menyknapp …, med den här knappen …
audit-editable = redigerbar, redigerbart, … redigerbar, … redigerbart, kan redigeras, … kan redigeras
audit-generic =
    knapp, btn, bild, ikon, symbol, grafik, länk, vy, etikett, element, objekt, namnlös, utan namn, platshållare,
    platshållartext, exempeltext, lorem ipsum, tbd, kryssruta, radioknapp, textfält, textruta, rullista, listruta,
    omkopplare, reglage, button, image, icon, view, label, item, placeholder, untitled
audit-click-here =
    klicka här, tryck här, här, klicka på mig, klicka på den här länken, den här länken, klicka på länken,
    klicka för mer, tryck för mer, klicka här för mer, tryck här för mer, klicka här för mer information,
    klicka här för att läsa mer, tryck här för att läsa mer, peka här
audit-vague-links =
    läs mer, mer, se mer, visa mer, ta reda på mer, detaljer, mer detaljer, mer info, mer information, info, om,
    den här sidan, gå
audit-vague-errors =
    fel, ett fel, ett fel uppstod, ett fel har uppstått, ett fel inträffade, ett fel har inträffat, det uppstod ett fel,
    det har uppstått ett fel, okänt fel, ett okänt fel uppstod, ett okänt fel har uppstått, ett okänt fel inträffade,
    ett okänt fel har inträffat, oväntat fel, ett oväntat fel uppstod, ett oväntat fel har uppstått,
    ett oväntat fel inträffade, ett oväntat fel har inträffat, något gick fel, tyvärr gick något fel,
    något gick snett, något gick tyvärr fel, oj, oj något gick fel, hoppsan, hoppsan något gick fel, hoppsan det blev fel,
    det blev fel, ogiltig inmatning
audit-gestures =
    … tryck snabbt två gånger …, … trycka snabbt två gånger …, … dubbeltryck …, … dubbeltrycka …, … trippeltryck …,
    … tryck länge …, … långtryck …, … tryck och håll …, … tryck ner och håll …, … håll ner …, … håll intryckt …,
    … håll nedtryckt …, … svep …, … svepa …, … sveper …, … nyp …, … nypa …, … klicka …, … klickar …, … dubbelklicka …,
    … dra uppåt …, … dra nedåt …, … dra för att …, … dra neråt …, … snärta …, … två fingrar …, … tre fingrar …,
    … tryck för att …, … tryck på skärmen …, … tryck här …, … peka på …
audit-gesture-labels =
    tryck för att …, tryck snabbt två gånger för att …, dubbeltryck för att …, svep för att …, klicka för att …,
    tryck länge för att …, tryck och håll för att …, håll ner för att …, dra för att …, nyp för att …, peka för att …
audit-not-gestures = … en nypa …, … tre fingrar …, … 3 fingrar …, … klicka och hämta …
audit-swipes =
    … svep åt vänster …, … svep åt höger …, … svep till vänster …, … svep till höger …, … svep vänster …, … svep höger …,
    … svepa åt vänster …, … svepa åt höger …, … svepa till vänster …, … svepa till höger …, … svep i sidled …,
    … svepa i sidled …, … dra åt vänster …, … dra åt höger …, … dra till vänster …, … dra till höger …,
    … svep för att radera …, … svep för att ta bort …, … svep för att arkivera …, … svep för mer …,
    … svep för alternativ …
audit-empty-hints =
    knapp, länk, bild, dubbeltryck, tryck, klicka, tryck snabbt två gånger, tryck snabbt två gånger för att aktivera,
    tryck snabbt två gånger för att välja, tryck snabbt två gånger för att öppna, dubbeltryck för att aktivera,
    dubbeltryck för att välja, dubbeltryck för att öppna, tryck för att välja, tryck för att aktivera,
    tryck för att öppna, klicka för att aktivera, klicka för att välja, klicka för att öppna, aktiverar knappen,
    trycker på knappen, tryck på knappen, klicka på knappen, tryck för mer, tryck för mer information,
    tryck för detaljer, mer, utför en åtgärd, utför åtgärden, gör något, ledtråd, tips, välj knappen, vald, inte vald,
    markerad, inte markerad, nedtonad, avaktiverad, inaktiverad, på, av, fel, video
audit-selected = … vald, … valt, … valda, … är vald, … är valt, … markerad, … är markerad, vald …, markerad …
audit-disabled = … avaktiverad, … inaktiverad, … nedtonad, … gråad, … utgråad, … inte aktiverad, avaktiverad …, inaktiverad …
# Not "… på" and "… av": "Stäng av" and "Slå på" are good labels.
audit-switched =
    … är på, … är av, … aktiverad, … aktiverat, … avaktiverad, … inaktiverad, … avaktiverat, … påslagen,
    … påslaget, … avstängd, … avstängt, … ikryssad, … markerad, … omarkerad
audit-abbreviations = inkl, exkl, ca, tel, mån, tis, ons, tors, fre, lör, sön, kl, bl, resp, avd, mottag, förf
audit-unit-abbreviations = tim, sek, st, mån, vck, dgr, pkt, tkr, mkr
audit-common-words =
    och, att, det, som, är, av, för, med, till, inte, om, ett, har, de, jag, du, din, ditt, dina, från, när, kan, ska,
    eller, men, så, alla, vid, efter, där, här, nu, mer, bara, utan, över, under, mellan, ingen, inga, inget, någon, något,
    vill, måste, vi, oss, vår, vårt, denna, detta, dessa, också, än, vad, hur, vem, vilken, upp, ut, en, per, dag
audit-double-words = noll, tjugo, punkt, minus, plus, att, det, den, så, på, ja, nej, hej, mycket, ha, inte, som, för, till, om, snabel
audit-verbs =
    obligatorisk, valfri, lägg, redigera, radera, ta, kopiera, öppna, stäng, visa, dölj, ändra, välj, ställ, spara, ladda,
    använd, rensa, förstora, minimera, maximera, expandera, fäll, flytta, ersätt, uppdatera, skapa, beskär, rotera, infoga,
    bifoga, dra, anpassa, återställ, tryck, ange, skriv, aktivera, avaktivera, inaktivera, skicka, ångra, generera, hämta,
    gå, importera, exportera, skriv ut, byt, se, gör, verkställ, förbättra, rita, lämna, tillåt, inkludera, ingen, inga,
    inget, utan, saknas, avsluta
