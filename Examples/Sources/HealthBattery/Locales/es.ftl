### Health battery, in Spanish (Spain)

## The battery: the health of the user, as the charge of a battery

health-battery = batería de salud
    .hint = representa el impacto actual en tu salud
impact-battery = batería de impacto en la salud
battery-at = batería al { $share } de carga
    .hint = muestra el nivel actual de impacto en tu salud
charged = { $share } de carga
    .low = { $share }, nivel bajo
charge-and-impact = { $charge }, { $impact }
impact-good = impacto positivo en la salud
impact-none = sin impacto en la salud
impact-poor = impacto negativo en la salud
battery-updated = batería de salud: { $share }
open-health-metrics = { $case ->
    [infinitive] ver los indicadores de salud detallados
   *[statement] abre los indicadores de salud detallados
}

## The time that a way of living adds to a life, or takes from it: verbs, which need not agree with it

gaining = ganas { $time }
    .per-day = ganas { $time } al día
losing = pierdes { $time }
    .per-day = pierdes { $time } al día
no-time = ni ganas ni pierdes tiempo

## What is measured. $case: "of" behind "los detalles" (los detalles del sueño)

metric-steps = { $case ->
    [of] de los pasos
   *[bare] pasos
}
    .today = pasos de hoy
    .analysis = { $case ->
        [infinitive] ver el análisis detallado de los pasos
       *[statement] abre el análisis detallado de los pasos
    }
metric-exercise = { $case ->
    [of] del ejercicio
   *[bare] ejercicio
}
    .today = ejercicio de hoy
    .analysis = { $case ->
        [infinitive] ver el análisis detallado del ejercicio
       *[statement] abre el análisis detallado del ejercicio
    }
metric-sleep = { $case ->
    [of] del sueño
   *[bare] sueño
}
    .today = sueño de anoche
    .analysis = { $case ->
        [infinitive] ver el análisis detallado del sueño
       *[statement] abre el análisis detallado del sueño
    }
metric-heart = { $case ->
    [of] de la frecuencia cardiaca en reposo
   *[bare] frecuencia cardiaca en reposo
}
    .today = frecuencia cardiaca en reposo de hoy
    .analysis = { $case ->
        [infinitive] ver el análisis detallado de la frecuencia cardiaca
       *[statement] abre el análisis detallado de la frecuencia cardiaca
    }
beats-per-minute = { $count ->
    [1] un latido por minuto
    [one] { $count } latido por minuto
    [many] { $count } de latidos por minuto
   *[other] { number-masculine } latidos por minuto
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] ver los detalles { FORM($metric, case: "of") }
   *[statement] abre los detalles { FORM($metric, case: "of") }
}
no-reading = sin datos

## Steps

# No participle and no verb: either would have to agree with a number that is not known here.
completed-today = { $done } hoy
open-step-details = { $case ->
    [infinitive] ver los detalles y las tendencias de los pasos
   *[statement] abre los detalles y las tendencias de los pasos
}
steps-goal = objetivo de pasos
    .completed = objetivo de pasos cumplido
to-go = { $count ->
    [1] falta { $left }
   *[other] faltan { $left }
}
recommendations = recomendaciones
open-exercise-recommendations = { $case ->
    [infinitive] ver las recomendaciones de ejercicio
   *[statement] abre las recomendaciones de ejercicio
}

## The chart of the steps

steps-trend = tendencia de los pasos
    .hint = el gráfico muestra el número de pasos de la última semana
days-average = { $days ->
   *[other] media de { $days } días
}
average-and-trend = { $average }, { $trend }
trend-rising = en aumento
    .chart = el gráfico muestra una tendencia ascendente en { $days }
trend-falling = en descenso
    .chart = el gráfico muestra una tendencia descendente en { $days }
trend-steady = estable
    .chart = el gráfico no muestra ninguna tendencia en { $days }
chart-summary = resumen del gráfico
lowest = mínimo
highest = máximo
# 6.100 pasos el domingo
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = progreso del cuestionario
question-exercise = pregunta sobre la frecuencia del ejercicio
    .text = ¿con qué frecuencia haces ejercicio?
question-smoking = pregunta sobre el tabaco
    .text = ¿fumas?
answer-never = nunca
answer-once-a-week = una vez a la semana
answer-several-times-a-week = varias veces a la semana
answer-every-day = todos los días
answer-yes = sí
# same
answer-no = no
select-from-options = selecciona una de las { $count } opciones de abajo
continue-to-dashboard = continuar al panel principal

## Screens, buttons and tabs

calculating = calculando el impacto en tu salud
health-metrics = indicadores de salud
metric-details = detalles del indicador
done = listo
tab-dashboard = panel principal
    .hint = muestra tus baterías y tus indicadores de salud
tab-settings = ajustes
    .hint = permite elegir qué se mide

## What went wrong

problem-health-access = el acceso a tus datos de salud está desactivado. Actívalo en Ajustes
problem-timeout = el cálculo ha tardado demasiado. Inténtalo de nuevo
problem-steps = no se han podido leer los pasos. Reinicia el reloj
