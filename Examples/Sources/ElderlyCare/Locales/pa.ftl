### Elderly care, in Punjabi

## Those who are cared for. ਦੀ and ਦੇ behind a name agree with what is owned.

profile-of = { $name } ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ
profile-photo-of = { $name } ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ ਫ਼ੋਟੋ
tasks-of = { $name } ਦੇ ਕੰਮ
select-profile = ਪ੍ਰੋਫ਼ਾਈਲ ਚੁਣੋ
create-new-profile = ਨਵੀਂ ਪ੍ਰੋਫ਼ਾਈਲ ਬਣਾਓ

## Tasks

task = ਕੰਮ
task-for = { $task }, { $name } ਲਈ
overdue-task = ਤੈਅ ਸਮਾਂ ਪਾਰ ਕਰ ਚੁੱਕਾ ਕੰਮ: { $task }
# "over": of the past, if the library names a day.
last-completed = ਪਿਛਲੀ ਵਾਰ { FORM($ago, gender: "over") } ਪੂਰਾ ਹੋਇਆ
request-clarification = ਹੋਰ ਜਾਣਕਾਰੀ ਮੰਗੋ
    .hint = ਇਸ ਕੰਮ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ ਮੰਗੋ
approve-response = ਜਵਾਬ ਮਨਜ਼ੂਰ ਕਰੋ
    .hint = ਇਸ ਕੰਮ ਨੂੰ ਮੁਕੰਮਲ ਵਜੋਂ ਮਾਰਕ ਕਰੋ

## Reminders

send-medication-reminder = { $name } ਨੂੰ ਦਵਾਈ ਦਾ ਰਿਮਾਈਂਡਰ ਭੇਜੋ
send-reminder = { $name } ਨੂੰ ਰਿਮਾਈਂਡਰ ਭੇਜੋ
    .hint = ਤੁਰੰਤ ਟੈਕਸਟ ਸੁਨੇਹੇ ਰਾਹੀਂ ਰਿਮਾਈਂਡਰ ਭੇਜਦਾ ਹੈ
reminder-time = ਰਿਮਾਈਂਡਰ ਦਾ ਸਮਾਂ ਚੁਣੋ
    .hint = ਚੁਣੋ ਕਿ ਹਰ ਦਿਨ ਦਾ ਰਿਮਾਈਂਡਰ ਕਦੋਂ ਭੇਜਣਾ ਹੈ

## Photos. "Sent by": the bare genitive would be a photo of that person.

photo-response = { $task } ਦੇ ਜਵਾਬ ਵਿੱਚ { $name } ਵੱਲੋਂ ਭੇਜੀ ਗਈ ਫ਼ੋਟੋ
photo-showing = { $name } ਵੱਲੋਂ ਭੇਜੀ ਗਈ ਫ਼ੋਟੋ, ਪੂਰਾ ਕੀਤਾ ਗਿਆ ਕੰਮ: { $task }
# "Scene": the screen reader says itself that it is an image.
cooking-illustration = ਖਾਣਾ ਪਕਾਉਣ ਦਾ ਦ੍ਰਿਸ਼

## Tabs

tab-dashboard = ਡੈਸ਼ਬੋਰਡ
    .hint = ਅੱਜ ਦੇ ਕੰਮ ਅਤੇ ਜਵਾਬ ਦੇਖੋ
tab-gallery = ਫ਼ੋਟੋ ਗੈਲਰੀ
    .hint = ਜਵਾਬ ਵਿੱਚ ਤੁਹਾਡੇ ਆਪਣਿਆਂ ਵੱਲੋਂ ਭੇਜੀਆਂ ਗਈਆਂ ਸਾਰੀਆਂ ਫ਼ੋਟੋਆਂ ਦੇਖੋ
tab-habits = ਸਾਰੀਆਂ ਆਦਤਾਂ
    .hint = ਨਿਰਧਾਰਤ ਕੰਮਾਂ ਅਤੇ ਰਿਮਾਈਂਡਰਾਂ ਦਾ ਪ੍ਰਬੰਧ ਕਰੋ

## The form for a new profile

profile-name = ਪ੍ਰੋਫ਼ਾਈਲ ਦਾ ਨਾਮ
    .gender = masculine
    .hint = ਆਪਣੇ ਕਰੀਬੀ ਦਾ ਨਾਮ ਦਰਜ ਕਰੋ
phone-hint = ਦੇਸ਼ ਦੇ ਕੋਡ ਸਮੇਤ ਫ਼ੋਨ ਨੰਬਰ ਦਰਜ ਕਰੋ
invalid-phone-format = ਫ਼ੋਨ ਨੰਬਰ ਦਾ ਫ਼ਾਰਮੈਟ ਗਲਤ ਹੈ
relationship = ਤੁਹਾਡੇ ਨਾਲ ਰਿਸ਼ਤਾ
    .gender = masculine
    .hint = ਜਿਵੇਂ ਦਾਦੀ, ਪਿਤਾ, ਦੋਸਤ
create-profile = ਪ੍ਰੋਫ਼ਾਈਲ ਬਣਾਓ

## What went wrong

problem-reminder = ਰਿਮਾਈਂਡਰ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਫ਼ੋਨ ਨੰਬਰ ਜਾਂਚੋ
