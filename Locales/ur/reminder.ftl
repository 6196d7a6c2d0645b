## Reminders that are sent as text messages (SMS), in the polite form that goes with آپ

reminder-greeting = السلام علیکم { $name }!
    .alone = السلام علیکم!
reminder-medication = دوا کا وقت ہو گیا ہے۔
    .morning = صبح کی دوا کا وقت ہو گیا ہے۔
    .noon = دوپہر کی دوا کا وقت ہو گیا ہے۔
    .evening = شام کی دوا کا وقت ہو گیا ہے۔
    .night = سونے سے پہلے کی دوا کا وقت ہو گیا ہے۔
reminder-task = یاد دہانی: { $task }
reminder-reply = جواب دیں:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = دوا لینے کے بعد
reminder-done = کام ہونے پر
reminder-photo = تصویر کے لیے
reminder-help = مدد کے لیے
reminder-keyword-done = ہو گیا
reminder-keyword-photo = تصویر
reminder-keyword-help = مدد
reminder-signature = پیار سے، { $who }
    .alone = پیار سے، آپ کے گھر والے
