# Some words have a second meaning in labels. These lists contain such a word only if a label can't use its second meaning
# there.

audit-role = tlačidlo …, … tlačidlo, btn …, … btn, prepínač …, … prepínač, prepínacie tlačidlo …, … prepínacie tlačidlo
audit-role-control =
    textové pole …, … textové pole, vstupné pole …, … vstupné pole, začiarkavacie políčko …, … začiarkavacie políčko,
    zaškrtávacie políčko …, … zaškrtávacie políčko, checkbox …, … checkbox, rozbaľovací zoznam …, … rozbaľovací zoznam,
    rozbaľovacia ponuka …, … rozbaľovacia ponuka, rozbaľovacie menu …, … rozbaľovacie menu, vyhľadávacie pole …,
    … vyhľadávacie pole, ikona …, … ikona, obrázok …, posuvník …, … posuvník, jazdec …, … jazdec
audit-role-image = obrázok …, … obrázok, ikona …, … ikona, ikonka …, … ikonka, grafika …, … grafika
audit-role-link = odkaz na …, odkaz …, … odkaz, hypertextový odkaz …, … hypertextový odkaz, link …, … link
audit-role-header = nadpis …, … nadpis, hlavička …, … hlavička
audit-role-search = vyhľadávacie pole …, … vyhľadávacie pole, pole hľadania …, … pole hľadania, pole …, … pole
audit-role-toggle =
    prepínač …, … prepínač, začiarkavacie políčko …, … začiarkavacie políčko, zaškrtávacie políčko …,
    … zaškrtávacie políčko
audit-role-slider = posuvník …, … posuvník, jazdec …, … jazdec, regulátor …, … regulátor
audit-role-tab = záložka …, … záložka, panel záložiek …, … panel záložiek, karta …
audit-role-hints = tlačidlo …, toto tlačidlo …
audit-editable =
    upraviteľné, … upraviteľné, upraviteľný, … upraviteľný, upraviteľná, … upraviteľná, možno upraviť, … možno upraviť
audit-generic =
    tlačidlo, btn, obrázok, obraz, ikona, ikonka, odkaz, link, štítok, prvok, objekt, ovládací prvok, bez popisu,
    zástupný text, zástupný symbol, placeholder, lorem ipsum, test, todo, tbd, začiarkavacie políčko,
    zaškrtávacie políčko, checkbox, prepínač, textové pole, rozbaľovací zoznam, rozbaľovacia ponuka
audit-click-here =
    kliknite sem, kliknite tu, klepnite sem, klepnite tu, ťuknite sem, ťuknite tu, stlačte tu, klikni sem, klikni tu,
    klepni sem, klepni tu, tu, sem, tento odkaz, kliknite na odkaz, kliknite na tento odkaz, kliknutím sem
audit-vague-links =
    zistiť viac, zistite viac, ďalšie informácie, viac, čítať ďalej, čítať viac, čítajte ďalej, čítajte viac,
    zobraziť viac, podrobnosti, viac informácií, viac podrobností, info, o aplikácii, táto stránka
audit-vague-errors =
    chyba, došlo k chybe, vyskytla sa chyba, nastala chyba, neznáma chyba, vyskytla sa neznáma chyba, neočakávaná chyba,
    vyskytla sa neočakávaná chyba, vyskytol sa problém, niečo sa pokazilo, niečo sa nepodarilo, ups, hopla,
    neplatné údaje, neplatný vstup, chybné údaje
audit-gestures =
    … dvakrát klepnite …, … dvojitým klepnutím …, … klepnite …, … klepnutím …, … dvakrát ťuknite …, … ťuknite …,
    … ťuknutím …, … dotknite sa …, … dotykom …, … stlačte …, … stlačením …, … podržte …, … podržaním …,
    … potiahnite prstom …, … potiahnutím …, … prejdite prstom …, … prejdením …, … kliknite …, … kliknutím …,
    … dvakrát kliknite …, … presuňte prstom …, … švihnite …, … stiahnite prsty …, … troma prstami …, … dvoma prstami …,
    … posuňte nahor …, … posuňte nadol …
audit-gesture-labels =
    klepnutím …, dvojitým klepnutím …, ťuknutím …, kliknutím …, stlačením …, podržaním …, presunutím …, potiahnutím …
audit-not-gestures = … troma prstami …, … dvoma prstami …
audit-swipes =
    … potiahnite doľava …, … potiahnite doprava …, … potiahnite prstom doľava …, … potiahnite prstom doprava …,
    … potiahnutím doľava …, … potiahnutím doprava …, … potiahnutím prstom doľava …, … potiahnutím prstom doprava …,
    … prejdite prstom doľava …, … prejdite prstom doprava …, … švihnite doľava …, … švihnite doprava …,
    … švihnutím doľava …, … švihnutím doprava …, … posuňte doľava …, … posuňte doprava …, … potiahnutím vymažete …,
    … potiahnutím odstránite …
audit-empty-hints =
    tlačidlo, odkaz, obrázok, pomocník, klepnite, ťuknite, kliknite, stlačte, dvojité klepnutie, dvakrát klepnite,
    klepnutím aktivujete, klepnutím vyberiete, klepnutím otvoríte, ťuknutím aktivujete, ťuknutím vyberiete,
    ťuknutím otvoríte, kliknutím aktivujete, kliknutím vyberiete, kliknutím otvoríte, dvojitým klepnutím aktivujete,
    dvojitým klepnutím vyberiete, dvojitým klepnutím otvoríte, stlačte tlačidlo, kliknite na tlačidlo,
    klepnite na tlačidlo, aktivuje tlačidlo, aktivuje toto tlačidlo, viac, vykoná akciu, vybrané, vybraný, vybraná,
    nevybrané, začiarknuté, nezačiarknuté, stmavené, sivé, zapnuté, vypnuté, chyba, video
audit-selected = … vybrané, … vybraný, … vybraná, … označené, … označený, … označená
audit-disabled =
    … vypnuté, … vypnutý, … vypnutá, … neaktívne, … neaktívny, … neaktívna, … zakázané, … zakázaný, … zakázaná, … sivé,
    … stmavené, … nedostupný, … nedostupná, … nedostupné
audit-switched =
    … zapnuté, … zapnutý, … zapnutá, … vypnuté, … vypnutý, … vypnutá, … zap, … vyp, … začiarknuté, … začiarknutý,
    … začiarknutá, … nezačiarknuté, … zaškrtnuté, … povolené, … zakázané, … áno, … nie
audit-abbreviations = napr, tzn, tzv, tel, č, obj, atď, a pod, cca, resp, príp
audit-unit-abbreviations = ks, hod, sek, týž, mes, tis, os, bal
# The list doesn't have "a", "i", "o", "u", "to", "ten", and "do", because they are also frequent in English or Spanish.
audit-common-words =
    v, vo, z, zo, k, ku, s, so, sa, si, na, od, po, za, pred, cez, pri, pre, bez, pod, nad, medzi, alebo, ale, že, aby, keď,
    ak, je, sú, nie, bol, bola, bolo, bude, môže, možno, tento, táto, toto, tejto, tohto, ktorý, ktorá, ktoré, ako, kedy,
    kde, čo, už, ešte, len, iba, váš, vaša, vaše, vášho, môj, moja, moje, jeho, jej, ich, každý, všetky, všetko, žiadny, viac
audit-double-words = ha, ho, hej, ťuk, pá, bodka, plus, mínus, nula, nie, áno, no, už, veľmi, dávno
audit-verbs =
    pridať, pridaj, upraviť, zmazať, vymazať, odstrániť, odobrať, kopírovať, skopírovať, otvoriť, zatvoriť, zobraziť,
    skryť, zmeniť, vybrať, uložiť, odoslať, poslať, stiahnuť, nahrať, použiť, zväčšiť, zmenšiť, minimalizovať,
    maximalizovať, presunúť, nahradiť, vytvoriť, orezať, otočiť, vložiť, pripojiť, obnoviť, zadať, zapnúť, vypnúť, načítať,
    zdieľať, bez
