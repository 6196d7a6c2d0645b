## Errors

error = പിശക്: { $message }
    .alone = പിശക്

error-select-answer = തുടരാൻ ഒരു ഉത്തരം തിരഞ്ഞെടുക്കുക

field-email-address = ഇമെയിൽ വിലാസം
field-phone-number = ഫോൺ നമ്പർ
field-password = പാസ്വേഡ്
field-name = പേര്

error-required = { $field } ആവശ്യമാണ്
    .named = { $field } ആവശ്യമാണ്

error-invalid = { $field } സാധുവല്ല
    .named = { $field } സാധുവല്ല

error-phone-format = ഫോൺ നമ്പറിന്റെ തുടക്കത്തിൽ പ്ലസ് ചിഹ്നവും രാജ്യ കോഡും ഉണ്ടായിരിക്കണം

## Work that the app is doing while the listener waits

loading = ലോഡ് ചെയ്യുന്നു
loading-tasks = ടാസ്കുകൾ ലോഡ് ചെയ്യുന്നു
loading-photo = ഫോട്ടോ ലോഡ് ചെയ്യുന്നു
creating-profile = പ്രൊഫൈൽ സൃഷ്ടിക്കുന്നു
saving = സേവ് ചെയ്യുന്നു
signing-in = സൈൻ ഇൻ ചെയ്യുന്നു
please-wait = { $activity }, ദയവായി കാത്തിരിക്കുക

## Work that the app has done

done-transaction-created = ഇടപാട് സൃഷ്ടിച്ചു
done-profile-saved = പ്രൊഫൈൽ സേവ് ചെയ്തു
done-deleted = { $name } ഇല്ലാതാക്കി
    .alone = ഇല്ലാതാക്കി

## Screens that have nothing to show

empty-results = ഫലങ്ങളില്ല: { $query }
    .alone = ഫലങ്ങളില്ല
empty-connection = ഇന്റർനെറ്റ് കണക്ഷനില്ല
empty-health-data = ആരോഗ്യ ഡാറ്റ ലഭ്യമല്ല
