## Ages. $case "inner": after a name that tells it; "bounded" and "oblique": with words around it; "unlabeled": before
## થી ઓછી ઉંમર

age = { $case ->
    [inner] { $duration }
    [bounded] { FORM($duration, case: "oblique") }ની ઉંમર
    [unlabeled] { FORM($duration, case: "oblique") }
    [oblique] { FORM($duration, case: "oblique") }ની ઉંમર
   *[direct] ઉંમર: { $duration }
}
    .none = { $period ->
        [day] આજે જન્મ થયો
       *[other] { $case ->
            [inner] { FORM($duration, case: "oblique") }થી ઓછી
           *[direct] ઉંમર: { FORM($duration, case: "oblique") }થી ઓછી
        }
    }

## Periods that end now. $case "during": something happens in them

recent = { $case ->
    [during] { recent-oblique }માં
    [oblique] { recent-oblique }
   *[direct] { $count ->
        [1] { recent-last-one } { $unit }
       *[other] { recent-last } { $duration }
    }
}
recent-oblique = { $count ->
    [1] { recent-last-oblique } { FORM($unit, 1, case: "oblique") }
   *[other] { recent-last } { FORM($duration, case: "oblique") }
}
recent-last-one = { $period ->
    [minute] છેલ્લી
   *[other] છેલ્લો
}
recent-last-oblique = { $period ->
    [minute] છેલ્લી
   *[other] છેલ્લા
}
recent-last = { $period ->
    [minute] છેલ્લી
    [week] છેલ્લાં
    [year] છેલ્લાં
   *[other] છેલ્લા
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
    [4] આજે સવારે
    [5] આજે સવારે
    [6] આજે સવારે
    [7] આજે સવારે
    [8] આજે સવારે
    [9] આજે સવારે
    [10] આજે સવારે
    [11] આજે સવારે
    [12] આજે બપોરે
    [13] આજે બપોરે
    [14] આજે બપોરે
    [15] આજે બપોરે
    [16] આજે સાંજે
    [17] આજે સાંજે
    [18] આજે સાંજે
    [19] આજે સાંજે
   *[other] આજે રાત્રે
}

week-of = { FORM($date, case: "oblique") }નું અઠવાડિયું

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [oblique] બપોરે 12 વાગ્યા
    [day] બપોરે 12 વાગ્યા
    [dial] બપોરે 12 વાગ્યા
    [hour] બપોરે 12 વાગ્યા
    [day-hour] બપોરે 12 વાગ્યા
   *[direct] બપોરે 12 વાગ્યે
}

time-midnight = { $case ->
    [oblique] મધરાત
    [day] મધરાત
    [dial] મધરાત
    [hour] મધરાત
    [day-hour] મધરાત
   *[direct] મધરાતે
}

moment-end-of-today = { $case ->
    [oblique] આજે રાત્રે 12 વાગ્યા
   *[direct] આજે રાત્રે 12 વાગ્યે
}

# same for every case
moment-same-day = { $time }

# ન્યૂયૉર્ક સમય મુજબ સવારે 9 વાગ્યે, તમારા સમય મુજબ સાંજે 7 વાગીને 30 મિનિટે
time-zoned = { TAIL($zone) ->
    [time] { $zone } મુજબ { $time }
   *[name] { $zone } સમય મુજબ { $time }
}
    .known = { $zone } મુજબ { $time }
-tail-time = સમય ટાઇમ time

# "zoned": after આજે રાત્રે 8 વાગ્યે, આજે રાત્રે 1 વાગ્યે would be heard as earlier; so it is આજે મધરાત પછી 1 વાગ્યે.
time-zones = { FORM(time-zoned, case: "zoned") }, તમારા સમય મુજબ { FORM($local, case: "zoned") }
    .known = { FORM(time-zoned.known, case: "zoned") }, તમારા સમય મુજબ { FORM($local, case: "zoned") }

## An amount within a period

# આ અઠવાડિયે 3 વર્કઆઉટ; છેલ્લા 7 દિવસમાં 3 વર્કઆઉટ
amount-during = { TAIL(FORM($period, case: "during")) ->
    [month] { $period }માં { $amount }
   *[other] { HEAD(FORM($period, case: "during")) ->
        [past] { FORM($period, case: "during") } { FORM($amount, case: "past") }
       *[other] { FORM($period, case: "during") } { $amount }
    }
}
-head-past = ગયા ગયું ગઈ
-tail-month =
    જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર

## Weeks, months, and years of the calendar: ગયા અઠવાડિયે, but ગયા અઠવાડિયા કરતાં

week-this = { $case ->
    [oblique] આ અઠવાડિયા
   *[direct] આ અઠવાડિયે
}
week-last = { $case ->
    [oblique] ગયા અઠવાડિયા
   *[direct] ગયા અઠવાડિયે
}
week-next = { $case ->
    [oblique] આવતા અઠવાડિયા
   *[direct] આવતા અઠવાડિયે
}
month-this = { $case ->
    [oblique] આ મહિના
   *[direct] આ મહિને
}
month-last = { $case ->
    [oblique] ગયા મહિના
   *[direct] ગયા મહિને
}
month-next = { $case ->
    [oblique] આવતા મહિના
   *[direct] આવતા મહિને
}
year-this = { $case ->
    [oblique] આ વર્ષ
   *[direct] આ વર્ષે
}
year-last = { $case ->
    [oblique] ગયા વર્ષ
   *[direct] ગયા વર્ષે
}
year-next = { $case ->
    [oblique] આવતા વર્ષ
   *[direct] આવતા વર્ષે
}
