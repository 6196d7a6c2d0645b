## Things that belong to a person: यांचा, which leaves the name as it is, agrees with the thing

thing-owned = { $who } { TRAIT($thing, "gender") ->
    [feminine] यांची
    [neuter] यांचे
    [masculine-plural] यांचे
    [neuter-plural] यांची
   *[masculine] यांचा
} { $thing }
thing-profile-photo = प्रोफाइल फोटो
    .gender = masculine
thing-profile = प्रोफाइल
    .gender = feminine
thing-photo = फोटो
    .gender = masculine
# same as thing-photo
thing-photos = फोटो
    .gender = masculine-plural
thing-tasks = कामे
    .gender = neuter-plural
thing-messages = संदेश
    .gender = masculine-plural
thing-account = खाते
    .gender = neuter
thing-calendar = कॅलेंडर
    .gender = neuter
thing-location = लोकेशन
    .gender = neuter
thing-birthday = वाढदिवस
    .gender = masculine
