narration-stalled = masih { $progress }
    .alone = tiada kemajuan buat masa ini
narration-resumed = disambung semula, { $progress }
    .alone = disambung semula
narration-back = kembali ke { $progress }

burst-errors = { $things }. Pertama: { TITLE($first) }
