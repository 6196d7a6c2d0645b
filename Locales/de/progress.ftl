## Progress: $completed of $total

progress = { $completed } von { $total }
    .things = { transfer-some }

progress-completed = { $completed } von { $total } abgeschlossen

progress-step = Schritt { $completed } von { $total }
    .alone = Schritt { $completed }

progress-page = Seite { $completed } von { $total }
    .alone = Seite { $completed }

progress-question = Frage { $completed } von { $total }
    .alone = Frage { $completed }

# It is mostly the device that works: "in Bearbeitung" is what people work on.
progress-indeterminate = läuft

progress-done = abgeschlossen
