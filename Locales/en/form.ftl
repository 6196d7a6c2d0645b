## Fields that many forms have. Those of notice.ftl are of the same kind

# How much money, or how much of anything.
# Example: Amount
field-amount = amount
# Example: Description
field-description = description
# Example: Comment
field-comment = comment
# Of a book, a task, a photo.
# Example: Title
field-title = title
# A day.
# Example: Date
field-date = date
# A time of day.
# Example: Time
field-time = time
# Where someone lives.
# Example: Address
field-address = address
# A control that chooses a profile, in front of the one that is chosen.
# Example: Select profile
field-select-profile = select profile

## What is wrong with a form, and what to do. Each is also said behind "Error:"

# Announced when a form was handed in.
# $count (whole number): how many fields are wrong.
# $field (phrase): the first of them.
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

# The address is only an example: keep "example", and say its marks in words.
# Example: Enter a full email address, like name at example dot com
error-email-format = enter a full email address, like name at example dot com

# $range (phrase): from how much to how much, as "1 to 500 dollars".
# .exact $amount (phrase): the only amount that is right.
# Example: Enter an amount from 1 to 500 dollars
error-amount-range = enter an amount from { $range }
    .exact = enter an amount of { $amount }

# $least (whole number): the least number.
# $most (whole number): the largest.
# Example: Enter a number from 1 to 10
error-number-range = enter a number from { $least } to { $most }

# $count (whole number): how many characters are needed.
# Example: Enter at least 8 characters
error-least-characters = { $count ->
    [one] enter at least { $count } character
   *[other] enter at least { $count } characters
}

# $count (whole number): how many characters there may be.
# Example: Enter at most 20 characters
error-most-characters = { $count ->
    [one] enter at most { $count } character
   *[other] enter at most { $count } characters
}

# A password was entered twice.
# Example: The two passwords must match
error-passwords-differ = the two passwords must match

# Example: Wrong email address or password. Check both
error-credentials = wrong email address or password. Check both

# Example: Choose at least one option
error-choose = choose at least one option

# Example: No internet connection. Connect and try again
error-connection = no internet connection. Connect and try again

# Nobody knows what went wrong.
# Example: Something went wrong. Try again
error-try-again = something went wrong. Try again

# Example: The service is not available right now. Try again later
error-try-later = the service is not available right now. Try again later

## What a form asks for

# $count (whole number): how many characters are needed.
# Example: At least 8 characters
require-characters = { $count ->
    [one] at least { $count } character
   *[other] at least { $count } characters
}

# $length (phrase): how long it must be, from above.
# $parts (phrase): what must be in it: one of those below, or several.
# .alone $parts (phrase): what must be in it, where it may have any length.
# Example: At least 8 characters, with a number
require-parts = { $length }, with { $parts }
    .alone = with { $parts }

# Behind "with": 0 to 9.
# Example: A number
require-digit = a number
# Behind "with".
# Example: A symbol
require-symbol = a symbol
# Behind "with": A to Z.
# Example: A capital letter
require-capital = a capital letter
# Behind "with": a to z.
# Example: A lowercase letter
require-small = a lowercase letter

# Example: All fields are required
require-all = all fields are required

# In front of choices.
# $count (whole number): how many there are.
# Example: Select from 4 options below
require-option = { $count ->
    [1] select the option below
    [one] select from { $count } option below
   *[other] select from { $count } options below
}

## How much more fits

# $count (whole number): how many characters can still be entered, 1 or more.
# Example: 12 characters left
characters-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}

# Example: No characters left
characters-none-left = no characters left

# What is written is too long.
# $count (whole number): by how many characters, 1 or more.
# Example: Over the limit by 3
characters-over = over the limit by { $count }
