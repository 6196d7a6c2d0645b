until-time = até { FORM($time, case: "at") }
until-day = até { FORM($date, case: "at") }
until-moment = até { FORM($when, case: "at") }

last-used = última utilização: { FORM($when, case: "on") }

last-saved = última gravação: { FORM($when, case: "on") }

delay-none = à hora prevista
