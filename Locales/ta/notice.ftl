error = பிழை: { $message }
    .alone = பிழை

error-select-answer = தொடர, ஒரு விடையைத் தேர்ந்தெடுக்கவும்

field-email-address = மின்னஞ்சல் முகவரி
field-phone-number = ஃபோன் எண்
field-password = கடவுச்சொல்
field-name = பெயர்

error-required = { $field } கட்டாயம்
    .named = { $field } கட்டாயம்

error-invalid = தவறான { $field }
    .named = தவறானது: { $field }

error-phone-format = ஃபோன் எண், பிளஸ் குறி மற்றும் நாட்டுக் குறியீட்டுடன் தொடங்க வேண்டும்

## Work that the app is doing

loading = ஏற்றுகிறது
loading-tasks = பணிகளை ஏற்றுகிறது
loading-photo = புகைப்படத்தை ஏற்றுகிறது
creating-profile = சுயவிவரத்தை உருவாக்குகிறது
saving = சேமிக்கிறது
signing-in = உள்நுழைகிறது
please-wait = { $activity }, காத்திருக்கவும்

## Work that the app has done

done-transaction-created = பரிவர்த்தனை உருவாக்கப்பட்டது
done-profile-saved = சுயவிவரம் சேமிக்கப்பட்டது
done-deleted = { $name }: நீக்கப்பட்டது
    .alone = நீக்கப்பட்டது

## Screens that have nothing to show

empty-results = முடிவுகள் இல்லை: { $query }
    .alone = முடிவுகள் இல்லை
empty-connection = இணைய இணைப்பு இல்லை
empty-health-data = உடல்நலத் தரவு கிடைக்கவில்லை
