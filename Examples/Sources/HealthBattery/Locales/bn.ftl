### Health battery, in Bengali

## The battery: the health of the user, as the charge of a battery

health-battery = স্বাস্থ্য ব্যাটারি
    .hint = স্বাস্থ্যের উপর এখনকার প্রভাব দেখায়
impact-battery = স্বাস্থ্যের উপর প্রভাবের ব্যাটারি
battery-at = ব্যাটারির চার্জ { $share }
    .hint = স্বাস্থ্যের উপর এখনকার প্রভাবের মাত্রা দেখায়
charged = { $share } চার্জ
    .low = { $share }, চার্জ কম
charge-and-impact = { $charge }, { $impact }
impact-good = স্বাস্থ্যের উপর ভালো প্রভাব
impact-none = স্বাস্থ্যের উপর কোনো প্রভাব নেই
impact-poor = স্বাস্থ্যের উপর খারাপ প্রভাব
battery-updated = স্বাস্থ্য ব্যাটারি এখন { $share }
open-health-metrics = { $case ->
    [infinitive] স্বাস্থ্যের পরিমাপের বিবরণ দেখতে
   *[statement] স্বাস্থ্যের পরিমাপের বিবরণ খোলে
}

## The time that a way of living adds to a life, or takes from it. It is called আয়ু: "30 মিনিট, 1 মিনিট বাড়ছে" would be heard
## as one minute more of exercise.

gaining = আয়ু { $time } বাড়ছে
    .per-day = আয়ু প্রতিদিন { $time } বাড়ছে
losing = আয়ু { $time } কমছে
    .per-day = আয়ু প্রতিদিন { $time } কমছে
no-time = আয়ু বাড়ছে না, কমছেও না

## What is measured. "Detail": of it

metric-steps = { $case ->
    [detail] পদক্ষেপের
   *[name] পদক্ষেপ
}
    .today = আজকের পদক্ষেপ
    .analysis = { $case ->
        [infinitive] পদক্ষেপের বিস্তারিত বিশ্লেষণ দেখতে
       *[statement] পদক্ষেপের বিস্তারিত বিশ্লেষণ খোলে
    }
metric-exercise = { $case ->
    [detail] ব্যায়ামের
   *[name] ব্যায়াম
}
    .today = আজকের ব্যায়াম
    .analysis = { $case ->
        [infinitive] ব্যায়ামের বিস্তারিত বিশ্লেষণ দেখতে
       *[statement] ব্যায়ামের বিস্তারিত বিশ্লেষণ খোলে
    }
metric-sleep = { $case ->
    [detail] ঘুমের
   *[name] ঘুম
}
    .today = গত রাতের ঘুম
    .analysis = { $case ->
        [infinitive] ঘুমের বিস্তারিত বিশ্লেষণ দেখতে
       *[statement] ঘুমের বিস্তারিত বিশ্লেষণ খোলে
    }
metric-heart = { $case ->
    [detail] বিশ্রামের সময়ের হার্ট রেটের
   *[name] বিশ্রামের সময় হার্ট রেট
}
    .today = আজ বিশ্রামের সময় হার্ট রেট
    .analysis = { $case ->
        [infinitive] হার্ট রেটের বিস্তারিত বিশ্লেষণ দেখতে
       *[statement] হার্ট রেটের বিস্তারিত বিশ্লেষণ খোলে
    }
beats-per-minute = প্রতি মিনিটে { $count } স্পন্দন
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "detail") } বিবরণ দেখতে
   *[statement] { FORM($metric, case: "detail") } বিবরণ খোলে
}
no-reading = কোনো ডেটা নেই

## Steps

# No verb: it would not go with "কোনো পদক্ষেপ নেই".
completed-today = আজ { $done }
open-step-details = { $case ->
    [infinitive] পদক্ষেপের বিবরণ এবং প্রবণতা দেখতে
   *[statement] পদক্ষেপের বিবরণ এবং প্রবণতা খোলে
}
steps-goal = পদক্ষেপের লক্ষ্য
    .completed = পদক্ষেপের লক্ষ্য পূরণ হয়েছে
to-go = { $left } বাকি
recommendations = পরামর্শ
open-exercise-recommendations = { $case ->
    [infinitive] ব্যায়ামের পরামর্শ দেখতে
   *[statement] ব্যায়ামের পরামর্শ খোলে
}

## The chart of the steps

steps-trend = পদক্ষেপের প্রবণতা
    .hint = চার্টটি গত এক সপ্তাহের পদক্ষেপের সংখ্যা দেখায়
days-average = { $days } দিনের গড়
average-and-trend = { $average }, { $trend }
trend-rising = ক্রমশ বাড়ছে
    .chart = চার্টে দেখা যাচ্ছে, { $days } ধরে পদক্ষেপ ক্রমশ বাড়ছে
trend-falling = ক্রমশ কমছে
    .chart = চার্টে দেখা যাচ্ছে, { $days } ধরে পদক্ষেপ ক্রমশ কমছে
trend-steady = স্থিতিশীল
    .chart = চার্টে দেখা যাচ্ছে, { $days } ধরে পদক্ষেপ স্থিতিশীল
chart-summary = চার্টের সারাংশ
lowest = সর্বনিম্ন
highest = সর্বোচ্চ
steps-on-day = { $day } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = প্রশ্নাবলির অগ্রগতি
question-exercise = ব্যায়ামের প্রশ্ন
    .text = আপনি কত ঘন ঘন ব্যায়াম করেন?
question-smoking = ধূমপানের প্রশ্ন
    .text = আপনি কি ধূমপান করেন?
answer-never = কখনও না
answer-once-a-week = সপ্তাহে একবার
answer-several-times-a-week = সপ্তাহে কয়েকবার
answer-every-day = প্রতিদিন
answer-yes = হ্যাঁ
answer-no = না
select-from-options = নিচের { $count }টি বিকল্প থেকে বেছে নিন
continue-to-dashboard = ড্যাশবোর্ডে যান

## Screens, buttons and tabs

calculating = স্বাস্থ্যের উপর প্রভাব হিসাব করা হচ্ছে
health-metrics = স্বাস্থ্যের পরিমাপ
metric-details = পরিমাপের বিবরণ
done = হয়ে গেছে
tab-dashboard = ড্যাশবোর্ড
    .hint = স্বাস্থ্যের ব্যাটারি এবং পরিমাপ দেখুন
tab-settings = সেটিংস
    .hint = কী কী মাপা হবে তা বেছে নিন

## What went wrong

problem-health-access = স্বাস্থ্যের ডেটা দেখার অনুমতি বন্ধ আছে। সেটিংসে গিয়ে চালু করুন
problem-timeout = হিসাব করতে খুব বেশি সময় লেগেছে। আবার চেষ্টা করুন
problem-steps = পদক্ষেপের ডেটা পড়া যায়নি। আপনার ঘড়ি রিস্টার্ট করুন
