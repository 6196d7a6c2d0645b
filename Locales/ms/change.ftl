## Changes of a value

change-up = naik { $amount }
change-down = turun { $amount }
change-none = tidak berubah
change-up-from = naik { $amount } berbanding { $baseline }
change-down-from = turun { $amount } berbanding { $baseline }
change-none-from = tidak berubah berbanding { $baseline }
change-up-since = naik { $amount } sejak { $date }
change-down-since = turun { $amount } sejak { $date }
change-none-since = tidak berubah sejak { $date }

## Comparisons

# Amounts that say "lebih" or "kurang" already.
-head-more = lebih kurang
# What is high or low, or long or short, and not much or little.
-tail-level = darjah celsius fahrenheit kelvin peratus peratusan pascal paskal bar raksa
-tail-time = saat minit jam hari minggu bulan tahun
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
difference-more-than = { difference-more } daripada { $baseline }
difference-less-than = { difference-less } daripada { $baseline }
difference-none-than = sama seperti { $baseline }
difference-more-on = { difference-more } daripada { $date }
difference-less-on = { difference-less } daripada { $date }
difference-none-on = sama seperti { $date }

## Baselines

baseline-last-time = kali lepas

## Trends

trend-rising = cenderung naik
    .fast = naik dengan cepat
    .slowly = naik dengan perlahan
trend-falling = cenderung turun
    .fast = turun dengan cepat
    .slowly = turun dengan perlahan
trend-steady = stabil
trend-unchanged = { change-none }
trend-above-average = melebihi purata
trend-below-average = di bawah purata
trend-average = purata
trend-new-high = paras tertinggi baharu
trend-new-low = paras terendah baharu
