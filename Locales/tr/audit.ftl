audit-role = … düğmesi, … butonu, … buton, … radyo düğmesi, … sekme çubuğu öğesi
audit-role-control =
    … onay kutusu, … işaret kutusu, … metin alanı, … metin kutusu, … giriş alanı, … giriş kutusu, … düzenleme kutusu,
    … açılır menü, … açılır menüsü, … açılır liste, … açılır listesi, … arama çubuğu, … arama kutusu, … arama alanı, … simgesi, … ikonu, … ikon,
    … görseli, … kaydırıcısı, … kaydırıcı, … seçicisi, … alanı, profil resmi, … profil resmi, kapak resmi, avatar resmi, logo resmi
audit-role-image =
    … resmi, … resim, … görseli, … görsel, … simgesi, … simge, … ikonu, … ikon, … grafiği
audit-role-link = … bağlantısı, … bağlantı, … linki, … link, … köprüsü
audit-role-header = … başlığı, … başlık
audit-role-search =
    … arama alanı, … arama çubuğu, … arama kutusu, … alanı, arama alanı, arama çubuğu, arama kutusu
audit-role-toggle = … anahtarı, … anahtar, … onay kutusu, … açma kapama düğmesi
audit-role-slider = … kaydırıcısı, … kaydırıcı, … kaydırma çubuğu, … seçicisi, … seçici
audit-role-tab = … sekmesi, … sekme, … sekme çubuğu
audit-role-hints = düğme …, bu düğme …, buton …, bu buton …
audit-editable = düzenlenebilir, … düzenlenebilir, … düzenlenebilir alan, değiştirilebilir, … değiştirilebilir
audit-generic =
    düğme, buton, resim, görsel, simge, ikon, grafik, bağlantı, link, görünüm, etiket, öğe, nesne, etiketsiz, yer tutucu,
    yer tutucu metin, örnek metin, onay kutusu, işaret kutusu, radyo düğmesi, metin alanı, metin kutusu, açılır menü, açılır liste,
    anahtar, lorem ipsum
audit-click-here =
    buraya tıklayın, buraya tıkla, buraya dokunun, buraya dokun, buraya basın, buraya bas, tıklayın, tıkla, burası, burada,
    bu bağlantıya tıklayın, bu bağlantı, bu link, daha fazlası için tıklayın, daha fazla bilgi için tıklayın,
    daha fazla bilgi için buraya tıklayın, ayrıntılar için tıklayın, detaylar için tıklayın, detaylı bilgi için tıklayın
audit-vague-links =
    daha fazla, daha fazlası, daha fazla bilgi, daha fazla bilgi edinin, daha fazlasını öğrenin, devamı, devamını oku, devamını okuyun,
    ayrıntılar, ayrıntı, detaylar, detay, daha fazla göster, daha fazlasını gör, bilgi, hakkında, bu sayfa, git
audit-vague-errors =
    hata, hata oluştu, bir hata oluştu, bir hata meydana geldi, hata meydana geldi, bir sorun oluştu, bir sorun var,
    bilinmeyen hata, bilinmeyen bir hata oluştu, beklenmeyen hata, beklenmeyen bir hata oluştu, beklenmedik bir hata oluştu,
    bir şeyler ters gitti, bir şeyler yanlış gitti, bir şey ters gitti, üzgünüz bir şeyler ters gitti, işlem başarısız,
    geçersiz giriş, hay aksi, hata oluştu lütfen tekrar deneyin
audit-gestures =
    … çift dokun …, … çift dokunun …, … iki kez dokun …, … iki kez dokunun …, … iki defa dokunun …, … üç kez dokunun …, … dokunun …,
    … dokunarak …, … basılı tut …, … basılı tutun …, … basılı tutarak …, … uzun bas …, … uzun basın …, … kaydırın …, … kaydırarak …,
    … parmağınızı kaydırın …, … tıklayın …, … tıkla …, … tıklayarak …, … çift tıklayın …, … sürükleyin …, … sürükleyerek …,
    … sürükleyip bırakın …, … kıstırın …, … iki parmakla …, … üç parmakla …
audit-gesture-labels =
    … için dokun, … için dokunun, … için iki kez dokunun, … için çift dokunun, … için tıkla, … için tıklayın, … için kaydır,
    … için kaydırın, … için basılı tut, … için basılı tutun, … için basın, … için sürükleyin
audit-not-gestures = … üç parmakla …, … 3 parmakla …, … tıkla gelsin …, … tıkla ve al …, … dokun ve öde …
audit-swipes =
    … sola kaydır …, … sola kaydırın …, … sola kaydırarak …, … sağa kaydır …, … sağa kaydırın …, … sağa kaydırarak …,
    … yana kaydır …, … yana kaydırın …, … yatay kaydırın …, … silmek için kaydırın …, … silmek için kaydır …
audit-empty-hints =
    düğme, buton, bağlantı, resim, iki kez dokunun, çift dokunun, dokunun, tıklayın, etkinleştirmek için iki kez dokunun,
    etkinleştirmek için çift dokunun, etkinleştirmek için dokunun, seçmek için iki kez dokunun, seçmek için çift dokunun,
    seçmek için dokunun, açmak için iki kez dokunun, açmak için çift dokunun, açmak için dokunun, açmak için tıklayın,
    düğmeye basın, düğmeyi etkinleştirir, daha fazlası için dokunun, ayrıntılar için dokunun, daha fazla, işlem yapar,
    bir işlem gerçekleştirir, ipucu, seçili, seçili değil, soluk, devre dışı, açık, kapalı, hata, video
audit-selected = … seçili, … seçildi, seçili …, … şu anda seçili
audit-disabled = … devre dışı, devre dışı …, … soluk, … etkin değil, … pasif
audit-switched =
    … açık, … kapalı, … etkin, … etkinleştirildi, … devre dışı, … işaretli, … işaretli değil
audit-abbreviations = vb, vs, örn, yak, bkz, dk, sn, tel, apt, mah, cad, sok, nolu, bşk, müd, hz, yrd, doç
audit-unit-abbreviations = sa, dk, sn, gn, hf, ad, kg, gr, lt, mt
audit-common-words =
    ve, bir, bu, için, ile, de, da, ne, o, çok, daha, en, mi, mı, ya, gibi, kadar, olarak, olan, var, yok, her, ama, değil, sonra,
    önce, siz, sizin, şu, veya, ise, ki, tüm, yeni, lütfen, göre, göster, ekle, sil, aç, kapat, beri, saat
audit-double-words = …
audit-verbs =
    gerekli, zorunlu, isteğe bağlı, ekle, düzenle, sil, kaldır, kopyala, aç, kapat, göster, gizle, değiştir, seç, ayarla, kaydet, yükle, indir,
    çek, kullan, görüntüle, temizle, büyüt, küçült, genişlet, daralt, taşı, güncelle, oluştur, kırp, döndür, yapıştır, sürükle,
    özelleştir, sıfırla, dokun, bas, gir, etkinleştir, devre dışı bırak, yenile, gönder, geri al, yinele, al, git, içe aktar,
    dışa aktar, yazdır, yeniden adlandır, gör, yap, uygula, iyileştir, çiz, geç, ayrıl, paylaş, düzenlendi, izin ver, olmadan, çık
