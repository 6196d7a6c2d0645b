### Medication tracker, in Turkish
### Buttons have the short imperative; the hints of tabs have the polite one; other hints tell what happens. Names have no
### suffix.

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count } miligram
# same for every number
strength-milliliters = { $count } mililitre
# same for every number
taken-tablets = { $count } tablet
# same for every number
taken-capsules = { $count } kapsül
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = her gün { FORM($time, case: "at") }
# her pazartesi, çarşamba ve cuma saat 8’de
schedule-weekdays = her { $days } { FORM($time, case: "at") }
schedule-none = program yok

## How well it goes

adherence = tedaviye uyum
graded = { $share }, { $grade }
grade-excellent = mükemmel
grade-good = iyi
grade-needs-improvement = geliştirilmeli

## Tabs

tab-medications = ilaçlar
    .hint = ilaçlarınızı görüntüleyin ve yönetin
tab-schedule = program
    .hint = günlük doz programını görüntüleyin
tab-history = geçmiş
    .hint = doz geçmişini ve uyum istatistiklerini görüntüleyin

## Buttons of the list of medications

filter-medications = ilaçları filtrele
    .hint = yalnızca etkin ilaçları göstermek için filtre seçeneklerini gösterir
add-medication = ilaç ekle
    .hint = yeni bir ilaç eklemek için formu açar

## Buttons and actions of one medication

edit = düzenle
    .hint = ilaç ayrıntılarını düzenleyin
done = bitti
    .hint = ilaç ayrıntılarını kapatın
add-schedule = program ekle
    .hint = bu ilaç için yeni bir doz programı oluşturur
delete = sil: { $medication }
    .hint = bu ilacı ve tüm verilerini kalıcı olarak siler
activate = etkinleştir: { $medication }
    .hint = bu ilacın programlarını yeniden başlatır
deactivate = devre dışı bırak: { $medication }
    .hint = bu ilacın programlarını durdurur ve geçmişini saklar
delete-schedule = programı sil

## Buttons of the schedule

select-date = tarih seç
outcome-calendar = { $case ->
    [infinitive] başka bir tarih seçmek
   *[statement] başka bir tarih seçmek için takvimi açar
}
previous-day = önceki gün
    .hint = önceki günün dozlarını gösterir
next-day = sonraki gün
    .hint = sonraki günün dozlarını gösterir
mark-taken = alındı olarak işaretle: { $medication }
    .hint = dozu şimdi alındı olarak kaydeder
skip = atla: { $medication }
    .hint = dozu atlandı olarak kaydeder

## A dose

# Not "saat 8’de planlandı", which would be when somebody planned it.
dose-scheduled = planlanan: { $time }
    .day = planlanan: { $time }
dose-taken = { FORM($time, case: "at") } alındı
    .day = { FORM($time, case: "on") } alındı
    .announced = { $medication }, alındı olarak işaretlendi
dose-skipped = { FORM($time, case: "at") } atlandı
    .day = { FORM($time, case: "on") } atlandı
    .announced = { $medication }, atlandı olarak işaretlendi

## The history

filter-doses = dozları filtrele
    .hint = filtre seçeneklerini gösterir
# filtre: Kaçırılan dozlar
filter = filtre: { TITLE(filter-of) }
    .hint = filtreyi değiştirme veya kaldırma seçeneklerini gösterir
filter-of = { FORM($state, form: "attribute") } dozlar
# same for every number
last-days = son { $count } gün
    .hint = tarih aralığını son { $count } gün olarak ayarlar

## The form for a new medication

strength = etken madde miktarı
    .hint = örneğin { $strength }
save = kaydet
cancel = iptal et

## Announcements

medication-added = { $medication } eklendi
medication-deleted = { $medication } silindi

## What went wrong

problem-storage = ilaçlar yüklenemedi. Daha sonra yeniden deneyin
