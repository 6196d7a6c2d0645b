### Elderly care, in Gujarati

## Those who are cared for. The suffix of a name agrees with what is owned.

profile-of = { $name }ની પ્રોફાઇલ
profile-photo-of = { $name }નો પ્રોફાઇલ ફોટો
tasks-of = { $name }નાં કાર્યો
select-profile = પ્રોફાઇલ પસંદગી
create-new-profile = નવી પ્રોફાઇલ બનાવો

## Tasks

task = કાર્ય
task-for = { $task }, { $name } માટે
# As the library has it: ફક્ત સમયસર ન થયેલ કાર્યો.
overdue-task = સમયસર ન થયેલ કાર્ય: { $task }
last-completed = { HEAD($ago) ->
    [just-now] { $ago } પૂર્ણ કર્યું
   *[other] છેલ્લે { $ago } પૂર્ણ કર્યું
}
-head-just-now = હમણાં
# Not સ્પષ્ટતા or ખુલાસો, for which one is called to account.
request-clarification = વધુ માહિતી માગો
    .hint = આ કાર્ય વિશે વધુ વિગતો માગો
approve-response = જવાબ મંજૂર કરો
    .hint = આ કાર્યને પૂર્ણ તરીકે ચિહ્નિત કરો

## Reminders

send-medication-reminder = { $name }ને દવાનું રિમાઇન્ડર મોકલો
send-reminder = { $name }ને રિમાઇન્ડર મોકલો
    .hint = તરત જ એસએમએસથી રિમાઇન્ડર મોકલે છે
reminder-time = રિમાઇન્ડરનો સમય પસંદ કરો
    .hint = દરરોજનું રિમાઇન્ડર ક્યારે મોકલવું તે પસંદ કરો

## Photos. "Sent by": the bare genitive would be a photo of that person.

photo-response = { $task }ના જવાબમાં { $name }એ મોકલેલ ફોટો
photo-showing = { $name }એ મોકલેલ ફોટો, પૂર્ણ કરેલ કાર્ય: { $task }
cooking-illustration = રસોઈનું ચિત્ર

## Tabs

tab-dashboard = ડૅશબોર્ડ
    .hint = આજનાં કાર્યો અને જવાબો જુઓ
tab-gallery = ફોટો ગૅલરી
    .hint = પ્રિયજનોએ જવાબમાં મોકલેલ બધા ફોટા જુઓ
tab-habits = બધી ટેવો
    .hint = શેડ્યૂલ કરેલ કાર્યો અને રિમાઇન્ડર મેનેજ કરો

## The form for a new profile

profile-name = પ્રોફાઇલનું નામ
    .gender = neuter
    .hint = તમારા પ્રિયજનનું નામ દાખલ કરો
phone-hint = દેશના કોડ સાથે ફોન નંબર દાખલ કરો
invalid-phone-format = ફોન નંબરનું ફૉર્મેટ અમાન્ય છે
relationship = તમારી સાથેનો સંબંધ
    .gender = masculine
    .hint = ઉદાહરણ તરીકે, દાદી, પિતા, મિત્ર
create-profile = પ્રોફાઇલ બનાવો

## What went wrong

problem-reminder = રિમાઇન્ડર મોકલી શકાયું નહીં. ફોન નંબર તપાસો
