## Changes of a value

change-up = naik { $amount }
change-down = turun { $amount }
change-none = tidak berubah
change-up-from = naik { $amount } dari { $baseline }
change-down-from = turun { $amount } dari { $baseline }
change-none-from = tidak berubah dari { $baseline }
change-up-since = naik { $amount } sejak { $date }
change-down-since = turun { $amount } sejak { $date }
change-none-since = tidak berubah sejak { $date }

## Comparisons

# Amounts that say "lebih" or "kurang" already.
-head-more = lebih kurang
# What is high or low, and not much or little.
-tail-level = derajat celsius fahrenheit kelvin persen persentase pascal bar raksa
-tail-time = detik menit jam hari minggu bulan tahun
difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { TAIL($amount) ->
        [level] { $amount } lebih tinggi
        [time] { $amount } lebih lama
       *[other] { $amount } lebih banyak
    }
}
difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { TAIL($amount) ->
        [level] { $amount } lebih rendah
        [time] { $amount } lebih singkat
       *[other] { $amount } lebih sedikit
    }
}
difference-none = sama
difference-more-than = { difference-more } dari { $baseline }
difference-less-than = { difference-less } dari { $baseline }
difference-none-than = sama dengan { $baseline }
difference-more-on = { difference-more } dari { $date }
difference-less-on = { difference-less } dari { $date }
difference-none-on = sama dengan { $date }

## Baselines

baseline-last-time = sebelumnya

## Trends

trend-rising = cenderung naik
    .fast = naik cepat
    .slowly = naik perlahan
trend-falling = cenderung turun
    .fast = turun cepat
    .slowly = turun perlahan
trend-steady = stabil
trend-unchanged = { change-none }
trend-above-average = di atas rata-rata
trend-below-average = di bawah rata-rata
trend-average = rata-rata
trend-new-high = rekor tertinggi baru
trend-new-low = rekor terendah baru
