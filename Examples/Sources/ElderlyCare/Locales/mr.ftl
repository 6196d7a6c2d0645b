### Elderly care, in Marathi

## Those who are cared for. यांचा and its forms leave a name as it is.

profile-of = { $name } यांची प्रोफाइल
profile-photo-of = { $name } यांचा प्रोफाइल फोटो
tasks-of = { $name } यांची कामे
select-profile = प्रोफाइलची निवड
create-new-profile = नवीन प्रोफाइल तयार करा

## Tasks

task = काम
task-for = { $task }, { $name } यांच्यासाठी
# As the library has it: फक्त वेळेत न झालेली कामे.
overdue-task = वेळेत न झालेले काम: { $task }
last-completed = { HEAD($ago) ->
    [just-now] { $ago } पूर्ण झाले
   *[other] शेवटचे { $ago } पूर्ण झाले
}
-head-just-now = आत्ताच
# Not स्पष्टीकरण, for which one is called to account.
request-clarification = आणखी माहिती मागा
    .hint = या कामाबद्दल आणखी तपशील विचारा
approve-response = उत्तर मंजूर करा
    .hint = हे काम पूर्ण असे मार्क करा

## Reminders

send-medication-reminder = { $name } यांना औषधाचा रिमाइंडर पाठवा
send-reminder = { $name } यांना रिमाइंडर पाठवा
    .hint = लगेच एसएमएसने रिमाइंडर पाठवते
reminder-time = रिमाइंडरची वेळ निवडा
    .hint = रोजचा रिमाइंडर कधी पाठवायचा ते निवडा

## Photos. A title of a task does not change before a colon or after it.

photo-response = { $name } यांनी उत्तरात पाठवलेला फोटो: { $task }
photo-showing = { $name } यांनी पाठवलेला फोटो, पूर्ण केलेले काम: { $task }
cooking-illustration = स्वयंपाकाचे चित्र

## Tabs

tab-dashboard = डॅशबोर्ड
    .hint = आजची कामे आणि उत्तरे पहा
tab-gallery = फोटो गॅलरी
    .hint = प्रियजनांनी उत्तरात पाठवलेले सर्व फोटो पहा
tab-habits = सर्व सवयी
    .hint = नियोजित कामे आणि रिमाइंडर व्यवस्थापित करा

## The form for a new profile

profile-name = प्रोफाइलचे नाव
    .gender = neuter
    .hint = तुमच्या प्रिय व्यक्तीचे नाव टाका
phone-hint = देशाच्या कोडसह फोन नंबर टाका
invalid-phone-format = फोन नंबरचे स्वरूप अमान्य आहे
relationship = तुमच्याशी नाते
    .gender = neuter
    .hint = उदाहरणार्थ, आजी, वडील, मित्र
create-profile = प्रोफाइल तयार करा

## What went wrong

problem-reminder = रिमाइंडर पाठवता आला नाही. फोन नंबर तपासा
