## The time of an event. "Sudah" is what is over

event-arrival = tiba { $when }
event-arrival-now = tiba sekarang
event-arrival-past = sudah tiba { $when }
event-departure = bertolak { $when }
event-departure-now = bertolak sekarang
event-departure-past = sudah bertolak { $when }
departure-cancelled = dibatalkan
event-start = bermula { $when }
event-start-now = bermula sekarang
event-start-past = sudah bermula { $when }
event-end = berakhir { $when }
event-end-now = berakhir sekarang
event-end-past = sudah berakhir { $when }
event-expiry = tamat tempoh { $when }
event-expiry-now = tamat tempoh sekarang
event-expiry-past = sudah tamat tempoh { $when }
event-opening = buka { $when }
event-opening-now = mula dibuka sekarang
event-opening-past = sudah buka { $when }
event-closing = tutup { $when }
event-closing-now = tutup sekarang
event-closing-past = sudah tutup { $when }
event-both = { $distance }, pada { $date }
    .time = { $distance }, { $time }

## The end of a state

until-time = sehingga { $time }
until-day = sehingga { $date }
until-moment = sehingga { $when }
until-open = buka { $when }
until-closed = tutup { $when }
open-always = buka 24 jam
until-state = { $state } { $when }

## The beginning of a state

since-time = sejak { $time }
since-day = { TAIL($date) ->
    [today] mulai hari ini
   *[past] sejak { $date }
}
since-month = sejak { $month }

## The last time that something was done

last-updated = kali terakhir dikemas kini { $when }
last-completed = kali terakhir diselesaikan { $when }
last-active = kali terakhir aktif { $when }
last-used = kali terakhir digunakan { $when }
last-synced = kali terakhir disegerakkan { $when }
last-saved = kali terakhir disimpan { $when }

## Delays

delay-late = lewat { $duration }
delay-early = awal { $duration }
delay-none = tepat pada masanya

duration-before = { $duration } sebelumnya

## The time that is left

remaining = tinggal { $duration }
remaining-less = tinggal kurang daripada { $duration }
remaining-about = tinggal kira-kira { $duration }
remaining-none = tiada masa yang tinggal

## An amount that becomes larger or smaller

gaining = bertambah { $amount }
losing = berkurang { $amount }
gain-none = tiada perubahan
