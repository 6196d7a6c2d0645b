### Health battery, in Italian
### Buttons are in the imperative of tu, as iOS words them; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = batteria della salute
    .hint = rappresenta l’impatto attuale sulla tua salute
impact-battery = batteria della salute
# batteria carica al 75, all’1 per cento
battery-at = batteria carica { FORM($share, case: "to") }
    .hint = mostra il livello attuale dell’impatto sulla tua salute
charged = carica { FORM($share, case: "to") }
    .low = { $share }, livello basso
charge-and-impact = { $charge }, { $impact }
impact-good = impatto positivo sulla salute
impact-none = nessun impatto sulla salute
impact-poor = impatto negativo sulla salute
battery-updated = batteria della salute ora { FORM($share, case: "to") }
open-health-metrics = { $case ->
    [infinitive] visualizzare gli indicatori di salute dettagliati
   *[statement] apre gli indicatori di salute dettagliati
}

## The time that a way of living adds to a life, or takes from it: verbs, which need not agree with it

gaining = guadagni { $time }
    .per-day = guadagni { $time } al giorno
losing = perdi { $time }
    .per-day = perdi { $time } al giorno
no-time = non guadagni né perdi tempo

## What is measured. $case: "of" behind "i dettagli" (i dettagli del sonno)

metric-steps = { $case ->
    [of] dei passi
   *[bare] passi
}
    .today = passi di oggi
    .analysis = { $case ->
        [infinitive] visualizzare l’analisi dettagliata dei passi
       *[statement] apre l’analisi dettagliata dei passi
    }
metric-exercise = { $case ->
    [of] dell’esercizio fisico
   *[bare] esercizio fisico
}
    .today = esercizio fisico di oggi
    .analysis = { $case ->
        [infinitive] visualizzare l’analisi dettagliata dell’esercizio fisico
       *[statement] apre l’analisi dettagliata dell’esercizio fisico
    }
metric-sleep = { $case ->
    [of] del sonno
   *[bare] sonno
}
    .today = sonno della notte scorsa
    .analysis = { $case ->
        [infinitive] visualizzare l’analisi dettagliata del sonno
       *[statement] apre l’analisi dettagliata del sonno
    }
metric-heart = { $case ->
    [of] della frequenza cardiaca a riposo
   *[bare] frequenza cardiaca a riposo
}
    .today = frequenza cardiaca a riposo di oggi
    .analysis = { $case ->
        [infinitive] visualizzare l’analisi dettagliata della frequenza cardiaca
       *[statement] apre l’analisi dettagliata della frequenza cardiaca
    }
beats-per-minute = { $count ->
    [1] un battito al minuto
    [one] { $count } battito al minuto
    [many] { $count } di battiti al minuto
   *[other] { $count } battiti al minuto
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] visualizzare i dettagli { FORM($metric, case: "of") }
   *[statement] apre i dettagli { FORM($metric, case: "of") }
}
no-reading = nessun dato

## Steps

# No participle: it would have to agree with a number that is not known here.
completed-today = { $done } oggi
open-step-details = { $case ->
    [infinitive] visualizzare i dettagli e le tendenze dei passi
   *[statement] apre i dettagli e le tendenze dei passi
}
steps-goal = obiettivo di passi
    .completed = obiettivo di passi raggiunto
to-go = { $count ->
    [1] manca { $left }
   *[other] mancano { $left }
}
recommendations = consigli
open-exercise-recommendations = { $case ->
    [infinitive] visualizzare i consigli per l’esercizio fisico
   *[statement] apre i consigli per l’esercizio fisico
}

## The chart of the steps

steps-trend = tendenza dei passi
    .hint = il grafico mostra il numero di passi dell’ultima settimana
days-average = media di { $days } giorni
average-and-trend = { $average }, { $trend }
trend-rising = tendenza al rialzo
    .chart = il grafico mostra una tendenza al rialzo in { $days }
trend-falling = tendenza al ribasso
    .chart = il grafico mostra una tendenza al ribasso in { $days }
trend-steady = stabile
    .chart = il grafico non mostra nessuna tendenza in { $days }
chart-summary = riepilogo del grafico
lowest = minimo
highest = massimo
# The name of a day by itself tells when: 6100 passi domenica.
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = avanzamento del questionario
question-exercise = domanda sulla frequenza dell’esercizio fisico
    .text = quanto spesso fai esercizio fisico?
question-smoking = domanda sul fumo
    .text = fumi?
answer-never = mai
answer-once-a-week = una volta alla settimana
answer-several-times-a-week = più volte alla settimana
answer-every-day = ogni giorno
answer-yes = sì
# same
answer-no = no
select-from-options = seleziona una delle { $count } opzioni seguenti
continue-to-dashboard = vai alla panoramica

## Screens, buttons and tabs

calculating = calcolo dell’impatto sulla tua salute
health-metrics = indicatori di salute
metric-details = dettagli dell’indicatore
done = fine
tab-dashboard = panoramica
    .hint = mostra le batterie e gli indicatori di salute
tab-settings = impostazioni
    .hint = permette di scegliere che cosa viene misurato

## What went wrong

problem-health-access = l’accesso ai tuoi dati sanitari è disattivato. Attivalo in Impostazioni
problem-timeout = il calcolo ha richiesto troppo tempo. Riprova
problem-steps = non è stato possibile leggere i passi. Riavvia l’orologio
