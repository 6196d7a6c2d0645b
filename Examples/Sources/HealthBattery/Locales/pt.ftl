### Health battery, in Portuguese (Brazil)
### Buttons are in the infinitive; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = bateria da saúde
    .hint = representa o impacto atual na sua saúde
impact-battery = bateria do impacto na saúde
battery-at = bateria com { $share } de carga
    .hint = mostra o nível atual de impacto na sua saúde
charged = { $share } de carga
    .low = { $share }, nível baixo
charge-and-impact = { $charge }, { $impact }
impact-good = impacto positivo na saúde
impact-none = nenhum impacto na saúde
impact-poor = impacto negativo na saúde
battery-updated = bateria da saúde agora com { $share }
open-health-metrics = { $case ->
    [infinitive] ver os indicadores de saúde detalhados
   *[statement] abre os indicadores de saúde detalhados
}

## The time that a way of living adds to a life, or takes from it: nouns, ganho de 12 minutos, perda de uma hora

gaining = ganho de { $time }
    .per-day = ganho de { $time } por dia
losing = perda de { $time }
    .per-day = perda de { $time } por dia
no-time = sem tempo ganho nem perdido

## What is measured. $case: "of" behind "os detalhes" (os detalhes do sono)

metric-steps = { $case ->
    [of] dos passos
   *[bare] passos
}
    .today = passos de hoje
    .analysis = { $case ->
        [infinitive] ver a análise detalhada dos passos
       *[statement] abre a análise detalhada dos passos
    }
metric-exercise = { $case ->
    [of] do exercício
   *[bare] exercício
}
    .today = exercício de hoje
    .analysis = { $case ->
        [infinitive] ver a análise detalhada do exercício
       *[statement] abre a análise detalhada do exercício
    }
metric-sleep = { $case ->
    [of] do sono
   *[bare] sono
}
    .today = sono da noite passada
    .analysis = { $case ->
        [infinitive] ver a análise detalhada do sono
       *[statement] abre a análise detalhada do sono
    }
metric-heart = { $case ->
    [of] da frequência cardíaca em repouso
   *[bare] frequência cardíaca em repouso
}
    .today = frequência cardíaca em repouso de hoje
    .analysis = { $case ->
        [infinitive] ver a análise detalhada da frequência cardíaca
       *[statement] abre a análise detalhada da frequência cardíaca
    }
beats-per-minute = { $count ->
    [1] um batimento por minuto
    [one] { $count } batimentos por minuto
    [many] { $count } de batimentos por minuto
   *[other] { $count } batimentos por minuto
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] ver os detalhes { FORM($metric, case: "of") }
   *[statement] abre os detalhes { FORM($metric, case: "of") }
}
no-reading = sem dados

## Steps

# No participle: it would have to agree with a number that is not known here.
completed-today = { $done } hoje
open-step-details = { $case ->
    [infinitive] ver os detalhes e as tendências dos passos
   *[statement] abre os detalhes e as tendências dos passos
}
steps-goal = meta de passos
    .completed = meta de passos atingida
to-go = { $count ->
    [1] falta { $left }
   *[other] faltam { $left }
}
recommendations = recomendações
open-exercise-recommendations = { $case ->
    [infinitive] ver as recomendações de exercício
   *[statement] abre as recomendações de exercício
}

## The chart of the steps

steps-trend = tendência dos passos
    .hint = o gráfico mostra o número de passos da última semana
days-average = média de { $days } dias
average-and-trend = { $average }, { $trend }
trend-rising = tendência de alta
    .chart = o gráfico mostra uma tendência de alta em { $days }
trend-falling = tendência de queda
    .chart = o gráfico mostra uma tendência de queda em { $days }
trend-steady = estável
    .chart = o gráfico não mostra nenhuma tendência em { $days }
chart-summary = resumo do gráfico
lowest = mínimo
highest = máximo
# 6.100 passos no domingo
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = progresso do questionário
question-exercise = pergunta sobre a frequência do exercício
    .text = com que frequência você faz exercício?
question-smoking = pergunta sobre o cigarro
    .text = você fuma?
answer-never = nunca
answer-once-a-week = uma vez por semana
answer-several-times-a-week = várias vezes por semana
answer-every-day = todos os dias
answer-yes = sim
answer-no = não
# "number-feminine" is the library's: uma das duas opções.
select-from-options = selecione uma das { FORM(number-feminine, $count) } opções abaixo
continue-to-dashboard = continuar para o painel

## Screens, buttons and tabs

calculating = calculando o impacto na sua saúde
health-metrics = indicadores de saúde
metric-details = detalhes do indicador
done = concluir
tab-dashboard = painel
    .hint = mostra suas baterias e seus indicadores de saúde
tab-settings = ajustes
    .hint = permite escolher o que é medido

## What went wrong

problem-health-access = o acesso aos seus dados de saúde está desativado. Ative-o em Ajustes
problem-timeout = o cálculo demorou demais. Tente novamente
problem-steps = não foi possível ler os passos. Reinicie o relógio
