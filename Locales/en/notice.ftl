## Errors

# Introduces the description of an error.
# $message (phrase or text): the error, and how to correct it. It begins a sentence of its own.
# .alone: if the description is blank.
# Example: Error: Please select an answer to continue
error = error: { TITLE($message) }
    .alone = error

# Heard if the listener continues without selecting an answer.
# Example: Please select an answer to continue
error-select-answer = please select an answer to continue

# The name of a form field. This phrase and the next three are heard before the value of the field, and in errors.
# Example: Email address
field-email-address = email address
# Example: Phone number
field-phone-number = phone number
# Example: Password
field-password = password
# The name of a person.
# Example: Name
field-name = name

# Heard if a form field is empty but must be filled in.
# $field (phrase): the name of the field, such as "email address".
# .named: if the name is text from the app. Its gender isn't known, and it can't have an article.
# .named $field (text): the name, such as "Date of birth".
# Example: Email address is required
error-required = { $field } is required
    .named = { $field }: required field

# Heard if the value of a form field can't be right.
# $field (phrase): the name of the field, such as "phone number".
# .named: if the name is text from the app. Its gender isn't known, and it can't have an article.
# .named $field (text): the name, such as "Date of birth".
# Example: Invalid phone number
error-invalid = invalid { $field }
    .named = { $field }: invalid value

# Heard if a phone number has the wrong format. The phrase names the field, because it can be heard alone as well as
# after "Invalid phone number".
# Example: Phone number must start with a plus sign and country code
error-phone-format = phone number must start with a plus sign and country code

## Work that the app is doing while the listener waits

# Example: Loading
loading = loading
# Example: Loading tasks
loading-tasks = loading tasks
# Example: Loading photo
loading-photo = loading photo
# Example: Creating profile
creating-profile = creating profile
# Example: Saving
saving = saving
# Example: Signing in
signing-in = signing in
# Asks the listener to wait for the end of the work.
# $activity (phrase): the work, one of the phrases above, such as "loading tasks".
# Example: Loading tasks, please wait
please-wait = { $activity }, please wait

## Work that the app has done, announced when it is done

# A transaction of money was entered.
# Example: Transaction created
done-transaction-created = transaction created
# The changes to a person's profile were saved.
# Example: Profile saved
done-profile-saved = profile saved
# An item was deleted.
# $name (text): the name of the deleted item. An item can be anything, so its gender isn't known.
# .alone: if the name is blank.
# Example: Aspirin deleted
done-deleted = { $name } deleted
    .alone = deleted

## Screens that have nothing to show

# A search without results.
# $query (text): the text that the listener searched for.
# .alone: if that text is blank.
# Example: No results for aspirin
empty-results = no results for { $query }
    .alone = no results
# The device isn't connected to the internet.
# Example: No internet connection
empty-connection = no internet connection
# The app can't get data about the listener's health, such as steps.
# Example: Health data unavailable
empty-health-data = health data unavailable
