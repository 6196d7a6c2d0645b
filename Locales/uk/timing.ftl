## The time of an event: nouns, and verbs of the present, for a verb of the past shows a gender; of what was begun,
## ended, opened or closed the impersonal past.

event-arrival = прибуття { FORM($when, case: "within") }
event-arrival-now = прибуття зараз
event-arrival-past = прибуття { FORM($when, case: "pastwithin") }

event-departure = відправлення { FORM($when, case: "within") }
event-departure-now = відправлення зараз
event-departure-past = відправлення { FORM($when, case: "pastwithin") }
departure-cancelled = скасовано

event-start = початок { FORM($when, case: "on") }
event-start-now = починається зараз
event-start-past = розпочато { FORM($when, case: "pastwithin") }

event-end = завершення { FORM($when, case: "within") }
event-end-now = завершується зараз
event-end-past = завершено { FORM($when, case: "pastwithin") }

# термін дії спливає через 3 дні, 23 листопада
event-expiry = термін дії спливає { FORM($when, case: "within") }
event-expiry-now = термін дії спливає зараз
event-expiry-past = термін дії сплив { FORM($when, case: "past") }

event-opening = відкриття { FORM($when, case: "within") }
event-opening-now = відчиняється зараз
event-opening-past = відчинено { FORM($when, case: "pastwithin") }

event-closing = закриття { FORM($when, case: "within") }
event-closing-now = зачиняється зараз
event-closing-past = зачинено { FORM($when, case: "pastwithin") }

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = до { FORM($time, case: "genitive") }

# "До сьогодні" is heard as "up to now".
until-day = { HEAD($date) ->
    [today] до кінця сьогоднішнього дня
   *[other] до { FORM($date, case: "genitive") }
}

# до 9:00 завтрашнього дня: see the moments in date.ftl
until-moment = до { FORM($when, case: "genitive") }

until-open = відчинено { $when }

until-closed = зачинено { $when }

open-always = відчинено цілодобово

# The form "until" is what a state is called that has an end: дійсно до 1 березня, not правильно.
until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = { HEAD($time) ->
    [iz] із { FORM($time, case: "genitive") }
   *[other] з { FORM($time, case: "genitive") }
}

# з учорашнього дня; з вівторка; з 3 листопада
since-day = { since-date }

since-month = { HEAD($month) ->
    [iz] із { FORM($month, case: "genitive") }
   *[other] з { FORM($month, case: "genitive") }
}

## The last time that something was done

last-updated = востаннє оновлено { FORM($when, case: "pastwithin") }

last-completed = востаннє виконано { FORM($when, case: "pastwithin") }

last-active = остання активність { FORM($when, case: "past") }

last-used = востаннє використано { FORM($when, case: "pastwithin") }

last-synced = востаннє синхронізовано { FORM($when, case: "pastwithin") }

last-saved = востаннє збережено { FORM($when, case: "pastwithin") }

## Delays

delay-late = запізнення на { FORM($duration, case: "accusative") }

delay-early = раніше на { FORM($duration, case: "accusative") }

delay-none = за розкладом

## The time between a reminder and the event

# за 30 хвилин до події, за годину до події
duration-before = за { FORM($duration, case: "accusative") } до події

## The time that is left: залишилося 5 хвилин. Of one, the past tense would show the gender of the unit (залишився день,
## залишилася хвилина), and the present does not.

remaining = { TAIL($count) ->
    [single] залишається { $duration }
   *[several] залишилося { $duration }
}
-tail-single = 1 !11

remaining-less = залишилося менше { FORM($duration, case: "genitive") }

remaining-about = { TAIL($count) ->
    [single] залишається приблизно { $duration }
   *[several] залишилося приблизно { $duration }
}

remaining-none = час вийшов

## An amount that becomes larger or smaller in each period

gaining = збільшення на { FORM($amount, case: "accusative") }

losing = зменшення на { FORM($amount, case: "accusative") }

gain-none = без змін
