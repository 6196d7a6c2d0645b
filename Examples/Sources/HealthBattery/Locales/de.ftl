### Health battery, in German
### Buttons, and the hints of tabs, are in the infinitive, as iOS words them; other hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = Gesundheitsakku
    .hint = steht für den aktuellen Einfluss auf Ihre Gesundheit
impact-battery = Gesundheitsakku
# zu einem Prozent geladen
battery-at = Akku zu { FORM($share, case: "dative") } geladen
    .hint = zeigt, wie groß der Einfluss auf Ihre Gesundheit aktuell ist
charged = zu { FORM($share, case: "dative") } geladen
    .low = { $share }, niedrig
charge-and-impact = { $charge }, { $impact }
impact-good = positiver Einfluss auf die Gesundheit
impact-none = kein Einfluss auf die Gesundheit
impact-poor = negativer Einfluss auf die Gesundheit
battery-updated = Gesundheitsakku jetzt bei { FORM($share, case: "dative") }
open-health-metrics = { $case ->
    [infinitive] die Details der Gesundheitswerte anzuzeigen
   *[statement] öffnet die Details der Gesundheitswerte
}

## The time that a way of living adds to a life, or takes from it. The noun stands between two spans of time and keeps
## them apart: 5 Stunden und 20 Minuten, Zeitverlust von 45 Minuten. "Gewinn" and "Verlust" would be of money.

gaining = Zeitgewinn von { FORM($time, case: "dative") }
    .per-day = Zeitgewinn von { FORM($time, case: "dative") } pro Tag
losing = Zeitverlust von { FORM($time, case: "dative") }
    .per-day = Zeitverlust von { FORM($time, case: "dative") } pro Tag
no-time = keine Zeit gewonnen oder verloren

## What is measured: $case "to" brings the preposition and the article (Details zum Schlaf)

metric-steps = { $case ->
    [to] zu den Schritten
   *[nominative] Schritte
}
    .today = Schritte heute
    .analysis = { $case ->
        [infinitive] die ausführliche Analyse der Schritte anzuzeigen
       *[statement] öffnet die ausführliche Analyse der Schritte
    }
metric-exercise = { $case ->
    [to] zum Training
   *[nominative] Training
}
    .today = Training heute
    .analysis = { $case ->
        [infinitive] die ausführliche Analyse des Trainings anzuzeigen
       *[statement] öffnet die ausführliche Analyse des Trainings
    }
metric-sleep = { $case ->
    [to] zum Schlaf
   *[nominative] Schlaf
}
    .today = Schlaf letzte Nacht
    .analysis = { $case ->
        [infinitive] die ausführliche Analyse des Schlafs anzuzeigen
       *[statement] öffnet die ausführliche Analyse des Schlafs
    }
metric-heart = { $case ->
    [to] zum Ruhepuls
   *[nominative] Ruhepuls
}
    .today = Ruhepuls heute
    .analysis = { $case ->
        [infinitive] die ausführliche Analyse des Pulses anzuzeigen
       *[statement] öffnet die ausführliche Analyse des Pulses
    }
beats-per-minute = { $count ->
    [1] ein Schlag pro Minute
    [one] { $count } Schlag pro Minute
   *[other] { $count } Schläge pro Minute
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] Details { FORM($metric, case: "to") } anzuzeigen
   *[statement] öffnet Details { FORM($metric, case: "to") }
}
no-reading = keine Daten

## Steps

completed-today = heute { $done } zurückgelegt
open-step-details = { $case ->
    [infinitive] Details und Trends zu den Schritten anzuzeigen
   *[statement] öffnet Details und Trends zu den Schritten
}
steps-goal = Schrittziel
    .completed = Schrittziel erreicht
to-go = noch { $left }
recommendations = Empfehlungen
open-exercise-recommendations = { $case ->
    [infinitive] Trainingsempfehlungen anzuzeigen
   *[statement] öffnet Trainingsempfehlungen
}

## The chart of the steps

steps-trend = Schritttrend
    .hint = das Diagramm zeigt die Schritte der letzten 7 Tage
days-average = Durchschnitt über { $days } Tage
average-and-trend = { $average }, { $trend }
trend-rising = steigend
    .chart = das Diagramm zeigt einen Aufwärtstrend über { FORM($days, case: "accusative") }
trend-falling = fallend
    .chart = das Diagramm zeigt einen Abwärtstrend über { FORM($days, case: "accusative") }
trend-steady = gleichbleibend
    .chart = das Diagramm zeigt keinen Trend über { FORM($days, case: "accusative") }
chart-summary = Zusammenfassung des Diagramms
lowest = niedrigster Wert
highest = höchster Wert
# 6100 Schritte am Sonntag
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = Fortschritt im Fragebogen
question-exercise = Frage zur Häufigkeit des Trainings
    .text = wie oft trainieren Sie?
question-smoking = Frage zum Rauchen
    .text = rauchen Sie?
answer-never = nie
answer-once-a-week = einmal pro Woche
answer-several-times-a-week = mehrmals pro Woche
answer-every-day = täglich
answer-yes = ja
answer-no = nein
select-from-options = unten eine von { $count } Antworten auswählen
continue-to-dashboard = weiter zur Übersicht

## Screens, buttons and tabs

calculating = Einfluss auf Ihre Gesundheit wird berechnet
health-metrics = Gesundheitswerte
metric-details = Details des Gesundheitswerts
done = fertig
tab-dashboard = Übersicht
    .hint = Gesundheitsakkus und Gesundheitswerte ansehen
tab-settings = Einstellungen
    .hint = auswählen, was gemessen wird

## What went wrong. Each is said behind "Fehler:"

problem-health-access = der Zugriff auf Ihre Gesundheitsdaten ist deaktiviert. Bitte in den Einstellungen erlauben
problem-timeout = die Berechnung hat zu lange gedauert. Bitte erneut versuchen
problem-steps = die Schritte konnten nicht gelesen werden. Bitte die Uhr neu starten
