## How far something has come. "5’in 3’ü" has suffixes that voices part from their numbers.

progress = { $total } üzerinden { $completed }

progress-completed = { $total } üzerinden { $completed } tamamlandı

progress-step = adım { $completed }, toplam { $total }

progress-page = sayfa { $completed }, toplam { $total }

progress-question = soru { $completed }, toplam { $total }

progress-indeterminate = devam ediyor

progress-done = tamamlandı
