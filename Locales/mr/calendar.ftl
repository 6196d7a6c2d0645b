## Ages. $case "inner": after a name that tells it (मांजराचे वय: 8 वर्षे); "bounded": with words before it; "unlabeled": the
## stem before पेक्षा कमी वय

age = { $case ->
    [inner] { $duration }
    [bounded] { $duration } वय
    [unlabeled] { FORM($duration, case: "oblique") }
    [oblique] { $duration } वया
   *[direct] वय: { $duration }
}
    .none = { $period ->
        [day] आज जन्म झाला
       *[other] { $case ->
            [inner] { FORM($duration, case: "oblique") }पेक्षा कमी
           *[direct] वय: { FORM($duration, case: "oblique") }पेक्षा कमी
        }
    }

## Periods that end now. $case "during": something happens in them

recent = { $case ->
    [during] { $count ->
        [1] गेल्या { FORM($unit, 1, case: "oblique") }त
       *[other] गेल्या { FORM($duration, case: "oblique") }त
    }
    [oblique] { $count ->
        [1] गेल्या { FORM($unit, 1, case: "oblique") }
       *[other] गेल्या { $duration }
    }
   *[direct] { $count ->
        [1] { recent-one } { $unit }
       *[other] { recent-several }
    }
}
recent-one = { TRAIT($unit, "gender") ->
    [masculine] गेला
   *[neuter] गेले
}
recent-several = { $period ->
    [minute] गेली { $duration }
    [year] गेली { $duration }
   *[other] गेले { $duration }
}

## Weeks, months, and years of the calendar. They tell when; "oblique": the stem before a postposition

week-last = { $case ->
    [oblique] गेल्या आठवड्या
   *[direct] गेल्या आठवड्यात
}
week-this = { $case ->
    [oblique] या आठवड्या
   *[direct] या आठवड्यात
}
week-next = { $case ->
    [oblique] पुढच्या आठवड्या
   *[direct] पुढच्या आठवड्यात
}
month-last = { $case ->
    [oblique] गेल्या महिन्या
   *[direct] गेल्या महिन्यात
}
month-this = { $case ->
    [oblique] या महिन्या
   *[direct] या महिन्यात
}
month-next = { $case ->
    [oblique] पुढच्या महिन्या
   *[direct] पुढच्या महिन्यात
}
year-last = { $case ->
    [oblique] गेल्या वर्षा
   *[direct] गेल्या वर्षी
}
year-this = { $case ->
    [oblique] या वर्षा
   *[direct] या वर्षी
}
year-next = { $case ->
    [oblique] पुढच्या वर्षा
   *[direct] पुढच्या वर्षी
}

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
    [4] आज पहाटे
    [5] आज पहाटे
    [6] आज सकाळी
    [7] आज सकाळी
    [8] आज सकाळी
    [9] आज सकाळी
    [10] आज सकाळी
    [11] आज सकाळी
    [12] आज दुपारी
    [13] आज दुपारी
    [14] आज दुपारी
    [15] आज दुपारी
    [16] आज संध्याकाळी
    [17] आज संध्याकाळी
    [18] आज संध्याकाळी
    [19] आज संध्याकाळी
   *[other] आज रात्री
}

week-of = { TAIL($date) ->
    [digit] { $date } पासूनचा आठवडा
   *[word] { FORM($date, case: "oblique") }पासूनचा आठवडा
}

## Hours that have names, and times in other time zones

time-noon = दुपारी { time-twelve }

time-midnight = मध्यरात्री { time-twelve }
time-twelve = { $case ->
    [oblique] 12 वाजल्या
    [ahead] 12 वाजे
    [dial-ahead] 12 वाजे
    [hour] 12
   *[direct] 12 वाजता
}

moment-end-of-today = आज { time-midnight }

# same for every case
moment-same-day = { $time }

# Eastern वेळेनुसार सकाळी 9 वाजता, तुमच्या वेळेनुसार संध्याकाळी 7 वाजून 30 मिनिटांनी. After the time, the zone would be heard
# with what follows. A name that says वेळ itself stands before a colon.
time-zoned = { TAIL($zone) ->
    [time] { $zone }: { $time }
   *[name] { $zone } वेळेनुसार { $time }
}
    .known = { $zone }: { $time }

-tail-time = वेळ time Time

time-zones = { time-zoned }, तुमच्या वेळेनुसार { $local }
    .known = { time-zoned.known }, तुमच्या वेळेनुसार { $local }

## An amount within a period

# या आठवड्यात 3 वर्कआउट; गेल्या 7 दिवसांत 3 वर्कआउट
amount-during = { FORM($period, case: "during") } { $amount }
