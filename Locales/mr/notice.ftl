## Errors

error = त्रुटी: { $message }
    .alone = त्रुटी

error-select-answer = पुढे जाण्यासाठी कृपया उत्तर निवडा

field-email-address = ईमेल पत्ता
    .gender = masculine
field-phone-number = फोन नंबर
    .gender = masculine
field-password = पासवर्ड
    .gender = masculine
field-name = नाव
    .gender = neuter

# आवश्यक and अमान्य are the same for any gender.
error-required = { $field } आवश्यक आहे
    .named = { $field } आवश्यक आहे

error-invalid = अमान्य { $field }
    .named = अमान्य: { $field }

error-phone-format = फोन नंबरची सुरुवात प्लस चिन्हाने आणि देशाच्या कोडने झाली पाहिजे

## Work that the app is doing while the listener waits

loading = लोड होत आहे
loading-tasks = कामे लोड होत आहेत
loading-photo = फोटो लोड होत आहे
creating-profile = प्रोफाइल तयार होत आहे
saving = सेव्ह होत आहे
signing-in = साइन इन होत आहे
please-wait = { $activity }, कृपया थांबा

## Work that the app has done

done-transaction-created = व्यवहार तयार झाला
done-profile-saved = प्रोफाइल सेव्ह केली
# See confirm.ftl.
done-deleted = हटवले: { $name }
    .alone = हटवले

## Screens that have nothing to show

# After a colon, for साठी would ask for the stem of what was searched for.
empty-results = एकही परिणाम नाही: { $query }
    .alone = एकही परिणाम नाही
empty-connection = इंटरनेट कनेक्शन नाही
empty-health-data = आरोग्य डेटा उपलब्ध नाही
