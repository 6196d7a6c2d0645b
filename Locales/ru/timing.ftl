## The time of an event: nouns, and verbs of the present, for a verb of the past shows a gender; of what was begun,
## ended, opened or closed the impersonal past.

event-arrival = прибытие { FORM($when, case: "on") }
event-arrival-now = прибытие сейчас
event-arrival-past = прибытие { FORM($when, case: "past") }

event-departure = отправление { FORM($when, case: "on") }
event-departure-now = отправление сейчас
event-departure-past = отправление { FORM($when, case: "past") }
departure-cancelled = отменено

event-start = начало { FORM($when, case: "on") }
event-start-now = начинается сейчас
event-start-past = начато { FORM($when, case: "past") }

event-end = окончание { FORM($when, case: "on") }
event-end-now = заканчивается сейчас
event-end-past = завершено { FORM($when, case: "past") }

# срок действия истекает через 3 дня, 23 ноября
event-expiry = срок действия истекает { FORM($when, case: "on") }
event-expiry-now = срок действия истекает сейчас
event-expiry-past = срок действия истёк { FORM($when, case: "past") }

event-opening = открытие { FORM($when, case: "on") }
event-opening-now = открывается сейчас
event-opening-past = открыто { FORM($when, case: "past") }

event-closing = закрытие { FORM($when, case: "on") }
event-closing-now = закрывается сейчас
event-closing-past = закрыто { FORM($when, case: "past") }

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = до { FORM($time, case: "genitive") }

# "До сегодняшнего дня" is heard as "up to now".
until-day = { HEAD($date) ->
    [today] до конца сегодняшнего дня
   *[other] до { FORM($date, case: "genitive") }
}

# до 9:00 завтрашнего дня: see the moments in date.ftl
until-moment = до { FORM($when, case: "genitive") }

until-open = открыто { $when }

until-closed = закрыто { $when }

open-always = открыто круглосуточно

# The form "until" is what a state is called that has an end: действительно до 1 марта, not верно.
until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = с { FORM($time, case: "genitive") }

# со вчерашнего дня; со вторника; с 3 ноября
since-day = { since-date }

since-month = с { FORM($month, case: "genitive") }

## The last time that something was done

last-updated = последнее обновление { FORM($when, case: "past") }

last-completed = последний раз выполнено { FORM($when, case: "past") }

last-active = последняя активность { FORM($when, case: "past") }

last-used = последнее использование { FORM($when, case: "past") }

last-synced = последняя синхронизация { FORM($when, case: "past") }

last-saved = последнее сохранение { FORM($when, case: "past") }

## Delays

delay-late = опоздание на { FORM($duration, case: "accusative") }

delay-early = раньше на { FORM($duration, case: "accusative") }

delay-none = по расписанию

## The time between a reminder and the event

# за 30 минут до события, за час до события
duration-before = за { FORM($duration, case: "accusative") } до события

## The time that is left: осталось 5 минут. Of one, the past tense would show the gender of the unit (остался час,
## осталась минута), and the present does not.

remaining = { TAIL($count) ->
    [single] остаётся { $duration }
   *[several] осталось { $duration }
}
-tail-single = 1 !11

remaining-less = осталось меньше { FORM($duration, case: "genitive") }

remaining-about = { TAIL($count) ->
    [single] остаётся примерно { $duration }
   *[several] осталось примерно { $duration }
}

remaining-none = время вышло

## An amount that becomes larger or smaller in each period

gaining = увеличение на { FORM($amount, case: "accusative") }

losing = уменьшение на { FORM($amount, case: "accusative") }

gain-none = без изменений
