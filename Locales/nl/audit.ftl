audit-role = … knop, knop …, … button, button …, … toets, … keuzerondje
audit-role-control =
    … tekstveld, … invoerveld, … aankruisvak, … selectievakje, … vinkvakje, … checkbox, … dropdown, … keuzelijst,
    … vervolgkeuzelijst, … keuzerondje, … zoekbalk, tekstveld …, afbeelding van …, plaatje van …, foto van …,
    pictogram van …, pictogram voor …, icoon van …, icoon voor …, … icoon, … pictogram, … schuifregelaar, … zoekveld,
    … wachtwoordveld
audit-role-image =
    … afbeelding, afbeelding van …, afbeelding …, … plaatje, plaatje van …, … icoon, icoon van …, icoon voor …,
    … pictogram, pictogram van …, pictogram voor …, … grafische weergave
audit-role-link = … link, link naar …, … koppeling, koppeling naar …, … hyperlink
audit-role-header = … koptekst, koptekst …, … kop
audit-role-search = … zoekveld, zoekveld …, … zoekbalk, zoekbalk …, … veld
audit-role-toggle = … schakelaar, schakelaar …, … schakelknop, … toggle, … aankruisvak, … selectievakje, … checkbox
audit-role-slider = … schuifregelaar, schuifregelaar …, … schuifknop, … slider, … stepper, … kiezer
audit-role-tab = … tab, tab …, … tabblad, tabblad …
audit-role-hints = knop …, button …, deze knop …, de knop …, met deze knop …, menuknop …
audit-editable = bewerkbaar, … bewerkbaar, kan worden bewerkt, … kan worden bewerkt, kan bewerkt worden, … kan bewerkt worden
audit-generic =
    knop, button, btn, toets, schakelaar, invoerveld, tekstveld, afbeelding, plaatje, icoon, pictogram, symbool, link,
    koppeling, cel, element, object, item, onderdeel, zonder label, geen label, naamloos, tijdelijke aanduiding,
    voorbeeldtekst, test, image, icon, view, label, untitled, placeholder, lorem ipsum, tbd, aankruisvak, selectievakje,
    checkbox, keuzelijst, keuzerondje, dropdown
audit-click-here =
    klik hier, hier klikken, tik hier, hier tikken, druk hier, hier, klik op deze link, deze link, klik op mij,
    klik hier voor meer, tik hier voor meer, klik hier voor meer informatie, klik voor meer, tik voor meer
audit-vague-links =
    meer informatie, meer, lees meer, meer lezen, lees verder, verder lezen, meer weergeven, toon meer, bekijk meer, details,
    meer details, meer info, info, over, deze pagina, ga
audit-vague-errors =
    fout, fout opgetreden, er is een fout opgetreden, er heeft zich een fout voorgedaan, er is een probleem opgetreden,
    onbekende fout, er is een onbekende fout opgetreden, onverwachte fout, er is een onverwachte fout opgetreden,
    er is iets misgegaan, er ging iets mis, er is iets fout gegaan, er ging iets fout, er is iets verkeerd gegaan,
    sorry er is iets misgegaan, sorry er ging iets mis, helaas er is iets misgegaan, oeps, oeps er is iets misgegaan,
    oeps er ging iets mis, oeps er ging iets fout, oei, oei er ging iets mis, ongeldige invoer
audit-gestures =
    … dubbeltik …, … tik dubbel …, … dubbel tikken …, … tik op …, … tik om …, … tikken …, … aantikken …, … houd ingedrukt …,
    … ingedrukt houden …, … lang indrukken …, … lang drukken …, … veeg …, … vegen …, … swipe …, … swipen …, … klik op …,
    … klik om …, … klikken …, … dubbelklik …, … dubbelklikken …, … sleep …, … slepen …, … knijp …, … met twee vingers …,
    … met drie vingers …
audit-gesture-labels =
    tik om …, tik dubbel om …, dubbeltik om …, veeg om …, swipe om …, klik om …, houd ingedrukt om …, sleep om …,
    knijp om …, tikken om …, klikken om …, dubbeltikken om …
audit-not-gestures = … met drie vingers …, … drie vingers …, … op sleeptouw …, … veeg uit de pan …
audit-swipes =
    … veeg naar links …, … veeg naar rechts …, … naar links vegen …, … naar rechts vegen …, … vegen naar links …,
    … vegen naar rechts …, … swipe naar links …, … swipe naar rechts …, … naar links swipen …, … naar rechts swipen …,
    … swipen naar links …, … swipen naar rechts …, … veeg om te verwijderen …, … swipe om te verwijderen …,
    … veeg opzij …, … veeg zijwaarts …
audit-empty-hints =
    knop, link, afbeelding, dubbeltik, tik dubbel, tik, klik, tik dubbel om te activeren, dubbeltik om te activeren,
    tik dubbel om te selecteren, dubbeltik om te selecteren, tik dubbel om te openen, dubbeltik om te openen,
    tik om te activeren, tik om te selecteren, tik om te openen, klik om te activeren, klik om te selecteren,
    klik om te openen, activeert de knop, activeert deze knop, druk op de knop, tik op de knop, klik op de knop,
    tik voor meer, tik voor meer informatie, tik voor details, meer, voert een actie uit, voert de actie uit, aanwijzing,
    hint, geselecteerd, niet geselecteerd, gedimd, grijs, uitgeschakeld, aan, uit, fout, video
audit-selected = … geselecteerd, geselecteerd …, … is geselecteerd, … gekozen, … momenteel geselecteerd
audit-disabled = … uitgeschakeld, … gedimd, … grijs, … niet ingeschakeld, … niet actief, … inactief, … gedeactiveerd
audit-switched =
    … aan, … uit, … staat aan, … staat uit, … ingeschakeld, … uitgeschakeld, … aangevinkt, … uitgevinkt, … geactiveerd,
    … gedeactiveerd
audit-abbreviations = incl, excl, evt, bijv, aub, svp, mbt, ivm, tov, tav, dmv, nvt, nr
audit-unit-abbreviations = sec, mnd, wk, wkn, jr, st, stk, pt, pnt
# The list doesn't have "in", "is", "had", "we", and "me", because they are also words of other languages.
audit-common-words =
    de, het, een, en, of, zijn, niet, geen, met, voor, van, naar, op, aan, bij, uit, om, te, tot, door, over, onder, tussen,
    zonder, sinds, na, als, dan, wanneer, nog, maar, ook, alle, meer, er, je, jouw, uw, mijn, ik, hij, wij, ze, zij, deze,
    dit, die, dat, wordt, worden, werd, kan, kunnen, heeft, hebben, moet, wil, nu, alleen, per, dag
audit-double-words = je, oh, punt, plus, min, nul, die, dat, de, het, er, ze, haar, in, heel, zeer, ha, ja, nee, zo, na, te, op, aan
audit-verbs =
    verplicht, optioneel, toevoegen, voeg, bewerken, bewerk, wijzigen, wijzig, verwijderen, verwijder, wissen, wis,
    kopiëren, kopieer, openen, open, sluiten, sluit, tonen, toon, weergeven, verbergen, verberg, kiezen, kies, selecteren,
    selecteer, opslaan, bewaren, bewaar, uploaden, upload, downloaden, download, maken, maak, gebruiken, gebruik, bekijken,
    bekijk, vergroten, vergroot, verkleinen, verklein, verplaatsen, verplaats, vervangen, vervang, bijwerken, aanmaken,
    bijsnijden, draaien, draai, invoegen, bijvoegen, aanpassen, opnieuw instellen, invoeren, voer, inschakelen,
    uitschakelen, laden, laad, versturen, verstuur, delen, deel, importeren, exporteren, afdrukken, geen, zonder
