## Reminders that are sent as text messages (SMS), in the polite form that goes with آپ

reminder-greeting = السلام علیکم { $name }!
    .alone = السلام علیکم!
reminder-medication = دوا کا وقت ہو گیا ہے۔
    .morning = صبح کی دوا کا وقت ہو گیا ہے۔
    .noon = دوپہر کی دوا کا وقت ہو گیا ہے۔
    .evening = شام کی دوا کا وقت ہو گیا ہے۔
    .night = سونے سے پہلے کی دوا کا وقت ہو گیا ہے۔
reminder-task = اب یہ کرنا ہے: { $task }
reminder-reply = جواب میں لکھیں:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = اگر دوا لے لی ہے
reminder-done = جب کام ہو جائے
reminder-photo = تصویر بھیجنے کے لیے
reminder-help = اگر مدد چاہیے
reminder-keyword-done = ہو گیا
reminder-keyword-photo = تصویر
reminder-keyword-help = مدد
reminder-signature = پیار کے ساتھ، { $who }
    .alone = پیار کے ساتھ، آپ کے گھر والے
