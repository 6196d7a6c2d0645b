## Things that are counted: always in the singular

noun-dose = doz
noun-medication = ilaç
noun-tablet = tablet
noun-message = mesaj
noun-conversation = sohbet
noun-contact = kişi kaydı
noun-person = kişi
noun-member = üye
noun-friend = arkadaş
noun-follower = takipçi
noun-comment = yorum
noun-reply = yanıt
noun-photo = fotoğraf
noun-video = video
noun-album = albüm
noun-song = şarkı
noun-episode = bölüm
noun-file = dosya
noun-folder = klasör
noun-document = belge
noun-attachment = ek
noun-page = sayfa
noun-book = kitap
noun-article = makale
noun-note = not
noun-link = bağlantı
noun-task = görev
noun-project = proje
noun-reminder = anımsatıcı
noun-event = etkinlik
noun-appointment = randevu
noun-call = arama
noun-notification = bildirim
noun-alert = uyarı
noun-update = güncelleme
noun-item = öğe
noun-product = ürün
noun-order = sipariş
noun-review = değerlendirme
noun-rating = puanlama
noun-result = sonuç
noun-option = seçenek
noun-error = hata
noun-device = aygıt
noun-step = adım
noun-goal = hedef
noun-question = soru
    .completed = { adjective-answered }
# same as noun-reply
noun-answer = yanıt
noun-attempt = deneme
noun-star = yıldız
noun-point = puan
noun-workout = antrenman
noun-day = gün
noun-transaction = işlem
noun-payment = ödeme
noun-account = hesap
noun-ticket = bilet
noun-seat = koltuk
noun-stop = durak
noun-character = karakter

## Spans of time

unit-second = saniye
unit-minute = dakika
unit-hour = saat
unit-day = gün
unit-week = hafta
unit-month = ay
unit-year = yıl

## Words for states, where nouns have one of their own

adjective-answered = yanıtlanmış
