## Nouns: things that apps count
##
## The value is the singular. Grammar.ftl lists the other forms, and the forms that replace missing ones. A noun that
## has only a value and a gender never changes. An attribute with the name of a state is another word for that state, or
## the whole count, written out.

noun-dose = खुराक
    .plural = खुराकें
    .plural-oblique = खुराकों
    .gender = feminine
    .overdue = { adjective-not-taken-in-time }
noun-medication = दवा
    .plural = दवाएं
    .plural-oblique = दवाओं
    .gender = feminine
    .overdue = { adjective-not-taken-in-time }
noun-tablet = गोली
    .plural = गोलियां
    .plural-oblique = गोलियों
    .gender = feminine
    .overdue = { adjective-not-taken-in-time }
noun-message = संदेश
    .plural-oblique = संदेशों
    .gender = masculine
# The same in the plural: nobody says बातचीतें of chats.
noun-conversation = बातचीत
    .gender = feminine
noun-contact = संपर्क
    .plural-oblique = संपर्कों
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
# The plural is another word, as in speech: 1 व्यक्ति, 3 लोग.
noun-person = व्यक्ति
    .plural = लोग
    .plural-oblique = लोगों
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-member = सदस्य
    .plural-oblique = सदस्यों
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-friend = दोस्त
    .plural-oblique = दोस्तों
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-follower = फ़ॉलोअर
    .plural-oblique = फ़ॉलोअरों
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-comment = टिप्पणी
    .plural = टिप्पणियां
    .plural-oblique = टिप्पणियों
    .gender = feminine
noun-reply = जवाब
    .plural-oblique = जवाबों
    .gender = masculine
noun-photo = फ़ोटो
    .gender = feminine
noun-video = वीडियो
    .gender = masculine
noun-album = एल्बम
    .plural-oblique = एल्बमों
    .gender = masculine
noun-song = गाना
    .oblique = गाने
    .plural = गाने
    .plural-oblique = गानों
    .gender = masculine
noun-episode = एपिसोड
    .plural-oblique = एपिसोडों
    .gender = masculine
noun-file = फ़ाइल
    .plural = फ़ाइलें
    .plural-oblique = फ़ाइलों
    .gender = feminine
noun-folder = फ़ोल्डर
    .plural-oblique = फ़ोल्डरों
    .gender = masculine
noun-document = दस्तावेज़
    .plural-oblique = दस्तावेज़ों
    .gender = masculine
noun-attachment = अटैचमेंट
    .gender = masculine
noun-page = पेज
    .plural-oblique = पेजों
    .gender = masculine
noun-book = किताब
    .plural = किताबें
    .plural-oblique = किताबों
    .gender = feminine
noun-article = लेख
    .plural-oblique = लेखों
    .gender = masculine
noun-note = नोट
    .plural-oblique = नोटों
    .gender = masculine
noun-link = लिंक
    .plural-oblique = लिंकों
    .gender = masculine
noun-task = कार्य
    .plural-oblique = कार्यों
    .gender = masculine
    .overdue = { adjective-not-done-in-time }
noun-project = प्रोजेक्ट
    .gender = masculine
noun-reminder = रिमाइंडर
    .plural-oblique = रिमाइंडरों
    .gender = masculine
noun-event = इवेंट
    .gender = masculine
noun-appointment = अपॉइंटमेंट
    .gender = masculine
# कॉल is feminine, as in phone apps. A missed one is मिस्ड कॉल everywhere.
noun-call = कॉल
    .gender = feminine
    .missed = { adjective-missed-call }
noun-notification = सूचना
    .plural = सूचनाएं
    .plural-oblique = सूचनाओं
    .gender = feminine
noun-alert = अलर्ट
    .gender = masculine
noun-update = अपडेट
    .gender = masculine
noun-item = आइटम
    .gender = masculine
noun-basket-item = आइटम
    .gender = masculine
# What is low is its stock.
noun-product = प्रॉडक्ट
    .gender = masculine
    .low = { adjective-low-stock }
noun-order = ऑर्डर
    .plural-oblique = ऑर्डरों
    .gender = masculine
noun-review = समीक्षा
    .plural = समीक्षाएं
    .plural-oblique = समीक्षाओं
    .gender = feminine
noun-rating = रेटिंग
    .gender = feminine
noun-result = परिणाम
    .plural-oblique = परिणामों
    .gender = masculine
noun-option = विकल्प
    .plural-oblique = विकल्पों
    .gender = masculine
noun-error = त्रुटि
    .plural = त्रुटियां
    .plural-oblique = त्रुटियों
    .gender = feminine
    .being = fault
# What is low is its battery.
noun-device = डिवाइस
    .plural-oblique = डिवाइसों
    .gender = masculine
    .low = { adjective-low-battery }
# कदम is a step that is walked and a step of a task; चरण, as in progress.ftl, is only the latter.
noun-step = कदम
    .plural-oblique = कदमों
    .gender = masculine
noun-goal = लक्ष्य
    .plural-oblique = लक्ष्यों
    .gender = masculine
    .completed = { adjective-achieved }
# "3 questions were answered": before the noun, जवाब दिए गए would be heard as so many answers given.
# same for every number
noun-question = सवाल
    .plural-oblique = सवालों
    .gender = masculine
    .completed = { $count ->
        [0] किसी सवाल का जवाब नहीं दिया गया
        [1] { $count } सवाल का जवाब दिया गया
        [one] { $count } सवालों के जवाब दिए गए
       *[other] { $count } सवालों के जवाब दिए गए
    }
# same as noun-reply
noun-answer = जवाब
    .plural-oblique = जवाबों
    .gender = masculine
noun-attempt = कोशिश
    .plural = कोशिशें
    .plural-oblique = कोशिशों
    .gender = feminine
    .failed = { adjective-unsuccessful }
noun-star = स्टार
    .gender = masculine
# Avoid अंक, which is also a digit.
noun-point = पॉइंट
    .gender = masculine
noun-percentage-point = प्रतिशत अंक
    .gender = masculine
# Avoid व्यायाम, whose count is heard as that of the exercises in it.
noun-workout = वर्कआउट
    .gender = masculine
noun-day = दिन
    .plural-oblique = दिनों
    .gender = masculine
noun-transaction = लेनदेन
    .gender = masculine
noun-payment = भुगतान
    .plural-oblique = भुगतानों
    .gender = masculine
    .due = { adjective-payable }
noun-account = खाता
    .oblique = खाते
    .plural = खाते
    .plural-oblique = खातों
    .gender = masculine
noun-ticket = टिकट
    .plural-oblique = टिकटों
    .gender = masculine
# As shops say it; टुकड़ा is a part that was cut or broken off.
noun-piece = पीस
    .gender = masculine
noun-seat = सीट
    .plural = सीटें
    .plural-oblique = सीटों
    .gender = feminine
noun-stop = स्टॉप
    .gender = masculine
# As screen readers say it; अक्षर is a letter alone.
noun-character = वर्ण
    .plural-oblique = वर्णों
    .gender = masculine
noun-vote = वोट
    .plural-oblique = वोटों
    .gender = masculine
noun-voice-message = वॉइस संदेश
    .plural-oblique = वॉइस संदेशों
    .gender = masculine
    .read = { adjective-heard }
    .unread = { adjective-unheard }

## Durations. Months and years are the words of everyday speech (महीना, साल), where CLDR has the written माह and वर्ष

unit-hour = घंटा
    .oblique = घंटे
    .plural = घंटे
    .gender = masculine
unit-day = दिन
    .gender = masculine
unit-week = सप्ताह
    .gender = masculine
unit-month = महीना
    .oblique = महीने
    .plural = महीने
    .gender = masculine
unit-year = साल
    .gender = masculine

## Words for states that some nouns have instead of the usual ones

# Describes a goal.
adjective-achieved = हासिल { word-done }
    .place = done
# Describes a telephone call: the English word, which never changes.
adjective-missed-call = मिस्ड
# Describes an attempt: विफल is used for what a machine did.
adjective-unsuccessful = असफल
# Describes a device.
adjective-low-battery = कम बैटरी { word-having }
    .predicate = बैटरी कम
# Describes goods.
adjective-low-stock = कम स्टॉक { word-having }
    .predicate = स्टॉक कम
adjective-not-taken-in-time = समय पर न ली गई
    .predicate-feminine = समय पर नहीं ली गई
# Describes a task. "Whose appointed time has passed" would be too long before its title.
adjective-not-done-in-time = समय पर न हुआ
    .feminine = समय पर न हुई
    .plural = समय पर न हुए
    .predicate = समय पर नहीं हुआ
    .place = late
adjective-payable = देय
# Describes people, as they say it themselves: 2 लोगों का समय बीत गया would be that they are out of date.
adjective-late = लेट
    .place = last
# Describe voice messages.
adjective-heard = सुना हुआ
    .feminine = सुनी हुई
    .plural = सुने हुए
adjective-unheard = अनसुना
    .feminine = अनसुनी
    .plural = अनसुने
