### Elderly care, in Malayalam
### Names have no suffix: they stand before or after a colon, or are the subject of a participle (Grandma അയച്ച ഫോട്ടോ).

## Those who are cared for

profile-of = { $name }: പ്രൊഫൈൽ
profile-photo-of = { $name }: പ്രൊഫൈൽ ഫോട്ടോ
tasks-of = { $name }: ടാസ്കുകൾ
select-profile = പ്രൊഫൈൽ തിരഞ്ഞെടുക്കൽ
create-new-profile = പുതിയ പ്രൊഫൈൽ സൃഷ്ടിക്കുക

## Tasks

task = ടാസ്ക്
# "What Grandma has to do": "for Grandma" would need a suffix of the name.
task-for = { $task }, { $name } ചെയ്യേണ്ടത്
overdue-task = സമയപരിധി കഴിഞ്ഞ ടാസ്ക്: { $task }
last-completed = അവസാനം പൂർത്തിയായത് { $ago }
# Not വിശദീകരണം, for which one is called to account.
request-clarification = കൂടുതൽ വിവരങ്ങൾ ചോദിക്കുക
    .hint = ഈ ടാസ്കിനെക്കുറിച്ച് കൂടുതൽ വിവരങ്ങൾ ചോദിക്കുക
approve-response = മറുപടി അംഗീകരിക്കുക
    .hint = ഈ ടാസ്ക് പൂർത്തിയായതായി അടയാളപ്പെടുത്തുക

## Reminders

send-medication-reminder = മരുന്നിനുള്ള റിമൈൻഡർ അയയ്ക്കുക, സ്വീകർത്താവ്: { $name }
send-reminder = റിമൈൻഡർ അയയ്ക്കുക, സ്വീകർത്താവ്: { $name }
    .hint = ഉടൻ തന്നെ എസ്എംഎസ് റിമൈൻഡർ അയയ്ക്കും
reminder-time = റിമൈൻഡർ സമയം തിരഞ്ഞെടുക്കുക
    .hint = ദിവസേനയുള്ള റിമൈൻഡർ എപ്പോൾ അയയ്ക്കണമെന്ന് തിരഞ്ഞെടുക്കുക

## Photos

photo-response = മറുപടിയായി { $name } അയച്ച ഫോട്ടോ, ടാസ്ക്: { $task }
photo-showing = { $name } അയച്ച ഫോട്ടോ, പൂർത്തിയായ ടാസ്ക്: { $task }
cooking-illustration = പാചകത്തിന്റെ ചിത്രീകരണം

## Tabs

tab-dashboard = ഡാഷ്ബോർഡ്
    .hint = ഇന്നത്തെ ടാസ്കുകളും മറുപടികളും കാണുക
tab-gallery = ഫോട്ടോ ഗാലറി
    .hint = മറുപടിയായി പ്രിയപ്പെട്ടവർ അയച്ച എല്ലാ ഫോട്ടോകളും കാണുക
tab-habits = എല്ലാ ശീലങ്ങളും
    .hint = ഷെഡ്യൂൾ ചെയ്ത ടാസ്കുകളും റിമൈൻഡറുകളും മാനേജ് ചെയ്യുക

## The form for a new profile

profile-name = പ്രൊഫൈലിന്റെ പേര്
    .hint = പ്രിയപ്പെട്ടയാളുടെ പേര് നൽകുക
phone-hint = രാജ്യ കോഡ് ചേർത്ത് ഫോൺ നമ്പർ നൽകുക
invalid-phone-format = ഫോൺ നമ്പറിന്റെ ഫോർമാറ്റ് സാധുവല്ല
relationship = നിങ്ങളുമായുള്ള ബന്ധം
    .hint = ഉദാഹരണത്തിന് മുത്തശ്ശി, അച്ഛൻ, സുഹൃത്ത്
create-profile = പ്രൊഫൈൽ സൃഷ്ടിക്കുക

## What went wrong

problem-reminder = റിമൈൻഡർ അയയ്ക്കാനായില്ല. ഫോൺ നമ്പർ പരിശോധിക്കുക
