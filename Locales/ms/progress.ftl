progress = { $completed } daripada { $total }
progress-completed = { $completed } daripada { $total } selesai
progress-step = langkah { $completed } daripada { $total }
progress-page = halaman { $completed } daripada { $total }
progress-question = soalan { $completed } daripada { $total }
progress-indeterminate = sedang berjalan
progress-done = selesai
