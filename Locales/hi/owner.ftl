## Things that belong to a person: का agrees with the thing

thing-owned = { TRAIT($thing, "gender") ->
    [feminine] { $who } की { $thing }
    [masculine-plural] { $who } के { $thing }
   *[masculine] { $who } का { $thing }
}
thing-profile-photo = प्रोफ़ाइल फ़ोटो
    .gender = feminine
thing-profile = प्रोफ़ाइल
    .gender = feminine
thing-photo = फ़ोटो
    .gender = feminine
thing-photos = तस्वीरें
    .gender = feminine
thing-tasks = कार्य
    .gender = masculine-plural
thing-messages = संदेश
    .gender = masculine-plural
thing-account = खाता
    .gender = masculine
thing-calendar = कैलेंडर
    .gender = masculine
thing-location = लोकेशन
    .gender = feminine
thing-birthday = जन्मदिन
    .gender = masculine
