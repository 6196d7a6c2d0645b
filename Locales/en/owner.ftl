## Things that belong to a person. The person's name is never inflected
##
## A thing is heard after the name of its owner. If the name is blank, the thing is heard alone.

# A thing and its owner.
# $who (text): the name of the owner.
# $thing (phrase): one of the things below, such as "profile photo".
# Example: Alice's profile photo
thing-owned = { word-owner } { $thing }

# The owner of a thing. English says "Alice's" and "Chris's", but "The Smiths'" and "My parents'".
# $who (text): the name of the owner.
word-owner = { TAIL($who) ->
    [people] { $who }'
    [s] { HEAD($who) ->
        [the] { $who }'
       *[other] { $who }'s
    }
   *[other] { $who }'s
}

# Last words of groups of people. Their plural ends in "s".
-tail-people = parents kids twins boys girls sisters brothers friends cousins neighbors neighbours

-tail-s = s !ss

# The word "the", as in "The Smiths". The exceptions are for names such as "Theodoros".
-head-the = the !thea !theb !thed !thee !thel !then !theo !ther !thes !thet !theu

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
# The person's location.
# Example: Location
thing-location = location
# Example: Birthday
thing-birthday = birthday
