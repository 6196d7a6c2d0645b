## Names of form fields. More of them are in notice.ftl

# An amount of money, or of anything else.
# Example: Amount
field-amount = amount
# Example: Description
field-description = description
# Example: Comment
field-comment = comment
# The title of a book, a task, or a photo. It isn't a person's title.
# Example: Title
field-title = title
# The date of a day.
# Example: Date
field-date = date
# A time of day.
# Example: Time
field-time = time
# The address where a person lives.
# Example: Address
field-address = address
# The name of a control for choosing a profile. The name of the current profile follows.
# Example: Select profile
field-select-profile = select profile

## Errors in a form, and how to correct them. They are heard alone and after "error:"

# Announced when a form was sent but has errors.
# $count (whole number): how many fields are wrong.
# $field (phrase): the name of the first wrong field, such as "email address".
# .alone: if that name isn't known.
# .alone $count (whole number): how many fields are wrong.
# Example: 2 errors. First: Email address
errors-in-form = { $count ->
    [one] { $count } error: { TITLE($field) }
   *[other] { $count } errors. First: { TITLE($field) }
}
    .alone = { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }

# An email address has the wrong format. The address in this phrase is only an example. Keep the word "example", and
# write the marks as words.
# Example: Enter a full email address, like name at example dot com
error-email-format = enter a full email address, like name at example dot com

# An amount is too small or too large.
# $range (phrase): the smallest and the largest amount that is allowed, such as "1 to 500 dollars".
# .exact: if only one amount is allowed.
# .exact $amount (phrase): that amount.
# Example: Enter an amount from 1 to 500 dollars
error-amount-range = enter an amount from { $range }
    .exact = enter an amount of { $amount }

# A number is too small or too large.
# $least (whole number): the smallest number that is allowed.
# $most (whole number): the largest number that is allowed.
# Example: Enter a number from 1 to 10
error-number-range = enter a number from { $least } to { $most }

# A text is too short.
# $count (whole number): the smallest number of characters that is allowed.
# Example: Enter at least 8 characters
error-least-characters = { $count ->
    [one] enter at least { $count } character
   *[other] enter at least { $count } characters
}

# A text is too long.
# $count (whole number): the largest number of characters that is allowed.
# Example: Enter at most 20 characters
error-most-characters = { $count ->
    [one] enter at most { $count } character
   *[other] enter at most { $count } characters
}

# The listener entered a password twice, and the two differ.
# Example: The two passwords must match
error-passwords-differ = the two passwords must match

# Signing in failed. The app doesn't say whether the email address or the password was wrong.
# Example: Wrong email address or password. Check both
error-credentials = wrong email address or password. Check both

# No option was chosen.
# Example: Choose at least one option
error-choose = choose at least one option

# The device isn't connected to the internet.
# Example: No internet connection. Connect and try again
error-connection = no internet connection. Connect and try again

# An error whose cause isn't known.
# Example: Something went wrong. Try again
error-try-again = something went wrong. Try again

# The server can't be used at the moment.
# Example: The service is not available right now. Try again later
error-try-later = the service is not available right now. Try again later

## Whether the characters of a password can be seen, announced when the listener has changed it

# Example: Password shown
password-shown = password shown
# Example: Password hidden
password-hidden = password hidden

## Requirements of a form field, heard before anything is entered

# A requirement for the length of a text, such as a password.
# $count (whole number): the smallest number of characters that is allowed.
# Example: At least 8 characters
require-characters = { $count ->
    [one] at least { $count } character
   *[other] at least { $count } characters
}

# The requirements for a password.
# $length (phrase): the length, such as "at least 8 characters".
# $parts (phrase): one or several of the parts below, such as "a number and a symbol".
# .alone: if the password may have any length.
# .alone $parts (phrase): the parts, as in the message itself.
# Example: At least 8 characters, with a number
require-parts = { $length }, with { $parts }
    .alone = with { $parts }

# A digit from 0 to 9. This part and the next three follow the word "with" in require-parts.
# Example: A number
require-digit = a number
# A character that isn't a letter or a digit.
# Example: A symbol
require-symbol = a symbol
# A letter from A to Z.
# Example: A capital letter
require-capital = a capital letter
# A letter from a to z.
# Example: A lowercase letter
require-small = a lowercase letter

# A note at the beginning of a form.
# Example: All fields are required
require-all = all fields are required

# Heard before a list of options.
# $count (whole number): how many options there are.
# Example: Select from 4 options below
require-option = { $count ->
    [1] select the option below
    [one] select from { $count } option below
   *[other] select from { $count } options below
}

## The number of characters that can still be entered in a text field

# $count (whole number): how many characters can still be entered, 1 or more.
# Example: 12 characters left
characters-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}

# The text has exactly the allowed length.
# Example: No characters left
characters-none-left = no characters left

# The text is longer than allowed.
# $count (whole number): the number of characters that are too many, 1 or more.
# Example: Over the limit by 3
characters-over = over the limit by { $count }
