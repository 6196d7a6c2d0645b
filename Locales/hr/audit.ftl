# Some words have a second meaning in labels. "Slika" and "poveznica" are also things that people send, and "kartica" is also a
# card of a bank. These lists contain such a word only where a label can't use its second meaning.

audit-role = gumb …, … gumb, izborni gumb …, … izborni gumb, prekidač …, … prekidač
audit-role-control =
    tekstno polje …, … tekstno polje, polje za unos …, … polje za unos, potvrdni okvir …, … potvrdni okvir,
    padajući izbornik …, … padajući izbornik, padajući popis …, … padajući popis, ikona …, … ikona, klizač …, … klizač,
    polje za pretraživanje …, … polje za pretraživanje
audit-role-image = slika …, … slika, sličica …, … sličica, ikona …, … ikona, ilustracija …, … ilustracija
audit-role-link = poveznica na …, poveznica …, … poveznica, hiperveza …, … hiperveza
audit-role-header = naslov …, … naslov, zaglavlje …, … zaglavlje
audit-role-search =
    polje za pretraživanje …, … polje za pretraživanje, traka za pretraživanje …, … traka za pretraživanje, polje …, … polje
audit-role-toggle = prekidač …, … prekidač, potvrdni okvir …, … potvrdni okvir, kvačica …, … kvačica
audit-role-slider = klizač …, … klizač, regulator …, … regulator
audit-role-tab = kartica …, … kartica, traka kartica …, … traka kartica
audit-role-hints = gumb …, ovaj gumb …
audit-editable =
    može se uređivati, … može se uređivati, moguće je uređivati, … moguće je uređivati, uredivo, … uredivo
audit-generic =
    gumb, slika, sličica, ikona, poveznica, link, oznaka, natpis, ćelija, element, stavka, objekt, kontrola, bez naslova,
    bez naziva, bez oznake, rezervirano mjesto, lorem ipsum, test, todo, tbd, potvrdni okvir, izborni gumb, tekstno polje,
    polje za unos, padajući izbornik, prekidač, btn, button, image, icon
audit-click-here =
    kliknite ovdje, klikni ovdje, pritisnite ovdje, pritisni ovdje, dodirnite ovdje, dodirni ovdje, ovdje, ova poveznica,
    slijedite poveznicu, otvorite poveznicu, kliknite na poveznicu, kliknite za više
audit-vague-links =
    više, saznajte više, saznaj više, pročitajte više, pročitaj više, opširnije, detaljnije, detalji, pojedinosti,
    više informacija, dodatne informacije, informacije, info, o aplikaciji, ova stranica, dalje, idi, prikaži više,
    pogledajte više
audit-vague-errors =
    pogreška, greška, došlo je do pogreške, došlo je do greške, nepoznata pogreška, nepoznata greška, neočekivana pogreška,
    neočekivana greška, nešto je pošlo po zlu, nešto nije u redu, ups, ups nešto je pošlo po zlu, neispravni podaci,
    neispravan unos, nevažeći unos, nevažeća vrijednost
audit-gestures =
    … dvaput dodirnite …, … dodirnite dvaput …, … dodirnite …, … dodir …, … dodirom …, … dvaput tapnite …, … tapnite …,
    … pritisnite …, … pritiskom …, … držite …, … prijeđite prstom …, … povucite …, … povlačenjem …, … kliknite …, … klik …,
    … klikom …, … s tri prsta …, … s dva prsta …, … raširite prste …, … skupite prste …
audit-gesture-labels =
    dodirnite za …, dodirnite da biste …, dvaput dodirnite za …, dvaput dodirnite da biste …, tapnite za …,
    pritisnite za …, pritisnite da biste …, kliknite za …, kliknite da biste …, povucite za …, povucite da biste …,
    držite za …, pritisnite i držite za …, pritisnite i držite da biste …
audit-not-gestures = … s tri prsta …
audit-swipes =
    … prijeđite prstom ulijevo …, … prijeđite prstom udesno …, … prijeđite prstom lijevo …, … prijeđite prstom desno …,
    … povucite ulijevo …, … povucite udesno …, … povucite lijevo …, … povucite desno …, … povucite prstom ulijevo …,
    … povucite prstom udesno …, … povucite da biste izbrisali …, … povucite za brisanje …
audit-empty-hints =
    gumb, poveznica, slika, savjet, dvaput dodirnite, dodirnite, pritisnite, kliknite, tapnite,
    dvaput dodirnite da biste aktivirali, dvaput dodirnite za aktiviranje, dvaput dodirnite da biste odabrali,
    dvaput dodirnite da biste otvorili, dodirnite da biste otvorili, pritisnite da biste aktivirali,
    pritisnite da biste otvorili, pritisnite gumb, aktivira gumb, aktivira ovaj gumb, više, saznajte više, izvodi radnju,
    odabrano, nije odabrano, označeno, nije označeno, nedostupno, neaktivno, uključeno, isključeno, pogreška, videozapis
audit-selected =
    … odabran, … odabrana, … odabrano, … odabrani, … odabrane, odabrano …, … označeno, … označen, … označena, … izabrano
audit-disabled =
    … onemogućen, … onemogućena, … onemogućeno, … nedostupan, … nedostupna, … nedostupno, … neaktivan, … neaktivna,
    … neaktivno, … zasivljeno
audit-switched =
    … uključen, … uključena, … uključeno, … uključeni, … isključen, … isključena, … isključeno, … isključeni, … označeno,
    … nije označeno, … da, … ne
audit-abbreviations = br, str, tel, ul, npr, itd, tzv, dr, max, min, info, kat
audit-unit-abbreviations = kom, sek, tj, mj, god, tis, mil, mlrd, eur
# The list doesn't have words that Slovenian, Czech and Polish have, too.
audit-common-words =
    ili, ako, nije, nema, vaš, vaša, vaše, vašeg, vašem, vašim, više, gdje, kada, biste, bio, bila, bilo, ovaj, ovdje, koji,
    koja, koje, kojeg, prije, poslije, nakon, između, zbog, već, također, jer, može, možete, treba, sljedeći, uvijek, nešto,
    netko, ništa, svaki, svi, na, od, do, dan, bez
audit-double-words = o, oh, ah, ha, hej, kuc, točka, et, minus, plus, nula, ne, da, pa, baš, vrlo, jako, tek, malo, sve
audit-verbs =
    dodaj, uredi, izbriši, obriši, ukloni, kopiraj, otvori, zatvori, prikaži, sakrij, promijeni, odaberi, izaberi, postavi,
    spremi, pošalji, prenesi, preuzmi, snimi, upotrijebi, pregledaj, očisti, povećaj, smanji, sažmi, proširi, premjesti,
    zamijeni, ažuriraj, stvori, izreži, zakreni, umetni, priloži, povuci, vrati, poništi, unesi, upiši, uključi, isključi,
    učitaj, osvježi, podijeli, nacrtaj, nema, bez, dodajte, odaberite, unesite, prenesite, otvorite, izbrišite
