### Card gallery, in English

## The gallery

# The heading of the gallery, and the name of the control that turns its pages.
# Example: Cards
cards = cards
# A button.
# Example: Settings
settings = settings
# What happens when the control for the pages is used.
# Example: Swipe up or down to change pages
# Swift: none
change-page = { $case ->
    [infinitive] change pages
   *[statement] changes the page
}

## Cards

# An action of a card; and the button for it where the card is not named beside it.
# .named $card (text): the card's title.
# Example: Delete
# Swift .named: delete(_:)
delete = delete
    .named = delete { $card }
# An action of a card, and a button.
# Example: Share
share = share
# A button: it tells others that one likes the card.
# Example: Like
like = like
# A button below a text that is cut, and what happens when it is used.
# Example: Read more
read-more = read more
    .hint = shows the whole text

## People

# A photo.
# $name (text): who is in it.
# Example: John Doe's profile photo
# Swift: profilePhoto(of:)
profile-photo-of = { $name }'s profile photo

## Videos

# A button. What happens when it is used is worded by the library: "start playback".
# Example: Play
play = play
# A button. What happens when it is used is the next message.
# Example: Pause
pause = pause
# What happens when "Pause" is used.
# Example: Double tap to pause playback
pause-playback = { $case ->
    [infinitive] pause playback
   *[statement] pauses playback
}
# The name of a field, in front of a span of time: how long a video is.
# Example: Length: 1 minute and 30 seconds
# Swift: Field
length = length
# A control that tells how much of a video has been played, as a percentage, and moves in it.
# Example: Playback position
position = playback position

## Forms

# The hint of the field for the password.
# $count (whole number): how many characters it has at least.
# Example: Minimum 8 characters
# Swift: Hint.minimumLength(_:)
minimum-length = { $count ->
    [one] minimum { $count } character
   *[other] minimum { $count } characters
}
# A button. What happens when it is used is the next message.
# Example: Sign in
sign-in = sign in
# What happens when "Sign in" is used.
# Example: Double tap to sign in with the credentials you entered
# Swift: signIn
sign-in-with-credentials = { $case ->
    [infinitive] sign in with the credentials you entered
   *[statement] signs in with the credentials you entered
}
# A field for a text.
# Example: Comment
# Swift: Field
comment = comment
# The button behind one field; and the one below a form.
# Example: Submit
submit = submit
    .form = submit form
# The heading of a form: it tells those who run the gallery that something is wrong with a card.
# Example: Report a card
report = report a card

## What went wrong. Said behind "Error:"

# Example: Error: Email address and password do not match
# Swift: Problem.wrongCredentials
problem-credentials = email address and password do not match
