## Progress of work, or within something that has several parts

# The progress in numbers, without a noun.
# $completed (decimal number): how much is done.
# $total (decimal number): how much there is.
# Example: 3 of 5
progress = { $completed } of { $total }

# The progress in numbers. The numbers can count anything, so the word for "completed" must not depend on a noun.
# $completed (decimal number): how much is done.
# $total (decimal number): how much there is.
# Example: 3 of 5 completed
progress-completed = { $completed } of { $total } completed

# The current step of a procedure.
# $completed (decimal number): the number of the current step.
# $total (decimal number): how many steps there are.
# Example: Step 3 of 5
progress-step = step { $completed } of { $total }

# The current page, in a document of several pages.
# $completed (decimal number): the number of the current page.
# $total (decimal number): how many pages there are.
# Example: Page 3 of 10
progress-page = page { $completed } of { $total }

# The current question, in a series of questions.
# $completed (decimal number): the number of the current question.
# $total (decimal number): how many questions there are.
# Example: Question 3 of 5
progress-question = question { $completed } of { $total }

# The work continues, and the app doesn't know how much is done.
# Example: In progress
progress-indeterminate = in progress

# The work is done.
# Example: Completed
progress-done = completed
