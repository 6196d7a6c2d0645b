reminder-taken = si ya las tomaste
