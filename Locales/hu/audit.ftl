audit-role = … gomb, … gombja, … választógomb, … rádiógomb
audit-role-control =
    … jelölőnégyzet, … jelölődoboz, … szövegmező, … szövegdoboz, … beviteli mező, … beviteli doboz, … szerkesztőmező,
    … legördülő menü, … legördülő lista, … kombinált lista, … keresősáv, … keresőmező, … keresődoboz, … ikonja, … ikon,
    … csúszka, … választó, … mező, borítókép, logókép, avatárkép
audit-role-image = … képe, … kép, … ikonja, … ikon, … grafika, … illusztráció, … piktogram
audit-role-link = … linkje, … link, … hivatkozás, … hiperhivatkozás, … hivatkozása
audit-role-header = … címsor, … fejléc, … címsora
audit-role-search = … keresőmező, … keresősáv, … keresődoboz, … mező, keresőmező, keresősáv, keresődoboz
audit-role-toggle = … kapcsoló, … kapcsolója, … jelölőnégyzet, … váltógomb, be-ki kapcsoló
audit-role-slider = … csúszka, … csúszkája, … léptető, … választó
audit-role-tab = … lap, … fül, … lapfül
audit-role-hints = gomb …, ez a gomb …, a gomb …
audit-editable = szerkeszthető, … szerkeszthető, … szerkeszthető mező, módosítható, … módosítható
audit-generic =
    gomb, kép, ikon, grafika, link, hivatkozás, nézet, címke, elem, objektum, címke nélkül, névtelen, helyőrző, helyőrző szöveg,
    mintaszöveg, jelölőnégyzet, választógomb, szövegmező, szövegdoboz, legördülő menü, legördülő lista, kapcsoló, lorem ipsum
audit-click-here =
    kattintson ide, kattints ide, koppintson ide, koppints ide, nyomja meg, nyomd meg, kattintson, kattints, ide, itt, ide kattintva,
    erre a linkre, ez a link, bővebben itt, további információért kattintson ide, részletekért kattintson ide, részletekért kattintson
audit-vague-links =
    bővebben, tovább, több, továbbiak, további információ, további információk, tudjon meg többet, tudj meg többet, részletek,
    részletesen, folytatás, megnézem, érdekel, információ, információk, rólunk, erről az oldalról, ugrás, tovább olvasom
audit-vague-errors =
    hiba, hiba történt, hiba lépett fel, valami hiba történt, valami elromlott, valami nem sikerült, ismeretlen hiba,
    ismeretlen hiba történt, váratlan hiba, váratlan hiba történt, váratlan hiba lépett fel, sajnáljuk hiba történt,
    sikertelen művelet, a művelet sikertelen, a művelet nem sikerült, érvénytelen bevitel, hoppá, hoppá valami elromlott,
    hiba történt kérjük próbálja újra
audit-gestures =
    … koppintson …, … koppints …, … koppintva …, … koppintással …, … dupla koppintás …, … érintse meg …, … érintsd meg …,
    … tartsa lenyomva …, … tartsd lenyomva …, … nyomva tartva …, … hosszan nyomja …, … hosszan nyomva …, … legyintsen …,
    … legyints …, … csúsztassa az ujját …, … húzza az ujját …, … pöccintsen …, … pöccints …, … kattintson …, … kattints …,
    … kattintva …, … dupla kattintás …, … csippentse …, … csippentsen …, … két ujjal …, … három ujjal …, … húzza át …
audit-gesture-labels =
    koppintson a …, koppintson az …, koppints a …, koppints az …, kattintson a …, kattintson az …, kattints a …, kattints az …,
    érintse meg a …, érintse meg az …, … koppintson, … koppints, … kattintson, … kattints, … érintse meg, … tartsa lenyomva
audit-not-gestures = … három ujjal …, … 3 ujjal …, … két ujjal mérve …
audit-swipes =
    … legyintsen balra …, … legyints balra …, … legyintsen jobbra …, … legyints jobbra …, … csúsztassa balra …, … csúsztassa jobbra …,
    … húzza balra …, … húzza jobbra …, … pöccintsen balra …, … pöccintsen jobbra …, … törléshez húzza …, … törléshez legyintsen …
audit-empty-hints =
    gomb, link, hivatkozás, kép, koppintson duplán, koppintson, kattintson, aktiváláshoz koppintson duplán,
    az aktiváláshoz koppintson duplán, kijelöléshez koppintson duplán, a kijelöléshez koppintson duplán,
    a megnyitáshoz koppintson duplán, megnyitáshoz koppintson, megnyitáshoz kattintson, nyomja meg a gombot, aktiválja a gombot,
    részletekért koppintson, bővebben, műveletet hajt végre, végrehajt egy műveletet, tipp, kijelölve, nincs kijelölve,
    halvány, letiltva, be, ki, hiba, videó
audit-selected = … kijelölve, … kiválasztva, … kijelölt, … jelenleg kijelölve, kijelölve …, kiválasztva …
audit-disabled = … letiltva, … halvány, … inaktív, … nem elérhető, letiltva …, … kikapcsolt állapotban
audit-switched =
    … bekapcsolva, … kikapcsolva, … be, … ki, … engedélyezve, … letiltva, … bejelölve, … nincs bejelölve
audit-abbreviations = stb, pl, kb, ill, ún, vmint, ld, utca, db, dr, ifj, özv, kft, zrt, bt, jan, febr, márc, szept, okt, nov, dec
audit-unit-abbreviations = db, p, mp, ó, ford, kp, dkg, kg, ft, hp, ms
audit-common-words =
    a, az, és, egy, nem, hogy, van, ez, is, meg, de, csak, már, még, vagy, ha, mint, volt, el, ki, be, fel, le, minden, új, több, nincs,
    nem, kérjük, kell, lehet, itt, így, majd, után, előtt, között, összes, saját, ön, önnek
audit-double-words = nagyon, egyre, már, szép, lassan, ki, be, fel, le, néha, sok, jó, igen, nem, egy, két, mínusz, plusz, pont, bye, nap, ott
audit-verbs =
    kötelező, szükséges, választható, hozzáadás, hozzáadása, szerkesztés, szerkesztése, törlés, törlése, eltávolítás, eltávolítása,
    másolás, másolása, megnyitás, megnyitása, bezárás, bezárása, megjelenítés, megjelenítése, elrejtés, elrejtése, módosítás,
    módosítása, kiválasztás, kiválasztása, választása, beállítás, beállítása, mentés, mentése, feltöltés, feltöltése, letöltés,
    letöltése, készítése, használata, nagyítás, nagyítása, kicsinyítés, kibontás, kibontása, összecsukás, áthelyezés, áthelyezése,
    frissítés, frissítése, létrehozás, létrehozása, vágása, forgatása, beillesztés, beillesztése, húzása, testreszabás,
    visszaállítás, visszaállítása, küldés, küldése, visszavonás, megosztás, megosztása, importálás, importálása, exportálás,
    nyomtatás, nyomtatása, átnevezés, átnevezése, megtekintés, megtekintése, cseréje, csere, rajzolás, engedélyezés, nélkül
