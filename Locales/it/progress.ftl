# An amount of a whole: 3 su 5. A place among others: passaggio 3 di 5.
progress = { $completed } su { $total }

# A noun: what is counted may be of either gender.
progress-completed = completamento: { $completed } su { $total }

progress-step = passaggio { $completed } di { $total }

progress-page = pagina { $completed } di { $total }

progress-question = domanda { $completed } di { $total }

progress-indeterminate = in corso

progress-done = completato
