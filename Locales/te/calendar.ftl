## Ages. "inner": after a name that tells it; "unlabeled": before కంటే; "bounded": with words around it

age = { $case ->
    [inner] { $duration }
    [bounded] { FORM($duration, case: "oblique") } వయస్సు
    [unlabeled] { FORM($duration, case: "oblique") }
    [oblique] { FORM($duration, case: "oblique") } వయస్సు
   *[direct] వయస్సు: { $duration }
}
    .none = { $period ->
        [day] ఈ రోజు పుట్టారు
       *[other] { $case ->
            [inner] { FORM($duration, case: "oblique") } కంటే తక్కువ
           *[direct] వయస్సు: { FORM($duration, case: "oblique") } కంటే తక్కువ
        }
    }

## Periods that end now

recent = { $case ->
    [during] { $count ->
        [1] గత { $unit }లో
       *[other] గత { duration-within }
    }
   *[direct] { $count ->
        [1] గత { $unit }
       *[other] గత { $duration }
    }
}

## Today, with the part of the day

moment-today-part = { moment-today.night }

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] ఈ రోజు ఉదయం
    [6] ఈ రోజు ఉదయం
    [7] ఈ రోజు ఉదయం
    [8] ఈ రోజు ఉదయం
    [9] ఈ రోజు ఉదయం
    [10] ఈ రోజు ఉదయం
    [11] ఈ రోజు ఉదయం
    [12] ఈ రోజు మధ్యాహ్నం
    [13] ఈ రోజు మధ్యాహ్నం
    [14] ఈ రోజు మధ్యాహ్నం
    [15] ఈ రోజు మధ్యాహ్నం
    [16] ఈ రోజు సాయంత్రం
    [17] ఈ రోజు సాయంత్రం
    [18] ఈ రోజు సాయంత్రం
   *[other] ఈ రోజు రాత్రి
}

week-of = { FORM($date, case: "on") } మొదలయ్యే వారం

week-next = వచ్చే వారం
month-next = వచ్చే నెల
year-next = వచ్చే సంవత్సరం

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] మధ్యాహ్నం 12 గంటలకు
    [day-at] మధ్యాహ్నం 12 గంటలకు
    [oblique] మధ్యాహ్నం 12 గంటల
    [day] మధ్యాహ్నం 12 గంటల
    [dial] 12 గంటల
    [hour] మధ్యాహ్నం 12
    [day-hour] మధ్యాహ్నం 12
   *[direct] మధ్యాహ్నం 12 గంటలు
}

time-midnight = అర్ధరాత్రి

moment-end-of-today = ఈ రోజు అర్ధరాత్రి

# same for every case
moment-same-day = { $time }

time-zoned = { $zone } సమయం ప్రకారం { $time }
    .known = { $zone } ప్రకారం { $time }

time-zones = { time-zoned }, మీ సమయం ప్రకారం { $local }
    .known = { time-zoned.known }, మీ సమయం ప్రకారం { $local }

## An amount within a period

amount-during = { FORM($period, case: "during") } { $amount }
