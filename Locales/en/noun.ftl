## Things that are counted
##
## An entry of the lexicon: the value is the plainest form, each attribute another one, as grammar.ftl declares them. What
## is said of so many of them is in the patterns there. A noun may also have
##
## .counted: so many of them, written out with $count, where the pattern does not fit.
## .none, .empty: none of them, and a screen that will hold them and does not yet, written out.
## .less = fewer: what one counts is fewer, what one measures is less: 3 doses fewer, 2 miles less. Not of what may be a
## span, a fraction or a part: 2 days, half a star, 2 percentage points less.
##
## An attribute named for a state is another word for that state: .completed = { adjective-answered }. Or it is both written
## out with $count.
##
## Example: 3 doses

noun-dose = dose
    .plural = doses
    .less = fewer
noun-medication = medication
    .plural = medications
    .less = fewer
# Of a medicine.
noun-tablet = tablet
    .plural = tablets
    .less = fewer
noun-message = message
    .plural = messages
    .less = fewer
noun-conversation = conversation
    .plural = conversations
    .less = fewer
noun-contact = contact
    .plural = contacts
    .less = fewer
noun-person = person
    .plural = people
    .less = fewer
# Of a group.
noun-member = member
    .plural = members
    .less = fewer
noun-friend = friend
    .plural = friends
    .less = fewer
noun-follower = follower
    .plural = followers
    .less = fewer
noun-comment = comment
    .plural = comments
    .less = fewer
# To a comment or a message.
noun-reply = reply
    .plural = replies
    .less = fewer
noun-photo = photo
    .plural = photos
    .less = fewer
noun-video = video
    .plural = videos
    .less = fewer
noun-album = album
    .plural = albums
    .less = fewer
noun-song = song
    .plural = songs
    .less = fewer
noun-episode = episode
    .plural = episodes
    .less = fewer
noun-file = file
    .plural = files
    .less = fewer
noun-folder = folder
    .plural = folders
    .less = fewer
noun-document = document
    .plural = documents
    .less = fewer
noun-attachment = attachment
    .plural = attachments
    .less = fewer
noun-page = page
    .plural = pages
    .less = fewer
noun-book = book
    .plural = books
    .less = fewer
noun-article = article
    .plural = articles
    .less = fewer
# Written down.
noun-note = note
    .plural = notes
    .less = fewer
noun-link = link
    .plural = links
    .less = fewer
noun-task = task
    .plural = tasks
    .less = fewer
noun-project = project
    .plural = projects
    .less = fewer
noun-reminder = reminder
    .plural = reminders
    .less = fewer
# In a calendar.
noun-event = event
    .plural = events
    .less = fewer
noun-appointment = appointment
    .plural = appointments
    .less = fewer
# By telephone.
noun-call = call
    .plural = calls
    .less = fewer
noun-notification = notification
    .plural = notifications
    .less = fewer
# A warning that one gets.
noun-alert = alert
    .plural = alerts
    .less = fewer
# Of software, or of news.
noun-update = update
    .plural = updates
    .less = fewer
# An entry of a list, not a piece of goods.
noun-item = item
    .plural = items
    .less = fewer
# A piece of goods or a dish, in a basket or an order.
noun-basket-item = item
    .plural = items
    .less = fewer
noun-product = product
    .plural = products
    .less = fewer
# Of goods.
noun-order = order
    .plural = orders
    .less = fewer
# What one person wrote about something.
noun-review = review
    .plural = reviews
    .less = fewer
# What one person gave, in stars or points.
noun-rating = rating
    .plural = ratings
    .less = fewer
# Of a search.
noun-result = result
    .plural = results
    .less = fewer
# To choose from.
noun-option = option
    .plural = options
    .less = fewer
noun-error = error
    .plural = errors
    .less = fewer
noun-device = device
    .plural = devices
    .less = fewer
# On foot, or of a procedure.
noun-step = step
    .plural = steps
    .none = 0 steps
    .less = fewer
# To be reached.
noun-goal = goal
    .plural = goals
    .less = fewer
noun-question = question
    .plural = questions
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
    .less = fewer
noun-answer = answer
    .plural = answers
    .less = fewer
# To do something again.
noun-attempt = attempt
    .plural = attempts
    .less = fewer
noun-star = star
    .plural = stars
# Of a score.
noun-point = point
    .plural = points
    .none = 0 points
# By which one percentage differs from another.
noun-percentage-point = percentage point
    .plural = percentage points
noun-workout = workout
    .plural = workouts
    .less = fewer
# Of the calendar.
noun-day = day
    .plural = days
    .none = 0 days
noun-transaction = transaction
    .plural = transactions
    .less = fewer
noun-payment = payment
    .plural = payments
    .less = fewer
# At a bank, or of a service.
noun-account = account
    .plural = accounts
    .less = fewer
noun-ticket = ticket
    .plural = tickets
    .less = fewer
noun-seat = seat
    .plural = seats
    .less = fewer
# Of a bus or a train.
noun-stop = stop
    .plural = stops
    .less = fewer
# A letter, a digit or a sign of a text.
noun-character = character
    .plural = characters
    .less = fewer

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
