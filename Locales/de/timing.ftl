## The time of an event. What has come, has gone or is no longer valid begins with the participle, as in apps of
## parcels and trains: angekommen vor 5 Minuten. A place "hat geöffnet" and "hat geschlossen", for the participles alone
## would say how it stands.

event-arrival = Ankunft { FORM($when, case: "on") }
event-arrival-now = Ankunft jetzt
event-arrival-past = { HEAD($when) ->
    [recent] { $when } angekommen
   *[other] angekommen { FORM($when, case: "on") }
}

event-departure = Abfahrt { FORM($when, case: "on") }
event-departure-now = Abfahrt jetzt
event-departure-past = { HEAD($when) ->
    [recent] { $when } abgefahren
   *[other] abgefahren { FORM($when, case: "on") }
}
departure-cancelled = fällt aus

event-start = beginnt { FORM($when, case: "on") }
event-start-now = beginnt jetzt
# gestern um 19 Uhr begonnen, vor einer Stunde begonnen; begonnen am dritten November; begonnen vor 2 Wochen, am
# zwölften November
event-start-past = { HEAD($when) ->
    [recent] { $when } begonnen
    [ago] { TAIL($when) ->
        [span] { $when } begonnen
       *[other] begonnen { $when }
    }
   *[other] begonnen { FORM($when, case: "on") }
}
-head-recent = gerade heute gestern vorgestern
-head-ago = vor

event-end = endet { FORM($when, case: "on") }
event-end-now = endet jetzt
event-end-past = { HEAD($when) ->
    [recent] { $when } beendet
    [ago] { TAIL($when) ->
        [span] { $when } beendet
       *[other] beendet { $when }
    }
   *[other] beendet { FORM($when, case: "on") }
}

# läuft in 3 Tagen ab; läuft in 3 Tagen ab, am dreiundzwanzigsten November
event-expiry = { HEAD($when) ->
    [distance] { TAIL($when) ->
        [span] läuft { $when } ab
       *[other] läuft { FORM($when, case: "apart") }
    }
   *[other] läuft { FORM($when, case: "on") } ab
}
-head-distance = in
-tail-span = Sekunde Sekunden Minute Minuten Stunde Stunden Tag Tagen Woche Wochen Monat Monaten Jahr Jahren
event-expiry-now = läuft jetzt ab
event-expiry-past = { HEAD($when) ->
    [recent] { $when } abgelaufen
    [ago] { TAIL($when) ->
        [span] { $when } abgelaufen
       *[other] abgelaufen { $when }
    }
   *[other] abgelaufen { FORM($when, case: "on") }
}

event-opening = öffnet { FORM($when, case: "on") }
event-opening-now = öffnet jetzt
# hat gestern um 9 Uhr geöffnet; hat vor 6 Stunden geöffnet; hat vor 6 Stunden, um 11 Uhr 25, geöffnet
event-opening-past = { HEAD($when) ->
    [recent] hat { $when } geöffnet
    [ago] { TAIL($when) ->
        [span] hat { $when } geöffnet
       *[other] hat { $when }, geöffnet
    }
   *[other] hat { FORM($when, case: "on") } geöffnet
}

event-closing = schließt { FORM($when, case: "on") }
event-closing-now = schließt jetzt
event-closing-past = { HEAD($when) ->
    [recent] hat { $when } geschlossen
    [ago] { TAIL($when) ->
        [span] hat { $when } geschlossen
       *[other] hat { $when }, geschlossen
    }
   *[other] hat { FORM($when, case: "on") } geschlossen
}

# $case "apart": läuft in 3 Tagen ab, am dreiundzwanzigsten November
event-both = { $case ->
    [apart] { $distance } ab, { FORM($date, case: "on") }
   *[joint] { $distance }, { FORM($date, case: "on") }
}
    .time = { $case ->
        [apart] { $distance } ab, { FORM($time, case: "at") }
       *[joint] { HEAD($distance) ->
            [recent] { $distance } { FORM($time, case: "at") }
           *[other] { $distance }, { FORM($time, case: "at") }
        }
    }

## The end of a state that lasts now: days bring "bis" or "bis zum" themselves (see date.ftl)

until-time = bis { FORM($time, case: "bare") }

until-day = { FORM($date, case: "to") }

# bis morgen um 9 Uhr
until-moment = { FORM($when, case: "to") }

until-open = geöffnet { $when }

until-closed = geschlossen { $when }

open-always = rund um die Uhr geöffnet

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = seit { FORM($time, case: "bare") }

# seit gestern; seit dem dritten November
since-day = { HEAD($date) ->
    [today] ab heute
   *[past] { FORM($date, case: "since") }
}

since-month = seit { $month }

## The last time that something was done

-head-now = gerade
# zuletzt gestern aktualisiert: such a word does not end the phrase
-head-day = heute gestern vorgestern
last-updated = { HEAD($when) ->
    [now] { $when } aktualisiert
    [day] zuletzt { $when } aktualisiert
   *[other] zuletzt aktualisiert { FORM($when, case: "on") }
}

last-completed = { HEAD($when) ->
    [now] { $when } abgeschlossen
    [day] zuletzt { $when } abgeschlossen
   *[other] zuletzt abgeschlossen { FORM($when, case: "on") }
}

last-active = { HEAD($when) ->
    [now] { $when } aktiv
    [day] zuletzt { $when } aktiv
   *[other] zuletzt aktiv { FORM($when, case: "on") }
}

last-used = { HEAD($when) ->
    [now] { $when } verwendet
    [day] zuletzt { $when } verwendet
   *[other] zuletzt verwendet { FORM($when, case: "on") }
}

last-synced = { HEAD($when) ->
    [now] { $when } synchronisiert
    [day] zuletzt { $when } synchronisiert
   *[other] zuletzt synchronisiert { FORM($when, case: "on") }
}

last-saved = { HEAD($when) ->
    [now] { $when } gespeichert
    [day] zuletzt { $when } gespeichert
   *[other] zuletzt gespeichert { FORM($when, case: "on") }
}

## Delays

delay-late = { $duration } Verspätung

# einen Tag zu früh
delay-early = { FORM($duration, case: "accusative") } zu früh

delay-none = pünktlich

## The time between a reminder and the event

# einen Tag vorher
duration-before = { FORM($duration, case: "accusative") } vorher

## The time that is left: noch einen Tag, noch 2 Minuten

# weniger als 2 Minuten übrig, noch etwa 2 Minuten: "noch" would stand between
remaining = { $case ->
    [left] { FORM($duration, case: "nominative") } übrig
    [most] { FORM($duration, case: "most") } übrig
    [about] { remaining-about }
   *[bare] noch { FORM($duration, case: "accusative") }
}

remaining-less = weniger als { $duration } übrig

remaining-about = noch etwa { FORM($duration, case: "accusative") }

# "Keine Zeit mehr" is what one says who is in a hurry.
remaining-none = Zeit abgelaufen

## An amount that becomes larger or smaller in each period

# The amount is mostly time (plus 12 Minuten): "mehr" and "weniger" would compare it with another amount, and
# "Gewinn" is said of money.
gaining = plus { $amount }

losing = minus { $amount }

gain-none = unverändert
