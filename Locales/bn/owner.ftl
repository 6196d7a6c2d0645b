## Things that belong to a person

thing-owned = { $who }-এর { $thing }
thing-profile-photo = প্রোফাইল ফটো
thing-profile = প্রোফাইল
thing-photo = ফটো
# same as thing-photo
thing-photos = ফটো
thing-tasks = কাজ
thing-messages = বার্তা
thing-account = অ্যাকাউন্ট
thing-calendar = ক্যালেন্ডার
thing-location = অবস্থান
thing-birthday = জন্মদিন
