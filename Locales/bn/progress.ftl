## How far something has come: the total stands first, as screen readers say it

progress = { $total }-এর মধ্যে { $completed }

progress-completed = { $total }টির মধ্যে { $completed }টি সম্পন্ন

progress-step = { $total }টির মধ্যে { $completed } নম্বর ধাপ

progress-page = { $total }টির মধ্যে { $completed } নম্বর পৃষ্ঠা

progress-question = { $total }টির মধ্যে { $completed } নম্বর প্রশ্ন

progress-indeterminate = চলমান

progress-done = সম্পন্ন
