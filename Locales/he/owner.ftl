## Things that belong to a person. With the owner they have the article: תמונת הפרופיל של Alice

thing-owned = { FORM($thing, case: "owned") } של { $who }
thing-profile-photo = { $case ->
    [owned] תמונת הפרופיל
   *[alone] תמונת פרופיל
}
thing-profile = { $case ->
    [owned] הפרופיל
   *[alone] פרופיל
}
thing-photo = { $case ->
    [owned] התמונה
   *[alone] תמונה
}
thing-photos = { $case ->
    [owned] התמונות
   *[alone] תמונות
}
thing-tasks = { $case ->
    [owned] המשימות
   *[alone] משימות
}
thing-messages = { $case ->
    [owned] ההודעות
   *[alone] הודעות
}
thing-account = { $case ->
    [owned] החשבון
   *[alone] חשבון
}
thing-calendar = { $case ->
    [owned] לוח השנה
   *[alone] לוח שנה
}
thing-location = { $case ->
    [owned] המיקום
   *[alone] מיקום
}
thing-birthday = { $case ->
    [owned] יום ההולדת
   *[alone] יום הולדת
}
