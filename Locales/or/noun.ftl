## Nouns: things that apps count. They have one form; .counter is explained in grammar.ftl. An attribute with the name of a
## state is another word for that state.

noun-dose = ଡୋଜ
noun-medication = ଔଷଧ
noun-tablet = ଟାବଲେଟ
noun-message = ବାର୍ତ୍ତା
noun-conversation = ବାର୍ତ୍ତାଳାପ
noun-contact = କଣ୍ଟାକ୍ଟ
    .counter = contact
    .overdue = { adjective-late }
noun-person = ବ୍ୟକ୍ତି
    .counter = person
    .overdue = { adjective-late }
    .none = କେହି ନାହାନ୍ତି
    .empty = ଏପର୍ଯ୍ୟନ୍ତ କେହି ନାହାନ୍ତି
noun-member = ସଦସ୍ୟ
    .counter = person
    .overdue = { adjective-late }
    .none = କୌଣସି ସଦସ୍ୟ ନାହାନ୍ତି
    .empty = ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ସଦସ୍ୟ ନାହାନ୍ତି
noun-friend = ବନ୍ଧୁ
    .counter = person
    .overdue = { adjective-late }
    .none = କୌଣସି ବନ୍ଧୁ ନାହାନ୍ତି
    .empty = ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ବନ୍ଧୁ ନାହାନ୍ତି
noun-follower = ଫଲୋୟାର
    .counter = person
    .overdue = { adjective-late }
    .none = କୌଣସି ଫଲୋୟାର ନାହାନ୍ତି
    .empty = ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଫଲୋୟାର ନାହାନ୍ତି
noun-comment = ମନ୍ତବ୍ୟ
noun-reply = ପ୍ରତ୍ୟୁତ୍ତର
noun-photo = ଫଟୋ
noun-video = ଭିଡିଓ
noun-album = ଆଲବମ
noun-song = ଗୀତ
noun-episode = ଏପିସୋଡ
noun-file = ଫାଇଲ
noun-folder = ଫୋଲଡର
noun-document = ଡକ୍ୟୁମେଣ୍ଟ
noun-attachment = ଆଟାଚମେଣ୍ଟ
noun-page = ପୃଷ୍ଠା
noun-book = ବହି
noun-article = ଲେଖା
noun-note = ନୋଟ
noun-link = ଲିଙ୍କ
noun-task = କାର୍ଯ୍ୟ
noun-project = ପ୍ରକଳ୍ପ
noun-reminder = ରିମାଇଣ୍ଡର
noun-event = ଇଭେଣ୍ଟ
noun-appointment = ଆପଏଣ୍ଟମେଣ୍ଟ
noun-call = କଲ୍
    .ending = କଲ
    .missed = { adjective-missed-call }
noun-notification = ବିଜ୍ଞପ୍ତି
noun-alert = ସତର୍କତା
noun-update = ଅପଡେଟ
noun-item = ଆଇଟମ
noun-basket-item = ଆଇଟମ
noun-product = ଉତ୍ପାଦ
    .low = { adjective-low-stock }
noun-order = ଅର୍ଡର
noun-review = ସମୀକ୍ଷା
noun-rating = ରେଟିଂ
    .low = { adjective-low-rating }
noun-result = ଫଳାଫଳ
    .low = { adjective-low-rating }
noun-option = ବିକଳ୍ପ
noun-error = ତ୍ରୁଟି
noun-device = ଡିଭାଇସ
    .low = { adjective-low-battery }
# A step that is walked, and one of a procedure; ସୋପାନ, as in progress.ftl, is only the latter.
# A step that is walked; one of a procedure is ସୋପାନ.
noun-step = ପାଦ
    .ordered = ସୋପାନ
    .counter = bare
    .none = 0 ପାଦ
noun-goal = ଲକ୍ଷ୍ୟ
    .completed = { adjective-reached }
noun-question = ପ୍ରଶ୍ନ
    .completed = { adjective-answered }
noun-answer = ଉତ୍ତର
noun-attempt = ଚେଷ୍ଟା
noun-star = ଷ୍ଟାର
    .counter = bare
noun-point = ପଏଣ୍ଟ
    .counter = bare
    .none = 0 ପଏଣ୍ଟ
noun-percentage-point = ପ୍ରତିଶତ ପଏଣ୍ଟ
    .counter = bare
noun-workout = ବ୍ୟାୟାମ
noun-day = ଦିନ
    .counter = bare
    .none = 0 ଦିନ
noun-transaction = କାରବାର
noun-payment = ପେମେଣ୍ଟ
    .due = { adjective-payable }
noun-account = ଆକାଉଣ୍ଟ
noun-ticket = ଟିକେଟ
noun-piece = ଖଣ୍ଡ
    .counter = bare
noun-seat = ସିଟ
noun-stop = ଷ୍ଟପ
noun-character = ଅକ୍ଷର
noun-vote = ଭୋଟ
# What is not read, but heard.
noun-voice-message = ଭଏସ ବାର୍ତ୍ତା
    .read = { adjective-heard }
    .unread = { adjective-unheard }

## Durations

# CLDR has the mark that drops the vowel at the end.
# accepted: cldr-name
unit-minute = ମିନିଟ

## Words for states that some nouns have instead of the usual ones

# Describes a telephone call: the English word.
adjective-missed-call = ମିସଡ
# Describes a goal.
adjective-reached = ପୂରଣ { word-happened }
    .place = done
# Describes a question.
adjective-answered = ଉତ୍ତର ଦିଆଯାଇଛି
    .attribute = ଉତ୍ତର ଦିଆଯାଇଥିବା
    .negated = ଉତ୍ତର ଦିଆଯାଇନାହିଁ
    .place = done
# Describes a device.
adjective-low-battery = ବ୍ୟାଟେରୀ କମ
    .attribute = କମ ବ୍ୟାଟେରୀ ଥିବା
# Describes goods.
adjective-low-stock = ଷ୍ଟକ କମ
    .attribute = କମ ଷ୍ଟକ ଥିବା
adjective-low-rating = ନିମ୍ନ
adjective-payable = ଦେୟ
# Describes people.
adjective-late = ବିଳମ୍ବ କରିଛନ୍ତି
    .attribute = ବିଳମ୍ବ କରିଥିବା
    .negated = ବିଳମ୍ବ କରିନାହାନ୍ତି
    .place = done
# Describe a voice message.
adjective-heard = ଶୁଣାଯାଇଛି
    .attribute = ଶୁଣାଯାଇଥିବା
    .negated = ଶୁଣାଯାଇନାହିଁ
    .place = done
adjective-unheard = ଶୁଣାଯାଇନାହିଁ
    .attribute = ଶୁଣାଯାଇନଥିବା
    .place = after
