rating = { $value } daripada { $total }
rating-stars = { $value } daripada { $total } bintang
rating-none = belum dinilai
rating-unavailable = penilaian tidak tersedia
