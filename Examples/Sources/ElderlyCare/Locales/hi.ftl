### Elderly care, in Hindi

## Those who are cared for. की and के behind a name agree with what is owned.

profile-of = { $name } की प्रोफ़ाइल
profile-photo-of = { $name } की प्रोफ़ाइल फ़ोटो
tasks-of = { $name } के कार्य
select-profile = प्रोफ़ाइल चुनें
create-new-profile = नई प्रोफ़ाइल बनाएं

## Tasks

task = कार्य
task-for = { $task }, { $name } के लिए
# As the library has it: केवल समय पर न हुए कार्य.
overdue-task = समय पर न हुआ कार्य: { $task }
last-completed = पिछली बार { FORM($ago, case: "oblique") } पूरा हुआ
# Not स्पष्टीकरण, for which one is called to account.
request-clarification = और जानकारी मांगें
    .hint = इस कार्य के बारे में और जानकारी मांगें
approve-response = जवाब मंज़ूर करें
    .hint = इस कार्य को पूर्ण के रूप में दर्ज करें

## Reminders

send-medication-reminder = { $name } को दवा का रिमाइंडर भेजें
send-reminder = { $name } को रिमाइंडर भेजें
    .hint = तुरंत एसएमएस से रिमाइंडर भेजता है
reminder-time = रिमाइंडर का समय चुनें
    .hint = चुनें कि हर दिन का रिमाइंडर कब भेजना है

## Photos. "Sent by": the bare genitive would be a photo of that person.

photo-response = { $task } के जवाब में { $name } की भेजी हुई फ़ोटो
photo-showing = { $name } की भेजी हुई फ़ोटो, पूर्ण कार्य: { $task }
cooking-illustration = खाना पकाने का चित्र

## Tabs

tab-dashboard = डैशबोर्ड
    .hint = आज के कार्य और जवाब देखें
tab-gallery = फ़ोटो गैलरी
    .hint = जवाब में प्रियजनों की भेजी हुई सभी फ़ोटो देखें
tab-habits = सभी आदतें
    .hint = निर्धारित कार्य और रिमाइंडर प्रबंधित करें

## The form for a new profile

profile-name = प्रोफ़ाइल का नाम
    .gender = masculine
    .hint = अपने प्रियजन का नाम दर्ज करें
phone-hint = देश के कोड के साथ फ़ोन नंबर दर्ज करें
invalid-phone-format = फ़ोन नंबर का फ़ॉर्मेट अमान्य है
relationship = आपसे रिश्ता
    .gender = masculine
    .hint = उदाहरण के लिए, दादी, पिता, दोस्त
create-profile = प्रोफ़ाइल बनाएं

## What went wrong

problem-reminder = रिमाइंडर नहीं भेजा जा सका। फ़ोन नंबर की जांच करें
