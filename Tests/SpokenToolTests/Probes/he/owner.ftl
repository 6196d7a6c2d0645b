## Whose something is. Behind a name the thing has the article: תמונת הפרופיל של Alice

thing-owned = { FORM($thing, case: "owned") } של { $who }
thing-profile-photo = { $case ->
    [owned] תמונת הפרופיל
   *[bare] תמונת פרופיל
}
thing-profile = { $case ->
    [owned] הפרופיל
   *[bare] פרופיל
}
thing-photo = { $case ->
    [owned] התמונה
   *[bare] תמונה
}
thing-photos = { $case ->
    [owned] התמונות
   *[bare] תמונות
}
thing-tasks = { $case ->
    [owned] המשימות
   *[bare] משימות
}
thing-messages = { $case ->
    [owned] ההודעות
   *[bare] הודעות
}
thing-account = { $case ->
    [owned] החשבון
   *[bare] חשבון
}
thing-calendar = { $case ->
    [owned] לוח השנה
   *[bare] לוח שנה
}
thing-location = { $case ->
    [owned] המיקום
   *[bare] מיקום
}
thing-birthday = { $case ->
    [owned] יום ההולדת
   *[bare] יום הולדת
}
