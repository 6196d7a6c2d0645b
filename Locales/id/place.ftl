## The position of something

position-item = { $noun } { $place } dari { $total }
    .alone = { $noun } { $place }
position-row = baris { $place } dari { $total }
    .alone = baris { $place }
position-column = kolom { $place } dari { $total }
    .alone = kolom { $place }
position-level = tingkat { $place }
list-part = { $noun } { $first } sampai { $last } dari { $total }

## Selected items

selection-some = { $count } dari { $total } dipilih
    .alone = { $count } dipilih
    .things = { $completed } dari { $counted } dipilih
selection-all = { $total ->
    [2] keduanya dipilih
   *[other] semua dipilih, { $total }
}
selection-none = tidak ada yang dipilih
selection-cleared = semua pilihan dibatalkan

## Filtered and sorted lists

things-shown = { $count } dari { $total } ditampilkan
things-filtered = difilter menurut { TITLE($filter) }, { $shown } dari { $total } ditampilkan
    .alone = difilter menurut { TITLE($filter) }
# hanya yang aktif, hanya draf
# same
filter-only = filter: hanya { TRAIT($state, "link") ->
    [none] { $state }
   *[yang] yang { $state }
}
    .noun = filter: { things-in-state }
things-in-state = hanya { named-in-state }
filter-removed = { $total ->
    [2] filter dihapus, keduanya ditampilkan
   *[other] filter dihapus, semua ditampilkan, { $total }
}
    .alone = filter dihapus
order-changed = diurutkan, { $order }
order-newest = terbaru lebih dulu
order-oldest = terlama lebih dulu
order-alphabetical = menurut abjad
order-lowest-price = harga terendah lebih dulu
order-highest-price = harga tertinggi lebih dulu
order-nearest = terdekat lebih dulu
order-best-rated = penilaian tertinggi lebih dulu
order-most-relevant = paling relevan lebih dulu
order-most-popular = paling populer lebih dulu
order-by = menurut { $name }, menaik
    .descending = menurut { $name }, menurun

## Changes in a list

loaded-more = { $count } lagi dimuat, { $shown } dari { $total }
    .alone = { $count } lagi dimuat
loaded-all = akhir daftar
list-updated = daftar diperbarui, { $count } baru
    .alone = daftar diperbarui
moved-to-place = { $name } dipindahkan ke posisi { $place } dari { $total }
    .alone = dipindahkan ke posisi { $place } dari { $total }
picked-up = { $name } diangkat, posisi { $place } dari { $total }
    .alone = diangkat, posisi { $place } dari { $total }
move-cancelled = pemindahan dibatalkan, { $name } kembali ke posisi { $place } dari { $total }
    .alone = pemindahan dibatalkan, kembali ke posisi { $place } dari { $total }

## Several counts, and counts with names

counted-state-alone = { $count } { $state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count } lainnya

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
    .gusts = angin dari { $direction }, { $speed }, embusan hingga { $gusts }
