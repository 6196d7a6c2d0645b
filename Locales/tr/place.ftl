## The position of something among others of its kind

position-item = { $noun } { $place }, toplam { $total }
    .alone = { $noun } { $place }
position-row = satır { $place }, toplam { $total }
    .alone = satır { $place }
position-column = sütun { $place }, toplam { $total }
    .alone = sütun { $place }
position-level = düzey { $place }

# 162 sonuçtan 11 ile 20 arası
list-part = { $total } { $noun }{ part-locative }n { $first } ile { $last } arası

part-locative = { TAIL($noun) ->
    [front-hard] te
    [front-soft] de
    [back-hard] ta
   *[other] da
}

## Selected items. "Öğe" and "tanesi" have the suffixes, so that the numbers need none. Of people "tanesi" isn't said, so the
## number has the suffix where the things are named

selection-some = { $total } öğeden { $count } tanesi seçili
    .alone = { $count } öğe seçili
    .things = { $total ->
        [1] { selection-only }
       *[other] { selection-of }
    }
# Of one thing, and of several: 12 fotoğraftan 3’ü seçili, 8 kişiden 2’si seçili
selection-only = { $completed ->
    [0] { FORM($counted, case: "inside") } seçili değil
   *[other] { FORM($counted, case: "inside") } seçili
}
selection-of = { $completed ->
    [0] { FORM($counted, case: "genitive") } hiçbiri seçili değil
   *[other] { FORM($counted, case: "inside") }{ counted-locative }n { $completed }{ FORM(suffix-possessive, $completed) } seçili
}
selection-all = { $total ->
    [2] ikisi de seçili
   *[other] { $total } öğenin tümü seçili
}
selection-none = seçili öğe yok
selection-cleared = seçim temizlendi

## Filtered and sorted lists

things-shown = { $total } öğeden { $count } tanesi gösteriliyor
things-filtered = filtre: { TITLE($filter) }, { $total } öğeden { $shown } tanesi gösteriliyor
    .alone = filtre: { TITLE($filter) }
# yalnızca alınanlar, yalnızca etkin olanlar; yalnızca alınan dozlar
filter-only = filtre: yalnızca { FORM($state, form: "those") }
    .noun = filtre: yalnızca { things-in-state }
things-in-state = { FORM($state, form: "attribute") } { FORM($noun, form: "plural") }
filter-removed = { $total ->
    [2] filtre kaldırıldı, ikisi de gösteriliyor
   *[other] filtre kaldırıldı, { $total } öğenin tümü gösteriliyor
}
    .alone = filtre kaldırıldı
order-changed = sıralandı, { $order }
order-newest = en yeniler önce
order-oldest = en eskiler önce
order-alphabetical = alfabetik sırada
order-lowest-price = en düşük fiyat önce
order-highest-price = en yüksek fiyat önce
order-nearest = en yakınlar önce
order-best-rated = en yüksek puanlılar önce
order-most-relevant = en alakalılar önce
order-most-popular = en popülerler önce
# The name stands after a colon, for "göre" would need its dative.
order-by = ölçüt: { $name }, artan sırada
    .descending = ölçüt: { $name }, azalan sırada

## Changes in a list

loaded-more = { $count } öğe daha yüklendi, toplam { $total } öğeden { $shown } tanesi yüklü
    .alone = { $count } öğe daha yüklendi
loaded-all = listenin sonu
list-updated = liste güncellendi, { $count } yeni öğe
    .alone = liste güncellendi
moved-to-place = { $name } taşındı, yeni sıra { $place }, toplam { $total }
    .alone = taşındı, yeni sıra { $place }, toplam { $total }
picked-up = { $name } taşınıyor, sıra { $place }, toplam { $total }
    .alone = taşınıyor, sıra { $place }, toplam { $total }
move-cancelled = taşıma iptal edildi, { $name } eski yerinde, sıra { $place }, toplam { $total }
    .alone = taşıma iptal edildi, eski yerinde, sıra { $place }, toplam { $total }

## Several counts, and counts with names

# "3 kaçırıldı" would be a sentence without a subject, so that the noun is said again, except before it: 46 doz alındı, 3 doz
# kaçırıldı; gelen kutusu, 3 okunmamış
counted-state-alone = { TRAIT($state, "place") ->
    [after] { $count } { $noun } { FORM($state, form: "said") }
    [first] { $state } { $count } { $noun }
   *[before] { $count } { $state }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count } { $noun } daha

## Points of the compass

compass-point = { $point ->
    [0] kuzey
    [1] kuzey kuzeydoğu
    [2] kuzeydoğu
    [3] doğu kuzeydoğu
    [4] doğu
    [5] doğu güneydoğu
    [6] güneydoğu
    [7] güney güneydoğu
    [8] güney
    [9] güney güneybatı
    [10] güneybatı
    [11] batı güneybatı
    [12] batı
    [13] batı kuzeybatı
    [14] kuzeybatı
   *[15] kuzey kuzeybatı
}
# rüzgâr kuzeybatıdan saatte 10 kilometre
wind = rüzgâr { $direction }{ direction-locative }n { $speed }
    .gusts = rüzgâr { $direction }{ direction-locative }n { $speed }, ani rüzgârlar { $gusts }
direction-locative = { TAIL($direction) ->
    [front-soft] de
   *[other] da
}
