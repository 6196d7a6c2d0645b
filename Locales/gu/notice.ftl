## Errors

error = ભૂલ: { $message }
    .alone = ભૂલ

error-select-answer = ચાલુ રાખવા માટે કૃપા કરીને કોઈ જવાબ પસંદ કરો

field-email-address = ઇમેઇલ ઍડ્રેસ
    .gender = neuter
field-phone-number = ફોન નંબર
    .gender = masculine
field-password = પાસવર્ડ
    .gender = masculine
field-name = નામ
    .gender = neuter

# આવશ્યક and અમાન્ય are the same for any gender.
error-required = { $field } આવશ્યક છે
    .named = { $field } આવશ્યક છે

error-invalid = અમાન્ય { $field }
    .named = અમાન્ય: { $field }

# With its subject: it is also announced alone.
error-phone-format = ફોન નંબરની શરૂઆત પ્લસ ચિહ્ન અને દેશના કોડથી થવી જોઈએ

## Work that the app is doing while the listener waits

loading = લોડ થઈ રહ્યું છે
loading-tasks = કાર્યો લોડ થઈ રહ્યાં છે
loading-photo = ફોટો લોડ થઈ રહ્યો છે
creating-profile = પ્રોફાઇલ બની રહી છે
saving = સાચવવાનું ચાલુ છે
signing-in = સાઇન ઇન થઈ રહ્યું છે
please-wait = { $activity }, કૃપા કરીને રાહ જુઓ

## Work that the app has done

done-transaction-created = વ્યવહાર બનાવ્યો
done-profile-saved = પ્રોફાઇલ સાચવી
# See confirm.ftl.
done-deleted = ડિલીટ કર્યું: { $name }
    .alone = ડિલીટ કર્યું

## Screens that have nothing to show

empty-results = કોઈ પરિણામ નથી: { $query }
    .alone = કોઈ પરિણામ નથી
empty-connection = ઇન્ટરનેટ કનેક્શન નથી
empty-health-data = સ્વાસ્થ્ય ડેટા ઉપલબ્ધ નથી
