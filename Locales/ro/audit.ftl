audit-role =
    buton …, … buton, butonul …, … butonul, btn …, … btn, buton radio …
audit-role-control =
    casetă de selectare …, caseta de selectare …, … casetă de selectare, casetă de bifat …, checkbox …, … checkbox,
    câmp de text …, câmpul de text …, … câmp de text, casetă de text …, casetă text …, … casetă text, casetă de editare …,
    … casetă de editare, câmp text …, … câmp text, meniu derulant …, … meniu derulant, listă derulantă …,
    … listă derulantă, bară de căutare …, imagine cu …, imaginea cu …, pictogramă cu …, pictograma …, pictogramă …,
    … pictogramă, iconiță …, … iconiță, glisor …, … glisor, cursor …, selector …
audit-role-image =
    imagine cu …, imaginea …, imagine …, … imagine, poză cu …, pictogramă …, pictograma …, … pictogramă, iconiță …,
    … iconiță, figură …
audit-role-link = link către …, link spre …, link …, linkul …, … link, legătură către …, legătură spre …, hyperlink …
audit-role-header = titlu de secțiune …, antet …, … antet
audit-role-search =
    câmp de căutare …, … câmp de căutare, bară de căutare …, … bară de căutare, casetă de căutare …, câmp …
audit-role-toggle =
    comutator …, comutatorul …, comutator pentru …, … comutator, casetă de selectare …, casetă …
audit-role-slider = glisor …, glisorul …, glisor de …, … glisor, cursor …, … cursor, slider …, … slider, selector …
audit-role-tab = filă …, fila …, … filă, tab …, … tab, bară cu file …
audit-role-hints = buton …, acest buton …, butonul …
audit-editable = editabil, … editabil, se poate edita, … se poate edita
audit-generic =
    buton, btn, imagine, poză, pictogramă, iconiță, link, legătură, hyperlink, vizualizare, etichetă, celulă, element,
    obiect, câmp de text, câmp text, casetă text, casetă de text, substituent, lorem ipsum, text de test, text de exemplu,
    casetă, casetă de selectare, checkbox, buton radio, comutator, meniu derulant, listă derulantă, fără etichetă,
    fără nume, neetichetat
audit-click-here =
    apasă aici, apăsați aici, clic aici, click aici, dă clic aici, dați clic aici, fă clic aici, faceți clic aici,
    atinge aici, atingeți aici, aici, acest link, această legătură, apasă pe acest link, clic pe acest link,
    apasă pentru mai mult, clic pentru mai multe, click pentru detalii, apasă aici pentru detalii,
    clic aici pentru mai multe informații
audit-vague-links =
    află mai multe, aflați mai multe, mai multe informații, alte informații, mai multe detalii, informații, info, mai mult,
    mai multe, citește mai mult, citește mai departe, citește tot, citiți mai mult, afișează mai mult, vezi mai mult,
    vezi mai multe, vezi tot, vezi toate, detalii, vezi detalii, mergi, această pagină, descoperă
audit-vague-errors =
    eroare, a apărut o eroare, a intervenit o eroare, s-a produs o eroare, eroare necunoscută, eroare neașteptată,
    eroare generală, a apărut o eroare necunoscută, a apărut o eroare neașteptată, a apărut o problemă,
    a intervenit o problemă, ceva nu a mers bine, ceva nu a funcționat, ceva n-a mers, hopa, ups, ups a apărut o eroare,
    ups ceva nu a mers bine, oops, oops a apărut o eroare, date nevalide, date invalide, valoare nevalidă, valoare invalidă
audit-gestures =
    … atinge de două ori …, … atingeți de două ori …, … apasă de două ori …, … apăsați de două ori …,
    … atingere dublă …, … atinge dublu …, … dublă atingere …, … dublu clic …, … atingere lungă …, … apăsare lungă …,
    … apasă lung …, atinge …, … atinge pentru …, … atinge aici …, … atinge butonul …, … atinge ecranul …,
    … atinge lung …, … ține apăsat …, … țineți apăsat …, … ținând apăsat …, … glisează …, … glisați …, … glisând …,
    … trage …, … trageți …, … clic …, … click …, … apasă …, … apăsați …, … ciupește …, … swipe …, … cu trei degete …
audit-gesture-labels =
    atinge pentru …, atingeți pentru …, atinge de două ori pentru …, apasă pentru …, apăsați pentru …, clic pentru …,
    click pentru …, dă clic pentru …, glisează pentru …, trage pentru …, ține apăsat pentru …
audit-not-gestures = … cu trei degete …, … trei degete …, … 3 degete …
audit-swipes =
    … glisează la stânga …, … glisează la dreapta …, … glisează spre stânga …, … glisează spre dreapta …,
    … glisează către stânga …, … glisează către dreapta …, … glisați la stânga …, … glisați la dreapta …,
    … glisați spre stânga …, … glisați spre dreapta …, … glisează orizontal …, … glisează lateral …,
    … glisează pentru a șterge …, … glisează pentru a arhiva …, … glisează pentru mai multe opțiuni …,
    … trage la stânga …, … trage la dreapta …, … trage spre stânga …, … trage spre dreapta …
audit-empty-hints =
    buton, link, imagine, sugestie, acțiune, clic, click, dă clic, atinge, atingeți, apasă, apăsați, atinge de două ori,
    atingeți de două ori, atingere dublă, apasă de două ori, atinge de două ori pentru a activa,
    atinge de două ori pentru a selecta, atinge de două ori pentru a deschide, atinge de două ori pentru a interacționa,
    atinge pentru a deschide, atinge pentru a activa, atinge pentru a selecta, atinge pentru a interacționa,
    clic pentru a deschide, dă clic pentru a deschide, apasă pentru a deschide, apasă pentru a activa,
    apasă pentru a selecta, apasă butonul, apasă pe buton, atinge butonul, clic pe buton, activează butonul,
    activează acest buton, mai mult, apasă pentru mai mult, atinge pentru mai multe informații,
    atinge de două ori pentru mai multe informații, atinge pentru detalii, efectuează o acțiune, execută acțiunea,
    selectat, selectată, neselectat, neselectată, estompat, estompată, activat, activată, dezactivat, dezactivată, eroare,
    video
audit-selected =
    … selectat, … selectată, … selectați, … selectate, selectat …, selectată …, … este selectat, … este selectată,
    … selectat acum, … selectată acum
audit-disabled =
    … dezactivat, … dezactivată, … dezactivați, … dezactivate, … estompat, … estompată, … inactiv, … inactivă,
    dezactivat …, dezactivată …
audit-switched =
    … activat, … activată, … activați, … activate, … dezactivat, … dezactivată, … dezactivați, … dezactivate, … pornit,
    … pornită, … oprit, … oprită, … bifat, … bifată, … da, … nu, … on, … off
audit-abbreviations = tel, pag, nr, buc, cant, dl, dna, str, ex
audit-unit-abbreviations = mins, sec, min, buc
audit-common-words =
    și, sau, este, sunt, nu, cu, pe, în, din, de, la, pentru, prin, un, o, al, ai, ale, cel, cea, cei, cele, care, ce,
    când, unde, dacă, se, îți, mă, te, tău, ta, tăi, tale, său, sa, acest, această, acestea, aceste, acel, dar, mai, mult,
    foarte, deja, încă, acum, azi, înainte, după, până, are, ai, au, fi, poți, poate, toate, toți, tot, toată, fiecare,
    niciun, nicio, alt, altă, alte, dată, ori, fără, către, spre, între, peste, sub
audit-double-words =
    afgani, oh, ah, ha, hei, bine, nu, da, așa, foarte, tare, mult, încet, repede, abia, gata, punct, toc, bla, pas, doar, hai, pa
audit-verbs =
    adaugă, editează, modifică, șterge, elimină, copiază, deschide, închide, afișează, ascunde, schimbă, alege,
    selectează, setează, salvează, încarcă, descarcă, fotografiază, folosește, vezi, vizualizează, golește, mărește,
    micșorează, extinde, restrânge, mută, înlocuiește, actualizează, creează, decupează, rotește, inserează, atașează,
    trage, redimensionează, personalizează, resetează, atinge, apasă, activează, dezactivează, reîncarcă, trimite,
    anulează, repetă, generează, mergi, importă, exportă, tipărește, redenumește, ignoră, aplică, îmbunătățește,
    desenează, permite, include, niciun, nicio, fără, lipsește, adăugați, editați, ștergeți, alegeți, selectați, salvați
