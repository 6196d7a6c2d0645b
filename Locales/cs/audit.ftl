# Some words have a second meaning in labels. These lists contain such a word only if a label can't use its second meaning
# there.

audit-role = tlačítko …, … tlačítko, btn …, … btn, přepínací tlačítko …, … přepínací tlačítko
audit-role-control =
    přepínač …, … přepínač,
    textové pole …, … textové pole, vstupní pole …, … vstupní pole, zaškrtávací políčko …, … zaškrtávací políčko,
    zaškrtávátko …, … zaškrtávátko, checkbox …, … checkbox, rozbalovací seznam …, … rozbalovací seznam,
    rozevírací seznam …, … rozevírací seznam, rozbalovací nabídka …, … rozbalovací nabídka, vyhledávací pole …,
    … vyhledávací pole, ikona …, … ikona, obrázek …, posuvník …, … posuvník, jezdec …, … jezdec
audit-role-image = obrázek …, … obrázek, ikona …, … ikona, ikonka …, … ikonka, grafika …, … grafika
audit-role-link = odkaz na …, odkaz …, … odkaz, hypertextový odkaz …, … hypertextový odkaz, link …, … link
audit-role-header = nadpis …, … nadpis, záhlaví …, … záhlaví
audit-role-search = vyhledávací pole …, … vyhledávací pole, pole hledání …, … pole hledání, pole …, … pole
audit-role-toggle = přepínač …, … přepínač, zaškrtávací políčko …, … zaškrtávací políčko
audit-role-slider = posuvník …, … posuvník, jezdec …, … jezdec, regulátor …, … regulátor
audit-role-tab = záložka …, … záložka, panel záložek …, … panel záložek, karta …
audit-role-hints = tlačítko …, toto tlačítko …
audit-editable =
    upravitelné, … upravitelné, upravitelný, … upravitelný, upravitelná, … upravitelná, lze upravit, … lze upravit
audit-generic =
    tlačítko, btn, obrázek, obraz, ikona, ikonka, odkaz, link, popisek, štítek, prvek, objekt, ovládací prvek,
    bez popisku, zástupný text, zástupný symbol, placeholder, lorem ipsum, test, todo, tbd, zaškrtávací políčko,
    checkbox, přepínač, textové pole, rozbalovací seznam, rozevírací seznam, rozbalovací nabídka
audit-click-here =
    klikněte zde, klikněte sem, klepněte zde, klepněte sem, stiskněte zde, ťukněte sem, klikni zde, klikni sem, klepni zde,
    klepni sem, zde, sem, tady, tento odkaz, klikněte na odkaz, klikněte na tento odkaz, kliknutím sem
audit-vague-links =
    zjistit více, zjistěte více, další informace, více, víc, číst dál, číst více, čtěte dále, zobrazit více, podrobnosti,
    více informací, více podrobností, info, o aplikaci, tato stránka
audit-vague-errors =
    chyba, došlo k chybě, vyskytla se chyba, nastala chyba, neznámá chyba, došlo k neznámé chybě, neočekávaná chyba,
    došlo k neočekávané chybě, vyskytl se problém, něco se pokazilo, něco se nepovedlo, jejda, ups, neplatné údaje,
    neplatný vstup, chybné údaje
audit-gestures =
    … poklepejte …, … poklepáním …, … dvakrát klepněte …, … dvojitým klepnutím …, … klepněte …, … klepnutím …,
    … dotkněte se …, … dotykem …, … stiskněte …, … stisknutím …, … podržte …, … podržením …, … přejeďte prstem …,
    … přejetím …, … klikněte …, … kliknutím …, … dvakrát klikněte …, … přetáhněte …, … přetažením …, … švihněte …,
    … ťukněte …, … sevřete prsty …, … třemi prsty …, … dvěma prsty …, … posuňte nahoru …, … posuňte dolů …
audit-gesture-labels =
    klepnutím …, poklepáním …, dvojitým klepnutím …, kliknutím …, stisknutím …, podržením …, přetažením …, přejetím …
audit-not-gestures = … třemi prsty …, … dvěma prsty …
audit-swipes =
    … přejeďte doleva …, … přejeďte doprava …, … přejeďte prstem doleva …, … přejeďte prstem doprava …,
    … přejetím doleva …, … přejetím doprava …, … přejetím prstem doleva …, … přejetím prstem doprava …,
    … švihněte doleva …, … švihněte doprava …, … švihnutím doleva …, … švihnutím doprava …, … potáhněte doleva …,
    … potáhněte doprava …, … posuňte doleva …, … posuňte doprava …, … přejetím smažete …, … přejetím odstraníte …
audit-empty-hints =
    tlačítko, odkaz, obrázek, nápověda, poklepejte, klepněte, klikněte, stiskněte, dvojité klepnutí, dvakrát klepněte,
    poklepáním aktivujete, poklepáním vyberete, poklepáním otevřete, klepnutím aktivujete, klepnutím vyberete,
    klepnutím otevřete, kliknutím aktivujete, kliknutím vyberete, kliknutím otevřete, dvojitým klepnutím aktivujete,
    dvojitým klepnutím vyberete, dvojitým klepnutím otevřete, stiskněte tlačítko, klikněte na tlačítko,
    klepněte na tlačítko, aktivuje tlačítko, aktivuje toto tlačítko, více, provede akci, vykoná akci, vybráno, vybraný,
    vybraná, vybrané, nevybráno, zaškrtnuto, nezaškrtnuto, ztmaveno, zašedlé, zapnuto, vypnuto, chyba, video
audit-selected = … vybráno, … vybraný, … vybraná, … vybrané, … označeno, … označený, … označená, … označené
audit-disabled =
    … vypnuto, … vypnutý, … vypnutá, … vypnuté, … neaktivní, … zakázáno, … zakázaný, … zakázaná, … zakázané, … zašedlý,
    … zašedlá, … zašedlé, … ztmaveno, … nedostupný, … nedostupná, … nedostupné
audit-switched =
    … zapnuto, … zapnutý, … zapnutá, … zapnuté, … vypnuto, … vypnutý, … vypnutá, … vypnuté, … zap, … vyp, … zaškrtnuto,
    … zaškrtnutý, … zaškrtnutá, … zaškrtnuté, … nezaškrtnuto, … povoleno, … zakázáno, … ano, … ne
audit-abbreviations = např, tzn, tzv, tel, č, obj, aj, atd, apod, cca, popř
audit-unit-abbreviations = ks, hod, sek, týd, měs, tis, os, bal
# The list doesn't have "a", "i", "o", "u", "to", "ten", and "do", because they are also frequent in English or Spanish.
audit-common-words =
    v, ve, z, ze, k, ke, s, se, si, na, od, po, za, před, přes, při, pro, bez, pod, nad, mezi, nebo, ale, že, aby, když,
    pokud, je, jsou, není, byl, byla, bylo, bude, může, lze, tento, tato, toto, této, tohoto, který, která, které, jak, kdy,
    kde, co, už, ještě, jen, pouze, váš, vaše, vašeho, můj, moje, jeho, její, jejich, každý, všechny, všechno, žádný, více
audit-double-words = ha, ho, hej, ťuk, pá, tečka, plus, minus, nula, ne, ano, no, už, moc, velmi, dávno
audit-verbs =
    přidat, přidej, upravit, smazat, odstranit, odebrat, kopírovat, zkopírovat, otevřít, zavřít, zobrazit, skrýt, změnit,
    vybrat, uložit, odeslat, poslat, stáhnout, nahrát, použít, vymazat, zvětšit, zmenšit, minimalizovat, maximalizovat,
    přesunout, nahradit, vytvořit, oříznout, otočit, vložit, připojit, obnovit, zadat, zapnout, vypnout, načíst, sdílet,
    bez
