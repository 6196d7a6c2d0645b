## Progress: $completed of $total

progress = { $completed } von { $total }

progress-completed = { $completed } von { $total } abgeschlossen

progress-step = Schritt { $completed } von { $total }

progress-page = Seite { $completed } von { $total }

progress-question = Frage { $completed } von { $total }

# It is mostly the device that works: "in Bearbeitung" is what people work on.
progress-indeterminate = läuft

progress-done = abgeschlossen
