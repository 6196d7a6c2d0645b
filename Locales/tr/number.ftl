### Turkish (Türkiye). Register: plain and impersonal. Results are in the passive (tamamlandı, iptal edildi) or are nouns. Buttons
### have the short imperative, as on all devices (sil, kaydet). Hints and errors have the polite one (dokunun, girin). Turkish
### has no gender.
### Status: checked
### Read: 2026-11-30, cold reader, tr
###
### Each phrase is written as it is heard inside a sentence. Nouns are singular after a number. Names of the user's never take a
### suffix: they stand before a colon, after one, or as the subject of a passive. An apostrophe (’) separates the suffix of a
### number or of the month of a date: 14:30’da, 24 Aralık’ta. Days of the week and months are in lowercase without a date.
###
### $case: "on" and "at" are the locative (saat 14:30’da, 24 Aralık’ta, salı günü), "to" is the dative (saat 14:30’a), and "from"
### is the ablative (saat 14:30’dan). The suffixes of numbers are below. Those of other amounts are in grammar.ftl.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs

minus = eksi { $amount }

plus = artı { $amount }

## Numbers

infinity = sonsuz

number-unavailable = sayı bilinmiyor

# In words: voices read "22." as plain 22.
ordinal = { NUMBER($value, style: "words", type: "ordinal") }

# The word comes before the number: yüzde 75
percent = yüzde { $value }

# It also stands before the name of a unit: 20 ila 30 dolar. Eksi 5 ila artı 22, for "eksi" would be heard as of both.
range = { HEAD($from) ->
    [minus] { $from } ila { range.end }
   *[other] { $from } ila { $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] artı { $to }
    }
-head-minus = eksi
-head-unsigned = eksi artı 0 sıfır !0,

## Large numbers. "Bir bin" is not said

compact-3 = { $count ->
    [1] bin
   *[other] { $count } bin
}

compact-6 = { $count } milyon

compact-9 = { $count } milyar

compact-12 = { $count } trilyon

## Suffixes of numbers in digits, by the way that the last word of the number sounds

# kırk, altmış; üç, dört, beş, yetmiş; bir, iki, yedi, sekiz, yirmi, elli, seksen, yüz, bin, but not milyon; all others: altı,
# dokuz, on, otuz, doksan, milyon, sıfır
-tail-read-back-hard = 40 60
-tail-read-front-hard = 3 4 5 70
-tail-read-front = 1 2 7 8 20 50 80 00 !000.000
-tail-read-back = 6 9 0
# The digits whose word ends in a vowel: altı; iki, yedi, yirmi, elli
-tail-read-six = 6
-tail-read-vowel = 2 7 20 50
# All words with vowels of the front that end in a consonant
-tail-read-consonant = 1 3 4 5 8 70 80 00 !000.000
# on, dokuz, otuz, milyon; üç, dört, yüz, but not bin; bir, beş, sekiz, yetmiş, seksen, bin; all others: kırk, altmış, doksan,
# sıfır
-tail-read-round-back = 9 10 30 000000
-tail-read-round-front = 3 4 00 !.000
-tail-read-flat-front = 1 5 8 70 80 000

# saat 14:30’da, 5’te
suffix-locative = { TAIL($count) ->
    [read-back-hard] ’ta
    [read-front-hard] ’te
    [read-front] ’de
   *[read-back] ’da
}
# 99’dan, 5’ten
suffix-ablative = { suffix-locative }n
# 30’a, 5’e, 6’ya, 20’ye
suffix-dative = { TAIL($count) ->
    [read-six] ’ya
    [read-vowel] ’ye
    [read-consonant] ’e
   *[other] ’a
}
# 5’in, 3’ün, 6’nın, 20’nin
suffix-genitive = { TAIL($count) ->
    [read-six] ’nın
    [read-vowel] ’nin
    [read-round-back] ’un
    [read-round-front] ’ün
    [read-flat-front] ’in
   *[other] ’ın
}
# 5’in 3’ü, 20’nin 6’sı
suffix-possessive = { TAIL($count) ->
    [read-six] ’sı
    [read-vowel] ’si
    [read-round-back] ’u
    [read-round-front] ’ü
    [read-flat-front] ’i
   *[other] ’ı
}
