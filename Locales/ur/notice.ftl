## Errors

error = خرابی: { $message }
    .alone = خرابی

error-select-answer = جاری رکھنے کے لیے براہ کرم کوئی جواب منتخب کریں

field-email-address = ای میل پتہ
    .gender = masculine
field-phone-number = فون نمبر
    .gender = masculine
field-password = پاس ورڈ
    .gender = masculine
field-name = نام
    .gender = masculine

# لازمی and غلط are the same for any gender.
error-required = { $field } لازمی ہے
    .named = { $field } لازمی ہے

error-invalid = غلط { $field }
    .named = غلط: { $field }

# With its subject: it is also announced alone.
error-phone-format = فون نمبر کے شروع میں پلس کا نشان اور ملک کا کوڈ ہونا چاہیے

## Work that the app is doing while the listener waits

loading = لوڈ ہو رہا ہے
loading-tasks = کام لوڈ ہو رہے ہیں
loading-photo = تصویر لوڈ ہو رہی ہے
creating-profile = پروفائل بنائی جا رہی ہے
saving = محفوظ کِیا جا رہا ہے
signing-in = سائن ان ہو رہا ہے
please-wait = { $activity }، براہ کرم انتظار کریں

## Work that the app has done

done-transaction-created = ٹرانزیکشن بنائی گئی
done-profile-saved = پروفائل محفوظ کی گئی
# See confirm.ftl.
done-deleted = حذف کیا گیا: { $name }
    .alone = حذف کیا گیا

## Screens that have nothing to show

# After a colon, for کے لیے would ask for the oblique of what was searched for.
empty-results = کوئی نتیجہ نہیں: { $query }
    .alone = کوئی نتیجہ نہیں
empty-connection = انٹرنیٹ کنکشن نہیں ہے
empty-health-data = صحت کا ڈیٹا دستیاب نہیں
