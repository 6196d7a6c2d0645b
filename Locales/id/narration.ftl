narration-stalled = masih { $progress }
    .alone = belum ada kemajuan saat ini
narration-resumed = dilanjutkan, { $progress }
    .alone = dilanjutkan
narration-back = kembali ke { $progress }

burst-errors = { $things }. Pertama: { TITLE($first) }
