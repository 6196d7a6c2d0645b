## Requests, as on buttons. A name is the object itself, without کو, which would ask for the name's oblique. Names of people
## take کو: who is called, answered or blocked. What may be a thing as well as a person comes after a colon.

action-open = { $name } کھولیں
    .alone = کھولیں
    .noun = { FORM($noun, 1) } کھولیں
action-close = { $name } بند کریں
    .alone = بند کریں
    .noun = { FORM($noun, 1) } بند کریں
action-edit = ترمیم کریں: { $name }
    .alone = ترمیم کریں
    .noun = { FORM($noun, 1, case: "oblique") } میں ترمیم کریں
action-add = شامل کریں: { $name }
    .alone = شامل کریں
    .noun = { FORM($noun, 1) } شامل کریں
action-create = { $name } بنائیں
    .alone = بنائیں
    .noun = { FORM($noun, 1) } بنائیں
# From here: حذف کریں deletes.
action-remove = یہاں سے ہٹائیں: { $name }
    .alone = یہاں سے ہٹائیں
    .noun = یہاں سے { FORM($noun, 1) } ہٹائیں
action-delete = حذف کریں: { $name }
    .alone = حذف کریں
    .noun = { FORM($noun, 1) } حذف کریں
action-rename = نام تبدیل کریں: { $name }
    .alone = نام تبدیل کریں
    .noun = { FORM($noun, 1, case: "oblique") } کا نام تبدیل کریں
action-move = { $name } دوسری جگہ لے جائیں
    .alone = دوسری جگہ لے جائیں
    .noun = { FORM($noun, 1) } دوسری جگہ لے جائیں
action-copy = { $name } کاپی کریں
    .alone = کاپی کریں
    .noun = { FORM($noun, 1) } کاپی کریں
action-save = { $name } محفوظ کریں
    .alone = محفوظ کریں
    .noun = { FORM($noun, 1) } محفوظ کریں
action-download = { $name } ڈاؤن لوڈ کریں
    .alone = ڈاؤن لوڈ کریں
    .noun = { FORM($noun, 1) } ڈاؤن لوڈ کریں
action-share = { $name } شیئر کریں
    .alone = شیئر کریں
    .noun = { FORM($noun, 1) } شیئر کریں
action-send = { $name } بھیجیں
    .alone = بھیجیں
    .noun = { FORM($noun, 1) } بھیجیں
action-select = منتخب کریں: { $name }
    .alone = منتخب کریں
    .noun = { FORM($noun, 1) } منتخب کریں
action-play = { $name } چلائیں
    .alone = چلائیں
    .noun = { FORM($noun, 1) } چلائیں
action-pause = { $name } موقوف کریں
    .alone = موقوف کریں
    .noun = { FORM($noun, 1) } موقوف کریں
action-pin = پِن کریں: { $name }
    .alone = پِن کریں
    .noun = { FORM($noun, 1) } پِن کریں
action-unpin = پِن ہٹائیں: { $name }
    .alone = پِن ہٹائیں
    .noun = { FORM($noun, 1, case: "oblique") } سے پِن ہٹائیں
action-mute = خاموش کریں: { $name }
    .alone = خاموش کریں
    .noun = { FORM($noun, 1, case: "oblique") } کو خاموش کریں
action-unmute = آواز آن کریں: { $name }
    .alone = آواز آن کریں
    .noun = { FORM($noun, 1, case: "oblique") } کی آواز آن کریں
action-like = { $name } لائیک کریں
    .alone = لائیک کریں
    .noun = { FORM($noun, 1) } لائیک کریں
action-favorite = پسندیدہ میں شامل کریں: { $name }
    .alone = پسندیدہ میں شامل کریں
    .noun = { FORM($noun, 1) } پسندیدہ میں شامل کریں
action-unfavorite = پسندیدہ سے نکالیں: { $name }
    .alone = پسندیدہ سے نکالیں
    .noun = { FORM($noun, 1) } پسندیدہ سے نکالیں
action-archive = آرکائیو کریں: { $name }
    .alone = آرکائیو کریں
    .noun = { FORM($noun, 1) } آرکائیو کریں
# Avoid چھوڑیں: to give up a medicine.
action-skip = { $name } اسکِپ کریں
    .alone = اسکِپ کریں
    .noun = { FORM($noun, 1) } اسکِپ کریں
action-snooze = بعد میں یاد دلائیں: { $name }
    .alone = بعد میں یاد دلائیں
    .noun = { FORM($noun, 1) } اسنوز کریں
action-activate = { $name } فعال کریں
    .alone = فعال کریں
    .noun = { FORM($noun, 1) } فعال کریں
action-deactivate = { $name } غیر فعال کریں
    .alone = غیر فعال کریں
    .noun = { FORM($noun, 1) } غیر فعال کریں
action-approve = منظور کریں: { $name }
    .alone = منظور کریں
    .noun = { FORM($noun, 1) } منظور کریں
action-decline = مسترد کریں: { $name }
    .alone = مسترد کریں
    .noun = { FORM($noun, 1) } مسترد کریں
action-report = شکایت کریں: { $name }
    .alone = شکایت کریں
    .noun = { TRAIT($noun, "being") ->
        [fault] { FORM($noun, 1, case: "oblique") } کی رپورٹ کریں
       *[thing] { FORM($noun, 1, case: "oblique") } کی شکایت کریں
    }
action-call = { $name } کو کال کریں
    .alone = کال کریں
    .noun = { FORM($noun, 1, case: "oblique") } کو کال کریں
action-reply = { $name } کو جواب دیں
    .alone = جواب دیں
    .noun = { TRAIT($noun, "being") ->
        [person] { FORM($noun, 1, case: "oblique") } کو جواب دیں
       *[thing] { FORM($noun, 1, case: "oblique") } کا جواب دیں
    }
action-forward = { $name } آگے بھیجیں
    .alone = آگے بھیجیں
    .noun = { FORM($noun, 1) } آگے بھیجیں
action-block = { $name } کو بلاک کریں
    .alone = بلاک کریں
    .noun = { FORM($noun, 1, case: "oblique") } کو بلاک کریں
action-filter = { $name } فلٹر کریں
    .alone = فلٹر کریں
    .noun = { FORM($noun, form: "plural") } فلٹر کریں
action-sort = { $name } ترتیب دیں
    .alone = ترتیب دیں
    .noun = { FORM($noun, form: "plural") } ترتیب دیں
# The oblique has no "نہیں" (see state.ftl), which would be heard as "do not mark".
action-mark = { FORM($state, case: "oblique") } کے طور پر نشان زد کریں: { $name }
    .alone = { FORM($state, case: "oblique") } کے طور پر نشان زد کریں

## Actions that often need no item

action-cancel = { $name } منسوخ کریں
    .alone = منسوخ کریں
    .noun = { FORM($noun, 1) } منسوخ کریں
action-retry = دوبارہ کوشش کریں: { $name }
    .alone = دوبارہ کوشش کریں
    .noun = { FORM($noun, 1) } دوبارہ آزمائیں
action-undo = کالعدم کریں
action-redo = دوبارہ کریں
action-next = اگلا: { $name }
    .alone = اگلا
    .noun = { TRAIT($noun, "gender") ->
        [feminine] اگلی
       *[masculine] اگلا
    } { FORM($noun, 1) }
action-previous = پچھلا: { $name }
    .alone = پچھلا
    .noun = { TRAIT($noun, "gender") ->
        [feminine] پچھلی
       *[masculine] پچھلا
    } { FORM($noun, 1) }
action-next-day = اگلا دن
action-previous-day = پچھلا دن
action-back = واپس
action-continue = جاری رکھیں
action-done = ہو گیا
action-submit = { $name } جمع کرائیں
    .alone = جمع کرائیں
    .noun = { FORM($noun, 1) } جمع کرائیں
action-refresh = { $name } ریفریش کریں
    .alone = ریفریش کریں
    .noun = { FORM($noun, form: "plural") } ریفریش کریں
action-search = تلاش کریں: { $name }
    .alone = تلاش کریں
    .noun = { FORM($noun, form: "plural") } تلاش کریں
action-select-all = سب منتخب کریں
    .noun = تمام { FORM($noun, form: "plural") } منتخب کریں
action-deselect-all = انتخاب ہٹائیں
action-sign-in = سائن ان کریں
action-sign-out = سائن آؤٹ کریں
action-read-more = مزید پڑھیں
action-settings = ترتیبات
action-help = مدد
