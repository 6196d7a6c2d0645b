### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens: 24 Aralık’ta, salı günü, saat 14:30’da
### Case: at = a time of day at which something happens: saat 14:30’da
### Case: to = the dative, before "kadar" and "göre": 24 Aralık’a, saat 14:30’a
### Case: from = the ablative, before "beri" and "itibaren": 24 Aralık’tan, saat 14:30’dan
### Case: accusative = a noun that something is done to: fotoğrafı
### Case: genitive = a number of things before a part of them: 8 fotoğrafın tümü
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: bounded = a half after a word that limits it
### Inner case: clock = the second of two times in the same part of the day
### Inner case: later = the second of two times, without the word "saat"
### Inner case: as = a state before "olarak", when something is marked as it
### Inner case: inside = a count whose state comes before the noun
### Inner case: changed = a count that becomes larger or smaller: video sayısı 11
### Inner case: choice = the items that are left out of a choice
### Inner case: dated = a month or a day of the week in a date, in capitals
### Inner case: noun = a transaction before its state
### Inner case: of = a month before a day of it
### Inner case: onetime = a schedule that happens only once
### Inner case: point = a day of the week whose week is clear: çarşamba günü
### Inner case: whole = the first value of a chart, before its rest
### Inner case: until = a state after the time until when it is so
### Inner case: years-from = the first of two ages
### Inner case: years = the second of two ages

## How Turkish counts: forms, the rules that choose them, and patterns
##
## A noun is singular after every number. The plural stands without a number (tüm fotoğraflar).
##
## A state has five forms. said: the value, alone and after the noun: alındı, 2 doz alındı. attribute: before the noun: alınan
## doz. those: for things that aren't named: yalnızca alınanlar. until: after a time, where the value is heard as done by then:
## saat 21’e kadar tamamlanmış durumda. marked: before "olarak", instead of "değil": seçilmemiş olarak.

forms-noun = singular
    .accusative = singular
    .genitive = singular
    .plural = singular

form-noun = { $case ->
    [accusative] accusative
    [genitive] genitive
   *[nominative] singular
}

forms-adjective = said
    .attribute = said
    .those = said
    .until = said
    .marked = said

form-adjective = attribute

form-predicate = { $case ->
    [as] marked
    [until] until
   *[value] said
}

## Patterns

counted = { $case ->
    [changed] { $noun } sayısı { $count }
   *[plain] { $count } { $noun }
}

counted-measure = { $count } { $noun }

# By its trait .place, a state is said after the noun, as in a sentence (2 doz alındı), or first, if it has several words
# (zamanı gelen 3 doz). Others come before the noun (5 okunmamış mesaj). $case "inside": before the noun, because other words
# follow (3 tamamlanan görev silindi).
trait-place = after first

counted-state = { $case ->
    [inside] { $count } { $state } { $noun }
    [changed] { $state } { $noun } sayısı { $count }
    [accusative] { $count } { $state } { $noun }
    [genitive] { $count } { $state } { $noun }
   *[plain] { TRAIT($state, "place") ->
        [after] { $count } { $noun } { FORM($state, form: "said") }
        [first] { $state } { $count } { $noun }
       *[before] { $count } { $state } { $noun }
    }
}

counted-none = { FORM($noun, form: "singular") } yok

# alınan doz yok
counted-none-state = { $state } { FORM($noun, form: "singular") } yok

counted-empty = henüz { FORM($noun, form: "singular") } yok

# 99’dan fazla bildirim
counted-more = { $case ->
    [changed] { $noun } sayısı { $count }{ suffix-ablative } fazla
   *[plain] { $count }{ suffix-ablative } fazla { $noun }
}

counted-more-state = { $case ->
    [changed] { $state } { $noun } sayısı { $count }{ suffix-ablative } fazla
   *[plain] { TRAIT($state, "place") ->
        [after] { $count }{ suffix-ablative } fazla { $noun } { FORM($state, form: "said") }
        [first] { $state } { $count }{ suffix-ablative } fazla { $noun }
       *[before] { $count }{ suffix-ablative } fazla { $state } { $noun }
    }
}

more-than = { $value }{ FORM(suffix-ablative, $value) } fazla

## The last letters of words, which decide about the vowel and the consonant of their suffixes. They aren't for names of the
## user's. Each phrase that needs such a suffix has a message for it in its own file, such as amount-locative in bound.ftl. The
## ablative is the locative with "n" after it.

# Compounds, whose last word has a possessive suffix: doları, günü, yarısı
-tail-owned-back =
    altını bahtı balboası bardağı bolivarı bolivyanosu dinarı dobrası doları dongu dramı esküdosu eurosu fotoğrafı
    frangı galonu grivnası gurdu hakkı kaşığı kinası kolonu kordobası korunası kronu kunası kuruşu kvanzası kvaçası
    kyatı lempirası levası lirası manatı markı mvdolu nairası nakfası ngultrumu paangası paisası parlaklığı patakası
    pesosu pulası quetzalı randı rufiyaası sentavosu sentimosu somu takası talası tonu onsu quartı ugiyası vatusu wonu yarısı
    yarıçapı yuanı yılı
-tail-owned-front =
    ariarisi banisi birimi birri dalasisi dirhemi feni filsi florini forinti guaranisi guldeni gücü günü kipi kuvveti
    kütlesi larisi leki leonesi leyi lilangenisi lotisi metikali mili reali rieli ringgiti riyali rublesi rupisi
    santimi sedisi seni senti solü somonisi sterlini tanesi tarihi termi pinti tengesi tugriki zlotisi çeyreği öresi şekeli şilini
-tail-back-hard =
    af as at ak aç aş ah ap ıf ıs ıt ık ıç ış ıh ıp of os ot ok oç oş oh op uf us ut uk uç uş uh up ank ark alk ask
    ant art alt ast aft aht apt akt aşt anç arç alç arş ars aks aps ans ams alf arf alp amp arp att ass ayt azt avt
    anş als alş ınk ırk ılk ısk ınt ırt ılt ıst ıft ıht ıpt ıkt ışt ınç ırç ılç ırş ırs ıks ıps ıns ıms ılf ırf ılp
    ımp ırp ıtt ıss ıyt ızt ıvt ınş ıls ılş onk ork olk osk ont ort olt ost oft oht opt okt oşt onç orç olç orş ors
    oks ops ons oms olf orf olp omp orp ott oss oyt ozt ovt onş ols olş unk urk ulk usk unt urt ult ust uft uht upt
    ukt uşt unç urç ulç urş urs uks ups uns ums ulf urf ulp ump urp utt uss uyt uzt uvt unş uls ulş
# With "saat", a loanword whose suffixes have the vowels of the front: saatte. It comes before the class of the back.
-tail-front-hard =
    saat
    ef es et ek eç eş eh ep if is it ik iç iş ih ip öf ös öt ök öç öş öh öp üf üs üt ük üç üş üh üp enk erk elk esk
    ent ert elt est eft eht ept ekt eşt enç erç elç erş ers eks eps ens ems elf erf elp emp erp ett ess eyt ezt evt
    enş els elş ink irk ilk isk int irt ilt ist ift iht ipt ikt işt inç irç ilç irş irs iks ips ins ims ilf irf ilp
    imp irp itt iss iyt izt ivt inş ils ilş önk örk ölk ösk önt ört ölt öst öft öht öpt ökt öşt önç örç ölç örş örs
    öks öps öns öms ölf örf ölp ömp örp ött öss öyt özt övt önş öls ölş ünk ürk ülk üsk ünt ürt ült üst üft üht üpt
    ükt üşt ünç ürç ülç ürş ürs üks üps üns üms ülf ürf ülp ümp ürp ütt üss üyt üzt üvt ünş üls ülş
# With the vowels, and with loanwords: riyalden. All other words have "da".
-tail-front-soft =
    e i ö ü riyal real mol jul
    eb ec ed eg eğ ej el em en er ev ey ez ew ib ic id ig iğ ij il im in ir iv iy iz iw öb öc öd ög öğ öj öl öm ön ör
    öv öy öz öw üb üc üd üg üğ üj ül üm ün ür üv üy üz üw erm elm ern erl end erd eld erj enz erz elg erg eng ell enn
    emm eyl eym eyn eyr evr ehr ehm etl etm edr egm elb erb erv ezm irm ilm irn irl ind ird ild irj inz irz ilg irg
    ing ill inn imm iyl iym iyn iyr ivr ihr ihm itl itm idr igm ilb irb irv izm örm ölm örn örl önd örd öld örj önz
    örz ölg örg öng öll önn ömm öyl öym öyn öyr övr öhr öhm ötl ötm ödr ögm ölb örb örv özm ürm ülm ürn ürl ünd ürd
    üld ürj ünz ürz ülg ürg üng üll ünn ümm üyl üym üyn üyr üvr ühr ühm ütl ütm üdr ügm ülb ürb ürv üzm
