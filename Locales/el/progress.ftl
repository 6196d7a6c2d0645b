progress = { $completed } από { $total }
    .things = { transfer-part }

# A noun: what is counted may be of any gender.
progress-completed = ολοκλήρωση: { $completed } από { $total }

progress-step = βήμα { $completed } από { $total }
    .alone = βήμα { $completed }

progress-page = σελίδα { $completed } από { $total }
    .alone = σελίδα { $completed }

progress-question = ερώτηση { $completed } από { $total }
    .alone = ερώτηση { $completed }

progress-indeterminate = σε εξέλιξη

progress-done = ολοκληρώθηκε
