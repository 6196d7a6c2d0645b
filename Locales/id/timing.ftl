## The time of an event. "Sudah" is what is over

event-arrival = tiba { $when }
event-arrival-now = tiba sekarang
event-arrival-past = sudah tiba { $when }
event-departure = berangkat { $when }
event-departure-now = berangkat sekarang
event-departure-past = sudah berangkat { $when }
departure-cancelled = dibatalkan
event-start = dimulai { $when }
event-start-now = dimulai sekarang
event-start-past = sudah dimulai { $when }
event-end = berakhir { $when }
event-end-now = berakhir sekarang
event-end-past = sudah berakhir { $when }
event-expiry = kedaluwarsa { $when }
event-expiry-now = kedaluwarsa sekarang
event-expiry-past = sudah kedaluwarsa { $when }
event-opening = buka { $when }
event-opening-now = mulai buka sekarang
event-opening-past = sudah buka { $when }
event-closing = tutup { $when }
event-closing-now = tutup sekarang
event-closing-past = sudah tutup { $when }
event-both = { $distance }, pada { $date }
    .time = { $distance }, { $time }

## The end of a state

# Not "sampai", which is also "to arrive": terlambat sampai.
until-time = hingga { $time }
until-day = hingga { $date }
until-moment = hingga { $when }
until-open = buka { $when }
until-closed = tutup { $when }
open-always = buka 24 jam
until-state = { FORM($state, case: "until") } { $when }

## The beginning of a state

since-time = sejak { $time }
since-day = { TAIL($date) ->
    [today] mulai hari ini
   *[past] sejak { $date }
}
since-month = sejak { $month }

## The last time that something was done

last-updated = terakhir diperbarui { $when }
last-completed = terakhir diselesaikan { $when }
last-active = terakhir aktif { $when }
last-used = terakhir digunakan { $when }
last-synced = terakhir disinkronkan { $when }
last-saved = terakhir disimpan { $when }

## Delays

delay-late = terlambat { $duration }
delay-early = lebih awal { $duration }
delay-none = tepat waktu

duration-before = { $duration } sebelumnya

## The time that is left

remaining = sisa { $duration }
remaining-less = sisa kurang dari { $duration }
remaining-about = sisa sekitar { $duration }
remaining-none = tidak ada sisa waktu

## An amount that becomes larger or smaller

gaining = bertambah { $amount }
losing = berkurang { $amount }
gain-none = tidak ada perubahan
