# Some words have a second meaning in labels. "Przesuń" also means to move an item, "karta" is also a payment card, and
# "widok", "grafika", and "pozycja" are names of settings and fields. These lists contain such a word only if a label
# can't use its second meaning there.

audit-role =
    przycisk …, … przycisk, btn …, … btn, przycisk opcji …, … przycisk opcji, przycisk radiowy …, … przycisk radiowy,
    element paska kart …, … element paska kart
audit-role-control =
    pole tekstowe …, … pole tekstowe, pole edycji …, … pole edycji, pole wyboru …, … pole wyboru, checkbox …,
    … checkbox, lista rozwijana …, … lista rozwijana, menu rozwijane …, … menu rozwijane, pole kombi …, … pole kombi,
    pasek wyszukiwania …, … pasek wyszukiwania, ikona …, ikonka …, obrazek …, suwak …, … suwak, … ikona,
    pole wyszukiwania …
audit-role-image =
    obraz …, … obraz, obrazek …, … obrazek, ikona …, … ikona, ikonka …, … ikonka, grafika …, … grafika
audit-role-link =
    link do …, link …, … link, łącze do …, łącze …, … łącze, odnośnik …, … odnośnik, hiperłącze …, … hiperłącze,
    odsyłacz …, … odsyłacz
audit-role-header = nagłówek …, … nagłówek
audit-role-search =
    pole wyszukiwania …, … pole wyszukiwania, pasek wyszukiwania …, … pasek wyszukiwania, pole szukania …,
    … pole szukania, pole …, … pole
audit-role-toggle = przełącznik …, … przełącznik, pole wyboru …, … pole wyboru
audit-role-slider = suwak …, … suwak, regulator …, … regulator, selektor …, … selektor
audit-role-tab = zakładka …, … zakładka, pasek kart …, … pasek kart, pasek zakładek …, … pasek zakładek
audit-role-hints = przycisk …, ten przycisk …
audit-editable =
    edytowalne, … edytowalne, edytowalny, … edytowalny, edytowalna, można edytować, … można edytować, do edycji
audit-generic =
    przycisk, btn, obraz, obrazek, ikona, ikonka, link, łącze, odnośnik, hiperłącze, etykieta, komórka, element, obiekt,
    kontrolka, bez etykiety, brak etykiety, symbol zastępczy, tekst zastępczy, placeholder,
    lorem ipsum, test, todo, tbd, pole wyboru, checkbox, przycisk opcji, pole tekstowe, pole edycji, lista rozwijana,
    menu rozwijane, przełącznik
audit-click-here =
    kliknij tutaj, kliknij tu, stuknij tutaj, stuknij tu, dotknij tutaj, dotknij tu, naciśnij tutaj, naciśnij tu,
    wciśnij tutaj, wciśnij tu, tutaj, tu, ten link, kliknij link, kliknij w link, kliknij ten link, kliknij w ten link,
    kliknij po więcej, stuknij po więcej, dotknij po więcej
audit-vague-links =
    dowiedz się więcej, więcej, czytaj więcej, zobacz więcej, szczegóły, więcej informacji, więcej szczegółów, info,
    o aplikacji, ta strona
audit-vague-errors =
    błąd, wystąpił błąd, nieznany błąd, wystąpił nieznany błąd, nieoczekiwany błąd, wystąpił nieoczekiwany błąd,
    wystąpił problem, coś poszło nie tak, ups, ups coś poszło nie tak, ojej, ojej coś poszło nie tak, nieprawidłowe dane,
    niepoprawne dane, błędne dane
audit-gestures =
    … stuknij dwukrotnie …, … dwukrotnie stuknij …, … stuknij …, … stukaj …, … stuknięcie …, … po stuknięciu …,
    … dotknij …, … dotknięcie …, … po dotknięciu …, … naciśnij …, … naciśnięcie …, … po naciśnięciu …, … wciśnij …,
    … przytrzymaj …, … przytrzymanie …, … przesuń palcem …, … przesuwaj …, … przesunięcie palcem …, … machnij …,
    … kliknij …, … dwukrotnie kliknij …, … kliknij dwukrotnie …, … kliknięcie …, … po kliknięciu …, … tapnij …,
    … puknij …, … przeciągnij …, … uszczypnij …, … trzema palcami …, … przesuń w górę …, … przesuń w dół …,
    … przesuń aby …, … przesuń żeby …, … przesuń by …
audit-gesture-labels =
    dotknij aby …, dotknij by …, stuknij aby …, stuknij by …, stuknij dwukrotnie aby …, kliknij aby …, kliknij by …,
    naciśnij aby …, naciśnij by …, przytrzymaj aby …, przytrzymaj by …, przeciągnij aby …, przeciągnij by …
audit-not-gestures = … trzema palcami …
audit-swipes =
    przesuń w lewo …, … przesuń w lewo, … i przesuń w lewo …, … lub przesuń w lewo …, przesuń w prawo …,
    … przesuń w prawo, … i przesuń w prawo …, … lub przesuń w prawo …, … przesuń palcem w lewo …,
    … przesuń palcem w prawo …, … przesuwaj palcem w lewo …, … przesuwaj palcem w prawo …, … przesuń palcem w bok …,
    … przesuń palcem poziomo …, … machnij w lewo …, … machnij w prawo …, … przeciągnij w lewo …, … przeciągnij w prawo …,
    … przesunięcie w lewo …, … przesunięcie w prawo …, … przesunięcie palcem w lewo …, … przesunięcie palcem w prawo …,
    … przesuń aby usunąć …, … przesuń żeby usunąć …, … przesuń by usunąć …
audit-empty-hints =
    przycisk, link, obraz, podpowiedź, stuknij dwukrotnie, stuknij, kliknij, kliknij dwukrotnie, dotknij,
    dotknij dwukrotnie, naciśnij, stuknij dwukrotnie aby aktywować, stuknij dwukrotnie aby wybrać,
    stuknij dwukrotnie aby otworzyć, stuknij aby otworzyć, stuknij aby aktywować, stuknij aby wybrać,
    kliknij aby otworzyć, kliknij aby aktywować, kliknij aby wybrać, kliknij dwukrotnie aby aktywować,
    dotknij aby otworzyć, dotknij aby aktywować, dotknij aby wybrać, dotknij dwukrotnie aby aktywować,
    naciśnij przycisk, kliknij przycisk, stuknij przycisk, aktywuje przycisk, aktywuje ten przycisk, więcej,
    stuknij po więcej, kliknij po więcej, wykonuje czynność, wykonuje akcję, wykonuje działanie, wykonuje operację,
    wybrano, wybrany, wybrana, wybrane, zaznaczony, zaznaczona, zaznaczone, niezaznaczony, niezaznaczona, niezaznaczone,
    wyszarzony, wyszarzona, wyszarzone, włączone, wyłączone, błąd, wideo
audit-selected = … zaznaczony, … zaznaczona, … zaznaczone, … wybrany, … wybrana, … wybrane
audit-disabled =
    … wyłączony, … wyłączona, … wyłączone, … nieaktywny, … nieaktywna, … nieaktywne, … wyszarzony, … wyszarzona,
    … wyszarzone, … przyciemniony, … przyciemniona, … przyciemnione
audit-switched =
    … włączony, … włączona, … włączone, … wyłączony, … wyłączona, … wyłączone, … wł, … wył, … zaznaczony, … zaznaczona,
    … zaznaczone, … niezaznaczony, … niezaznaczona, … niezaznaczone, … odznaczony, … odznaczona, … odznaczone, … tak,
    … nie
audit-abbreviations = wg, ew, dot, zam, adr
audit-unit-abbreviations = szt, godz, sek, mies, tyg, tys, os, kpl, opak
# The list doesn't have "a", "i", "o", "u", "to", and "ten", because they are also frequent in English or Spanish.
audit-common-words =
    w, we, z, ze, na, do, od, po, za, przed, przez, przy, dla, bez, pod, nad, między, oraz, lub, albo, ale, że, żeby, aby,
    czy, jeśli, jeżeli, jest, są, nie, się, też, ta, te, tego, tej, tym, tych, który, która, które, jak, gdy, kiedy, gdzie,
    co, już, jeszcze, tylko, twój, twoja, twoje, twojego, twojej, ma, masz, było, był, była, będzie, może, można,
    wszystkie, wszystko, brak, jego, jej, ich, każdy, każda, więcej, ostatnie, ostatni
audit-double-words =
    oh, och, ha, ho, hej, pa, puk, małpa, kropka, minus, plus, zero, nie, tak, no, już, bardzo, ledwo, dawno
audit-verbs =
    dodaj, edytuj, usuń, kopiuj, skopiuj, otwórz, zamknij, pokaż, ukryj, zmień, wybierz, zapisz, prześlij, pobierz,
    zrób, użyj, wyświetl, wyczyść, powiększ, zmniejsz, minimalizuj, maksymalizuj, przenieś, zastąp, utwórz, przytnij,
    obróć, wstaw, dołącz, zresetuj, wpisz, włącz, wyłącz, załaduj, wyślij, brak, bez
