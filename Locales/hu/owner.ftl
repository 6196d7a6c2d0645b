## Things that belong to a person. The name has no suffix, the thing has it: Maya profilképe

thing-owned = { $who } { FORM($thing, case: "owned") }

thing-profile-photo = { $case ->
    [owned] profilképe
   *[bare] profilkép
}
thing-profile = { $case ->
    [owned] profilja
   *[bare] profil
}
thing-photo = { $case ->
    [owned] fényképe
   *[bare] fénykép
}
thing-photos = { $case ->
    [owned] fényképei
   *[bare] fényképek
}
thing-tasks = { $case ->
    [owned] feladatai
   *[bare] feladatok
}
thing-messages = { $case ->
    [owned] üzenetei
   *[bare] üzenetek
}
thing-account = { $case ->
    [owned] fiókja
   *[bare] fiók
}
thing-calendar = { $case ->
    [owned] naptára
   *[bare] naptár
}
thing-location = { $case ->
    [owned] tartózkodási helye
   *[bare] tartózkodási hely
}
thing-birthday = { $case ->
    [owned] születésnapja
   *[bare] születésnap
}
