## States: the value is said alone, .attribute before a noun (see grammar.ftl)

## Words that many states share

# Something was done: যাচাই করা হয়েছে
word-done = করা হয়েছে
    .attribute = করা
    .negated = করা হয়নি
# Something has happened: মিস হয়েছে
word-happened = হয়েছে
    .attribute = হওয়া
    .negated = হয়নি
# Something goes on: সিঙ্ক হচ্ছে
word-going = হচ্ছে
    .attribute = হচ্ছে এমন
    .negated = হচ্ছে না

## The states

state-taken = নেওয়া হয়েছে
    .attribute = নেওয়া
    .negated = নেওয়া হয়নি
    .place = done
state-missed = মিস { word-happened }
    .place = done
state-skipped = এড়িয়ে যাওয়া হয়েছে
    .attribute = এড়িয়ে যাওয়া
    .negated = এড়িয়ে যাওয়া হয়নি
    .place = done
state-pending = অপেক্ষমাণ
state-scheduled = নির্ধারিত
# same for every case
state-due = সময় হয়েছে
    .attribute = এখনকার
    .until = সময় আছে
    .label = নির্ধারিত সময়
    .place = due
state-overdue = সময় পেরিয়ে গেছে
    .attribute = সময় পেরিয়ে যাওয়া
    .until = দেরি
    .place = late
state-completed = সম্পন্ন { word-happened }
    .attribute = সম্পন্ন
    .place = done
state-not-completed = সম্পন্ন হয়নি
    .attribute = অসমাপ্ত
    .place = after
# Not চলছে, which is said of what plays.
state-in-progress = চলমান
state-failed = ব্যর্থ { word-happened }
    .attribute = ব্যর্থ
    .place = done
state-cancelled = বাতিল { word-happened }
    .attribute = বাতিল
    .place = done
state-approved = অনুমোদন { word-done }
    .attribute = অনুমোদিত
    .place = done
state-declined = প্রত্যাখ্যান { word-done }
    .place = done
state-refunded = রিফান্ড { word-done }
    .place = done
state-processing = প্রসেস { word-going }
    .until = প্রসেস হবে
    .place = done
state-shipped = পাঠানো হয়েছে
    .attribute = পাঠানো
    .negated = পাঠানো হয়নি
    .place = done
state-delivered = ডেলিভারি { word-happened }
    .place = done
state-draft = খসড়া
state-new = নতুন
state-read = পড়া হয়েছে
    .attribute = পড়া
    .negated = পড়া হয়নি
    .place = done
state-unread = পড়া হয়নি
    .attribute = অপঠিত
state-opened = খোলা হয়েছে
    .attribute = খোলা
    .negated = খোলা হয়নি
    .place = done
state-active = সক্রিয়
state-inactive = নিষ্ক্রিয়
state-on = চালু
state-off = বন্ধ
state-enabled = চালু { word-done }
    .place = done
state-disabled = বন্ধ { word-done }
    .place = done
state-online = অনলাইন
    .negated = অনলাইনে নেই
    .place = done
state-offline = অফলাইন
    .negated = অফলাইনে নেই
    .place = done
state-away = অনুপস্থিত
state-busy = ব্যস্ত
state-connected = সংযুক্ত
state-disconnected = বিচ্ছিন্ন
state-selected = নির্বাচিত
    .negated = নির্বাচিত নয়
    .place = done
# Before a noun not অনির্বাচিত, which is easily heard as নির্বাচিত.
state-not-selected = নির্বাচিত নয়
    .attribute = নির্বাচন না করা
    .place = after
state-checked = টিক দেওয়া আছে
    .attribute = টিক দেওয়া
    .negated = টিক দেওয়া নেই
    .place = done
state-unchecked = টিক দেওয়া নেই
    .attribute = টিক না দেওয়া
    .place = after
state-partially-checked = আংশিক টিক দেওয়া
state-expanded = প্রসারিত
state-collapsed = সংকুচিত
state-required = আবশ্যক
state-optional = ঐচ্ছিক
state-valid = বৈধ
state-invalid = বৈধ নয়
    .attribute = অবৈধ
    .place = after
state-empty = খালি
state-full = ভর্তি
state-playing = চলছে
    .attribute = চলছে এমন
    .negated = চলছে না
    .until = চলবে
    .place = done
state-paused = পজ { word-done }
state-stopped = থামানো হয়েছে
    .attribute = থামানো
state-muted = মিউট { word-done }
# Not আনমিউট, which is easily heard as মিউট.
state-unmuted = শব্দ চালু
    .attribute = শব্দ চালু থাকা
state-locked = লক { word-done }
state-unlocked = আনলক { word-done }
state-favorite = প্রিয়
state-pinned = পিন { word-done }
state-archived = আর্কাইভ { word-done }
state-verified = যাচাই { word-done }
state-not-verified = যাচাই করা হয়নি
    .attribute = যাচাই না করা
    .place = after
state-expired = মেয়াদ শেষ { word-happened }
state-available = উপলব্ধ
    .negated = উপলব্ধ নেই
    .place = done
state-unavailable = উপলব্ধ নেই
    .attribute = অনুপলব্ধ
    .place = after
state-out-of-stock = স্টকে নেই
    .attribute = স্টকে না থাকা
    .place = after
state-live = লাইভ
state-syncing = সিঙ্ক { word-going }
    .until = সিঙ্ক হবে
    .place = done
state-synced = সিঙ্ক { word-done }
    .place = done
state-charging = চার্জ { word-going }
    .until = চার্জ হবে
    .place = done
# After a number কম alone would be "fewer": 3টি কম ফলাফল.
state-low = কম
    .attribute = নিম্ন মাত্রার
    .until = কম
state-critical = গুরুতর
state-filtered = ফিল্টার { word-done }

## A state after the word for "status"

status = অবস্থা: { $state }
