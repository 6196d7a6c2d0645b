# $case "at" is after "até": até à próxima semana. "Esta semana" needs no preposition.
week-last = { $case ->
    [on] na semana passada
    [at] à semana passada
    [from] da semana passada
    [until] a semana passada
   *[bare] semana passada
}
week-this = { $case ->
    [from] desta semana
   *[bare] esta semana
}
week-next = { $case ->
    [on] na próxima semana
    [at] à próxima semana
    [from] da próxima semana
    [until] a próxima semana
   *[bare] próxima semana
}
month-last = { $case ->
    [on] no mês passado
    [at] ao mês passado
    [from] do mês passado
    [until] o mês passado
   *[bare] mês passado
}
month-this = { $case ->
    [from] deste mês
   *[bare] este mês
}
month-next = { $case ->
    [on] no próximo mês
    [at] ao próximo mês
    [from] do próximo mês
    [until] o próximo mês
   *[bare] próximo mês
}
year-last = { $case ->
    [on] no ano passado
    [at] ao ano passado
    [from] do ano passado
    [until] o ano passado
   *[bare] ano passado
}
year-this = { $case ->
    [from] deste ano
   *[bare] este ano
}
year-next = { $case ->
    [on] no próximo ano
    [at] ao próximo ano
    [from] do próximo ano
    [until] o próximo ano
   *[bare] próximo ano
}

time-midnight = { $case ->
    [at] à meia-noite
    [on] à meia-noite
    [joined] à meia-noite
    [dated] às zero horas
    [datedjoined] às zero horas
    [part] à meia-noite
    [from] da meia-noite
    [around] da meia-noite
    [fromdial] da meia-noite
    [until] a meia-noite
    [untildial] a meia-noite
   *[bare] meia-noite
}

# 14:57, hora de Lisboa
time-zoned = { HEAD($zone) ->
    [zone] { $time }, { $zone }
   *[name] { $time }, hora de { $zone }
}
