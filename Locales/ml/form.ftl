## Names of form fields

field-amount = തുക
field-description = വിവരണം
field-comment = കമന്റ്
field-title = ശീർഷകം
field-date = തീയതി
field-time = സമയം
field-address = വിലാസം
field-select-profile = പ്രൊഫൈൽ തിരഞ്ഞെടുക്കൽ

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] ഒരു പിശക്: { $field }
   *[other] { $count } പിശകുകൾ. ആദ്യത്തേത്: { $field }
}
    .alone = { $count ->
        [1] ഒരു പിശക്
       *[other] { $count } പിശകുകൾ
    }
error-email-format = പൂർണ്ണമായ ഇമെയിൽ വിലാസം നൽകുക, ഉദാഹരണത്തിന് name അറ്റ് example ഡോട്ട് com
error-amount-range = തുക നൽകുക: { $range }
    .exact = തുക നൽകുക: { $amount }
error-number-range = { $least } മുതൽ { $most } വരെയുള്ള സംഖ്യ നൽകുക
error-least-characters = { $count ->
    [1] കുറഞ്ഞത് ഒരു പ്രതീകം നൽകുക
   *[other] കുറഞ്ഞത് { $count } പ്രതീകങ്ങൾ നൽകുക
}
error-most-characters = { $count ->
    [1] പരമാവധി ഒരു പ്രതീകം നൽകുക
   *[other] പരമാവധി { $count } പ്രതീകങ്ങൾ നൽകുക
}
error-passwords-differ = രണ്ട് പാസ്വേഡുകളും ഒന്നായിരിക്കണം
error-credentials = ഇമെയിൽ വിലാസമോ പാസ്വേഡോ തെറ്റാണ്. രണ്ടും പരിശോധിക്കുക
error-choose = കുറഞ്ഞത് ഒരു ഓപ്ഷൻ തിരഞ്ഞെടുക്കുക
error-connection = ഇന്റർനെറ്റ് കണക്ഷനില്ല. കണക്റ്റ് ചെയ്ത് വീണ്ടും ശ്രമിക്കുക
error-try-again = എന്തോ കുഴപ്പമുണ്ടായി. വീണ്ടും ശ്രമിക്കുക
error-try-later = സേവനം ഇപ്പോൾ ലഭ്യമല്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക

## Whether the characters of a password can be seen

password-shown = പാസ്വേഡ് കാണാം
password-hidden = പാസ്വേഡ് മറച്ചിരിക്കുന്നു

## Requirements of a form field

require-characters = { $count ->
    [1] കുറഞ്ഞത് ഒരു പ്രതീകം
   *[other] കുറഞ്ഞത് { $count } പ്രതീകങ്ങൾ
}
require-parts = { $length }, അതിൽ { $parts } വേണം
    .alone = ആവശ്യമായവ: { $parts }
require-digit = ഒരു അക്കം
require-symbol = ഒരു ചിഹ്നം
require-capital = ഒരു വലിയക്ഷരം
require-small = ഒരു ചെറിയക്ഷരം
require-all = എല്ലാ ഫീൽഡുകളും ആവശ്യമാണ്
require-option = { $count ->
    [1] താഴെയുള്ള ഓപ്ഷൻ തിരഞ്ഞെടുക്കുക
   *[other] താഴെയുള്ള { $count } ഓപ്ഷനുകളിൽ നിന്ന് തിരഞ്ഞെടുക്കുക
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] ഒരു പ്രതീകം ബാക്കി
   *[other] { $count } പ്രതീകങ്ങൾ ബാക്കി
}
characters-none-left = ഇനി പ്രതീകങ്ങൾ പറ്റില്ല
characters-over = { $count ->
    [1] പരിധിയേക്കാൾ ഒരു പ്രതീകം കൂടുതൽ
   *[other] പരിധിയേക്കാൾ { $count } പ്രതീകങ്ങൾ കൂടുതൽ
}
