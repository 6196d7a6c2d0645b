narration-stalled = vẫn ở { $progress }
    .alone = chưa có tiến triển
narration-resumed = đã tiếp tục, { $progress }
    .alone = đã tiếp tục
narration-back = trở về { $progress }

burst-errors = { $things }. Đầu tiên: { TITLE($first) }
