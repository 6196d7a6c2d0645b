## Ages: "gammel" is right for people of any gender. After a field that is named for an age, the span is alone: 8 år

age = { $case ->
    [inner] { $duration }
   *[bare] { $duration } gammel
}
    .none = { $period ->
        [day] født i dag
       *[other] { $case ->
            [inner] mindre enn { $duration }
           *[bare] mindre enn { $duration } gammel
        }
    }

## Periods that end now

recent = { $count ->
    [1] { $period ->
        [minute] det siste minuttet
       *[hour] den siste timen
    }
   *[other] de siste { $count } { recent-unit }
}
recent-unit = { $period ->
    [minute] minuttene
    [hour] timene
    [day] dagene
    [week] ukene
    [month] månedene
   *[year] årene
}

## Today, with the part of the day
##
## "I morges" is always in the past, so it can't be used for a time that is still to come.

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
    [12] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "part") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] i dag tidlig
    [6] i dag tidlig
    [7] i dag tidlig
    [8] i dag tidlig
    [9] i dag tidlig
    [10] i formiddag
    [11] i formiddag
    [12] midt på dagen i dag
    [13] i ettermiddag
    [14] i ettermiddag
    [15] i ettermiddag
    [16] i ettermiddag
    [17] i ettermiddag
   *[other] i kveld
}

week-of = uken fra { $date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [dial] 12 på dagen
    [part] klokken 12
   *[at] klokken 12 på dagen
}

time-midnight = { $case ->
    [at] ved midnatt
   *[bare] midnatt
}

moment-end-of-today = ved midnatt

moment-same-day = { $case ->
    [at] { FORM($time, case: "at") }
   *[bare] { $time }
}

# klokken 15 Eastern tid would be heard as a name; what does not end in "tid" comes before the time: Tokyo: klokken 5
time-zoned = { TAIL($zone) ->
    [zone-time] { $time } { $zone }
   *[other] { $zone }: { $time }
}
    .known = { HEAD($zone) ->
        [zone-of] { $time } i { $zone }
       *[other] { $time } { $zone }
    }
-tail-zone-time = tid UTC GMT CET CEST time
-head-zone-of = tidssonen

time-zones = { time-zoned }, { $local } din tid
    .known = { time-zoned.known }, { $local } din tid

## An amount within a period

# 3 treningsøkter denne uken, i mars, de siste 7 dagene
amount-during = { TAIL($period) ->
    [decade] { $amount } i løpet av { $period }
   *[other] { amount-during-date }
}
amount-during-date = { HEAD($period) ->
    [month] { $amount } i { $period }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-month = januar februar mars april mai juni juli august september oktober november desember
-tail-decade = -tallet tiår

## Time zones. CLDR's "tidssone for" needs the definite form after a time: klokken 15 i tidssonen for Tahiti

zone-amazon = tidssonen for Amazonas
zone-america-central = nordamerikansk sentraltid
zone-america-eastern = nordamerikansk østkysttid
zone-america-mountain = tidssonen for Rocky Mountains
zone-america-pacific = nordamerikansk stillehavstid
zone-anadyr = tidssonen for Anadyr
zone-apia = tidssonen for Apia
zone-atlantic = nordamerikansk atlanterhavstid
zone-brasilia = tidssonen for Brasilia
zone-brunei = tidssonen for Brunei
zone-chamorro = tidssonen for Chamorro
zone-chatham = tidssonen for Chatham
zone-christmas = tidssonen for Christmasøya
zone-cocos = tidssonen for Kokosøyene
zone-cook = tidssonen for Cookøyene
zone-davis = tidssonen for Davis
zone-dumontdurville = tidssonen for Dumont d'Urville
zone-easter = tidssonen for Påskeøya
zone-falkland = tidssonen for Falklandsøyene
zone-french-guiana = tidssonen for Fransk Guyana
zone-french-southern = tidssonen for De franske sørterritorier
zone-galapagos = tidssonen for Galápagosøyene
zone-gambier = tidssonen for Gambier
zone-gilbert-islands = tidssonen for Gilbertøyene
zone-gulf = tidssonen for Persiabukta
zone-hawaii-aleutian = tidssonen for Hawaii og Aleutene
zone-hong-kong = tidssonen for Hongkong
zone-hovd = tidssonen for Khovd
zone-indian-ocean = tidssonen for Indiahavet
zone-irkutsk = tidssonen for Irkutsk
zone-kamchatka = tidssonen for Kamtsjatka
zone-kosrae = tidssonen for Kosrae
zone-krasnoyarsk = tidssonen for Krasnojarsk
zone-line-islands = tidssonen for Linjeøyene
zone-lord-howe = tidssonen for Lord Howe-øya
zone-magadan = tidssonen for Magadan
zone-marquesas = tidssonen for Marquesasøyene
zone-mawson = tidssonen for Mawson
zone-mexico-pacific = meksikansk stillehavstid
zone-mongolia = tidssonen for Ulan Bator
zone-moscow = Moskva-tid
zone-new-caledonia = nykaledonsk tid
zone-newfoundland = tidssonen for Newfoundland
zone-niue = tidssonen for Niue
zone-norfolk = tidssonen for Norfolkøya
zone-noronha = tidssonen for Fernando de Noronha
zone-novosibirsk = tidssonen for Novosibirsk
zone-omsk = tidssonen for Omsk
zone-phoenix-islands = tidssonen for Phoenixøyene
zone-pierre-miquelon = tidssonen for Saint-Pierre-et-Miquelon
zone-pitcairn = tidssonen for Pitcairn
zone-ponape = tidssonen for Pohnpei
zone-reunion = tidssonen for Réunion
zone-rothera = tidssonen for Rothera
zone-sakhalin = tidssonen for Sakhalin
zone-samara = tidssonen for Samara
zone-south-georgia = tidssonen for Sør-Georgia
zone-syowa = tidssonen for Syowa
zone-taipei = tidssonen for Taipei
zone-tokelau = tidssonen for Tokelau
zone-truk = tidssonen for Chuukøyene
zone-turkey = tidssonen for Istanbul
zone-urumqi = tidssonen for Ürümqi
zone-vladivostok = tidssonen for Vladivostok
zone-volgograd = tidssonen for Volgograd
zone-vostok = tidssonen for Vostok
zone-wake = tidssonen for Wake Island
zone-wallis = tidssonen for Wallis og Futuna
zone-yakutsk = tidssonen for Jakutsk
zone-yekaterinburg = tidssonen for Jekaterinburg
zone-yukon = tidssonen for Yukon
