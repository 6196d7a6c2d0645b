## Reminders that are sent as text messages (SMS), in the polite form that goes with آپ

reminder-greeting = السلام علیکم { $name }!
    .alone = السلام علیکم!
reminder-medication = دوا کا وقت ہو گیا۔
    .morning = صبح کی دوا کا وقت ہو گیا۔
    .noon = دوپہر کی دوا کا وقت ہو گیا۔
    .evening = شام کی دوا کا وقت ہو گیا۔
    .night = رات کی دوا کا وقت ہو گیا۔
reminder-task = یاد دہانی: { $task }
reminder-reply = جواب لکھیں:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = دوا لینے پر
reminder-done = کام ہونے پر
reminder-photo = تصویر بھیجنے کے لیے
reminder-help = مدد کے لیے
reminder-keyword-done = ہو گیا
reminder-keyword-photo = تصویر
reminder-keyword-help = مدد
# Without پیار سے, which the younger do not write to their elders, and which would cost the line of the photo.
reminder-signature = { $who }
    .alone = آپ کے گھر والے
