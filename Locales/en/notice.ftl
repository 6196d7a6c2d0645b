## Errors

# $message (phrase or text): what is wrong, and what to do.
# .alone: where what is wrong is blank.
# Example: Error: Please select an answer to continue
error = error: { TITLE($message) }
    .alone = error

# Example: Please select an answer to continue
error-select-answer = please select an answer to continue

# Fields of forms that the library names
# Example: Email address
field-email-address = email address
# Example: Phone number
field-phone-number = phone number
# Example: Password
field-password = password
# Example: Name
field-name = name

# $field (phrase): the field.
# Example: Email address is required
error-required = { $field } is required

# $field (phrase): the field.
# Example: Invalid phone number
error-invalid = invalid { $field }

# Said after "Invalid phone number", and by itself: so it names the field again.
# Example: Phone number must start with a plus sign and country code
error-phone-format = phone number must start with a plus sign and country code

## Work that goes on

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
# $activity (phrase): the work, from above.
# Example: Loading tasks, please wait
please-wait = { $activity }, please wait

## Work that is done

# Example: Transaction created
done-transaction-created = transaction created
# Example: Profile saved
done-profile-saved = profile saved
# $name (text): what was deleted.
# .alone: where the name is blank.
# Example: Aspirin deleted
done-deleted = { $name } deleted
    .alone = deleted

## Nothing to show

# $query (text): what was searched for.
# .alone: where the search is blank.
# Example: No results for aspirin
empty-results = no results for { $query }
    .alone = no results
# Example: No internet connection
empty-connection = no internet connection
# Example: Health data unavailable
empty-health-data = health data unavailable
