## Codes. Letters and digits come with spaces between them, so that a voice says each, or with a mark that tells it to

# A card or an account by its last digits.
# $digits (text): the digits: 4 2 4 2.
# Example: ending in 4 2 4 2
ending = ending in { $digits }

# $name (text or phrase): what has these digits, as the app calls it.
# $digits (text): the digits: 4 2 4 2.
# Example: Visa ending in 4 2 4 2
ending-of = { $name } ending in { $digits }

# A code that was sent, or that is shown to someone.
# $code (text or phrase): its letters and digits.
# Example: code 4 8 2, 9 1 5
code = code { $code }

# The number of an order.
# $code (text or phrase): its letters and digits.
# Example: order A 7 F, 2 2 9 1
code-order = order { $code }

# The postal code of an address. Not "ZIP", which some voices spell.
# $code (text or phrase): its letters and digits.
# Example: zip code 0 2 1 3 9
code-postal = zip code { $code }

# The pause between two groups.
# $first (text or phrase): one group or several.
# $second (text or phrase): one group or several.
# Example: 4 8 2, 9 1 5
code-groups = { $first }, { $second }

## Telephone numbers

# A group of digits, sometimes letters. Where people say groups of two as one number, do not spell them.
# $group (text): the group, as it is written.
# $digits (whole number, optional): how many digits or letters it has.
# Example: 5 5 5
phone-group = { SPELL($group) }

# The code of a country alone.
# $code (text): the digits after the plus.
# Example: plus 1
phone-country = plus { SPELL($code) }

# A number that begins with the code of a country.
# $code (text): the digits after the plus.
# $number (text or phrase): the groups that follow.
# Example: plus 1, 5 5 5, 1 2 3, 4 5 6 7
phone-international = plus { SPELL($code) }, { $number }

# $number (text or phrase): the number.
# $extension (text or phrase): what is dialled once somebody answers.
# Example: 5 5 5, 1 2 3 4, extension 1 2
phone-extension = { $number }, extension { $extension }

## Versions

# Of an app or a system.
# $number (text or phrase): its parts, with the words for the points between them.
# Example: version 2 point 1 point 3
version = version { $number }

# $first (text or phrase): one part or several.
# $second (text or phrase): one part or several.
# Example: 2 point 1
version-point = { $first } point { $second }

## Addresses. Their marks are words, as this language says them when it reads an address to someone

# A name by which people know someone on a network, behind an @.
# $name (text or phrase): the name, its marks in words.
# Example: at maya underscore 92
username = at { $name }

# What joins two parts of an address.
# $first (text or phrase): a word of it, the word for a mark, or several.
# $second (text or phrase): the same.
# Example: example dot
address-next = { $first } { $second }

# The full stop of an address.
# Example: dot
mark-dot = dot

# What stands between a name and its domain, and before a name.
# Example: at
mark-at = at

# What parts the folders of an address.
# Example: slash
mark-slash = slash

# The hyphen of addresses and names.
# Example: dash
mark-dash = dash

# The low line that stands for a space.
# Example: underscore
mark-underscore = underscore

# What stands before a port.
# Example: colon
mark-colon = colon

# What begins the query of an address.
# Example: question mark
mark-question = question mark

# What stands between the name and the value of a query.
# Example: equals
mark-equals = equals

# What joins two values of a query.
# Example: ampersand
mark-and = ampersand

# The number sign, in an address and on a telephone.
# Example: pound
mark-hash = pound

# What stands in the name of some addresses.
# Example: plus
mark-plus = plus

# What stands before the number of a character.
# Example: percent
mark-percent = percent

# What stands before the name of a home folder.
# Example: tilde
mark-tilde = tilde

# The asterisk, in an address and on a telephone.
# Example: star
mark-star = star

# What parts the things of a list.
# Example: comma
mark-comma = comma

# A point over a comma.
# Example: semicolon
mark-semicolon = semicolon

# What stands for letters that are left out: O'Neil.
# Example: apostrophe
mark-apostrophe = apostrophe

# A straight quotation mark, which opens and closes.
# Example: quotation mark
mark-quote = quotation mark

# What stands behind a call.
# Example: exclamation point
mark-exclamation = exclamation point

# A round bracket, before what stands in it.
# Example: open parenthesis
mark-parenthesis-open = open parenthesis

# The same behind it.
# Example: close parenthesis
mark-parenthesis-close = close parenthesis

# The slash that leans to the left.
# Example: backslash
mark-backslash = backslash

# The dollar sign where it is no money, as in a password.
# Example: dollar sign
mark-dollar = dollar sign

# The angle bracket that opens to the right.
# Example: less than
mark-less = less than

# The same that opens to the left.
# Example: greater than
mark-greater = greater than

# A square bracket, before what stands in it.
# Example: open bracket
mark-bracket-open = open bracket

# The same behind it.
# Example: close bracket
mark-bracket-close = close bracket

# A curly bracket, before what stands in it.
# Example: open brace
mark-brace-open = open brace

# The same behind it.
# Example: close brace
mark-brace-close = close brace

# An upright line.
# Example: vertical bar
mark-bar = vertical bar

# A circumflex by itself.
# Example: caret
mark-caret = caret

# A grave accent by itself.
# Example: backtick
mark-backtick = backtick
