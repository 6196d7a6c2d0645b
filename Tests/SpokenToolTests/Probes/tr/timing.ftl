## When something happens: the verb stands last, and agrees with nothing

event-arrival = { FORM($when, case: "on") } geliyor
event-arrival-now = şimdi geliyor
event-arrival-past = { FORM($when, case: "on") } geldi
event-departure = { FORM($when, case: "on") } kalkıyor
event-departure-now = şimdi kalkıyor
event-departure-past = { FORM($when, case: "on") } kalktı
departure-cancelled = iptal edildi
event-start = { FORM($when, case: "on") } başlıyor
event-start-now = şimdi başlıyor
event-start-past = { FORM($when, case: "on") } başladı
event-end = { FORM($when, case: "on") } bitiyor
event-end-now = şimdi bitiyor
event-end-past = { FORM($when, case: "on") } bitti
event-expiry = süresi { FORM($when, case: "on") } doluyor
event-expiry-now = süresi şimdi doluyor
event-expiry-past = süresi { FORM($when, case: "on") } doldu
event-opening = { FORM($when, case: "on") } açılıyor
event-opening-now = şimdi açılıyor
event-opening-past = { FORM($when, case: "on") } açıldı
event-closing = { FORM($when, case: "on") } kapanıyor
event-closing-now = şimdi kapanıyor
event-closing-past = { FORM($when, case: "on") } kapandı
event-both = { $distance }, { FORM($date, case: "on") }

## The endings of days and times, by how they end as they are read, see "number-ablative"

-tail-noon = öğlen
-tail-midnight = yarısı
-tail-near-front = bugün dün
-tail-near-back = yarın
# Names of months and days take an apostrophe.
-tail-name-front-vowel = Pazartesi Perşembe Cumartesi
-tail-name-back-vowel = Salı Çarşamba Cuma
-tail-name-front = Eylül Ekim
-tail-name-back-hard = Ocak Şubat Mart Mayıs Ağustos Aralık
-tail-name-back = Nisan Haziran Temmuz Kasım Pazar
-tail-read-back-vowel = 6
-tail-read-front-vowel = 2 7 20 50
-tail-read-back-hard = 40 60
-tail-read-front-hard = 3 4 5 70
-tail-read-back = 000000 9 10 30 90
-tail-read-front = 000 00 1 8 80

# saat 21’e, 1 Mart 2027’ye, yarına
dative = { TAIL($count) ->
    [noon] { $count }e
    [midnight] { $count }na
    [near-front] { $count }e
    [near-back] { $count }a
    [name-front-vowel] { $count }’ye
    [name-back-vowel] { $count }’ya
    [name-front] { $count }’e
    [name-back-hard] { $count }’a
    [name-back] { $count }’a
    [read-back-hard] { $count }’a
    [read-front-hard] { $count }’e
    [read-back] { $count }’a
    [read-front-vowel] { $count }’ye
    [read-front] { $count }’e
    [read-back-vowel] { $count }’ya
   *[other] { $count }’a
}
# saat 9’dan, dünden, Mart’tan
ablative = { TAIL($count) ->
    [noon] { $count }den
    [midnight] { $count }ndan
    [near-front] { $count }den
    [near-back] { $count }dan
    [name-front-vowel] { $count }’den
    [name-back-vowel] { $count }’dan
    [name-front] { $count }’den
    [name-back-hard] { $count }’tan
    [name-back] { $count }’dan
    [read-back-hard] { $count }’tan
    [read-front-hard] { $count }’ten
    [read-back] { $count }’dan
    [read-front-vowel] { $count }’den
    [read-front] { $count }’den
    [read-back-vowel] { $count }’dan
   *[other] { $count }’dan
}
# saat 14:30’da, 24 Aralık’ta
locative = { TAIL($count) ->
    [noon] { $count }de
    [midnight] { $count }nda
    [near-front] { $count }
    [near-back] { $count }
    [name-front-vowel] { $count }’de
    [name-back-vowel] { $count }’da
    [name-front] { $count }’de
    [name-back-hard] { $count }’ta
    [name-back] { $count }’da
    [read-back-hard] { $count }’ta
    [read-front-hard] { $count }’te
    [read-back] { $count }’da
    [read-front-vowel] { $count }’de
    [read-front] { $count }’de
    [read-back-vowel] { $count }’da
   *[other] { $count }’da
}

## Until when

until-time = { FORM(dative, $time) } kadar
until-day = { FORM(dative, $date) } kadar
until-moment = { FORM(dative, $when) } kadar
until-open = { $when } açık
until-closed = { $when } kapalı
until-state = { $when } { $state }

## Since when

since-time = { FORM(ablative, $time) } beri
since-day = { FORM(ablative, $date) } beri
since-month = { FORM(ablative, $month) } beri

## When something was done last

last-updated = son güncelleme: { TITLE($when) }
last-completed = son tamamlama: { TITLE($when) }
last-active = son görülme: { TITLE($when) }
last-used = son kullanım: { TITLE($when) }
last-synced = son eşzamanlama: { TITLE($when) }

## Late and early

delay-late = { $duration } gecikmeli
delay-early = { $duration } erken
delay-none = zamanında

## Time that is left

remaining = { $duration } kaldı
# The span is one minute: 1 dakikadan az
remaining-less = { $duration }dan az kaldı
remaining-about = yaklaşık { $duration } kaldı
remaining-none = süre doldu

gaining = { $amount } artıyor
losing = { $amount } azalıyor
gain-none = değişiklik yok
