## Errors

error = ralat: { TITLE($message) }
    .alone = ralat
error-select-answer = sila pilih jawapan untuk meneruskan
field-email-address = alamat e-mel
field-phone-number = nombor telefon
field-password = kata laluan
field-name = nama
error-required = { $field } wajib diisi
    .named = { $field }: wajib diisi
error-invalid = { $field } tidak sah
    .named = { $field }: nilai tidak sah
error-phone-format = nombor telefon mesti bermula dengan tanda plus dan kod negara

## Work that the app is doing

loading = memuatkan
loading-tasks = memuatkan tugasan
loading-photo = memuatkan foto
creating-profile = mencipta profil
saving = menyimpan
signing-in = mendaftar masuk
please-wait = { $activity }, sila tunggu

## Work that the app has done

done-transaction-created = transaksi dicipta
done-profile-saved = profil disimpan
done-deleted = { $name } dipadam
    .alone = dipadam

## Screens that have nothing to show

empty-results = tiada hasil untuk { $query }
    .alone = tiada hasil
empty-connection = tiada sambungan internet
empty-health-data = data kesihatan tidak tersedia
