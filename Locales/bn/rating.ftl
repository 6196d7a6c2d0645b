## The total stands first, as in progress.ftl

rating = { $total }-এর মধ্যে { $value }

rating-stars = { $total }-এর মধ্যে { $value } স্টার

rating-none = এখনও কোনো রেটিং নেই

rating-unavailable = রেটিং পাওয়া যায়নি
