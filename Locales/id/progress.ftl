progress = { $completed } dari { $total }
progress-completed = { $completed } dari { $total } selesai
progress-step = langkah { $completed } dari { $total }
progress-page = halaman { $completed } dari { $total }
progress-question = pertanyaan { $completed } dari { $total }
progress-indeterminate = sedang berlangsung
progress-done = selesai
