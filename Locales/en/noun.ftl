## Nouns: things that apps count
##
## Each entry has the forms that grammar.ftl lists. The patterns in grammar.ftl combine a noun with its number and its
## state. A noun may also have these attributes:
##
## .counted: the noun with its number, written out with $count, if the pattern "counted" doesn't fit.
## .none: the phrase for a count of zero, written out, if the pattern "counted-none" doesn't fit.
## .empty: the phrase for a screen that has no such things yet, written out, if "counted-empty" doesn't fit.
##
## A noun may also have its own word for a state, in an attribute with the name of that state. For example, the
## attribute .completed of noun-question says "answered". The text of the attribute refers to another entry, or says the
## state, the noun, and $count.
##
## Example: 3 doses

noun-dose = dose
    .plural = doses
noun-medication = medication
    .plural = medications
# A piece of medicine.
noun-tablet = tablet
    .plural = tablets
noun-message = message
    .plural = messages
    .read = { adjective-read-through }
noun-conversation = conversation
    .plural = conversations
    .read = { adjective-read-through }
# A person in an address book.
noun-contact = contact
    .plural = contacts
noun-person = person
    .plural = people
    .none = no one
    .empty = no one yet
# A person who belongs to a group.
noun-member = member
    .plural = members
noun-friend = friend
    .plural = friends
noun-follower = follower
    .plural = followers
noun-comment = comment
    .plural = comments
    .read = { adjective-read-through }
# An answer to a comment or a message.
noun-reply = reply
    .plural = replies
    .read = { adjective-read-through }
# A picture that was taken with a camera.
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
# A short text that somebody wrote down.
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
# An entry in a calendar.
noun-event = event
    .plural = events
noun-appointment = appointment
    .plural = appointments
# A phone call.
noun-call = call
    .plural = calls
noun-notification = notification
    .plural = notifications
    .read = { adjective-read-through }
# A warning. Compare noun-notification, which can be about anything.
noun-alert = alert
    .plural = alerts
    .read = { adjective-read-through }
# A new version of software, or a piece of news.
noun-update = update
    .plural = updates
    .read = { adjective-read-through }
# An entry of a list. For goods and dishes, see noun-basket-item.
noun-item = item
    .plural = items
# A piece of goods or a dish, in a shopping basket or an order.
noun-basket-item = item
    .plural = items
noun-product = product
    .plural = products
# An order of goods.
noun-order = order
    .plural = orders
    .not-completed = { adjective-incomplete }
# A written opinion of one person about something.
noun-review = review
    .plural = reviews
    .read = { adjective-read-through }
# The stars or points that one person gave to something.
noun-rating = rating
    .plural = ratings
    .low = { state-low }
# A result of a search.
noun-result = result
    .plural = results
    .low = { state-low }
# One of several things to choose from.
noun-option = option
    .plural = options
noun-error = error
    .plural = errors
noun-device = device
    .plural = devices
# A step that somebody walks, or a step of a procedure.
noun-step = step
    .plural = steps
    .none = 0 steps
# Something that a person wants to reach.
noun-goal = goal
    .plural = goals
noun-question = question
    .plural = questions
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
noun-answer = answer
    .plural = answers
# An attempt to do something, such as to enter a password.
noun-attempt = attempt
    .plural = attempts
noun-star = star
    .plural = stars
# A point of a score.
noun-point = point
    .plural = points
    .none = 0 points
# The unit of the difference between two percentages.
noun-percentage-point = percentage point
    .plural = percentage points
    .counted = { $count ->
        [one] { $count } percentage point
       *[other] { $count } percentage points
    }
noun-workout = workout
    .plural = workouts
# A day of the calendar. For durations, see unit-day.
noun-day = day
    .plural = days
    .none = 0 days
noun-transaction = transaction
    .plural = transactions
    .not-completed = { adjective-incomplete }
noun-payment = payment
    .plural = payments
    .not-completed = { adjective-incomplete }
# An account at a bank, or with a service.
noun-account = account
    .plural = accounts
noun-ticket = ticket
    .plural = tickets
# A piece of something that is sold, such as a cake or soap.
noun-piece = piece
    .plural = pieces
noun-seat = seat
    .plural = seats
# A stop of a bus or a train.
noun-stop = stop
    .plural = stops
# A letter, a digit, or a sign in a text.
noun-character = character
    .plural = characters
# A vote in an election or a poll.
noun-vote = vote
    .plural = votes
# A recorded message in a conversation.
noun-voice-message = voice message
    .plural = voice messages
    .read = { state-played }

## Words for states that some nouns have instead of the usual ones

# Replaces "completed" for questions.
adjective-answered = answered
    .place = after
# Replaces "not completed" for questions.
adjective-unanswered = unanswered
# Replaces "not completed" for orders, transactions, and payments.
adjective-incomplete = incomplete
# Replaces "seen" for messages, books, and other texts, because somebody may have opened a book without reading it.
# The word follows the noun, because "read books" sounds like a command.
adjective-read-through = { word-red }
    .place = after
    .front = never
# The participle "read", which rhymes with "red".
word-red = { MARK("read", pronunciation: "ɹɛd") }
