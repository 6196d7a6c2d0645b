### Turkish (Türkiye). Register: plain, neutral, impersonal: results are said in the passive (tamamlandı, iptal edildi) or
### with a noun, and nobody is addressed. Turkish has no gender.
### Status: drafted
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins (İ of i).
### Nothing takes a plural after a number. Names never take a suffix: they stand behind the word for who they are.
### Numbers take one by how they are read: -tail-… name the endings, for the suffixes here and in other files.
### $case: nominative where nothing is asked; of times "bare" (14:30); of days "on" (salı günü), of their names
### "each", and of what something is compared with "to" (geçen haftaya). Other endings are chosen by TAIL, see timing.ftl.

## Settings: one word each, read by the library and never spoken

# Voices read 28.547 as they should.
number-digits = grouped

## Signs

minus = eksi { $amount }

plus = artı { $amount }

## How a number ends as it is read: by its last vowel, and by what follows it. Classes are looked through in order, and
## longer endings stand first: 20 ends in yirmi, 100 in yüz, 1000 in bin, 1000000 in milyon, 5 in beş.

# kırk, altmış: a vowel of the back and a voiceless consonant
-tail-back-hard = 40 60
# üç, dört, beş, yetmiş
-tail-front-hard = 3 4 5 70
# milyon, altı, dokuz, on, otuz, doksan, sıfır
-tail-back = 000000 6 9 10 30 90
# bin, yüz, bir, iki, yedi, sekiz, yirmi, elli, seksen
-tail-front = 000 00 1 2 7 8 20 50 80

# 99’dan, 100’den, 1000’den, 40’tan, 5’ten; sıfırdan
number-ablative = { TAIL($count) ->
    [back-hard] { $count }’tan
    [front-hard] { $count }’ten
    [back] { $count }’dan
    [front] { $count }’den
   *[other] { $count }’dan
}

## Numbers

infinity = sonsuz

number-unavailable = sayı kullanılamıyor

# Voices read "22." as plain 22, and "4’üncü" with a hard t: up to 31 in words, further up with a suffix.
ordinal = { NUMBER($value, type: "ordinal") ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
    [7] yedinci
    [8] sekizinci
    [9] dokuzuncu
    [10] onuncu
    [11] on birinci
    [12] on ikinci
    [13] on üçüncü
    [14] on dördüncü
    [15] on beşinci
    [16] on altıncı
    [17] on yedinci
    [18] on sekizinci
    [19] on dokuzuncu
    [20] yirminci
    [21] yirmi birinci
    [22] yirmi ikinci
    [23] yirmi üçüncü
    [24] yirmi dördüncü
    [25] yirmi beşinci
    [26] yirmi altıncı
    [27] yirmi yedinci
    [28] yirmi sekizinci
    [29] yirmi dokuzuncu
    [30] otuzuncu
    [31] otuz birinci
   *[other] { ordinal-suffixed }
}
ordinal-suffixed = { TAIL($value) ->
    [millionth] { $value }’uncu
    [thousandth] { $value }’inci
    [hundredth] { $value }’üncü
    [tenth-round] { $value }’uncu
    [tenth-inci] { $value }’inci
    [tenth-nci] { $value }’nci
    [tenth-back] { $value }’ıncı
    [unit-inci] { $value }’inci
    [unit-nci] { $value }’nci
    [unit-rounded] { $value }’üncü
    [unit-six] { $value }’ncı
   *[other] { $value }’uncu
}
-tail-millionth = 000000
-tail-thousandth = 000
-tail-hundredth = 00
-tail-tenth-round = 10 30
-tail-tenth-inci = 70 80
-tail-tenth-nci = 20 50
-tail-tenth-back = 40 60 90
-tail-unit-inci = 1 5 8
-tail-unit-nci = 2 7
-tail-unit-rounded = 3 4
-tail-unit-six = 6

# Before the number: yüzde 75
percent = yüzde { $value }

# It also stands before the name of a unit: 20 ila 30 dolar.
range = { $from } ila { $to }

## Large numbers in short

# "bir bin" is not said.
compact-3 = { $count ->
    [1] bin
   *[other] { $count } bin
}

compact-6 = { $count } milyon

compact-9 = { $count } milyar

compact-12 = { $count } trilyon
