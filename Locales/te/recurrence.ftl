## Schedules: how often something repeats

every = { $case ->
    [onetime] ఒకసారి
   *[rule] { $count ->
        [1] ప్రతి { FORM($unit, 1) }
       *[other] ప్రతి { FORM($duration, case: "dative") }కు ఒకసారి
    }
}

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] ఒకసారి, { $weekdays }
       *[other] ఒకసారి, వీటిలో ముందుగా వచ్చే రోజున: { $weekdays }
    }
   *[rule] ప్రతి { $weekdays }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] ఒకసారి, { $weekdays }
       *[other] ఒకసారి, వీటిలో ముందుగా వచ్చే రోజున: { $weekdays }
    }
   *[rule] { $every } { $weekdays }
}

recurrence-weekdays = { $case ->
    [onetime] ఒకసారి, సోమవారం నుండి శుక్రవారం వరకు ఏదైనా ఒక రోజున
   *[rule] సోమవారం నుండి శుక్రవారం వరకు ప్రతి రోజు
}
    .days = సోమవారం నుండి శుక్రవారం వరకు

recurrence-weekends = { $case ->
    [onetime] ఒకసారి, శనివారం లేదా ఆదివారం
   *[rule] ప్రతి శనివారం మరియు ఆదివారం
}
    .days = శనివారం మరియు ఆదివారం

# పదిహేనవ తేదీన; in a list ఒకటవ మరియు పదిహేనవ తేదీల్లో
month-day = { $case ->
    [numbers] { NUMBER($day, style: "date") }
    [listed] { NUMBER($day, style: "date") } తేదీ
   *[direct] { NUMBER($day, style: "date") } తేదీన
}

month-day-last = { $case ->
    [listed] చివరి రోజు
   *[direct] చివరి రోజున
}

# accepted: unused-argument
month-weekday = { $case ->
    [places] { NUMBER($place, style: "words", type: "ordinal") }
    [weekdays] { $weekday }
   *[direct] { NUMBER($place, style: "words", type: "ordinal") } { $weekday }
}

# accepted: unused-argument
month-weekday-last = { $case ->
    [places] చివరి
    [weekdays] { $weekday }
   *[direct] చివరి { $weekday }
}

# రెండవ మరియు నాలుగవ శనివారం; but మొదటి సోమవారం మరియు మూడవ మంగళవారం. In the case "weekdays" a list of two is one word,
# which tells whether both are the same (see list.ftl).
month-days = { $total ->
    [1] { $days }
    [2] { TAIL(FORM($days, case: "weekdays")) ->
        [same-weekday] { FORM($days, case: "places") } { FORM($days, case: "weekday") }
       *[other] { month-days-numbers }
    }
   *[other] { month-days-numbers }
}
month-days-numbers = { TAIL(FORM($days, case: "numbers")) ->
    [place] { FORM($days, case: "numbers") } తేదీల్లో
   *[other] { $days }
}
-tail-place = వ
-tail-same-weekday =
    సోమవారంసోమవారం మంగళవారంమంగళవారం బుధవారంబుధవారం గురువారంగురువారం శుక్రవారంశుక్రవారం శనివారంశనివారం ఆదివారంఆదివారం

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] ప్రతి నెల { month-days }
}
once-on-days = { $total ->
    [1] ఒకసారి, నెలలో { month-days }
   *[other] ఒకసారి, నెలలో వీటిలో ముందుగా వచ్చే రోజున: { once-days }
}
# ఒకటవ తేదీ మరియు పదిహేనవ తేదీ; రెండవ మరియు నాలుగవ శనివారం
once-days = { $total ->
    [2] { TAIL(FORM($days, case: "weekdays")) ->
        [same-weekday] { month-days }
       *[other] { FORM($days, case: "listed") }
    }
   *[other] { FORM($days, case: "listed") }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, నెలలో { month-days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] ఒకసారి, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] ఒకసారి, { $month } నెలలో { month-days }
       *[other] ఒకసారి, { $month } నెలలో వీటిలో ముందుగా వచ్చే రోజున: { once-days }
    }
   *[rule] { $every } { $month } నెలలో { month-days }
}

## The times and the end of a schedule

recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD(FORM($times, case: "day-at")) ->
        [dawn] { recurrence-at-dawn }
        [beginning] { recurrence-at-dawn }
       *[other] { recurrence-at }
    }
# On some days only, midnight would be heard as the end of the day: ప్రతి సోమవారం తెల్లవారుజామున ఒంటి గంటకు; but ప్రతి
# రోజు అర్ధరాత్రి ఒంటి గంటకు
recurrence-at-dawn = { TAIL($rule) ->
    [some-day] { $rule } { FORM($times, case: "day-at") }
   *[other] { recurrence-at }
}
-tail-some-day = సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం ఆదివారం న తేదీ తేదీల్లో

recurrence-until = { FORM($date, case: "oblique") } వరకు { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, మొత్తం { $times }
}
-head-once = ఒకసారి

recurrence-next = { $case ->
    [inner] { FORM($when, case: "on") }
   *[direct] తదుపరి: { FORM($when, case: "on") }
}

recurrence-unavailable = షెడ్యూల్ అందుబాటులో లేదు

## How many times something happens

times = { $count ->
    [1] ఒకసారి
   *[other] { $count } సార్లు
}

times-per = { to-unit } { times }
# ఒక్కో వ్యక్తికి; రోజుకు; వ్యక్తికి alone would be "to a person"
to-unit = { TRAIT($unit, "being") ->
    [person] ఒక్కో { to-unit-bare }
   *[thing] { to-unit-bare }
}
# రోజుకు; నిమిషానికి
to-unit-bare = { TAIL(FORM($unit, 1, case: "dative")) ->
    [dative] { FORM($unit, 1, case: "dative") }
   *[bare] { FORM($unit, 1) }కు
}
