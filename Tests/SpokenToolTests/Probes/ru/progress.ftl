## How far something has come: $completed out of $total

progress = { $completed } из { $total }

# Impersonal: it agrees with no noun.
progress-completed = выполнено { $completed } из { $total }

progress-step = шаг { $completed } из { $total }

progress-page = страница { $completed } из { $total }

progress-question = вопрос { $completed } из { $total }

progress-indeterminate = выполняется

progress-done = выполнено
