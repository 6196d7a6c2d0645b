## Things that are counted
##
## An entry of the lexicon: the value is the plainest form, each attribute another one, as grammar.ftl declares them. What
## is said of so many of them is in the patterns there. A noun may also have
##
## .counted: so many of them, written out with $count, where the pattern does not fit.
## .none, .empty: none of them, and a screen that will hold them and does not yet, written out.
##
## An attribute named for a state is another word for that state: .completed = { adjective-answered }. Or it is both written
## out with $count.
##
## Example: 3 doses

noun-dose = dose
    .plural = doses
noun-medication = medication
    .plural = medications
# Of a medicine.
noun-tablet = tablet
    .plural = tablets
noun-message = message
    .plural = messages
    .read = { adjective-read-through }
noun-conversation = conversation
    .plural = conversations
    .read = { adjective-read-through }
noun-contact = contact
    .plural = contacts
noun-person = person
    .plural = people
    .none = no one
    .empty = no one yet
# Of a group.
noun-member = member
    .plural = members
noun-friend = friend
    .plural = friends
noun-follower = follower
    .plural = followers
noun-comment = comment
    .plural = comments
    .read = { adjective-read-through }
# To a comment or a message.
noun-reply = reply
    .plural = replies
    .read = { adjective-read-through }
noun-photo = photo
    .plural = photos
noun-video = video
    .plural = videos
noun-album = album
    .plural = albums
noun-song = song
    .plural = songs
noun-episode = episode
    .plural = episodes
noun-file = file
    .plural = files
noun-folder = folder
    .plural = folders
noun-document = document
    .plural = documents
noun-attachment = attachment
    .plural = attachments
noun-page = page
    .plural = pages
    .read = { adjective-read-through }
noun-book = book
    .plural = books
    .read = { adjective-read-through }
noun-article = article
    .plural = articles
    .read = { adjective-read-through }
# Written down.
noun-note = note
    .plural = notes
    .read = { adjective-read-through }
noun-link = link
    .plural = links
noun-task = task
    .plural = tasks
noun-project = project
    .plural = projects
noun-reminder = reminder
    .plural = reminders
# In a calendar.
noun-event = event
    .plural = events
noun-appointment = appointment
    .plural = appointments
# By telephone.
noun-call = call
    .plural = calls
noun-notification = notification
    .plural = notifications
    .read = { adjective-read-through }
# A warning that one gets.
noun-alert = alert
    .plural = alerts
    .read = { adjective-read-through }
# Of software, or of news.
noun-update = update
    .plural = updates
    .read = { adjective-read-through }
# An entry of a list, not a piece of goods.
noun-item = item
    .plural = items
# A piece of goods or a dish, in a basket or an order.
noun-basket-item = item
    .plural = items
noun-product = product
    .plural = products
# Of goods.
noun-order = order
    .plural = orders
    .not-completed = { adjective-incomplete }
# What one person wrote about something.
noun-review = review
    .plural = reviews
    .read = { adjective-read-through }
# What one person gave, in stars or points.
noun-rating = rating
    .plural = ratings
    .low = { state-low }
# Of a search.
noun-result = result
    .plural = results
    .low = { state-low }
# To choose from.
noun-option = option
    .plural = options
noun-error = error
    .plural = errors
noun-device = device
    .plural = devices
# On foot, or of a procedure.
noun-step = step
    .plural = steps
    .none = 0 steps
# To be reached.
noun-goal = goal
    .plural = goals
noun-question = question
    .plural = questions
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
noun-answer = answer
    .plural = answers
# To do something again.
noun-attempt = attempt
    .plural = attempts
noun-star = star
    .plural = stars
# Of a score.
noun-point = point
    .plural = points
    .none = 0 points
# By which one percentage differs from another.
noun-percentage-point = percentage point
    .plural = percentage points
    .counted = { $count ->
        [one] { $count } percentage point
       *[other] { $count } percentage points
    }
noun-workout = workout
    .plural = workouts
# Of the calendar.
noun-day = day
    .plural = days
    .none = 0 days
noun-transaction = transaction
    .plural = transactions
    .not-completed = { adjective-incomplete }
noun-payment = payment
    .plural = payments
    .not-completed = { adjective-incomplete }
# At a bank, or of a service.
noun-account = account
    .plural = accounts
noun-ticket = ticket
    .plural = tickets
noun-seat = seat
    .plural = seats
# Of a bus or a train.
noun-stop = stop
    .plural = stops
# A letter, a digit or a sign of a text.
noun-character = character
    .plural = characters

## Spans of time. A span is said by itself, inside a list of them, and after words that ask for a case

# Example: 2 seconds
unit-second = second
    .plural = seconds
# Example: 2 minutes
unit-minute = minute
    .plural = minutes
# Example: 2 hours
unit-hour = hour
    .plural = hours
# Example: 2 days
unit-day = day
    .plural = days
# Example: 2 weeks
unit-week = week
    .plural = weeks
# Example: 2 months
unit-month = month
    .plural = months
# Example: 2 years
unit-year = year
    .plural = years

## Words for states, where nouns have one of their own

adjective-answered = answered
    .place = after
adjective-unanswered = unanswered
adjective-incomplete = incomplete
# Who opened a book has not read it yet. Behind it: "read books" is heard as the command.
adjective-read-through = { word-red }
    .place = after
    .front = never
# "Read" that rhymes with "red".
word-red = { MARK("read", pronunciation: "ɹɛd") }
