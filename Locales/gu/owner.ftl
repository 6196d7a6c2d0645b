## Things that belong to a person: the suffix agrees with the thing

thing-owned = { TRAIT($thing, "gender") ->
    [feminine] { $who }ની { $thing }
    [neuter] { $who }નું { $thing }
    [masculine-plural] { $who }ના { $thing }
    [neuter-plural] { $who }નાં { $thing }
   *[masculine] { $who }નો { $thing }
}
thing-profile-photo = પ્રોફાઇલ ફોટો
    .gender = masculine
thing-profile = પ્રોફાઇલ
    .gender = feminine
thing-photo = ફોટો
    .gender = masculine
thing-photos = ફોટા
    .gender = masculine-plural
thing-tasks = કાર્યો
    .gender = neuter-plural
thing-messages = સંદેશા
    .gender = masculine-plural
thing-account = એકાઉન્ટ
    .gender = neuter
thing-calendar = કૅલેન્ડર
    .gender = neuter
thing-location = લોકેશન
    .gender = neuter
thing-birthday = જન્મદિવસ
    .gender = masculine
