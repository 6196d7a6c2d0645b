## The infinitive, as on buttons: Aspirin löschen. What a name would have to be inflected for comes after a colon

action-open = { $name } öffnen
    .alone = öffnen
    .noun = { FORM($noun, 1, case: "accusative") } öffnen
action-close = { $name } schließen
    .alone = schließen
    .noun = { FORM($noun, 1, case: "accusative") } schließen
action-edit = { $name } bearbeiten
    .alone = bearbeiten
    .noun = { FORM($noun, 1, case: "accusative") } bearbeiten
action-add = { $name } hinzufügen
    .alone = hinzufügen
    .noun = { FORM($noun, 1, case: "accusative") } hinzufügen
action-create = { $name } erstellen
    .alone = erstellen
    .noun = { FORM($noun, 1, case: "accusative") } erstellen
action-remove = { $name } entfernen
    .alone = entfernen
    .noun = { FORM($noun, 1, case: "accusative") } entfernen
action-delete = { $name } löschen
    .alone = löschen
    .noun = { FORM($noun, 1, case: "accusative") } löschen
action-rename = { $name } umbenennen
    .alone = umbenennen
    .noun = { FORM($noun, 1, case: "accusative") } umbenennen
action-move = { $name } verschieben
    .alone = verschieben
    .noun = { FORM($noun, 1, case: "accusative") } verschieben
action-copy = { $name } kopieren
    .alone = kopieren
    .noun = { FORM($noun, 1, case: "accusative") } kopieren
action-save = { $name } speichern
    .alone = speichern
    .noun = { FORM($noun, 1, case: "accusative") } speichern
action-download = { $name } herunterladen
    .alone = herunterladen
    .noun = { FORM($noun, 1, case: "accusative") } herunterladen
action-share = { $name } teilen
    .alone = teilen
    .noun = { FORM($noun, 1, case: "accusative") } teilen
action-send = { $name } senden
    .alone = senden
    .noun = { FORM($noun, 1, case: "accusative") } senden
action-select = { $name } auswählen
    .alone = auswählen
    .noun = { FORM($noun, 1, case: "accusative") } auswählen
action-play = { $name } abspielen
    .alone = abspielen
    .noun = { FORM($noun, 1, case: "accusative") } abspielen
action-pause = { $name } pausieren
    .alone = pausieren
    .noun = { FORM($noun, 1, case: "accusative") } pausieren
action-pin = { $name } anheften
    .alone = anheften
    .noun = { FORM($noun, 1, case: "accusative") } anheften
action-unpin = { $name } nicht mehr anheften
    .alone = nicht mehr anheften
    .noun = { FORM($noun, 1, case: "accusative") } nicht mehr anheften
action-mute = { $name } stummschalten
    .alone = stummschalten
    .noun = { FORM($noun, 1, case: "accusative") } stummschalten
action-unmute = { $name }: Stummschaltung aufheben
    .alone = Stummschaltung aufheben
    .noun = { FORM($noun, 1) }: Stummschaltung aufheben
action-like = { $name }: gefällt mir
    .alone = gefällt mir
    .noun = { FORM($noun, 1) }: gefällt mir
action-favorite = { $name } zu Favoriten hinzufügen
    .alone = zu Favoriten hinzufügen
    .noun = { FORM($noun, 1, case: "accusative") } zu Favoriten hinzufügen
action-unfavorite = { $name } aus Favoriten entfernen
    .alone = aus Favoriten entfernen
    .noun = { FORM($noun, 1, case: "accusative") } aus Favoriten entfernen
action-archive = { $name } archivieren
    .alone = archivieren
    .noun = { FORM($noun, 1, case: "accusative") } archivieren
action-skip = { $name } überspringen
    .alone = überspringen
    .noun = { FORM($noun, 1, case: "accusative") } überspringen
action-snooze = { $name }: später erinnern
    .alone = später erinnern
    .noun = { TAIL($noun) ->
        [reminder] später erinnern
       *[other] { FORM($noun, 1) }: später erinnern
    }
-tail-reminder = erinnerung
action-activate = { $name } aktivieren
    .alone = aktivieren
    .noun = { FORM($noun, 1, case: "accusative") } aktivieren
action-deactivate = { $name } deaktivieren
    .alone = deaktivieren
    .noun = { FORM($noun, 1, case: "accusative") } deaktivieren
action-approve = { $name } genehmigen
    .alone = genehmigen
    .noun = { FORM($noun, 1, case: "accusative") } genehmigen
action-decline = { $name } ablehnen
    .alone = ablehnen
    .noun = { FORM($noun, 1, case: "accusative") } ablehnen
action-report = { $name } melden
    .alone = melden
    .noun = { FORM($noun, 1, case: "accusative") } melden
action-call = { $name } anrufen
    .alone = anrufen
    .noun = { FORM($noun, 1, case: "accusative") } anrufen
action-reply = { $name } antworten
    .alone = antworten
    .noun = auf { FORM($noun, 1, case: "accusative") } antworten
action-forward = { $name } weiterleiten
    .alone = weiterleiten
    .noun = { FORM($noun, 1, case: "accusative") } weiterleiten
action-block = { $name } blockieren
    .alone = blockieren
    .noun = { FORM($noun, 1, case: "accusative") } blockieren
action-filter = { $name } filtern
    .alone = filtern
    .noun = { FORM($noun, form: "plural") } filtern
action-sort = { $name } sortieren
    .alone = sortieren
    .noun = { FORM($noun, form: "plural") } sortieren
# als erledigt markieren; what is a sentence of its own comes after a colon: markieren: Wiedergabe läuft
action-mark = { TAIL(mark-as) ->
    [going-on] { $name } markieren: { $state }
   *[other] { $name } als { mark-as } markieren
}
    .alone = { TAIL(mark-as) ->
        [going-on] markieren: { $state }
       *[other] als { mark-as } markieren
    }
mark-as = { FORM($state, case: "as") }
-tail-going-on = läuft lädt

## Actions that often need no item

# The verb is that of the noun's own word for "cancelled", see noun.ftl: Termin absagen, Anruf abbrechen.
action-cancel = { TRAIT($noun, "cancel") ->
        [booking] { $name } stornieren
        [meeting] { $name } absagen
        [notice] { $name } löschen
        [warning] { $name } aufheben
        [contract] { $name } kündigen
        [medicine] { $name } absetzen
        [aim] { $name } aufgeben
        [plan] { $name } streichen
       *[work] { $name } abbrechen
    }
    .alone = abbrechen
    .noun = { TRAIT($noun, "cancel") ->
        [booking] { FORM($noun, 1, case: "accusative") } stornieren
        [meeting] { FORM($noun, 1, case: "accusative") } absagen
        [notice] { FORM($noun, 1, case: "accusative") } löschen
        [warning] { FORM($noun, 1, case: "accusative") } aufheben
        [contract] { FORM($noun, 1, case: "accusative") } kündigen
        [medicine] { FORM($noun, 1, case: "accusative") } absetzen
        [aim] { FORM($noun, 1, case: "accusative") } aufgeben
        [plan] { FORM($noun, 1, case: "accusative") } streichen
       *[work] { FORM($noun, 1, case: "accusative") } abbrechen
    }
# One tries what one does (Zahlung erneut versuchen); a file would be tasted.
action-retry = { $name }: erneut versuchen
    .alone = erneut versuchen
    .noun = { TRAIT($noun, "retry") ->
        [act] { FORM($noun, 1, case: "accusative") } erneut versuchen
       *[thing] { FORM($noun, 1) }: erneut versuchen
    }
action-undo = rückgängig machen
action-redo = wiederholen
action-next = weiter: { $name }
    .alone = weiter
    .noun = { TRAIT($noun, "gender") ->
        [feminine] nächste
        [neuter] nächstes
       *[masculine] nächster
    } { FORM($noun, 1) }
action-previous = zurück: { $name }
    .alone = eins zurück
    .noun = { TRAIT($noun, "gender") ->
        [feminine] vorherige
        [neuter] vorheriges
       *[masculine] vorheriger
    } { FORM($noun, 1) }
action-next-day = nächster Tag
action-previous-day = vorheriger Tag
action-back = zurück
action-continue = fortfahren
action-done = fertig
action-submit = { $name } absenden
    .alone = absenden
    .noun = { FORM($noun, 1, case: "accusative") } absenden
action-refresh = { $name } aktualisieren
    .alone = aktualisieren
    .noun = { FORM($noun, form: "plural") } aktualisieren
# Avoid "Personen durchsuchen", which is to frisk them. A name is that of a place: Archiv durchsuchen.
action-search = { $name } durchsuchen
    .alone = suchen
    .noun = { FORM($noun, form: "plural") } suchen
action-select-all = alles auswählen
    .noun = alle { FORM($noun, form: "plural") } auswählen
action-deselect-all = Auswahl aufheben
action-sign-in = anmelden
action-sign-out = abmelden
action-read-more = mehr lesen
action-settings = Einstellungen
action-help = Hilfe
