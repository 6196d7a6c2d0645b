## Things that belong to a person

thing-owned = { $who }-ଙ୍କର { $thing }
thing-profile-photo = ପ୍ରୋଫାଇଲ ଫଟୋ
thing-profile = ପ୍ରୋଫାଇଲ
thing-photo = ଫଟୋ
# same as thing-photo
thing-photos = ଫଟୋ
thing-tasks = କାର୍ଯ୍ୟ
thing-messages = ବାର୍ତ୍ତା
thing-account = ଆକାଉଣ୍ଟ
thing-calendar = କ୍ୟାଲେଣ୍ଡର
thing-location = ଅବସ୍ଥାନ
thing-birthday = ଜନ୍ମଦିନ
