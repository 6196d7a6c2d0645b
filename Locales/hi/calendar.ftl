## Ages. $case "inner": after a name that tells it (बिल्ली की उम्र: 8 साल); "bounded" and "oblique": with words
## around it; "unlabeled": before से कम उम्र

age = { $case ->
    [inner] { $duration }
    [bounded] { FORM($duration, case: "oblique") } की उम्र
    [unlabeled] { FORM($duration, case: "oblique") }
    [oblique] { $duration } की उम्र
   *[direct] उम्र: { $duration }
}
    .none = { $period ->
        [day] आज जन्म हुआ
       *[other] { $case ->
            [inner] { FORM($duration, case: "oblique") } से कम
           *[direct] उम्र: { FORM($duration, case: "oblique") } से कम
        }
    }

## Periods that end now. $case "during": something happens in them

recent = { $case ->
    [during] { $count ->
        [1] पिछले { FORM($unit, 1, case: "oblique") } में
       *[other] पिछले { recent-span } में
    }
   *[direct] { $count ->
        [1] पिछला { $unit }
       *[other] पिछले { $duration }
    }
}

# The oblique plural is heard of hours, days, and months: पिछले 7 दिनों में
recent-span = { $period ->
    [hour] { $count } घंटों
    [day] { $count } दिनों
    [month] { $count } महीनों
   *[other] { $duration }
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after. Oblique, for they tell
## when; months and years are the words of everyday speech (महीने, साल), where CLDR has the written माह and वर्ष.

week-last = पिछले सप्ताह
week-next = अगले सप्ताह
month-this = इस महीने
month-last = पिछले महीने
month-next = अगले महीने
year-this = इस साल
year-last = पिछले साल
year-next = अगले साल

## Today, with CLDR's part of the day if it can't mean another day

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
   *[other] { moment-today }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] आज सुबह
    [5] आज सुबह
    [6] आज सुबह
    [7] आज सुबह
    [8] आज सुबह
    [9] आज सुबह
    [10] आज सुबह
    [11] आज सुबह
    [12] आज दोपहर
    [13] आज दोपहर
    [14] आज दोपहर
    [15] आज दोपहर
    [16] आज शाम
    [17] आज शाम
    [18] आज शाम
    [19] आज शाम
   *[other] आज रात
}

week-of = { FORM($date, case: "oblique") } से शुरू सप्ताह

## Hours that have names, and times in other time zones

time-noon = दोपहर 12 बजे

time-midnight = मध्यरात्रि

moment-end-of-today = आज रात 12 बजे

# same for every case
moment-same-day = { $time }

# न्यूयॉर्क समय के अनुसार सुबह 9 बजे, आपके समय के अनुसार शाम 7 बजकर 30 मिनट. After the time, the zone would be heard with
# what follows.
time-zoned = { TAIL($zone) ->
    [time] { time-zoned.known }
   *[name] { $zone } समय के अनुसार { FORM($time, case: "told") }
}
    .known = { $zone } के अनुसार { FORM($time, case: "told") }
-tail-time = समय टाइम time

time-zones = { time-zoned }, आपके समय के अनुसार { FORM($local, case: "told") }
    .known = { time-zoned.known }, आपके समय के अनुसार { FORM($local, case: "told") }

## An amount within a period

# इस सप्ताह 3 वर्कआउट; पिछले 7 दिनों में 3 वर्कआउट
amount-during = { FORM($period, case: "during") } { $amount }
