progress = { $completed } από { $total }

# A noun: what is counted may be of any gender.
progress-completed = ολοκλήρωση: { $completed } από { $total }

progress-step = βήμα { $completed } από { $total }

progress-page = σελίδα { $completed } από { $total }

progress-question = ερώτηση { $completed } από { $total }

progress-indeterminate = σε εξέλιξη

progress-done = ολοκληρώθηκε
