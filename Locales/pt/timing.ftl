## The time of an event

event-arrival = chega { FORM($when, case: "on") }
event-arrival-now = chega agora
event-arrival-past = chegou { FORM($when, case: "on") }

event-departure = sai { FORM($when, case: "on") }
event-departure-now = sai agora
event-departure-past = saiu { FORM($when, case: "on") }
departure-cancelled = cancelado

event-start = começa { FORM($when, case: "on") }
event-start-now = começa agora
event-start-past = começou { FORM($when, case: "on") }

event-end = termina { FORM($when, case: "on") }
event-end-now = termina agora
event-end-past = terminou { FORM($when, case: "on") }

event-expiry = expira { FORM($when, case: "on") }
event-expiry-now = expira agora
event-expiry-past = expirou { FORM($when, case: "on") }

event-opening = abre { FORM($when, case: "on") }
event-opening-now = abre agora
event-opening-past = abriu { FORM($when, case: "on") }

event-closing = fecha { FORM($when, case: "on") }
event-closing-now = fecha agora
event-closing-past = fechou { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

# até as 20 horas, até o meio-dia
until-time = até { FORM($time, case: "until") }

until-day = até { FORM($date, case: "until") }

until-moment = até { FORM($when, case: "until") }

# Of a place (local, estabelecimento), masculine.
until-open = aberto { $when }

until-closed = fechado { $when }

open-always = aberto 24 horas

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = desde { FORM($time, case: "until") }

since-day = { HEAD($date) ->
    [hoje] a partir de hoje
   *[past] desde { FORM($date, case: "until") }
}

since-month = desde { $month }

## The last time that something was done: nouns and a colon, which need not agree

last-updated = última atualização: { FORM($when, case: "on") }

last-completed = última conclusão: { FORM($when, case: "on") }

last-active = última atividade: { FORM($when, case: "on") }

last-used = último uso: { FORM($when, case: "on") }

last-synced = última sincronização: { FORM($when, case: "on") }

last-saved = último salvamento: { FORM($when, case: "on") }

## Delays

delay-late = { $duration } de atraso

delay-early = { $duration } de antecedência

delay-none = no horário

## The time between a reminder and the event

duration-before = { $duration } antes

## The time that is left: the verb agrees with the largest unit

# falta uma hora e 30 minutos; faltam 2 minutos
remaining = { $count ->
    [1] falta { $duration }
   *[other] faltam { $duration }
}

remaining-less = falta menos de { $duration }

remaining-about = { $count ->
    [1] falta cerca de { $duration }
   *[other] faltam cerca de { $duration }
}

remaining-none = tempo esgotado

## An amount that becomes larger or smaller in each period

# Nouns: "ganhando" is of money and games, "perdendo" of what is mislaid.
gaining = aumento de { bound-amount }

losing = redução de { bound-amount }

gain-none = sem alteração
