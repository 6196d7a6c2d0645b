narration-stalled = ਹਾਲੇ ਵੀ { FORM($progress, case: "oblique") } ਉੱਤੇ
    .alone = ਫ਼ਿਲਹਾਲ ਕੋਈ ਪ੍ਰਗਤੀ ਨਹੀਂ
narration-resumed = ਦੁਬਾਰਾ ਜਾਰੀ, { $progress }
    .alone = ਦੁਬਾਰਾ ਜਾਰੀ
narration-back = ਵਾਪਸ { FORM($progress, case: "oblique") } ਉੱਤੇ
burst-errors = { $things }। ਪਹਿਲੀ: { $first }
