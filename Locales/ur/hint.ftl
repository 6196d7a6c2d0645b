## Outcomes of controls. The statement is used for the control (تفصیلات کھولتا ہے); "infinitive" is the oblique infinitive that
## comes before کے لیے (تفصیلات دیکھنے کے لیے).

outcome-details = { $case ->
    [infinitive] تفصیلات دیکھنے
   *[statement] تفصیلات کھولتا ہے
}
outcome-details-and-transactions = { $case ->
    [infinitive] تفصیلات اور ٹرانزیکشنز دیکھنے
   *[statement] تفصیلات اور ٹرانزیکشنز کھولتا ہے
}
outcome-details-of = { $case ->
    [infinitive] { $who } کی تفصیلات دیکھنے
   *[statement] { $who } کی تفصیلات کھولتا ہے
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } کے کام دیکھنے
   *[statement] { $who } کے کام کھولتا ہے
}
    .alone = { $case ->
        [infinitive] کام دیکھنے
       *[statement] کام کھولتا ہے
    }
outcome-task-details = { $case ->
    [infinitive] کام کی تفصیلات دیکھنے
   *[statement] کام کی تفصیلات کھولتا ہے
}
outcome-full-screen = { $case ->
    [infinitive] پوری اسکرین پر دیکھنے
   *[statement] پوری اسکرین پر کھولتا ہے
}
outcome-profile = { $case ->
    [infinitive] پروفائل بدلنے
   *[statement] پروفائل بدلتا ہے
}
outcome-filter = { $case ->
    [infinitive] فلٹر کے آپشنز دکھانے
   *[statement] فلٹر کے آپشنز دکھاتا ہے
}
outcome-calendar = { $case ->
    [infinitive] کوئی دوسری تاریخ منتخب کرنے
   *[statement] کوئی دوسری تاریخ منتخب کرنے کے لیے کیلنڈر کھولتا ہے
}
outcome-sign-in = { $case ->
    [infinitive] ای میل اور پاس ورڈ سے سائن ان کرنے
   *[statement] ای میل اور پاس ورڈ سے سائن ان کرتا ہے
}
outcome-reset-password = { $case ->
    [infinitive] پاس ورڈ ری سیٹ کرنے
   *[statement] پاس ورڈ ری سیٹ کرتا ہے
}
outcome-save = { $case ->
    [infinitive] تبدیلیاں محفوظ کرنے
   *[statement] تبدیلیاں محفوظ کرتا ہے
}
# Avoid "ہمیشہ کے لیے", which would come before another کے لیے, and کو after the name, which would ask for its oblique.
outcome-delete = { $case ->
    [infinitive] { $name }، اسے مستقل طور پر حذف کرنے
   *[statement] { $name }، اسے مستقل طور پر حذف کرتا ہے
}
    .alone = { $case ->
        [infinitive] اسے مستقل طور پر حذف کرنے
       *[statement] اسے مستقل طور پر حذف کرتا ہے
    }
outcome-play = { $case ->
    [infinitive] پلے بیک شروع کرنے
   *[statement] پلے بیک شروع کرتا ہے
}

## Gestures and keys, in the words of Google's screen reader: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } کے لیے دو بار تھپتھپائیں
hint-touch-adjust = { FORM($outcome, case: "infinitive") } کے لیے اوپر یا نیچے سوائپ کریں
hint-keyboard = { FORM($outcome, case: "infinitive") } کے لیے اسپیس بار دبائیں
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } کے لیے تیر والے بٹن دبائیں
hint-pointer = { FORM($outcome, case: "infinitive") } کے لیے کلک کریں
hint-remote = { FORM($outcome, case: "infinitive") } کے لیے سلیکٹ دبائیں
