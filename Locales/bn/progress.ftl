## How far something has come: the total stands first, as screen readers say it

progress = { $total }-এর মধ্যে { $completed }
    .things = { $total ->
        [1] মোট { $counted }, এখনও পর্যন্ত { part-number }
       *[other] { part-of }
    }

# 240টি অক্ষরের মধ্যে 60টি; 12 জন বন্ধুর মধ্যে 3 জন; 5 দিনের মধ্যে 3 দিন
part-of = { FORM($counted, case: "of") } মধ্যে { part-number }
part-number = { TRAIT($counted, "counter") ->
    [person] { $completed } জন
    [bare] { $done }
   *[thing] { $completed }টি
}

progress-completed = { $total }টির মধ্যে { $completed }টি সম্পন্ন

progress-step = { $total }টির মধ্যে { $completed } নম্বর ধাপ
    .alone = { $completed } নম্বর ধাপ

progress-page = { $total }টির মধ্যে { $completed } নম্বর পৃষ্ঠা
    .alone = { $completed } নম্বর পৃষ্ঠা

progress-question = { $total }টির মধ্যে { $completed } নম্বর প্রশ্ন
    .alone = { $completed } নম্বর প্রশ্ন

progress-indeterminate = চলমান

progress-done = সম্পন্ন
