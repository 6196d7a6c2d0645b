## Progress of long work, announced while it continues

narration-stalled = اب بھی { FORM($progress, case: "oblique") } پر
    .alone = فی الحال کوئی پیش رفت نہیں
narration-resumed = دوبارہ جاری، { $progress }
    .alone = دوبارہ جاری
narration-back = واپس { FORM($progress, case: "oblique") } پر

## Several announcements at once

burst-errors = { $things }۔ پہلی: { $first }
