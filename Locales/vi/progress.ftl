progress = { $completed } trên { $total }
    .things = { $completed } trên { $counted }

progress-completed = đã hoàn thành { $completed } trên { $total }

progress-step = bước { $completed } trên { $total }
    .alone = bước { $completed }

progress-page = trang { $completed } trên { $total }
    .alone = trang { $completed }

progress-question = câu hỏi { $completed } trên { $total }
    .alone = câu hỏi { $completed }

progress-indeterminate = đang thực hiện

progress-done = đã hoàn thành
