rating = { $value } dari { $total }
rating-stars = { $value } dari { $total } bintang
rating-none = belum dinilai
rating-unavailable = penilaian tidak tersedia
