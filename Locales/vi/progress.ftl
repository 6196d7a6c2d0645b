progress = { $completed } trên { $total }

progress-completed = đã hoàn thành { $completed } trên { $total }

progress-step = bước { $completed } trên { $total }

progress-page = trang { $completed } trên { $total }

progress-question = câu hỏi { $completed } trên { $total }

progress-indeterminate = đang thực hiện

progress-done = đã hoàn thành
