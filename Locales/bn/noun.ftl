## Nouns: things that apps count. They have one form; .counter is explained in grammar.ftl. An attribute with the name of a
## state is another word for that state.

noun-dose = ডোজ
noun-medication = ওষুধ
    .missed = { adjective-not-taken }
noun-tablet = ট্যাবলেট
    .missed = { adjective-not-taken }
noun-message = বার্তা
noun-conversation = কথোপকথন
noun-contact = পরিচিতি
    .counter = contact
    .overdue = { adjective-late }
# The number with জন alone would do, but the noun is needed after it: 3 জন ব্যক্তি.
noun-person = ব্যক্তি
    .counter = person
    .overdue = { adjective-late }
    .none = কেউ নেই
    .empty = এখনও কেউ নেই
noun-member = সদস্য
    .counter = person
    .overdue = { adjective-late }
noun-friend = বন্ধু
    .counter = person
    .overdue = { adjective-late }
noun-follower = ফলোয়ার
    .counter = person
    .overdue = { adjective-late }
noun-comment = মন্তব্য
noun-reply = রিপ্লাই
noun-photo = ফটো
noun-video = ভিডিও
noun-album = অ্যালবাম
noun-song = গান
noun-episode = পর্ব
noun-file = ফাইল
noun-folder = ফোল্ডার
noun-document = নথি
noun-attachment = অ্যাটাচমেন্ট
noun-page = পৃষ্ঠা
noun-book = বই
noun-article = নিবন্ধ
noun-note = নোট
noun-link = লিঙ্ক
noun-task = কাজ
noun-project = প্রকল্প
noun-reminder = রিমাইন্ডার
noun-event = ইভেন্ট
noun-appointment = অ্যাপয়েন্টমেন্ট
noun-call = কল
    .missed = { adjective-missed-call }
noun-notification = বিজ্ঞপ্তি
noun-alert = সতর্কতা
noun-update = আপডেট
noun-item = আইটেম
noun-basket-item = আইটেম
noun-product = পণ্য
    .low = { adjective-low-stock }
noun-order = অর্ডার
noun-review = রিভিউ
noun-rating = রেটিং
    .low = { adjective-low-rating }
noun-result = ফলাফল
    .low = { adjective-low-rating }
noun-option = বিকল্প
noun-error = ত্রুটি
noun-device = ডিভাইস
    .low = { adjective-low-battery }
# A step that is walked, and one of a procedure; ধাপ, as in progress.ftl, is only the latter.
noun-step = পদক্ষেপ
noun-goal = লক্ষ্য
    .completed = { adjective-reached }
noun-question = প্রশ্ন
    .completed = { adjective-answered }
noun-answer = উত্তর
# Counted as tries, not as times: 3টি ব্যর্থ চেষ্টা.
noun-attempt = চেষ্টা
noun-star = স্টার
    .counter = bare
noun-point = পয়েন্ট
    .counter = bare
noun-percentage-point = শতাংশ পয়েন্ট
    .counter = bare
noun-workout = ওয়ার্কআউট
noun-day = দিন
    .counter = bare
noun-transaction = লেনদেন
noun-payment = পেমেন্ট
    .due = { adjective-payable }
noun-account = অ্যাকাউন্ট
noun-ticket = টিকিট
noun-piece = পিস
    .counter = bare
noun-seat = সিট
noun-stop = স্টপ
noun-character = অক্ষর
noun-vote = ভোট
# What is not read, but heard.
noun-voice-message = ভয়েস বার্তা
    .read = { adjective-heard }
    .unread = { adjective-unheard }

## Durations

# CLDR has ঘন্টা, the older spelling.
# accepted: cldr-name
unit-hour = ঘণ্টা

## Words for states that some nouns have instead of the usual ones

# Describes a medicine.
adjective-not-taken = নেওয়া হয়নি
    .attribute = না নেওয়া
    .negated = নিতে বাকি নেই
    .place = done
# Describes a telephone call: the English word.
adjective-missed-call = মিসড
# Describes a goal.
adjective-reached = পূরণ { word-happened }
    .place = done
# Describes a question.
adjective-answered = উত্তর দেওয়া { word-happened }
    .attribute = উত্তর দেওয়া
    .place = done
# Describes a device.
adjective-low-battery = ব্যাটারি কম
    .attribute = কম ব্যাটারির
# Describes goods.
adjective-low-stock = স্টক কম
    .attribute = কম স্টকের
adjective-low-rating = নিম্ন
adjective-payable = প্রদেয়
# Describes people.
adjective-late = দেরি করেছেন
    .attribute = দেরি করা
    .negated = দেরি করেননি
    .place = done
# Describe a voice message.
adjective-heard = শোনা হয়েছে
    .attribute = শোনা
    .negated = শোনা হয়নি
    .place = done
adjective-unheard = শোনা হয়নি
    .attribute = না শোনা
