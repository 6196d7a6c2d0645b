audit-role = … knap, … knappen, knap …, … knap til at …, knap til …, knap for …, … btn, … alternativknap, … radioknap, … button, button …
audit-role-control =
    … afkrydsningsfelt, … tekstfelt, … indtastningsfelt, … inputfelt, … tekstboks, … søgefelt, … søgeboks, … rullemenu,
    … rulleliste, … checkbox, … dropdown, … drop-down, tekstfelt …, billede af …, foto af …, ikon for …, … ikon, … ikonet,
    … felt, … skyder, … vælger, … adgangskodefelt
audit-role-image =
    … billede, billede af …, billede med …, billedet viser …, billede der viser …, foto af …, … ikon, ikon …, ikon for …,
    … symbol, symbol for …, … grafik
audit-role-link = … link, link til …, … linket, … hyperlink
audit-role-header = … overskrift, overskrift …
audit-role-search = … søgefelt, søgefelt …, … søgeboks, … felt, søgefelt, søgeboks
audit-role-toggle = … kontakt, … skifteknap, … til-fra-knap, … afkrydsningsfelt, kontakt til …, kontakt for …, skifteknap til …
audit-role-slider = … skyder, … skydeknap, … vælger, skyder til …
audit-role-tab = … fane, fane …, … fanen, … faneblad
audit-role-hints = knap …, knappen …, denne knap …, menuknap …, med denne knap …
audit-editable = redigerbar, redigerbart, … redigerbar, … redigerbart, kan redigeres, … kan redigeres
audit-generic =
    knap, btn, billede, ikon, symbol, grafik, link, visning, etiket, element, objekt, unavngivet, uden navn, uden etiket,
    pladsholder, pladsholdertekst, eksempeltekst, lorem ipsum, tbd, afkrydsningsfelt, alternativknap, radioknap, tekstfelt,
    tekstboks, rullemenu, rulleliste, kontakt, skifteknap, button, image, icon, view, label, item, placeholder, untitled
audit-click-here =
    klik her, tryk her, her, klik på mig, klik på dette link, dette link, klik på linket, klik for mere, tryk for mere,
    klik her for mere, tryk her for mere, klik her for mere information, klik her for flere oplysninger,
    klik her for at læse mere, tryk her for at læse mere
audit-vague-links =
    læs mere, mere, se mere, vis mere, få mere at vide, find ud af mere, detaljer, flere detaljer, mere info,
    mere information, flere oplysninger, info, om, denne side, gå
audit-vague-errors =
    fejl, en fejl, der opstod en fejl, der er opstået en fejl, der skete en fejl, der er sket en fejl, en fejl opstod,
    en fejl er opstået, ukendt fejl, der opstod en ukendt fejl, der er opstået en ukendt fejl, der skete en ukendt fejl,
    uventet fejl, der opstod en uventet fejl, der er opstået en uventet fejl, der skete en uventet fejl, noget gik galt,
    desværre gik noget galt, noget gik desværre galt, der gik noget galt, der er gået noget galt, ups, ups noget gik galt,
    ups der gik noget galt, ups der skete en fejl, ups der opstod en fejl, hov, hovsa, hovsa noget gik galt,
    det gik galt, ugyldigt input, ugyldig indtastning
audit-gestures =
    … tryk to gange …, … trykke to gange …, … dobbelttryk …, … dobbelttrykke …, … tryk tre gange …, … tryk længe …,
    … langt tryk …, … tryk og hold …, … hold nede …, … holde nede …, … hold fingeren nede …, … stryg …, … stryge …,
    … skub op …, … skub ned …, … skub med …, … swipe …, … knib …, … knibe …, … klik …, … klikke …, … klikker …,
    … dobbeltklik …, … træk opad …, … træk nedad …, … træk op …, … træk ned …, … træk for at …, … to fingre …,
    … tre fingre …, … tryk for at …, … tryk på skærmen …, … tryk her …
audit-gesture-labels =
    tryk for at …, tryk to gange for at …, dobbelttryk for at …, stryg for at …, skub for at …, swipe for at …,
    klik for at …, tryk længe for at …, tryk og hold for at …, hold nede for at …, træk for at …, knib for at …
audit-not-gestures = … tre fingre …, … 3 fingre …, … klik og hent …, … klik & hent …
audit-swipes =
    … stryg til venstre …, … stryg til højre …, … stryg mod venstre …, … stryg mod højre …, … skub til venstre …,
    … skub til højre …, … skub mod venstre …, … skub mod højre …, … swipe til venstre …, … swipe til højre …,
    … swipe mod venstre …, … swipe mod højre …, … stryge til venstre …, … stryge til højre …, … skubbe til venstre …,
    … skubbe til højre …, … træk til venstre …, … træk til højre …, … træk mod venstre …, … træk mod højre …,
    … stryg vandret …, … stryg for at slette …, … skub for at slette …, … swipe for at slette …,
    … stryg for at arkivere …, … swipe for at arkivere …, … stryg for mere …, … swipe for mere …
audit-empty-hints =
    knap, link, billede, dobbelttryk, tryk, klik, tryk to gange, tryk to gange for at aktivere,
    tryk to gange for at vælge, tryk to gange for at åbne, dobbelttryk for at aktivere, dobbelttryk for at vælge,
    dobbelttryk for at åbne, tryk for at vælge, tryk for at aktivere, tryk for at åbne, klik for at aktivere,
    klik for at vælge, klik for at åbne, aktiverer knappen, trykker på knappen, tryk på knappen, klik på knappen,
    tryk for mere, tryk for mere information, tryk for flere oplysninger, tryk for detaljer, mere, udfører en handling,
    udfører handlingen, gør noget, tip, vælg knappen, valgt, ikke valgt, markeret, ikke markeret, nedtonet, deaktiveret,
    inaktiv, slået til, slået fra, fejl, video
audit-selected = … valgt, … er valgt, … valgte, … markeret, … er markeret, valgt …, markeret …
audit-disabled = … deaktiveret, … nedtonet, … inaktiv, … gråtonet, … ikke aktiveret, deaktiveret …, nedtonet …
# Not "… til" and "… fra": "Slå til" and "Slå fra" are good labels.
audit-switched =
    … er slået til, … er slået fra, … slået til, … slået fra, … aktiveret, … deaktiveret, … tændt, … slukket,
    … er tændt, … er slukket, … afkrydset, … markeret, … ikke markeret
audit-abbreviations = inkl, ekskl, ca, tlf, mdr, mht, ift, pga, vedr, mvh, fx, jf, osv, evt, afd, nr, kl, bl, hhv, maks
audit-unit-abbreviations = stk, min, sek, mdr, mio, mia, tdr, pct, kr
audit-common-words =
    og, at, det, som, er, af, for, med, til, ikke, om, et, en, har, de, jeg, du, din, dit, dine, fra, når, kan, skal, eller,
    men, så, alle, ved, efter, der, her, nu, mere, kun, uden, over, under, mellem, ingen, intet, nogen, noget, vil, må, vi,
    os, vores, denne, dette, disse, også, end, hvad, hvordan, hvem, hvilken, op, ud, blev, bliver, hvis
audit-double-words = nul, tyve, punktum, minus, plus, at, det, den, der, så, på, ja, nej, hej, meget, ha, ikke, som, for, til, om, er, en, snabel
audit-verbs =
    obligatorisk, valgfri, valgfrit, tilføj, redigér, rediger, slet, fjern, kopiér, kopier, åbn, luk, vis, skjul, ændr, skift,
    vælg, sæt, gem, upload, download, hent, tag, brug, ryd, forstør, minimér, minimer, maksimér, maksimer, udvid, fold,
    flyt, erstat, opdatér, opdater, opret, beskær, rotér, roter, indsæt, vedhæft, træk, tilpas, nulstil, tryk, angiv,
    indtast, skriv, aktivér, aktiver, deaktivér, deaktiver, slå, send, fortryd, generér, generer, få, gå, importér,
    importer, eksportér, eksporter, udskriv, omdøb, se, lav, anvend, forbedr, tegn, forlad, tillad, medtag, ingen, intet,
    uden, mangler, afslut
