### Elderly care, in English

## Those who are cared for

# A picture that stands for someone, at the top of every screen.
# $name (text): who it is.
# Example: Grandma's profile
# Swift: profile(of:)
profile-of = { $name }'s profile
# A photo.
# $name (text): who is in it.
# Example: Grandma's profile photo
# Swift: profilePhoto(of:)
profile-photo-of = { $name }'s profile photo
# The heading of a list.
# $name (text): whose tasks they are.
# Example: Grandma's tasks
# Swift: tasks(of:)
tasks-of = { $name }'s tasks
# The name of a field, in front of the name of someone: a control that chooses whose tasks are shown.
# Example: Select profile: Grandma
# Swift: Field
select-profile = select profile
# A button.
# Example: Create new profile
create-new-profile = create new profile

## Tasks

# The name of a field, in front of the title of a task.
# Example: Task: Morning medication
# Swift: Field.taskTitle
task = task
# A task in a list, and who it is for.
# $task (text): its title.
# $name (text): who it is for.
# Example: Morning medication for Grandma
# Swift: task(_:for:)
task-for = { $task } for { $name }
# A task in a list that should have been done by now.
# $task (text or phrase): its title, or its title and who it is for, as in the message above.
# Example: Overdue task: Morning walk for Grandpa Joe
# Swift: overdueTask(_:)
overdue-task = overdue task: { $task }
# When a task that comes back was done.
# $ago (phrase): how long ago.
# Example: Last completed 2 hours ago
# Swift: lastCompleted(_:)
last-completed = last completed { $ago }
# A button beside an answer, and what happens when it is used.
# Example: Request clarification
request-clarification = request clarification
    .hint = ask for more details about this task
# A button beside an answer, and what happens when it is used.
# Example: Approve response
approve-response = approve response
    .hint = mark this task as completed

## Reminders

# A button.
# $name (text): who is reminded.
# Example: Send medication reminder to Grandma
# Swift: sendMedicationReminder(to:)
send-medication-reminder = send medication reminder to { $name }
# A button, for what is no medication; the hint is that of both.
# $name (text): who is reminded.
# Example: Send reminder to Grandpa Joe
# Swift: sendReminder(to:)
send-reminder = send reminder to { $name }
    .hint = sends an SMS reminder immediately
# A control that sets a time of day, and its hint.
# Example: Select reminder time
reminder-time = select reminder time
    .hint = choose when to send the daily reminder

## Photos

# A photo that someone sent as an answer.
# $name (text): who sent it.
# $task (text): the title of the task that it answers.
# Example: Photo response from Grandma for Morning medication
# Swift: photoResponse(from:for:)
photo-response = photo response from { $name } for { $task }
# A photo that shows that a task is done.
# $name (text): who sent it.
# $task (text): the title of the task.
# Example: Grandma's photo showing Morning walk completed
# Swift: photo(of:showing:)
photo-showing = { $name }'s photo showing { $task } completed
# A drawing beside a task about cooking.
# Example: Cooking illustration
# Swift: cooking
cooking-illustration = cooking illustration

## Tabs

# The name of a tab, and its hint.
# Example: Dashboard
# Swift: dashboardTab
tab-dashboard = dashboard
    .hint = view today's tasks and responses
# The name of a tab, and its hint.
# Example: Photo gallery
# Swift: galleryTab
tab-gallery = photo gallery
    .hint = view all photo responses from your loved ones
# The name of a tab, and its hint.
# Example: All habits
# Swift: habitsTab
tab-habits = all habits
    .hint = manage scheduled tasks and reminders

## The form for a new profile

# A field of the form, and its hint.
# Example: Profile name
# Swift: Field
profile-name = profile name
    .hint = enter your loved one's name
# The hint of the field for the phone number.
# Example: Enter phone number with country code
# Swift: Hint.phoneNumber
phone-hint = enter phone number with country code
# Behind "Error:".
# Example: Error: Invalid phone number format
# Swift: Problem
invalid-phone-format = invalid phone number format
# A field of the form: what the one who is cared for is to the user; and its hint.
# Example: Relationship to you
# Swift: Field
relationship = relationship to you
    .hint = for example, grandmother, father, friend
# A button below the form.
# Example: Create profile
create-profile = create profile

## What went wrong. Said behind "Error:"

# Example: Error: The reminder could not be sent. Check the phone number
# Swift: Problem.reminderNotSent
problem-reminder = the reminder could not be sent. Check the phone number
