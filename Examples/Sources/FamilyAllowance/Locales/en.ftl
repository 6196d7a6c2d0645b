### Family allowance, in English

## The account of a child

# The name of a field.
# Example: Weekly allowance: 10 dollars
# Swift: Field
weekly-allowance = weekly allowance
# The name of a field, in front of a weekday.
# Example: Allowance schedule: Friday
# Swift: Field
allowance-schedule = allowance schedule
# The name of a field, in front of a moment.
# Example: Last allowance: Today at 2:00 PM
# Swift: Field
last-allowance = last allowance

## What money is for: kinds that the app knows, behind "Category:"

# What is paid every week.
# Example: Category: Allowance
# Swift: allowance
category-allowance = allowance
# Example: Category: Gifts
# Swift: gifts
category-gifts = gifts

## What a child saves for

# $share (phrase): the part of the price that is there, a percentage.
# Example: 38 percent saved
# Swift: none
saved-share = { $share } saved

## Headings

# Above the children's accounts.
children = children
# Above the history of an account.
transactions = transactions
# Above what a child saves for.
wish-list = wish list
# Above a chart of what was in an account, week by week.
analytics = analytics

## Signing in

# A button.
sign-in = sign in
# A button, and the screen that it opens, where a new account is made.
register = register
# A hint, while signing in goes on.
# Swift: Hint.pleaseWait
wait-hint = please wait
# A button.
forgot-password = forgot password
# A hint of the field for the email address.
# Swift: Hint
enter-email = enter your email address to sign in

## Fields of a transaction

# How much money.
# Swift: Field
amount = amount
# What the money was for.
# Swift: Field.what
what-for = description

## Buttons

add-child = add a child
add-transaction = add a transaction
add-wish = add a wish
# An action of a wish, whose name has been heard.
# Example: Buy
buy = buy
refresh = refresh
sign-out = sign out
# To the screen before.
back = back
cancel = cancel
save = save
delete = delete

## What went wrong. Said behind "Error:"

# Example: Error: Wrong email address or password
# Swift: Problem.wrongCredentials
problem-credentials = wrong email address or password
