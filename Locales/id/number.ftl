### Indonesian (Indonesia). Register: plain and neutral, as in Apple's and Google's apps. The listener is "Anda" where a
### phrase can't do without. Buttons and requests have the bare verb (hapus, masukkan). No phrase tells anyone's gender.
### Status: checked
### Read: 2026-11-30, cold reader, id
###
### Words have no plural, gender or case. A number stands before its noun without a classifier (3 pesan, 3 orang), a state
### after it (3 pesan belum dibaca), with "yang" after "tidak ada" and "hanya" (tidak ada pesan yang belum dibaca).
### One of something is the digit, which voices read as "satu".
###
### Clock: with "pukul", which is also the "at" of a time (besok pukul 14:30). The colon stands where print has a full
### stop, because voices read 14.30 as a decimal. The full hour has no minutes. A 12-hour clock, and a 24-hour clock before
### noon, has the part of the day: dini hari to 3:59, pagi to 10:59, siang to 14:59, sore to 18:59, malam.
###
### Sunday is "hari Minggu" wherever "Minggu" alone would be heard as "week".
###
### Two times in one phrase don't mix the two clocks: pukul 9 pagi sampai pukul 5 sore, pukul 14 sampai 16.
###
### $case has these values: "dial" is a time without "pukul", after "sampai". "part" is a time without the part of the day,
### after "pagi ini". "clock" is a time with its part of the day on both clocks. "span" is a day in a period. "label" is a
### state as the name of a field, "until" one before "hingga". "onetime" is for schedules that happen only once.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = tak terhingga
number-unavailable = angka tidak tersedia
ordinal = { $value ->
    [1] pertama
   *[other] ke-{ $value }
}
percent = { $value } persen

# minus 5 sampai plus 22: the minus may seem to belong to both.
# same
range = { HEAD($from) ->
    [minus] { $from } sampai { range.end }
   *[other] { $from } sampai { $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] plus { $to }
    }
-head-minus = minus
-head-unsigned = minus plus 0 nol !0,

## Large numbers, rounded

compact-3 = { $count ->
    [1] seribu
   *[other] { $count } ribu
}
compact-6 = { $count } juta
compact-9 = { $count } miliar
compact-12 = { $count } triliun
