## Codes. Their letters and digits are heard one by one
##
## The arguments of these messages already have spaces between their letters and digits, or a mark that makes the voice
## spell them.

# A card or an account, identified by its last digits.
# $digits (text): the digits, such as "4 2 4 2".
# Example: ending in 4 2 4 2
ending = ending in { $digits }

# A card or an account with a name.
# $name (text or phrase): the name in the app's words, such as "Visa".
# $digits (text): the digits, such as "4 2 4 2".
# Example: Visa ending in 4 2 4 2
ending-of = { $name } ending in { $digits }

# A code that was sent to the listener, or that the listener shows to someone.
# $code (text or phrase): its letters and digits.
# Example: code 4 8 2, 9 1 5
code = code { $code }

# The number of an order.
# $code (text or phrase): its letters and digits.
# Example: order A 7 F, 2 2 9 1
code-order = order { $code }

# The postal code of an address. English doesn't write "ZIP" in capitals, because some voices spell that.
# $code (text or phrase): its letters and digits.
# Example: zip code 0 2 1 3 9
code-postal = zip code { $code }

# A capital letter of a text that is spelled exactly, such as a password.
# $letter (text): the letter.
# Example: capital W
spelled-capital = capital { $letter }

## Telephone numbers

# A group of digits or letters in a telephone number. If people who speak your language say two digits as one number,
# don't use SPELL for a group of two.
# $group (text): the group, as the app wrote it, such as "555".
# $digits (whole number, optional): how many digits or letters it has.
# Example: 5 5 5
phone-group = { SPELL($group) }

# The code of a country, if no telephone number follows.
# $code (text): the digits after the plus sign.
# Example: plus 1
phone-country = plus { SPELL($code) }

# A number that begins with the code of a country.
# $code (text): the digits after the plus sign.
# $number (text or phrase): the rest of the number.
# Example: plus 1, 5 5 5, 1 2 3, 4 5 6 7
phone-international = plus { SPELL($code) }, { $number }

# A number with an extension.
# $number (text or phrase): the number.
# $extension (text or phrase): the digits that are dialed after the call is answered.
# Example: 5 5 5, 1 2 3 4, extension 1 2
phone-extension = { $number }, extension { $extension }

## Versions of apps and systems

# $number (text or phrase): the parts of the version, joined by version-point.
# Example: version 2 point 1 point 3
version = version { $number }

# Joins the parts of a version.
# $first (text or phrase): one or several parts.
# $second (text or phrase): one or several parts after them.
# Example: 2 point 1
version-point = { $first } point { $second }

## Email and web addresses. Use the words that people say when they read an address to someone

# The name of a person in a social network, which is written after an at sign.
# $name (text or phrase): the name, with words for its marks.
# Example: at maya underscore 92
username = at { $name }

# Joins the parts of an address.
# $first (text or phrase): one or several parts, such as a name or the word for a mark.
# $second (text or phrase): one or several parts after them.
# Example: example dot
address-next = { $first } { $second }

# The space, in a text that is spelled exactly, such as a password.
# Example: space
mark-space = space

# The full stop, as in example.com. This word and the ones after it are heard in place of a mark.
# Example: dot
mark-dot = dot

# The at sign, between the name and the domain of an email address.
# Example: at
mark-at = at

# The hyphen, as in my-shop.com.
# Example: dash
mark-dash = dash

# The underscore, a low line that replaces a space.
# Example: underscore
mark-underscore = underscore

# The equals sign, between the name and the value in a query.
# Example: equals
mark-equals = equals

# The number sign, in an address or on a telephone.
# Example: pound
mark-hash = pound

# The plus sign, which some email addresses have in their names.
# Example: plus
mark-plus = plus

# The asterisk, in an address or on a telephone.
# Example: star
mark-star = star

# The apostrophe, as in O'Neil.
# Example: apostrophe
mark-apostrophe = apostrophe

# The straight quotation mark, which is the same at both ends of a quotation.
# Example: quotation mark
mark-quote = quotation mark

# The exclamation point.
# Example: exclamation point
mark-exclamation = exclamation point

# The opening round bracket.
# Example: open parenthesis
mark-parenthesis-open = open parenthesis

# The dollar sign, if it isn't money, such as in a password.
# Example: dollar sign
mark-dollar = dollar sign

# The less-than sign, an angle bracket that opens to the right.
# Example: less than
mark-less = less than

# The greater-than sign, an angle bracket that opens to the left.
# Example: greater than
mark-greater = greater than

# The opening square bracket.
# Example: open bracket
mark-bracket-open = open bracket

# The closing square bracket.
# Example: close bracket
mark-bracket-close = close bracket

# The opening curly bracket.
# Example: open brace
mark-brace-open = open brace

# The closing curly bracket.
# Example: close brace
mark-brace-close = close brace

# The vertical line.
# Example: vertical bar
mark-bar = vertical bar

# The circumflex without a letter.
# Example: caret
mark-caret = caret

# The grave accent without a letter.
# Example: backtick
mark-backtick = backtick
