# Some words have a second meaning in labels. "Slika" and "povezava" are also things that people send, and "kartica" is also a
# card of a bank. These lists contain such a word only where a label can't use its second meaning.

audit-role = gumb …, … gumb, izbirni gumb …, … izbirni gumb, stikalo …, … stikalo
audit-role-control =
    besedilno polje …, … besedilno polje, polje za vnos …, … polje za vnos, vnosno polje …, … vnosno polje,
    potrditveno polje …, … potrditveno polje, spustni meni …, … spustni meni, spustni seznam …, … spustni seznam, ikona …,
    … ikona, drsnik …, … drsnik, iskalno polje …, … iskalno polje
audit-role-image = slika …, … slika, sličica …, … sličica, ikona …, … ikona, ilustracija …, … ilustracija
audit-role-link = povezava do …, povezava na …, … povezava, hiperpovezava …, … hiperpovezava
audit-role-header = naslov …, … naslov, glava …, … glava
audit-role-search = iskalno polje …, … iskalno polje, polje za iskanje …, … polje za iskanje, iskalna vrstica …, … iskalna vrstica
audit-role-toggle = stikalo …, … stikalo, potrditveno polje …, … potrditveno polje, kljukica …, … kljukica
audit-role-slider = drsnik …, … drsnik, regulator …, … regulator
audit-role-tab = zavihek …, … zavihek, vrstica z zavihki …, … vrstica z zavihki
audit-role-hints = gumb …, ta gumb …
audit-editable = mogoče urejati, … mogoče urejati, je mogoče urejati, uredljivo, … uredljivo
audit-generic =
    gumb, slika, sličica, ikona, povezava, oznaka, napis, celica, element, predmet, kontrolnik, brez naslova, brez imena,
    brez oznake, neimenovano, lorem ipsum, test, preizkus, todo, tbd, potrditveno polje, izbirni gumb, besedilno polje,
    polje za vnos, spustni meni, stikalo, btn, button, image, icon, link
audit-click-here =
    kliknite tukaj, klikni tukaj, kliknite tu, pritisnite tukaj, pritisni tukaj, tapnite tukaj, dotaknite se tukaj, tukaj, tu,
    ta povezava, sledite povezavi, odprite povezavo, kliknite na povezavo, kliknite za več
audit-vague-links =
    več, izvedite več, izvedi več, več o tem, preberite več, preberi več, podrobneje, podrobnosti, več informacij,
    dodatne informacije, informacije, info, o aplikaciji, ta stran, naprej, pojdi, pokaži več, prikaži več, oglejte si
audit-vague-errors =
    napaka, prišlo je do napake, neznana napaka, nepričakovana napaka, nekaj je šlo narobe, ups, ups nekaj je šlo narobe,
    neveljavni podatki, neveljaven vnos, neveljavna vrednost, napačen vnos
audit-gestures =
    … dvakrat se dotaknite …, … dvakrat tapnite …, … dotaknite se …, … se dotaknite …, … dotik …, … z dotikom …, … tapnite …,
    … pritisnite …, … s pritiskom …, … pridržite …, … povlecite …, … podrsajte …, … podrsnite …, … z vlečenjem …,
    … kliknite …, … klik …, … s klikom …, … s tremi prsti …, … z dvema prstoma …, … razprite prste …, … primaknite prste …
audit-gesture-labels =
    dotaknite se za …, dotaknite se, če …, dvakrat se dotaknite za …, tapnite za …, dvakrat tapnite za …, pritisnite za …,
    kliknite za …, povlecite za …, pridržite za …, pritisnite in pridržite za …
audit-not-gestures = … s tremi prsti …
audit-swipes =
    … povlecite levo …, … povlecite desno …, … povlecite v levo …, … povlecite v desno …, … podrsajte levo …,
    … podrsajte desno …, … podrsnite levo …, … podrsnite desno …, … povlecite za izbris …, … podrsajte za izbris …
audit-empty-hints =
    gumb, povezava, slika, namig, dvakrat se dotaknite, dotaknite se, tapnite, pritisnite, kliknite,
    dvakrat se dotaknite za aktiviranje, dvakrat se dotaknite za izbiro, dvakrat se dotaknite za odpiranje,
    pritisnite za aktiviranje, pritisnite za odpiranje, pritisnite gumb, aktivira gumb, aktivira ta gumb, več, izvedite več,
    izvede dejanje, izbrano, ni izbrano, označeno, ni označeno, ni na voljo, neaktivno, vklopljeno, izklopljeno, napaka,
    videoposnetek
audit-selected = … izbran, … izbrana, … izbrano, … izbrani, … izbrane, izbrano …, … označeno, … označen, … označena
audit-disabled =
    … onemogočen, … onemogočena, … onemogočeno, … ni na voljo, … nedostopen, … nedostopna, … nedostopno, … neaktiven,
    … neaktivna, … neaktivno, … zatemnjeno
audit-switched =
    … vklopljen, … vklopljena, … vklopljeno, … vklopljeni, … izklopljen, … izklopljena, … izklopljeno, … izklopljeni,
    … označeno, … ni označeno, … da, … ne
audit-abbreviations = št, str, tel, ul, npr, itd, tj, dr, maks, max, min, info, oz
audit-unit-abbreviations = kos, kom, sek, ted, mes, tis, mio, mrd, eur
# The list doesn't have words that Croatian, Czech and Slovak have, too.
audit-common-words =
    ali, če, ni, vaš, vaša, vaše, vašega, vašem, vašim, več, kje, kdaj, zakaj, bil, bila, bilo, tukaj, kateri, katera, katere,
    katerega, pred, zaradi, že, tudi, ker, lahko, morate, želite, potrebno, naslednji, vedno, nekaj, nekdo, nič, vsak, vsi, vse,
    samo, kot, pri, po, bo, bodo, niso, ste, smo, na, od, do, za, en, ena, dan, in, se, ne, je
audit-double-words = o, oh, ah, ha, hej, tok, pika, afna, minus, plus, nič, ne, da, pa, prav, zelo, čisto, malo, vse
audit-verbs =
    dodaj, uredi, izbriši, zbriši, odstrani, kopiraj, odpri, prikaži, pokaži, skrij, spremeni, izberi, nastavi, shrani, pošlji,
    naloži, prenesi, posnemi, uporabi, preglej, počisti, povečaj, zmanjšaj, strni, razširi, premakni, zamenjaj, posodobi,
    ustvari, izreži, zavrti, vstavi, priloži, povleci, vrni, razveljavi, vnesi, vpiši, vklopi, izklopi, osveži, deli, nariši,
    ni, brez, dodajte, izberite, vnesite, naložite, odprite, izbrišite
