audit-role = … button, button …, … btn, … schaltfläche, schaltfläche …, … knopf, … taste, … radiobutton
audit-role-control =
    … textfeld, … eingabefeld, … kontrollkästchen, … checkbox, … auswahlfeld, … dropdown, … dropdown menü,
    … dropdown liste, … optionsfeld, … suchleiste, textfeld …, bild von …, bild des …, bild der …, abbildung von …,
    icon für …, symbol für …, … icon, … schieberegler, … suchfeld, … profilbild, … passwortfeld
audit-role-image =
    … bild, bild von …, bild …, … icon, icon für …, … symbol, symbol für …, … grafik, grafik …, … abbildung, abbildung von …
audit-role-link = … link, link zu …, link zur …, link zum …, link …, … hyperlink
audit-role-header = … überschrift, überschrift …
audit-role-search = … suchfeld, suchfeld …, … suchleiste, … feld, … eingabefeld
audit-role-toggle = … schalter, schalter …, … umschalter, … toggle, … kontrollkästchen, … checkbox
audit-role-slider = … schieberegler, schieberegler …, … regler, … schrittregler, … slider, … stepper
audit-role-tab = … tab, tab …, … registerkarte, registerkarte …, … reiter
audit-role-hints =
    button …, schaltfläche …, dieser button …, diese schaltfläche …, dieser knopf …, mit diesem button …,
    mit dieser schaltfläche …, menü button …
audit-editable =
    bearbeitbar, … bearbeitbar, editierbar, … editierbar, kann bearbeitet werden, … kann bearbeitet werden
audit-generic =
    button, btn, schaltfläche, knopf, taste, schalter, eingabefeld, bild, icon, symbol, link, zelle, element, objekt,
    eintrag, unbeschriftet, platzhalter, blindtext, beispieltext, test, image, view, item,
    untitled, placeholder, lorem ipsum, tbd, textfeld, kontrollkästchen, checkbox, auswahlfeld, optionsfeld, dropdown
audit-click-here =
    hier klicken, bitte hier klicken, klicken sie hier, klicke hier, klick hier, hier tippen, tippen sie hier, tippe hier,
    tipp hier, hier drücken, hier, dieser link, zum link
audit-vague-links =
    mehr erfahren, mehr, weiterlesen, mehr lesen, mehr anzeigen, details, mehr infos, mehr informationen,
    weitere informationen, info, infos, über
audit-vague-errors =
    fehler, fehler aufgetreten, ein fehler ist aufgetreten, es ist ein fehler aufgetreten,
    es ist leider ein fehler aufgetreten, leider ist ein fehler aufgetreten, unbekannter fehler,
    ein unbekannter fehler ist aufgetreten, es ist ein unbekannter fehler aufgetreten, unerwarteter fehler,
    ein unerwarteter fehler ist aufgetreten, es ist ein unerwarteter fehler aufgetreten, etwas ist schiefgelaufen,
    etwas ist schief gelaufen, da ist etwas schiefgelaufen, da ist etwas schief gelaufen, da ist was schiefgelaufen,
    ups da ist etwas schiefgelaufen, ups da ist etwas schief gelaufen, hoppla da ist etwas schiefgelaufen,
    etwas ist schiefgegangen, etwas ist schief gegangen, da ist etwas schiefgegangen, das hat nicht geklappt,
    das hat leider nicht geklappt, hoppla, ups, ungültige eingabe
audit-gestures =
    … doppeltippen …, … doppelt tippen …, … tippen …, … tippe …, … antippen …, … lange drücken …, … gedrückt …,
    … drücken und halten …, … halten und ziehen …, … streichen …, … streiche …, … wischen …, … wische …, … klicken …,
    … klicke …, … anklicken …, … doppelklicken …, … doppelklicke …, … ziehen sie …, … ziehe …,
    … zum aktualisieren ziehen …, … nach unten ziehen …, … nach oben ziehen …, … mit zwei fingern …,
    … mit drei fingern …, … doppelklick …, … doppeltippe …
audit-gesture-labels =
    tippen um …, tippe um …, doppeltippen um …, doppeltippe um …, zum auswählen tippen, zum öffnen tippen,
    zum bearbeiten tippen, klicken um …, klicke um …, wischen um …, ziehen um …, gedrückt halten um …,
    zum auswählen doppeltippen, zum öffnen doppeltippen, tippen zum …, klicken zum …
audit-not-gestures = … mit drei fingern …, … drei finger …, … gedrückte stimmung …
audit-swipes =
    … nach links wischen …, … nach rechts wischen …, … wischen sie nach links …, … wischen sie nach rechts …,
    … wische nach links …, … wische nach rechts …, … nach links streichen …, … nach rechts streichen …,
    … streichen sie nach links …, … streichen sie nach rechts …, … streiche nach links …, … streiche nach rechts …,
    … links wischen …, … rechts wischen …, … seitlich wischen …, … zum löschen wischen …, … wischen nach links …,
    … wischen nach rechts …, … streichen nach links …, … streichen nach rechts …, … wischen sie zum löschen …,
    … wische zum löschen …, … wischen zum löschen …
audit-empty-hints =
    schaltfläche, button, link, bild, doppeltippen, tippen, klicken, zum aktivieren doppeltippen,
    zum auswählen doppeltippen, zum öffnen doppeltippen, zum aktivieren tippen, zum auswählen tippen, zum öffnen tippen,
    doppeltippen zum aktivieren, doppeltippen zum auswählen, doppeltippen zum öffnen, tippen zum öffnen,
    zum aktivieren klicken, zum auswählen klicken, zum öffnen klicken, klicken zum öffnen, antippen, anklicken, drücken,
    aktiviert die schaltfläche, aktiviert diese schaltfläche, drückt die schaltfläche, drückt den button,
    tippen für mehr, für mehr tippen, für mehr doppeltippen, für details tippen, für weitere informationen tippen, mehr,
    führt eine aktion aus, führt die aktion aus, hinweis, ausgewählt, nicht ausgewählt, abgedunkelt, ausgegraut,
    deaktiviert, ein, aus, fehler, video
audit-selected = … ausgewählt, … gewählt, … ist ausgewählt, … angewählt, … selektiert, ausgewählt …
audit-disabled = … deaktiviert, … ausgegraut, … nicht aktiviert, … nicht aktiv, … inaktiv, … nicht anklickbar
audit-switched = … ein, … aus, … an, … eingeschaltet, … ausgeschaltet, … aktiviert, … deaktiviert, … aktiv, … inaktiv
audit-abbreviations = ggf, evtl, zzgl, abzgl, vsl, lfd, anz, bzgl, gem, beschr
audit-unit-abbreviations = std, stdn, sek, stk, tsd, wo, mon, tg, pkt
# The list doesn't have "Sie" and "Ihr", because they correctly have a capital inside a label (Bewerten Sie Ihre Fahrt).
# It doesn't have "in" and "an" either, because they are also English words.
audit-common-words =
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, ist, sind, nicht, kein, keine, mit, für,
    von, vom, zu, zum, zur, im, am, auf, aus, bei, beim, bis, nach, vor, über, um, als, wie, wenn, noch, nur, sich, du,
    dein, deine, es, er, wir, ich, wird, werden, wurde, kann, können, hat, haben, alle, auch, durch, mehr, ohne, seit,
    unter, zwischen, diese, dieser, dieses, aber, dass, jetzt, bitte
audit-double-words =
    oh, ät, punkt, minus, plus, null, die, der, das, den, dem, sie, ihr, du, in, ganz, viel, ha, na, ja, nein, sehr, so, nach
audit-verbs =
    hinzufügen, bearbeiten, löschen, entfernen, kopieren, öffnen, schließen, anzeigen, zeigen, ausblenden, einblenden,
    ändern, wählen, auswählen, speichern, hochladen, herunterladen, aufnehmen, verwenden, ansehen, leeren, vergrößern,
    verkleinern, minimieren, maximieren, verschieben, ersetzen, erstellen, zuschneiden, drehen, einfügen, anhängen,
    anpassen, zurücksetzen, eingeben, aktivieren, deaktivieren, laden, senden, füge, ändere, wähle, zeige, öffne,
    lösche, kein, keine, ohne
