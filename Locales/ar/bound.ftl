## Limits and estimates of an amount. After these words stands the genitive: حتى دولارين
##
## What has a word of its own in front keeps it there, and the bound comes after it: قبل أكثر من ساعتين, على بُعد
## حَوالي كيلومترين. The trait "lead" of such a phrase tells the word, and its case "bare" leaves it out. Of a fraction
## alone it is "part".

# A fraction alone has the article: أَكثَر من النِصف, الثُلثان على الأقل; but ثَلاثَة أَرباع, خَمسَة أَسداس and 5 على
# 12.
-head-part = نِصف ثُلث رُبع خُمس !خَمسَة سُدس سُبع !سَبعَة ثُمن تُسع !تِسعَة عُشر
the-part = { HEAD($amount) ->
    [part] ال{ $amount }
   *[parts] { $amount }
}

-head-led = المتبقي المُنجَز تأخير على مَشحونَة
-head-time = قبل بعد

bound-at-least = { TRAIT($amount, "lead") ->
    [part] { the-part } على الأقل
   *[none] { $amount } على الأقل
}

# حتى قبل ساعتين would be heard as "until two hours ago".
bound-up-to = { HEAD($amount) ->
    [led] { $amount } على الأكثر
    [time] { $amount } على الأكثر
   *[other] { bound-up-to-bare }
}
bound-up-to-bare = { TRAIT($amount, "lead") ->
    [part] حتى { FORM(the-part, case: "genitive") }
   *[none] حتى { FORM($amount, case: "genitive") }
}

bound-more-than = { TRAIT($amount, "lead") ->
    [before] قبل { bound-more-than-bare }
    [after] بعد { bound-more-than-bare }
    [left] المتبقي { bound-more-than-bare }
    [done] المُنجَز اليوم { bound-more-than-bare }
    [late] تأخير { bound-more-than-bare }
    [early] قبل الموعد بِ{ bound-more-than-bare }
    [away] على بُعد { bound-more-than-bare }
    [charged] مَشحونَة بِ{ bound-more-than-bare }
    [part] أَكثَر من { FORM(the-part, case: "genitive") }
   *[none] أَكثَر من { FORM($amount, case: "genitive") }
}
bound-more-than-bare = أَكثَر من { FORM($amount, case: "bare") }

bound-less-than = { TRAIT($amount, "lead") ->
    [before] قبل { bound-less-than-bare }
    [after] بعد { bound-less-than-bare }
    [left] المتبقي { bound-less-than-bare }
    [done] المُنجَز اليوم { bound-less-than-bare }
    [late] تأخير { bound-less-than-bare }
    [early] قبل الموعد بِ{ bound-less-than-bare }
    [away] على بُعد { bound-less-than-bare }
    [charged] مَشحونَة بِ{ bound-less-than-bare }
    [part] أَقَلّ من { FORM(the-part, case: "genitive") }
   *[none] أَقَلّ من { FORM($amount, case: "genitive") }
}
bound-less-than-bare = أَقَلّ من { FORM($amount, case: "bare") }

bound-about = { TRAIT($amount, "lead") ->
    [before] قبل { bound-about-bare }
    [after] بعد { bound-about-bare }
    [left] المتبقي { bound-about-bare }
    [done] المُنجَز اليوم { bound-about-bare }
    [late] تأخير { bound-about-bare }
    [early] قبل الموعد بِ{ bound-about-bare }
    [away] على بُعد { bound-about-bare }
    [charged] مَشحونَة بِ{ bound-about-bare }
    [part] حَوالي { FORM(the-part, case: "genitive") }
   *[none] حَوالي { FORM($amount, case: "genitive") }
}
bound-about-bare = حَوالي { FORM($amount, case: "bare") }

bound-around = { bound-about }

bound-from = { HEAD($amount) ->
    [led] { bound-at-least }
   *[other] { bound-from-bare }
}
bound-from-bare = { TRAIT($amount, "lead") ->
    [part] ابتِداءً من { FORM(the-part, case: "genitive") }
   *[none] ابتِداءً من { FORM($amount, case: "genitive") }
}

# Where both ends share what they count, the lower one is a number alone. One and two are words: بين كتابين وَ4 كُتُب.
# What has no gender, as a number alone or hundredths, has no noun that would say them.
bound-between = { $from ->
    [1] { bound-between-one-or-two }
    [2] { bound-between-one-or-two }
   *[other] بين { FORM($from, case: "genitive") } وَ{ range-to }
}
bound-between-one-or-two = { TRAIT($to, "gender") ->
    [masculine] { bound-between-words }
    [feminine] { bound-between-words }
    [personal] { bound-between-words }
   *[none] بين { $from } وَ{ FORM($to, case: "genitive") }
}
bound-between-words = بين { FORM($to, $from, case: "genitive") } وَ{ FORM($to, case: "genitive") }

bound-nearly = { TRAIT($amount, "lead") ->
    [part] { the-part } تقريبًا
   *[none] { $amount } تقريبًا
}

range-shared = { $amount }
