## Progress of work, or within something that has several parts

# The progress in numbers, without a noun.
# $completed (decimal number): how much is done.
# $total (decimal number): how much there is.
# .things: if the kind of the things is known. Say both numbers, and the noun only once: use $completed and $counted,
# or $done and $total, as in transfer-uploaded.
# .things $completed (whole number, optional): how many are done.
# .things $total (whole number, optional): how many there are.
# .things $done (phrase, optional): how many are done, with the noun, such as "60 characters".
# .things $counted (phrase, optional): how many there are, with the noun, such as "240 characters".
# Example: 3 of 5
progress = { $completed } of { $total }
    .things = { $completed } of { $counted }

# The progress in numbers. The numbers can count anything, so the word for "completed" must not depend on a noun.
# $completed (decimal number): how much is done.
# $total (decimal number): how much there is.
# Example: 3 of 5 completed
progress-completed = { $completed } of { $total } completed

# The current step of a procedure.
# $completed (decimal number): the number of the current step.
# $total (decimal number): how many steps there are.
# .alone: if the total isn't known.
# .alone $completed (decimal number): the number of the current step.
# Example: Step 3 of 5
progress-step = step { $completed } of { $total }
    .alone = step { $completed }

# The current page, in a document of several pages.
# $completed (decimal number): the number of the current page.
# $total (decimal number): how many pages there are.
# .alone: if the total isn't known.
# .alone $completed (decimal number): the number of the current page.
# Example: Page 3 of 10
progress-page = page { $completed } of { $total }
    .alone = page { $completed }

# The current question, in a series of questions.
# $completed (decimal number): the number of the current question.
# $total (decimal number): how many questions there are.
# .alone: if the total isn't known.
# .alone $completed (decimal number): the number of the current question.
# Example: Question 3 of 5
progress-question = question { $completed } of { $total }
    .alone = question { $completed }

# The work continues, and the app doesn't know how much is done.
# Example: In progress
progress-indeterminate = in progress

# The work is done.
# Example: Completed
progress-done = completed
