### Health battery, in Catalan
### Buttons have the form of the library's (continua); hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = bateria de salut
    .hint = representa l’impacte actual en la vostra salut
impact-battery = bateria d’impacte en la salut
battery-at = bateria amb un { $share } de càrrega
    .hint = mostra el nivell actual d’impacte en la vostra salut
charged = { $share } de càrrega
    .low = { $share }, nivell baix
charge-and-impact = { $charge }, { $impact }
impact-good = impacte positiu en la salut
impact-none = cap impacte en la salut
impact-poor = impacte negatiu en la salut
battery-updated = bateria de salut: { $share }
open-health-metrics = { $case ->
    [infinitive] veure els indicadors de salut detallats
   *[statement] obre els indicadors de salut detallats
}

## The time that a way of living adds to a life, or takes from it: verbs, which need not agree with it

gaining = guanyeu { $time }
    .per-day = guanyeu { $time } al dia
losing = perdeu { $time }
    .per-day = perdeu { $time } al dia
no-time = no guanyeu ni perdeu temps

## What is measured. $case: "of" behind "els detalls" (els detalls del son)

metric-steps = { $case ->
    [of] dels passos
   *[bare] passos
}
    .today = passos d’avui
    .analysis = { $case ->
        [infinitive] veure l’anàlisi detallada dels passos
       *[statement] obre l’anàlisi detallada dels passos
    }
metric-exercise = { $case ->
    [of] de l’exercici
   *[bare] exercici
}
    .today = exercici d’avui
    .analysis = { $case ->
        [infinitive] veure l’anàlisi detallada de l’exercici
       *[statement] obre l’anàlisi detallada de l’exercici
    }
metric-sleep = { $case ->
    [of] del son
   *[bare] son
}
    .today = son de la nit passada
    .analysis = { $case ->
        [infinitive] veure l’anàlisi detallada del son
       *[statement] obre l’anàlisi detallada del son
    }
metric-heart = { $case ->
    [of] de la freqüència cardíaca en repòs
   *[bare] freqüència cardíaca en repòs
}
    .today = freqüència cardíaca en repòs d’avui
    .analysis = { $case ->
        [infinitive] veure l’anàlisi detallada de la freqüència cardíaca
       *[statement] obre l’anàlisi detallada de la freqüència cardíaca
    }
beats-per-minute = { $count ->
    [1] un batec per minut
    [one] { $count } batec per minut
    [many] { $count } de batecs per minut
   *[other] { number-masculine } batecs per minut
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] veure els detalls { FORM($metric, case: "of") }
   *[statement] obre els detalls { FORM($metric, case: "of") }
}
no-reading = sense dades

## Steps

# No participle: it would have to agree with a number that is not known here.
completed-today = { $done } avui
open-step-details = { $case ->
    [infinitive] veure els detalls i les tendències dels passos
   *[statement] obre els detalls i les tendències dels passos
}
steps-goal = objectiu de passos
    .completed = objectiu de passos assolit
to-go = { $count ->
    [1] falta { $left }
   *[other] falten { $left }
}
recommendations = recomanacions
open-exercise-recommendations = { $case ->
    [infinitive] veure les recomanacions d’exercici
   *[statement] obre les recomanacions d’exercici
}

## The chart of the steps

steps-trend = tendència dels passos
    .hint = el gràfic mostra el nombre de passos de l’última setmana
days-average = mitjana de { $days } dies
average-and-trend = { $average }, { $trend }
trend-rising = tendència a l’alça
    .chart = el gràfic mostra una tendència a l’alça en { $days }
trend-falling = tendència a la baixa
    .chart = el gràfic mostra una tendència a la baixa en { $days }
trend-steady = estable
    .chart = el gràfic no mostra cap tendència en { $days }
chart-summary = resum del gràfic
lowest = mínim
highest = màxim
# The name of a day by itself tells when: 6.100 passos diumenge.
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = progrés del qüestionari
question-exercise = pregunta sobre la freqüència de l’exercici
    .text = amb quina freqüència feu exercici?
question-smoking = pregunta sobre el tabac
    .text = fumeu?
answer-never = mai
answer-once-a-week = una vegada a la setmana
answer-several-times-a-week = diverses vegades a la setmana
answer-every-day = cada dia
answer-yes = sí
# same
answer-no = no
# "number-feminine" is the library's: una de les dues opcions.
select-from-options = seleccioneu una de les { FORM(number-feminine, $count) } opcions següents
continue-to-dashboard = continua al tauler

## Screens, buttons and tabs

calculating = s’està calculant l’impacte en la vostra salut
health-metrics = indicadors de salut
metric-details = detalls de l’indicador
done = fet
tab-dashboard = tauler
    .hint = mostra les bateries i els indicadors de salut
tab-settings = configuració
    .hint = permet triar què es mesura

## What went wrong

problem-health-access = l’accés a les vostres dades de salut està desactivat. Activeu-lo a Configuració
problem-timeout = el càlcul ha tardat massa. Torneu-ho a provar
problem-steps = no s’han pogut llegir els passos. Reinicieu el rellotge
