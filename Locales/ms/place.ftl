## The position of something

position-item = { $noun } { $place } daripada { $total }
    .alone = { $noun } { $place }
position-row = baris { $place } daripada { $total }
    .alone = baris { $place }
position-column = lajur { $place } daripada { $total }
    .alone = lajur { $place }
position-level = tahap { $place }
list-part = { $noun } { $first } hingga { $last } daripada { $total }

## Selected items

selection-some = { $count } daripada { $total } dipilih
    .alone = { $count } dipilih
    .things = { $completed } daripada { $counted } dipilih
selection-all = { $total ->
    [2] kedua-duanya dipilih
   *[other] semua dipilih, { $total }
}
selection-none = tiada yang dipilih
selection-cleared = pilihan dikosongkan

## Filtered and sorted lists

things-shown = { $count } daripada { $total } ditunjukkan
things-filtered = ditapis mengikut { TITLE($filter) }, { $shown } daripada { $total } ditunjukkan
    .alone = ditapis mengikut { TITLE($filter) }
# hanya yang aktif, hanya draf
filter-only = penapis: hanya { TRAIT($state, "link") ->
    [none] { $state }
   *[yang] yang { $state }
}
    .noun = penapis: { things-in-state }
things-in-state = hanya { named-in-state }
filter-removed = { $total ->
    [2] penapis dibuang, kedua-duanya ditunjukkan
   *[other] penapis dibuang, semua ditunjukkan, { $total }
}
    .alone = penapis dibuang
order-changed = diisih, { $order }
order-newest = terbaharu dahulu
order-oldest = terlama dahulu
order-alphabetical = mengikut abjad
order-lowest-price = harga terendah dahulu
order-highest-price = harga tertinggi dahulu
order-nearest = terdekat dahulu
order-best-rated = penilaian tertinggi dahulu
order-most-relevant = paling berkaitan dahulu
order-most-popular = paling popular dahulu
order-by = mengikut { $name }, menaik
    .descending = mengikut { $name }, menurun

## Changes in a list

loaded-more = { $count } lagi dimuatkan, { $shown } daripada { $total }
    .alone = { $count } lagi dimuatkan
loaded-all = penghujung senarai
list-updated = senarai dikemas kini, { $count } baharu
    .alone = senarai dikemas kini
moved-to-place = { $name } dialihkan ke kedudukan { $place } daripada { $total }
    .alone = dialihkan ke kedudukan { $place } daripada { $total }
picked-up = { $name } diangkat, kedudukan { $place } daripada { $total }
    .alone = diangkat, kedudukan { $place } daripada { $total }
move-cancelled = pengalihan dibatalkan, { $name } kembali ke kedudukan { $place } daripada { $total }
    .alone = pengalihan dibatalkan, kembali ke kedudukan { $place } daripada { $total }

## Several counts, and counts with names

counted-state-alone = { $count } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count } lagi

## Points of the compass

compass-point = { $point ->
    [0] utara
    [1] utara timur laut
    [2] timur laut
    [3] timur timur laut
    [4] timur
    [5] timur tenggara
    [6] tenggara
    [7] selatan tenggara
    [8] selatan
    [9] selatan barat daya
    [10] barat daya
    [11] barat barat daya
    [12] barat
    [13] barat barat laut
    [14] barat laut
   *[15] utara barat laut
}
wind = angin dari { $direction }, { $speed }
    .gusts = angin dari { $direction }, { $speed }, tiupan kencang hingga { $gusts }
