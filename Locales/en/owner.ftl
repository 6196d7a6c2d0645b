## Whose something is. Names are never inflected

# $who (text): whose it is.
# $thing (phrase): one of the things below.
# Example: Alice's profile photo
thing-owned = { $who }'s { $thing }

# Behind a name, and by itself.
# Example: Profile photo
thing-profile-photo = profile photo
# Example: Profile
thing-profile = profile
# Example: Photo
thing-photo = photo
# Example: Photos
thing-photos = photos
# Example: Tasks
thing-tasks = tasks
# Example: Messages
thing-messages = messages
# Example: Account
thing-account = account
# Example: Calendar
thing-calendar = calendar
# Example: Location
thing-location = location
# Example: Birthday
thing-birthday = birthday
