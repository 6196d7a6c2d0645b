## Errors

error = त्रुटि: { $message }
    .alone = त्रुटि

error-select-answer = जारी रखने के लिए कृपया कोई जवाब चुनें

field-email-address = ईमेल पता
    .gender = masculine
field-phone-number = फ़ोन नंबर
    .gender = masculine
field-password = पासवर्ड
    .gender = masculine
field-name = नाम
    .gender = masculine

# आवश्यक and अमान्य are the same for any gender.
error-required = { $field } आवश्यक है
    .named = { $field } आवश्यक है

error-invalid = अमान्य { $field }
    .named = अमान्य: { $field }

# With its subject: it is also announced alone.
error-phone-format = फ़ोन नंबर की शुरुआत प्लस चिह्न और देश के कोड से होनी चाहिए

## Work that the app is doing while the listener waits

loading = लोड हो रहा है
loading-tasks = कार्य लोड हो रहे हैं
loading-photo = फ़ोटो लोड हो रही है
creating-profile = प्रोफ़ाइल बनाई जा रही है
saving = सहेजा जा रहा है
signing-in = साइन इन हो रहा है
please-wait = { $activity }, कृपया प्रतीक्षा करें

## Work that the app has done

done-transaction-created = लेनदेन बनाया गया
done-profile-saved = प्रोफ़ाइल सहेजी गई
# See confirm.ftl.
done-deleted = हटाया गया: { $name }
    .alone = हटाया गया

## Screens that have nothing to show

# After a colon, for के लिए would ask for the oblique of what was searched for.
empty-results = कोई परिणाम नहीं: { $query }
    .alone = कोई परिणाम नहीं
empty-connection = इंटरनेट कनेक्शन नहीं है
empty-health-data = स्वास्थ्य डेटा उपलब्ध नहीं
