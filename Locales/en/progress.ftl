## How far something has come: $completed out of $total

# $completed (decimal number): how much is done.
# $total (decimal number): how much there is.
# Example: 3 of 5
progress = { $completed } of { $total }

# $completed (decimal number): how much is done.
# $total (decimal number): how much there is.
# Example: 3 of 5 completed
progress-completed = { $completed } of { $total } completed

# $completed (decimal number): the present step.
# $total (decimal number): how many there are.
# Example: Step 3 of 5
progress-step = step { $completed } of { $total }

# $completed (decimal number): the present page.
# $total (decimal number): how many there are.
# Example: Page 3 of 10
progress-page = page { $completed } of { $total }

# $completed (decimal number): the present question.
# $total (decimal number): how many there are.
# Example: Question 3 of 5
progress-question = question { $completed } of { $total }

# Work goes on, and how far it has come is not known.
# Example: In progress
progress-indeterminate = in progress

# The work is done.
# Example: Completed
progress-done = completed

# Progress with a title of its own.
# $title (text): what makes progress, as the app calls it.
# $progress (phrase): one of the phrases above.
# Example: Questionnaire progress, 3 of 5
progress-titled = { $title }, { $progress }
