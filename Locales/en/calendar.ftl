## Ages of people and things. The person may have any gender, so these phrases agree with no noun
##
## Use either $duration or $count. English uses $duration in all of these messages.

# $duration (phrase, optional): the age with its unit, such as "8 years" or "3 months". In .none, it is one unit: "1 year".
# $count (whole number, optional): the number alone.
# $unit (phrase, optional): the unit alone, such as "year".
# $period (text, optional): the unit by its English name: day, week, month, or year.
# .none: if the number is 0. After words such as "at least", the message itself is heard, even for 0.
# Example: 8 years old
age = { $duration } old
    .none = { $period ->
        [day] born today
       *[other] less than { $duration } old
    }

## Periods that end now, such as the period of a chart

# A period that ends now. One day, week, month, or year is said as "the last 24 hours", "the last 7 days", "the last 30
# days", and "the last 12 months", because "last week" is a week of the calendar.
# $duration (phrase, optional): the period in one unit, such as "7 days".
# $count (whole number, optional): the number alone, 1 to 999. It is 1 only for minutes and hours.
# $unit (phrase, optional): the unit alone, such as "minute".
# $period (text, optional): the unit by its English name: minute, hour, day, week, month, or year.
# Example: The last 7 days
recent = { $count ->
    [1] the last { $unit }
   *[other] the last { $duration }
}

## Today, with the part of the day
##
## Use CLDR's parts of the day, if your language has words for them that can't mean another day. From 0:00 to 3:59, say
## "today". "Tonight" would be unclear then, because these hours can belong to last night, too.

# A time of today.
# $time (phrase): the time of day, such as "9:00 PM".
# $hour (whole number, optional): the hour of that time, 0 to 23, which selects the part of the day.
# Example: Tonight at 9:00 PM
moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
    [12] { HEAD($time) ->
        [noon] { moment-today }
       *[other] { date-today-part } at { $time }
    }
   *[other] { date-today-part } at { $time }
}

# The word for 12:00. English says "today at noon" instead of "this afternoon at noon".
-head-noon = noon

# The part of today, without a time, such as "this morning".
# $hour (whole number, optional): the hour, 0 to 23, which selects the part of the day.
# Example: This morning
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] this morning
    [5] this morning
    [6] this morning
    [7] this morning
    [8] this morning
    [9] this morning
    [10] this morning
    [11] this morning
    [12] this afternoon
    [13] this afternoon
    [14] this afternoon
    [15] this afternoon
    [16] this afternoon
    [17] this afternoon
    [18] this evening
    [19] this evening
    [20] this evening
   *[other] tonight
}
# A week by its first day, such as in a chart.
# $date (phrase): the first day of the week and its month. The year is added if it isn't the current one.
# Example: Week of November 2
week-of = week of { $date }

## Hours that have names, and times in other time zones
##
## The name of an hour, such as "noon", can be heard wherever a time can. If your "time-h12" and "time-h23" have a
## variant for a case, the names need one for that case, too.

# 12:00 in the daytime, if the app asks for a word instead of digits.
# Example: Noon
time-noon = noon

# 0:00 at night, if the app asks for a word instead of digits.
# Example: Midnight
time-midnight = midnight

# The last moment of today, as the time when something happens, such as "closes at midnight".
# Example: At midnight
moment-end-of-today = at midnight

# A time whose day was heard earlier in the same label. The case "at" is for sentences, such as "taken at 8:12 AM".
# $time (phrase): the time of day, such as "8:12 AM".
# Example: 8:12 AM
moment-same-day = { $case ->
    [at] at { $time }
   *[bare] { $time }
}

# A time of day in another time zone, if the clocks there show the same time as the listener's.
# $time (phrase): the time in that zone, such as "3:00 PM".
# $zone (phrase or text): the name of the zone in the app's words, such as "Eastern". It can also be a city or a person.
# .known: if the name is from CLDR.
# .known $time (phrase): the time in that zone.
# .known $zone (phrase): CLDR's name, which says that it is a time, such as "Eastern Time".
# Example: 3:00 PM Eastern time
time-zoned = { TAIL($zone) ->
    [time] { $time } { $zone }
   *[name] { $time } { $zone } time
}
    .known = { $time } { $zone }

# Last letters of names that need no "time", such as "Eastern Time", "UTC", and "GMT+2".
-tail-time =
    time utc gmt est edt cst cdt mst mdt pst pdt bst ist jst cet cest eet eest aest aedt 0 1 2 3 4 5 6 7 8 9

# A time of day in another time zone, followed by the same moment in the listener's own time zone.
# $time (phrase): the time in the other zone, such as "3:00 PM".
# $zone (phrase or text): the name of the other zone in the app's words, such as "Eastern".
# $local (phrase): the time in the listener's zone, such as "9:00 PM". It includes the day if that differs.
# .known: if the name of the zone is from CLDR.
# .known $time (phrase): the time in the other zone.
# .known $zone (phrase): CLDR's name, which says that it is a time, such as "Eastern Time".
# .known $local (phrase): the time in the listener's zone, as in the message itself.
# Example: 3:00 PM Eastern time, 9:00 PM your time
time-zones = { time-zoned }, { $local } your time
    .known = { time-zoned.known }, { $local } your time

## An amount within a period

# $amount (phrase): the amount, such as "3 workouts".
# $period (phrase): one of the weeks, months, and years above, or a phrase such as "the last 7 days".
# Example: 3 workouts this week
amount-during = { $amount } { $period }
