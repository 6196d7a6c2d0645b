## Where something is among its like, as in progress.ftl

position-item = { $noun } { $place }, toplam { $total }
    .alone = { $noun } { $place }
position-row = satır { $place }, toplam { $total }
    .alone = satır { $place }
position-column = sütun { $place }, toplam { $total }
    .alone = sütun { $place }
position-level = düzey { $place }

## What is selected. "öğe" and "tanesi" have the endings, so that numbers need none

selection-some = { $total } öğe içinden { $count } tanesi seçildi
    .alone = { $count } öğe seçildi
selection-all = { $total } öğenin tümü seçildi
selection-none = seçim yok
selection-cleared = seçim temizlendi

things-shown = { $total } öğe içinden { $count } tanesi gösteriliyor
things-filtered = filtre: { TITLE($filter) }, { $total } öğe içinden { $shown } tanesi gösteriliyor
    .alone = filtre: { TITLE($filter) }
filter-only = filtre: yalnızca { $state }
    .noun = filtre: { things-in-state }
# Many of them, and no number: here the noun has a plural.
things-in-state = yalnızca { $state } { FORM($noun, form: "plural") }
filter-removed = filtre kaldırıldı, { $total } öğenin tümü gösteriliyor
    .alone = filtre kaldırıldı
order-changed = sıralandı, { $order }
order-newest = en yeniler önce
order-oldest = en eskiler önce
order-alphabetical = alfabetik sırayla
order-lowest-price = en ucuzlar önce
order-highest-price = en pahalılar önce
order-nearest = en yakınlar önce
order-best-rated = en yüksek puanlılar önce
order-most-relevant = en ilgililer önce
order-most-popular = en popülerler önce

loaded-more = { $count } öğe daha yüklendi, { $total } öğe içinden { $shown } tanesi burada
    .alone = { $count } öğe daha yüklendi
loaded-all = listenin sonu
list-updated = liste güncellendi, { $count } yeni öğe
    .alone = liste güncellendi
moved-to-place = { $name } taşındı, sıra { $place }, toplam { $total }
    .alone = taşındı, sıra { $place }, toplam { $total }

counted-state-alone = { $count } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count } { $noun } daha
