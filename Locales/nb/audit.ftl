audit-role = … knapp, … knappen, knapp …, … knapp for å …, knapp for …, … btn, … alternativknapp, … radioknapp, … button, button …
audit-role-control =
    … avkrysningsboks, … avkryssingsboks, … avmerkingsboks, … tekstfelt, … inndatafelt, … tekstboks, … søkefelt, … søkeboks,
    … rullegardinmeny, … rullegardinliste, … nedtrekksmeny, … nedtrekksliste, … listeboks, … checkbox, … dropdown, tekstfelt …,
    bilde av …, foto av …, ikon for …, … ikon, … ikonet, … felt, … glidebryter, … skyvekontroll, … velger, … passordfelt
audit-role-image =
    bilde av …, bildet viser …, bilde som viser …, … ikon, ikon …, ikon for …, … symbol, symbol for …, … grafikk
audit-role-link = … lenke, lenke til …, … lenken, … link, link til …, … hyperkobling
audit-role-header = … overskrift, overskrift …
audit-role-search = … søkefelt, søkefelt …, … søkeboks, … felt, søkefelt, søkeboks
audit-role-toggle = … bryter, … av-på-bryter, … veksleknapp, … avkrysningsboks, … avkryssingsboks, bryter for …
audit-role-slider = … glidebryter, … skyvekontroll, … trinnkontroll, … velger
audit-role-tab = … fane, fane …, … fanen
audit-role-hints = knapp …, knappen …, denne knappen …, menyknapp …, med denne knappen …
audit-editable = redigerbar, redigerbart, … redigerbar, … redigerbart, kan redigeres, … kan redigeres
audit-generic =
    knapp, btn, bilde, ikon, symbol, grafikk, lenke, visning, etikett, element, objekt, uten navn, uten tittel, plassholder,
    plassholdertekst, eksempeltekst, lorem ipsum, tbd, avkrysningsboks, avmerkingsboks, radioknapp, alternativknapp, tekstfelt,
    tekstboks, nedtrekksliste, listeboks, bryter, glidebryter, button, image, icon, view, label, item, placeholder, untitled
audit-click-here =
    klikk her, trykk her, her, klikk på meg, klikk på denne lenken, denne lenken, klikk på lenken, klikk for mer,
    trykk for mer, klikk her for mer, trykk her for mer, klikk her for mer informasjon, klikk her for å lese mer,
    trykk her for å lese mer
audit-vague-links =
    les mer, mer, se mer, vis mer, finn ut mer, lær mer, detaljer, flere detaljer, mer info, mer informasjon, info, om,
    denne siden, gå
audit-vague-errors =
    feil, en feil, en feil oppstod, en feil oppsto, en feil har oppstått, det oppstod en feil, det oppsto en feil,
    det har oppstått en feil, ukjent feil, en ukjent feil oppstod, en ukjent feil oppsto, en ukjent feil har oppstått,
    det oppstod en ukjent feil, det oppsto en ukjent feil, det har oppstått en ukjent feil, uventet feil,
    en uventet feil oppstod, en uventet feil oppsto, en uventet feil har oppstått, det oppstod en uventet feil,
    det oppsto en uventet feil, det har oppstått en uventet feil, noe gikk galt, beklager noe gikk galt,
    dessverre gikk noe galt, oi, oi noe gikk galt, oisann, oisann noe gikk galt, ops, ops noe gikk galt, ugyldig inndata,
    ugyldig verdi
audit-gestures =
    … dobbelttrykk …, … dobbelttrykke …, … dobbelttrykker …, … dobbeltklikk …, … trippeltrykk …, … trykk lenge …,
    … langt trykk …, … trykk og hold …, … hold inne …, … hold nede …, … sveip …, … sveipe …, … sveiper …, … knip …,
    … knipe …, … klikk …, … klikke …, … klikker …, … dra oppover …, … dra nedover …, … dra opp …, … dra ned …,
    … dra for å …, … to fingre …, … tre fingre …, … trykk for å …, … trykk på skjermen …, … trykk her …
audit-gesture-labels =
    trykk for å …, dobbelttrykk for å …, dobbeltklikk for å …, sveip for å …, klikk for å …, trykk lenge for å …,
    trykk og hold for å …, hold inne for å …, dra for å …, knip for å …
audit-not-gestures = … tre fingre …, … 3 fingre …, … klikk og hent …
audit-swipes =
    … sveip mot venstre …, … sveip mot høyre …, … sveip til venstre …, … sveip til høyre …, … sveip venstre …,
    … sveip høyre …, … sveipe mot venstre …, … sveipe mot høyre …, … sveipe til venstre …, … sveipe til høyre …,
    … sveip sidelengs …, … sveipe sidelengs …, … dra mot venstre …, … dra mot høyre …, … dra til venstre …,
    … dra til høyre …, … sveip for å slette …, … sveip for å fjerne …, … sveip for å arkivere …, … sveip for mer …,
    … sveip for alternativer …
audit-empty-hints =
    knapp, lenke, bilde, dobbelttrykk, trykk, klikk, dobbelttrykk for å aktivere, dobbelttrykk for å velge,
    dobbelttrykk for å åpne, trykk for å velge, trykk for å aktivere, trykk for å åpne, klikk for å aktivere,
    klikk for å velge, klikk for å åpne, aktiverer knappen, trykker på knappen, trykk på knappen, klikk på knappen,
    trykk for mer, trykk for mer informasjon, trykk for detaljer, mer, utfører en handling, utfører handlingen, gjør noe,
    hint, tips, velg knappen, valgt, ikke valgt, avkrysset, ikke avkrysset, nedtonet, deaktivert, på, av, feil, video
audit-selected = … valgt, … er valgt, … avkrysset, … er avkrysset, … markert, … er markert, valgt …
audit-disabled = … deaktivert, … nedtonet, … gråtonet, … ikke aktivert, deaktivert …
# Not "… på" and "… av": "Slå av" and "Slå på" are good labels.
audit-switched = … er på, … er av, … aktivert, … deaktivert, … slått på, … slått av, … avkrysset, … ikke avkrysset
audit-abbreviations = inkl, ekskl, ca, tlf, man, tir, ons, tor, fre, lør, søn, kl, bl, hhv, avd, evt, mva, nr
audit-unit-abbreviations = t, sek, stk, mnd, dgr, pkt, mill
audit-common-words =
    og, at, det, som, er, av, for, med, til, ikke, om, et, har, de, jeg, du, din, ditt, dine, fra, når, kan, skal, eller,
    men, så, alle, ved, etter, der, her, nå, mer, bare, uten, over, under, mellom, ingen, noen, noe, vil, må, vi, oss, vår,
    vårt, denne, dette, disse, også, enn, hva, hvordan, hvem, hvilken, opp, ut, deg, å, en, per, dag
audit-double-words = null, tjue, punktum, minus, pluss, at, det, den, så, på, ja, nei, hei, veldig, ha, ikke, som, for, til, om
audit-verbs =
    obligatorisk, valgfri, valgfritt, legg, rediger, slett, ta, kopier, åpne, lukk, vis, skjul, endre, velg, angi, lagre,
    last, bruk, fjern, tøm, forstørr, minimer, maksimer, utvid, flytt, erstatt, oppdater, opprett, lag, beskjær, roter,
    sett, legg ved, dra, tilpass, tilbakestill, trykk, skriv, aktiver, deaktiver, slå, send, angre, generer, hent, gå,
    importer, eksporter, skriv ut, bytt, se, gjør, bruk, forbedre, tegn, forlat, tillat, inkluder, ingen, uten, mangler,
    avslutt
