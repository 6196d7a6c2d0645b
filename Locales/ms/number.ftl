### Malay (Malaysia). Register: plain and neutral, as in Apple's and Google's apps. The listener is "anda" where a phrase
### can't do without. Buttons and requests have the bare verb (padam, masukkan). No phrase tells anyone's gender.
### Status: checked
### Read: 2026-11-30, cold reader, ms
###
### Words have no plural, gender or case. A number stands before its noun without a classifier (3 mesej, 3 orang), a state
### after it (3 mesej belum dibaca), with "yang" after "tiada" and "hanya" (tiada mesej yang belum dibaca). One of something
### is the digit, which voices read as "satu". "Se-" is for one unit of time after a number of times or a price (sehari).
###
### Clock: with "pukul", which is also the "at" of a time (esok pukul 2:30 petang). The colon stands where print has a full
### stop, because voices read 2.30 as a decimal. The full hour has no minutes. A 12-hour clock, and a 24-hour clock until
### 13:59, has the part of the day: pagi to 11:59, tengah hari to 13:59, petang to 18:59, malam. The time 0:00 is
### "tengah malam" alone, but "pukul 12 awal pagi" after its day, because "tengah malam" may be the end of the day.
###
### $case has these values: "dial" is a time without "pukul", after "hingga". "part" is a time without the part of the day,
### after "pagi ini". "span" is a day in a period. "label" is a state as the name of a field. "onetime" is for schedules that
### happen only once.

## Settings: one word each, read by the library and never spoken

# Voices read 8,547 as a decimal.
number-digits = plain

## Signs

minus = negatif { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = infiniti
number-unavailable = nombor tidak tersedia
ordinal = { $value ->
    [1] pertama
   *[other] ke-{ $value }
}
percent = { $value } peratus

# negatif 5 hingga positif 22: the sign may seem to belong to both.
range = { HEAD($from) ->
    [minus] { $from } hingga { range.end }
   *[other] { $from } hingga { $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] positif { $to }
    }
-head-minus = negatif
-head-unsigned = negatif 0 sifar kosong !0.

## Large numbers, rounded

compact-3 = { $count ->
    [1] seribu
   *[other] { $count } ribu
}
compact-6 = { $count } juta
compact-9 = { $count } bilion
compact-12 = { $count } trilion
