### Card gallery, in German
### Buttons are in the infinitive, as iOS words them.

## The gallery

cards = Karten
settings = Einstellungen
change-page = { $case ->
    [infinitive] die Seite zu wechseln
   *[statement] wechselt die Seite
}

## Cards

delete = löschen
    .named = { $card } löschen
share = teilen
like = gefällt mir
read-more = weiterlesen
    .hint = zeigt den ganzen Text

## People

profile-photo-of = Profilfoto von { $name }

## Videos

play = wiedergeben
pause = pausieren
pause-playback = { $case ->
    [infinitive] die Wiedergabe zu pausieren
   *[statement] pausiert die Wiedergabe
}
length = Dauer
position = Wiedergabeposition

## Forms

# same for every number
minimum-length = { $count ->
    [1] mindestens ein Zeichen
    [one] mindestens { $count } Zeichen
   *[other] mindestens { $count } Zeichen
}
sign-in = anmelden
sign-in-with-credentials = { $case ->
    [infinitive] sich mit den eingegebenen Daten anzumelden
   *[statement] meldet Sie mit den eingegebenen Daten an
}
comment = Kommentar
    .gender = masculine
submit = senden
    .form = Formular senden
report = Karte melden

## What went wrong

problem-credentials = E-Mail-Adresse und Passwort passen nicht zusammen
