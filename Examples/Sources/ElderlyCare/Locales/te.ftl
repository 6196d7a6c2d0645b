### Elderly care, in Telugu

## Those who are cared for: the name stays as it is before what is owned

profile-of = { $name } ప్రొఫైల్
profile-photo-of = { $name } ప్రొఫైల్ ఫోటో
tasks-of = { $name } టాస్కులు
# As the library has it: the name of a field, not a request.
select-profile = ప్రొఫైల్ ఎంపిక
create-new-profile = కొత్త ప్రొఫైల్ సృష్టించండి

## Tasks

task = టాస్క్
task-for = { $task }, { $name } కోసం
overdue-task = గడువు దాటిన టాస్క్: { $task }
last-completed = { HEAD($ago) ->
    [now] { $ago } పూర్తయింది
   *[ago] చివరిసారిగా { $ago } పూర్తయింది
}
-head-now = ఇప్పుడే
request-clarification = మరిన్ని వివరాలు అడగండి
    .hint = ఈ టాస్క్ గురించి మరిన్ని వివరాలు అడగండి
approve-response = జవాబును ఆమోదించండి
    .hint = ఈ టాస్క్ పూర్తయినట్లు గుర్తు పెట్టండి

## Reminders

send-medication-reminder = { $name }కి మందుల రిమైండర్ పంపండి
send-reminder = { $name }కి రిమైండర్ పంపండి
    .hint = వెంటనే ఎస్ఎంఎస్ ద్వారా రిమైండర్ పంపుతుంది
reminder-time = రిమైండర్ సమయం ఎంచుకోండి
    .hint = రోజువారీ రిమైండర్ ఎప్పుడు పంపాలో ఎంచుకోండి

## Photos. "Sent by": the bare name would be who is in the photo

photo-response = జవాబుగా { $name } పంపిన ఫోటో, టాస్క్: { $task }
photo-showing = { $name } పంపిన ఫోటో, పూర్తయిన టాస్క్: { $task }
cooking-illustration = వంట చిత్రం

## Tabs

tab-dashboard = డ్యాష్‌బోర్డ్
    .hint = ఈ రోజు టాస్కులు, జవాబులు చూడండి
tab-gallery = ఫోటో గ్యాలరీ
    .hint = జవాబుగా మీ ఆత్మీయులు పంపిన అన్ని ఫోటోలు చూడండి
tab-habits = అన్ని అలవాట్లు
    .hint = షెడ్యూల్ చేసిన టాస్కులు, రిమైండర్లు నిర్వహించండి

## The form for a new profile

profile-name = ప్రొఫైల్ పేరు
    .hint = మీ ఆత్మీయుల పేరు ఇవ్వండి
phone-hint = దేశం కోడ్‌తో ఫోన్ నంబర్ ఇవ్వండి
invalid-phone-format = ఫోన్ నంబర్ ఫార్మాట్ సరిగా లేదు
relationship = మీతో బంధం
    .hint = ఉదాహరణకు, అమ్మమ్మ, నాన్న, ఫ్రెండ్
create-profile = ప్రొఫైల్ సృష్టించండి

## What went wrong

problem-reminder = రిమైండర్ వెళ్లలేదు. ఫోన్ నంబర్ సరిచూడండి
