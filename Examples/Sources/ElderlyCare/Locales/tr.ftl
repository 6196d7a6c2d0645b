### Elderly care, in Turkish
### Buttons have the short imperative; the hints of tabs and fields have the polite one. Names have no suffix.

## Those who are cared for

profile-of = { $name } adlı kişinin profili
profile-photo-of = { $name } adlı kişinin profil fotoğrafı
tasks-of = { $name } adlı kişinin görevleri
select-profile = profil seç
create-new-profile = yeni profil oluştur

## Tasks

task = görev
task-for = { $name } için { $task }
overdue-task = gecikmiş görev: { $task }
last-completed = son kez { $ago } tamamlandı
request-clarification = açıklama iste
    .hint = bu görev hakkında daha fazla ayrıntı isteyin
approve-response = yanıtı onayla
    .hint = bu görevi tamamlandı olarak işaretleyin

## Reminders

send-medication-reminder = ilaç anımsatıcısı gönder, alıcı: { $name }
send-reminder = anımsatıcı gönder, alıcı: { $name }
    .hint = hemen kısa mesajla bir anımsatıcı gönderir
reminder-time = anımsatıcı saatini seç
    .hint = günlük anımsatıcının ne zaman gönderileceğini seçin

## Photos

photo-response = { $task } görevi için fotoğraflı yanıt, gönderen: { $name }
photo-showing = tamamlanan { $task } görevinin fotoğrafı, gönderen: { $name }
cooking-illustration = yemek pişirme çizimi

## Tabs

tab-dashboard = genel bakış
    .hint = bugünün görevlerini ve yanıtlarını görüntüleyin
tab-gallery = fotoğraf galerisi
    .hint = yakınlarınızdan gelen tüm fotoğraflı yanıtları görüntüleyin
tab-habits = tüm alışkanlıklar
    .hint = planlanan görevleri ve anımsatıcıları yönetin

## The form for a new profile

profile-name = profil adı
    .hint = yakınınızın adını girin
phone-hint = telefon numarasını ülke koduyla girin
invalid-phone-format = telefon numarasının biçimi geçersiz
# It also stands before "gerekli".
relationship = yakınlık derecesi
    .hint = örneğin büyükanne, baba, arkadaş
create-profile = profil oluştur

## What went wrong

problem-reminder = anımsatıcı gönderilemedi. Telefon numarasını kontrol edin
