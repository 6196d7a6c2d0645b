## The time of an event. Verbs come last and agree with nothing. The time is in the locative (yarın saat 9’da başlıyor)

event-arrival = { FORM($when, case: "on") } geliyor
event-arrival-now = gelmek üzere
event-arrival-past = { FORM($when, case: "on") } geldi

event-departure = { FORM($when, case: "on") } kalkıyor
event-departure-now = kalkmak üzere
event-departure-past = { FORM($when, case: "on") } kalktı
departure-cancelled = iptal edildi

event-start = { FORM($when, case: "on") } başlıyor
event-start-now = başlamak üzere
event-start-past = { FORM($when, case: "on") } başladı

event-end = { FORM($when, case: "on") } bitiyor
event-end-now = bitmek üzere
event-end-past = { FORM($when, case: "on") } bitti

event-expiry = süresi { FORM($when, case: "on") } doluyor
event-expiry-now = süresi dolmak üzere
event-expiry-past = süresi { FORM($when, case: "on") } doldu

event-opening = { FORM($when, case: "on") } açılıyor
event-opening-now = açılmak üzere
event-opening-past = { FORM($when, case: "on") } açıldı

event-closing = { FORM($when, case: "on") } kapanıyor
event-closing-now = kapanmak üzere
event-closing-past = { FORM($when, case: "on") } kapandı

# 3 gün sonra, 23 Kasım’da
event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = { FORM($time, case: "to") } kadar

until-day = { FORM($date, case: "to") } kadar

until-moment = { FORM($when, case: "to") } kadar

until-open = { $when } açık

until-closed = { $when } kapalı

open-always = 24 saat açık

until-state = { $when } { FORM($state, case: "until") }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "from") } beri

since-day = { HEAD($date) ->
    [today] { FORM($date, case: "from") } itibaren
   *[past] { FORM($date, case: "from") } beri
}

since-month = { FORM($month, case: "from") } beri

## The last time that something was done

last-updated = son güncelleme: { TITLE($when) }

last-completed = son tamamlama: { TITLE($when) }

last-active = son etkinlik: { TITLE($when) }

last-used = son kullanım: { TITLE($when) }

last-synced = son eşzamanlama: { TITLE($when) }

last-saved = son kaydetme: { TITLE($when) }

## Delays

delay-late = { $duration } gecikmeli

delay-early = { $duration } erken

delay-none = zamanında

## The time between a reminder and the event

duration-before = { $duration } önceden

## The time that is left

remaining = { $duration } kaldı

remaining-less = { $duration }{ duration-locative }n az kaldı

duration-locative = { TAIL($duration) ->
    [front-soft] de
   *[other] da
}

remaining-about = yaklaşık { $duration } kaldı

remaining-none = süre doldu

## An amount that becomes larger or smaller

gaining = { FORM($amount, case: "changed") } artıyor

losing = { FORM($amount, case: "changed") } azalıyor

gain-none = değişiklik yok
