## Confirmations, announced after an action. Neither the gender of the name is known nor its oblique. So the name comes after
## a colon, or اب says where it is, without a verb.

done-added = شامل کیا گیا: { $name }
    .alone = شامل کیا گیا
# As action-remove.
done-removed = یہاں سے ہٹایا گیا: { $name }
    .alone = یہاں سے ہٹایا گیا
done-saved = محفوظ کیا گیا: { $name }
    .alone = محفوظ کیا گیا
done-created = بنایا گیا: { $name }
    .alone = بنایا گیا
done-updated = اپ ڈیٹ کیا گیا: { $name }
    .alone = اپ ڈیٹ کیا گیا
done-copied = کاپی کیا گیا: { $name }
    .alone = کاپی کیا گیا
done-shared = شیئر کیا گیا: { $name }
    .alone = شیئر کیا گیا
done-archived = { $name } اب آرکائیو میں
    .alone = آرکائیو کیا گیا
done-favorite = { $name } اب پسندیدہ میں
    .alone = پسندیدہ میں شامل کیا گیا
done-unfavorite = { $name } اب پسندیدہ میں نہیں
    .alone = پسندیدہ سے نکالا گیا
done-moved = { $name } اب { $place } میں
    .alone = { $place } میں لے جایا گیا
done-sent = { $who } کو بھیجا گیا
    .alone = بھیجا گیا
# As action-mark.
done-marked = { FORM($state, case: "oblique") } کے طور پر نشان زد کیا گیا: { $name }
    .alone = { FORM($state, case: "oblique") } کے طور پر نشان زد کیا گیا
# For example: 4 تصویریں حذف کی گئیں, 1 پیغام حذف کیا گیا
done-deleted-things = { TRAIT($things, "gender") ->
    [feminine] { $count ->
        [1] { FORM($things, case: "inside") } حذف کی گئی
       *[other] { FORM($things, case: "inside") } حذف کی گئیں
    }
    [masculine] { $count ->
        [1] { FORM($things, case: "inside") } حذف کیا گیا
       *[other] { FORM($things, case: "inside") } حذف کیے گئے
    }
   *[none] حذف کیا گیا: { FORM($things, case: "inside") }
}
done-undone = کالعدم کیا گیا
undo-available = { $done }۔ کالعدم کِیا جا سکتا ہے

## Announcements of values that changed by themselves

updated-to = { $name } اب { $value }
    .alone = اب { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } اسکرین
    .alone = نئی اسکرین
panel-opened = { $name } پینل کھُلا
    .alone = پینل کھُلا
panel-closed = { $name } پینل بند ہوا
    .alone = پینل بند ہوا

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } اور { FORM($more, case: "inside") } حذف کرنے
   *[statement] { $name } اور { FORM($more, case: "inside") } حذف کرتا ہے
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "oblique") } کو حذف کرنے
       *[statement] { FORM($more, case: "oblique") } کو حذف کرتا ہے
    }
irreversible = اسے کالعدم نہیں کِیا جا سکتا
# Avoid چھپا ہوا, which is also "printed".
content-hidden = پوشیدہ
locked-until = { FORM($time, case: "ahead") } تک لاک ہے

## Screens that have nothing to show, and what to do there

empty-add = شروع کرنے کے لیے { FORM($noun, 1) } شامل کریں
empty-other-word = کوئی دوسرا لفظ آزمائیں
empty-nothing = دکھانے کے لیے کچھ نہیں
empty-data = کوئی ڈیٹا نہیں

## Work that the app is doing while the listener waits

deleting = حذف کِیا جا رہا ہے
sending = بھیجا جا رہا ہے
searching = تلاش جاری ہے
updating = اپ ڈیٹ ہو رہا ہے
connecting = کنیکٹ ہو رہا ہے
calculating = حساب لگایا جا رہا ہے

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] پلے بیک موقوف کرنے
   *[statement] پلے بیک موقوف کرتا ہے
}
outcome-page = { $case ->
    [infinitive] صفحہ بدلنے
   *[statement] صفحہ بدلتا ہے
}
